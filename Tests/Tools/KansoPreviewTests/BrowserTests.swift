import KansoPreview
import KansoTheme
import TestSupport
import Testing

/// Pages in Chromium.
@Suite(.requires(.browser), .requires(.python("axe_playwright_python"))) struct BrowserTests {
  @Test func aGuideWorks() async throws {
    let visit = try await BrowserPage.visit(GuidePreview(Sample.harbor()).html(), searching: "SLATE")
    visit.windows.expectGood()

    let search = try #require(visit.search)
    #expect(search.focused == "search" && search.live == "status" && search.noted.isEmpty)
    #expect(search.all == 36 && search.shown == 1 && search.after == 36 && search.nothing)
    // The groups are the token's section and its group.
    #expect(search.groups == 2)
    #expect(search.status == "1 of 36")

    let copies = [try #require(visit.copy), try #require(visit.copyWithoutClipboard)]
    #expect(copies.map(\.name) == ["Colors.background", "Colors.surface"])
    for copy in copies {
      #expect(
        copy.pasted == copy.name && copy.status == "Copied \(copy.name)" && copy.noted.isEmpty, "\(copy)")
    }

    let modes = try #require(visit.modes)
    #expect(modes.alone.count == 2 && modes.noted.isEmpty)
    #expect(modes.alone.allSatisfy { $0[0] > 0 && $0[1] == 0 && $0[0] < modes.all }, "\(modes)")

    let still = try #require(visit.withoutScript)
    #expect(still.shown == 36 && still.tools == 0)
  }

  @Test func everyTypeIsShown() async throws {
    let html = GuidePreview(Sample.types()).html()
    try await BrowserPage.visit(html).windows.expectGood()
  }

  @Test func manyModesAreChosenFromAList() async throws {
    let modes = (0..<9).map { Mode(name: "density \($0)", context: ["density": "\($0)"]) }
    let variants = (1..<9).map { ThemeToken.Variant(mode: $0, value: .dimension(.points(Double($0 * 4)))) }
    let tokens = [
      ThemeToken(path: "padding.gap", value: .dimension(.points(2)), variants: variants),
      ThemeToken(path: "padding.same", value: .dimension(.points(2))),
    ]
    let html = GuidePreview(Sample.theme(modes: modes, section: "padding", tokens)).html()
    let visit = try await BrowserPage.visit(html, searching: "gap")
    visit.windows.expectGood()
    #expect(visit.modes?.alone == Array(repeating: [1, 0], count: 9))
    #expect(visit.modes?.all == 9)
  }

  @Test(arguments: [0, 1, 3, 8, 10]) func hostileTextsAreTexts(_ index: Int) async throws {
    let html = GuidePreview(Sample.hostile(Sample.hostileTexts[index])).html()
    let windows = try await BrowserPage.visit(html).windows
    #expect(windows.noted.isEmpty, "\(windows.noted)")
    #expect(windows.overflow.isEmpty, "\(windows.overflow)")
  }
}

import KansoPreview
import KansoTheme
import TestSupport
import Testing

/// Pages in Chromium.
@Suite(.serialized, .enabled(if: BrowserPage.isThere)) struct BrowserTests {
  @Test func aGuideWorks() throws {
    let visit = try BrowserPage.visit(GuidePreview(Sample.harbor()).html(), searching: "SLATE")
    expectGood(visit.looks)

    let search = try #require(visit.search)
    #expect(search.focused == "search" && search.live == "status" && search.noted.isEmpty)
    #expect(search.all == 36 && search.shown == 1 && search.after == 36 && search.nothing)
    // The section and the group that the token is in.
    #expect(search.groups == 2)
    #expect(search.said == "1 of 36")

    for copy in [try #require(visit.copy), try #require(visit.copyWithoutClipboard)] {
      #expect(copy.name == "Colors.Palette.white" && copy.pasted == copy.name && copy.noted.isEmpty)
      #expect(copy.said == "Copied Colors.Palette.white")
    }

    let modes = try #require(visit.modes)
    #expect(modes.alone.count == 2 && modes.noted.isEmpty)
    #expect(modes.alone.allSatisfy { $0[0] > 0 && $0[1] == 0 && $0[0] < modes.all }, "\(modes)")

    let still = try #require(visit.withoutScript)
    #expect(still.shown == 36 && still.tools == 0)
  }

  @Test func everyTypeIsShown() throws {
    let html = GuidePreview(Sample.types()).html()
    expectGood(try BrowserPage.visit(html).looks)
  }

  @Test func manyModesAreChosenFromAList() throws {
    let modes = (0..<9).map { Mode(name: "density \($0)", context: ["density": "\($0)"]) }
    let variants = (1..<9).map { ThemeToken.Variant(mode: $0, value: .dimension(.points(Double($0 * 4)))) }
    let tokens = [
      ThemeToken(path: "padding.gap", value: .dimension(.points(2)), variants: variants),
      ThemeToken(path: "padding.same", value: .dimension(.points(2))),
    ]
    let html = GuidePreview(Sample.theme(modes: modes, section: "padding", tokens)).html()
    let visit = try BrowserPage.visit(html, searching: "gap")
    expectGood(visit.looks)
    #expect(visit.modes?.alone == Array(repeating: [1, 0], count: 9))
    #expect(visit.modes?.all == 9)
  }

  @Test(arguments: [0, 1, 3, 8, 10]) func hostileTextsAreTexts(_ index: Int) throws {
    let html = GuidePreview(Sample.hostile(Sample.hostileTexts[index])).html()
    let looks = try BrowserPage.visit(html).looks
    #expect(looks.noted.isEmpty, "\(looks.noted)")
    #expect(looks.overflow.isEmpty, "\(looks.overflow)")
  }

  private func expectGood(_ looks: BrowserPage.Visit.Looks) {
    #expect(looks.noted.isEmpty, "\(looks.noted)")
    #expect(looks.overflow.isEmpty, "\(looks.overflow)")
    #expect(looks.axe.isEmpty, "\(looks.axe)")
    // Each width in light and dark; a page of text alone has many colors at the edges of its letters.
    #expect(looks.colors.count == 6 && looks.colors.allSatisfy { $0 > 100 }, "\(looks.colors)")
  }
}

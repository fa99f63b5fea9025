import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// The page of an inventory.
struct InventoryPageTests {
  private func page(_ report: InventoryReport) throws -> String {
    let guide = "colors: {ink: '#2c4251'}\npadding: {m: 8}\n"
    let theme = try #require(CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme)
    return InventoryPage.html(theme, report)
  }

  private func report(_ text: String) -> InventoryReport {
    let value = InventoryReport.NearDuplicate.Value(
      text, color: ColorValue(red: 1, green: 0, blue: 0), useCount: 1)
    return InventoryReport(
      title: text, facts: [.init(text, text)], uses: [TokenPath("colors.ink"): text],
      lengths: [.init(text, 40), .init(text, 10), .init(text, 0)], files: [.init(text, 3)],
      nearDuplicates: [.init(text, value, value, distance: text)])
  }

  @Test func thePageHasTheCountsBeforeTheGuide() throws {
    let page = try page(report("8"))
    let titles = page.matches(of: /<h2[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.1) }
    #expect(titles == ["Files that pay most", "Lengths", "Near-duplicates", "Colors", "Padding"])
    let widths = page.matches(of: /style="width:(\d+)%"/).map { String($0.1) }
    #expect(widths == ["100", "100", "25", "1"])
    #expect(page.contains("<p class=\"about\" dir=\"auto\">8</p>"))
    #expect(page.contains("1 use</span>"))
  }

  @Test func sectionsWithoutContentAreLeftOut() throws {
    let page = try page(
      InventoryReport(title: "A", facts: [], uses: [:], lengths: [], files: [], nearDuplicates: []))
    #expect(page.matches(of: /<h2/).count == 2)
  }

  @Test(.requires(.python("html5lib"))) func theMarkupIsValid() async throws {
    let markup = try await BrowserPage.markup(page(report("Sources/A \u{202E}.swift")))
    #expect(markup.mistakes.isEmpty && markup.doubleIDs.isEmpty && markup.brokenLinks.isEmpty, "\(markup)")
    #expect(markup.scripts == 1 && markup.handlers.isEmpty && markup.foreignLinks.isEmpty)
  }

  /// Names of files and of tokens are texts, and never markup.
  @Test func textsAreNoMarkup() throws {
    let hostile = "</style><script>alert(1)</script>\"'&<img src=x onerror=alert(1)>"
    let page = try page(report(hostile))
    #expect(!page.contains("<script>alert") && !page.contains("<img"))
    #expect(page.contains("&lt;script&gt;alert(1)"))
  }
}

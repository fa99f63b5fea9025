import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// The difference of two guides in every format.
struct GuideDifferencePageTests {
  static let old = """
    name: Shop
    modes: [light, dark]
    colors:
      ink: {light: "#1C1E22", dark: "#EDEBE7"}
      text: ink
      title: text
      background: {light: "#FFFFFF", dark: "#121315"}
      grey: "#808080"
      link: "#3366CC"
      glass: "#33669980"
      gone: {value: "#FF0000", deprecated: "Use {colors.link}"}
    fonts:
      body: {family: Georgia, size: 16}
      heading: {family: Georgia, weight: bold, size: 24}
    padding:
      gap: 8
      card: {top: 8, leading: 16, bottom: 8, trailing: 16}
    radii:
      card: 8
    """
  static let new = """
    name: Shop
    modes: [light, dark]
    colors:
      ink: {light: "#5C6E82", dark: "#EDEBE7"}
      text: ink
      title: text
      background: {light: "#FFFFFF", dark: "#000000"}
      gray: "#808080"
      link: "oklch(0.6 0.25 260)"
      glass: "#33669940"
      brand: "color(display-p3 0.9 0.2 0.3)"
    fonts:
      body: {family: Georgia, size: 18}
      heading: {value: {family: Georgia, weight: bold, size: 24}, description: For titles}
    padding:
      gap: 12
      card: {top: 8, leading: 24, bottom: 8, trailing: 24}
    radii:
      card: 14
    """

  static func page(_ old: String, _ new: String) throws -> GuideDifferencePage {
    GuideDifferencePage(
      from: try GuideDifferenceTests.theme(old), to: try GuideDifferenceTests.theme(new), oldName: "old.yaml",
      newName: "new.yaml")
  }

  @Test func inATerminal() throws {
    let text = try Self.page(Self.old, Self.new).terminal(columns: 90, colors: .none)
    let golden = Project.root.appendingPathComponent(
      "Tests/Tools/KansoPreviewTests/Golden/guide-difference.txt")
    try Golden.check(text, against: golden)
  }

  @Test func linesFitTheTerminal() throws {
    let page = try Self.page(Self.old, Self.new)
    for columns in [20, 33, 80] {
      let lines = page.terminal(columns: columns, colors: .none).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns })
    }
    // An ideograph takes two columns.
    let wide = Self.old.replacing("link", with: String(repeating: "色", count: 30))
    let lines = try Self.page(Self.old, wide).terminal(columns: 20, colors: .none).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count + $0.count { $0 == "色" } <= 20 })
    #expect(lines.joined().count { $0 == "色" } >= 30)
    // Widths below the minimum give the minimum.
    #expect(page.terminal(columns: -1, colors: .none) == page.terminal(columns: 20, colors: .none))
  }

  @Test func swatchesInTrueColorOnly() throws {
    let page = try Self.page(Self.old, Self.new)
    #expect(
      page.terminal(columns: 80, colors: .trueColor).contains("\u{1B}[38;2;92;110;130m████\u{1B}[0m #5c6e82"))
    #expect(!page.terminal(columns: 80, colors: .none).contains("\u{1B}"))
  }

  @Test func aPageReportsThatNothingVisibleChanged() throws {
    let same = try Self.page(Self.old, Self.old)
    #expect(same.isEmpty && !same.difference.isVisible)
    #expect(
      same.terminal(columns: 80, colors: .trueColor)
        == "old.yaml → new.yaml\nNothing changed: both guides say the same.\n")
    #expect(same.html().contains("Nothing changed: both guides say the same."))
    #expect(same.svg(width: 834).contains("Nothing changed"))
    let described = Self.old.replacing("gap: 8", with: "gap: {value: 8, description: Between all}")
    let other = try Self.page(Self.old, described)
    #expect(!other.isEmpty && !other.difference.isVisible)
    #expect(other.summary.hasPrefix("Nothing visible changed."))
  }

  @Test func bothSidesStandInTheHTML() throws {
    let html = try Self.page(Self.old, Self.new).html()
    for text in [
      "background-color:#1c1e22", "background-color:#5c6e82", "color(display-p3 0.9 0.2 0.3)",
      "oklch(0.6 0.25 260)", "font-size:16px", "font-size:18px", "4 points more, 50 %", "2 tokens follow",
      "alias of colors.text", "was colors.grey", "too low for texts now", "on-dark",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    #expect(html == (try Self.page(Self.old, Self.new).html()))
  }

  @Test func thePictureIsValidAndNothingSticksOut() throws {
    let page = try Self.page(Self.old, Self.new)
    for width in [240.0, 390, 834, 1200, 10_000] {
      let drawing = page.drawing(width: width)
      #expect(drawing.size.width == width)
      #expect(drawing.size.height > 500)
      #expect(drawing.commands.count > 100)
    }
    for width in [-1, 0, Double.nan, .infinity, 1e300] {
      let size = page.drawing(width: width).size
      #expect(size.width.isFinite && size.height.isFinite && size.width > 0)
    }
    #expect(WellFormedness.problem(in: page.svg(width: 834)) == nil)
  }

  /// Tests attacks in the names, descriptions and texts of a guide.
  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>", "</style><b>", "\u{1B}[31m\u{7}",
    "\u{202E}abc\u{2066}", "\u{0}\u{FFFE}", String(repeating: "W", count: 5_000), "';}</script>", "",
  ])
  func hostileTextsStayTexts(_ text: String) throws {
    let page = GuideDifferencePage(
      from: Self.hostile(text, 1), to: Self.hostile(text, 2), oldName: text, newName: text + "2")
    let (html, svg) = (page.html(), page.svg(width: 390))
    for markup in [html, svg] {
      #expect(!markup.contains("<script>alert"))
      #expect(!markup.contains("<img"))
      #expect(!markup.contains("</style><b>"))
      #expect(!markup.contains("\u{1B}"))
      #expect(!markup.contains("\u{0}"))
    }
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(WellFormedness.problem(in: svg) == nil)
    let lines = page.terminal(columns: 80, colors: .none)
    #expect(
      !lines.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" || $0 == "\u{2066}"
      })
  }

  /// Returns a theme with a text in every text field, and values that depend on a number.
  private static func hostile(_ text: String, _ number: Double) -> Theme {
    let mode = Mode(name: text + "\(number)", context: [text + "axis": text + "\(number)"], fallback: text)
    let font = Typography(families: [text, text + "\(number)"], face: text, size: number * 10)
    func path(_ section: String) -> TokenPath { TokenPath("\(section).\(text)") }
    let color = TokenValue.color(ColorValue(red: 0.1 * number, green: 0, blue: 0))
    let tokens = [
      ThemeToken(
        path: path("colors"), value: color, description: text + "\(number)",
        deprecated: .message("{\(text)}\(number)")),
      ThemeToken(path: path("fonts"), value: .typography(font)),
      ThemeToken(path: path("families"), value: .fontFamily([text + "\(number)"])),
      ThemeToken(path: path("alias"), value: color, alias: path("colors")),
      ThemeToken(path: path("other"), value: color, alias: number == 1 ? path("colors") : path("alias")),
      ThemeToken(path: path("only\(number)"), value: .dimension(.points(number))),
      ThemeToken(path: path("huge"), value: .dimension(.points(number * 1e300))),
      ThemeToken(
        path: path("odd"), value: .edges(Edges(top: .nan, leading: .infinity, bottom: -1, trailing: number))),
    ]
    let group = TokenGroup(path: path("colors"), description: text + "\(number)", members: [])
    return Theme(name: text + "\(number)", modes: [mode], sections: [group], tokens: tokens)
  }
}

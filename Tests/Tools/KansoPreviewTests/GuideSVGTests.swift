import Foundation
import KansoGuide
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A guide as one image.
struct GuideSVGTests {
  static func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "tokens.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  private func texts(_ drawing: Drawing) -> [TextCommand] {
    drawing.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func fills(_ drawing: Drawing) -> [(rect: Rect, color: ColorValue)] {
    drawing.commands.compactMap { command in
      if case .fill(let outline, .color(let color)) = command { (outline.bounds, color) } else { nil }
    }
  }

  /// The image in the documentation is that of the project's own guide.
  @Test func theDocumentedPictureIsCurrent() throws {
    let guide = try String(contentsOf: Project.root.appendingPathComponent("tokens.yaml"), encoding: .utf8)
    let svg = GuidePreview(try Self.theme(guide)).svg(width: PictureLayout.defaultWidth)
    try Golden.check(svg, against: Project.root.appendingPathComponent("Documentation/Pictures/guide.svg"))
  }

  static let guide = """
    name: Shop
    modes:
      light: {appearance: light}
      dark: {appearance: dark}
      contrast: {contrast: increased, fallback: light}
    colors:
      description: What the shop is painted with
      ink: {light: "#123456", dark: "#ABCDEF", contrast: "#000001"}
      paper: "#FEDCBA"
      text: ink
      veil: "#11223380"
      button:
        description: What can be pressed
        old: {value: "#445566", deprecated: "use {colors.paper}"}
      late: "#0A0B0C"
    fonts:
      display: {family: Georgia, size: 40}
      poster: {family: Georgia, size: 4000}
    padding:
      standard: 24
      adapting: {light: 8, dark: 12}
    """

  @Test func everythingIsSaid() throws {
    let theme = try Self.theme(Self.guide)
    let texts = texts(GuidePreview(theme).drawing(width: 834)).map(\.text)
    for text in [
      "Shop", "Colors", "What the shop is painted with", "ink", "Colors.ink", "#123456", "#abcdef", "#000001",
      "light", "dark", "contrast", "alias of colors.ink", "button", "What can be pressed",
      "Deprecated: use colors.paper",
      "Colors.Button.old", "Fonts", "Georgia, 40 pt, 400", "Padding", "24 points",
      "light, contrast: 8 points",
      "drawn in 92 pt",
    ] { #expect(texts.contains { $0.contains(text) }, "\(text)") }
    #expect(texts.contains { $0.contains("10 tokens") && $0.contains("\(theme.fingerprint)") })
    #expect(texts.contains { $0.contains("modes light, dark, contrast") })
    // After a nested group, the outer group's heading is repeated.
    let late = try #require(texts.firstIndex(of: "late"))
    #expect(texts[..<late].last == "colors")
  }

  @Test func modesAreSideBySide() throws {
    let fills = fills(GuidePreview(try Self.theme(Self.guide)).drawing(width: 834))
    let swatches = try ["#123456", "#abcdef", "#000001"].map { hex in
      try #require(fills.first { $0.color == ColorValue(hex: hex) && $0.rect.height > 50 })
    }
    #expect(Set(swatches.map(\.rect.minY)).count == 1)
    // The edges are on pixels.
    let widths = swatches.map(\.rect.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 0.5)
    #expect(swatches[0].rect.maxX == swatches[1].rect.minX && swatches[1].rect.maxX == swatches[2].rect.minX)
  }

  @Test func lengthsAreDrawnToScale() throws {
    let fills = fills(GuidePreview(try Self.theme("padding: {standard: 24}")).drawing(width: 834))
    #expect(fills.contains { $0.rect.width == 24 && $0.rect.height < 24 })
  }

  @Test func samplesAreInTheFont() throws {
    let texts = texts(GuidePreview(try Self.theme(Self.guide)).drawing(width: 1200))
    let sample = try #require(texts.first { $0.text.hasPrefix("Sphinx") })
    #expect(sample.size == 40 && sample.font.families == ["Georgia"])
    // The largest values are not drawn to scale. Otherwise a guide could produce an image of any size.
    #expect(texts.allSatisfy { $0.size <= 100 })
  }

  @Test(arguments: [240, 390, 834, 1200, 10_000] as [Length])
  func nothingReachesBeyondTheEdges(_ width: Length) throws {
    let url = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Guides/everything.yaml")
    let guide = try String(contentsOf: url, encoding: .utf8)
    // The longest legal name.
    let long = String(repeating: "wide", count: 50)
    for theme in [
      try Self.theme(guide), try Self.theme("name: \(long)\ncolors: {\(long): {\(long): '#FFF'}}"),
    ] {
      let drawing = GuidePreview(theme).drawing(width: width)
      #expect(drawing.size.width == width && drawing.size.height < 100_000)
      for text in texts(drawing) {
        #expect(text.origin.x >= 0 && text.origin.x + text.width <= width + 1, "\(text.text)")
        #expect(text.origin.y <= drawing.size.height)
      }
    }
  }

  @Test(
    arguments: [(.nan, 240), (-1, 240), (0, 240), (1e300, 10_000), (.infinity, 10_000)] as [(Length, Length)])
  func widthsAreBounded(_ width: Length, _ shown: Length) throws {
    #expect(GuidePreview(try Self.theme(Self.guide)).drawing(width: width).size.width == shown)
  }

  @Test func anEmptyGuideIsAPictureToo() {
    let drawing = GuidePreview(Theme(name: "Empty", sections: [], tokens: [])).drawing(width: 390)
    #expect(texts(drawing).map(\.text).contains("Empty"))
  }

  /// A guide with markup, scripts, control characters and bidirectional controls in each field.
  static let hostile = """
    name: "</title><script>alert(1)</script>\\u202E]]>"
    modes:
      "<b>\\"'": {appearance: light}
      "dark\\u2028": {"<i>": "<u>"}
    colors:
      description: "<script>1</script>\\r\\n\\u2066"
      "<script>x": {value: {"<b>\\"'": "#123456", "dark\\u2028": "#654321"}, description: "]]><svg onload=1>", \
    deprecated: "<a href=javascript:1>"}
      "a\\u2028b": "<script>x"
    fonts:
      "f<": {family: "</style><script>2</script>", face: "<x>", size: 12}
    """

  @Test func hostileTextIsText() throws {
    let theme = try Self.theme(Self.hostile)
    let svg = GuidePreview(theme).svg(width: 390)
    #expect(
      !svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<svg onload") && !svg.contains("<a ")
    )
    #expect(
      !svg.unicodeScalars.contains {
        (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      })
    #expect(svg.contains("&lt;script&gt;x"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  /// A text measurer that typesets like the default one and counts its calls.
  final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
    private(set) var count = 0

    func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
      count += 1
      return SansSerifTextMeasurer().typeset(runs, width: width, lines: lines, mode: mode)
    }
  }

  /// Each block is laid out separately: the texts of one block are not typeset again for the others.
  @Test func workGrowsWithTheGuide() throws {
    func count(_ tokens: Int) throws -> Int {
      let lines = (0..<tokens).map { "  p\($0): \($0 % 90)" }.joined(separator: "\n")
      let measurer = CountingMeasurer()
      _ = GuidePreview(try Self.theme("padding:\n\(lines)\n")).drawing(width: 834, measurer: measurer)
      return measurer.count
    }
    let (few, many) = (try count(8), try count(64))
    #expect(few >= 8 && many < 2 * 8 * few, "\(few) texts are set for 8 tokens, \(many) for 64")
  }
}

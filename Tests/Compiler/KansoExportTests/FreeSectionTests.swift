import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import Testing

@testable import KansoExport

/// Sections with names of a team: their tokens are exported by kind, under their own names.
struct FreeSectionTests {
  private static let guide = """
    kanso: 2
    name: Mine
    modes: [light, dark]
    sections: {space: padding, palette: colors, type: fonts, motion: durations}
    space: {small: 4, inset: small * 2}
    palette:
      ink: "#2C4251"
      paper: {light: "#FFFFFF", dark: ink}
    type:
      body: {family: Georgia, size: "{space.small} * 4"}
    motion: {fast: 150ms}

    """

  private func text(_ format: ExportFormat) throws -> String {
    let compiled = CompiledGuide(bytes: Array(Self.guide.utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.isEmpty)
    var options = ExportOptions()
    options.package = "com.example"
    let exporter = try #require(Exporter(format, options))
    #expect(exporter.problems.isEmpty)
    return exporter.files(of: try #require(compiled.theme))
      .map { "\($0.name)\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  @Test(arguments: [
    (
      ExportFormat.css,
      [
        "--space-inset: 8px;", "--palette-ink: #2c4251;", "--palette-paper: #ffffff;",
        "--motion-fast: 150ms;",
      ]
    ),
    (.android, ["<dimen name=\"space_inset\">8dp</dimen>", "<color name=\"palette_ink\">#FF2C4251</color>"]),
    (
      .compose,
      [
        "val inset = 8.dp", "object LightPalette : TokenPalette {\n    override val ink = Color(0xFF2C4251)",
        "val fast = 150",
      ]
    ),
    (.assets, ["palettePaper.colorset/Contents.json"]),
  ])
  func theNamesAreThoseOfTheGuide(_ format: ExportFormat, _ expected: [String]) throws {
    let text = try text(format)
    for part in expected { #expect(text.contains(part), "\(format): \(part)\n\(text)") }
  }
}

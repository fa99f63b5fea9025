import KansoDiagnostics
import KansoExport
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Asset catalogs that Kanso wrote, read back.
struct AssetCatalogExportTests {
  /// Returns the colors of a guide in sRGB or display-P3 by their paths, in each mode, and those of the guide that the import
  /// of its export makes; nil if the guide has errors.
  private func colors(_ yaml: String, folders: Bool = false) -> (
    guide: [String: [String]], imported: [String: [String]], text: String
  )? {
    guard let theme = CompiledGuide(bytes: Array(yaml.utf8), path: "tokens.yaml").theme else { return nil }
    var options = ExportOptions()
    options.folders = folders
    let files = (Exporter(.assets, options)?.files(of: theme) ?? []).map { file in
      ForeignFile(name: file.name, source: SourceFile(path: file.name, bytes: file.bytes))
    }
    let guide = GuideWriter.write(AssetCatalogReader.read(files, ImportSelection()))
    guard !guide.text.isEmpty else { return (colors(of: theme), [:], "") }
    guard let imported = CompiledGuide(bytes: Array(guide.text.utf8), path: "tokens.yaml").theme else {
      Issue.record("\(guide.text)")
      return nil
    }
    return (colors(of: theme), colors(of: imported), guide.text)
  }

  private func colors(of theme: Theme) -> [String: [String]] {
    let contexts: [Context] = [
      ["appearance": "light", "contrast": "normal"], ["appearance": "dark", "contrast": "normal"],
      ["appearance": "light", "contrast": "increased"], ["appearance": "dark", "contrast": "increased"],
    ]
    var colors: [String: [String]] = [:]
    for token in theme.tokens where token.type == .color {
      colors[token.path.dotted] = contexts.map { context in
        guard case .color(let color) = theme.value(of: token, in: context) else { return "" }
        let space: ColorSpace = color.isInGamut(of: .srgb) ? .srgb : .displayP3
        let mapped = color.mapped(toGamutOf: space)
        let channels = mapped.components + [color.alpha]
        return channels.reduce("\(space)") { "\($0) \((($1 ?? 0) * 1000).rounded() / 1000)" }
      }
    }
    return colors
  }

  @Test func theColorsOfAnExportAreThoseOfTheGuide() throws {
    let (guide, imported, text) = try #require(
      colors(
        """
        kanso: 2
        modes:
          light: {appearance: light}
          dark: {appearance: dark, fallback: light}
          lightHighContrast: {appearance: light, contrast: increased, fallback: light}
          darkHighContrast: {appearance: dark, contrast: increased, fallback: dark}
        colors:
          ink: {light: "#112233", dark: "#EEEEEE", lightHighContrast: "#000000", darkHighContrast: "#FFFFFF"}
          lightGray: "#C1C1C180"
          text: ink
          100: {light: "#010203", dark: "#030201"}
          wide: color(display-p3 1 0.5 0)
          exact: color(srgb 0.2513 0.5 0.1)
          deep: oklch(0.5 0.1 200)
          inkColor: "#000000"
        """))
    #expect(imported == guide, "\(text)")
    #expect(!text.contains("description"))
  }

  /// Words run together in a catalog, so groups and other notations of names are lost.
  @Test func groupsAreJoined() throws {
    let (_, imported, _) = try #require(
      colors(
        """
        kanso: 2
        sections: {paint: colors}
        colors: {button: {light-gray: "#C1C1C1"}, URL: "#000000"}
        paint: {ink: "#112233"}
        """))
    #expect(imported.keys.sorted() == ["colors.buttonLightGray", "colors.paintInk", "colors.url"])
  }

  @Test func foldersKeepGroups() throws {
    let (guide, imported, _) = try #require(
      colors(
        """
        kanso: 2
        colors: {button: {lightGray: "#C1C1C1", edge: {ink: "#000001"}}, ink: "#000000"}
        """, folders: true))
    #expect(imported == guide)
  }

  @Test func theColorsOfAnyExportAreThoseOfTheGuide() {
    var random = RandomGuide(.announced(for: "theColorsOfAnyExportAreThoseOfTheGuide"))
    var count = 0
    for _ in 0..<120 {
      guard let (guide, imported, text) = colors(random.next()) else { continue }
      #expect(imported.count == guide.count)
      let values = Set(imported.values)
      for (path, colors) in guide {
        count += 1
        #expect(values.contains(colors), "\(path) \(colors) in\n\(text)")
      }
    }
    #expect(count > 60)
  }
}

import KansoDiagnostics
import KansoLint
import KansoTheme
import TestSupport

@testable import KansoInventory

/// Apps for tests.
enum AppFixture {
  /// Returns the inventory of files by their paths.
  static func inventory(_ files: KeyValuePairs<String, String>) throws -> Inventory {
    let directory = try TemporaryDirectory()
    for (path, text) in files { try directory.write(text, to: path) }
    return Inventory(try StyleCollector.collect(AppFiles(at: [directory.url.path])))
  }

  /// Returns uses of a value, one for each set of words.
  static func uses(_ kind: StyleKind, _ value: StyleValue, _ words: Set<String>...) -> [StyleUse] {
    let file = SourceFile(path: "A.swift", text: "")
    return words.map { StyleUse(kind, value, at: SourceRange(file: file, 0..<0), words: $0) }
  }

  /// Returns uses of a value without words around it.
  static func uses(_ kind: StyleKind, _ value: StyleValue, count: Int) -> [StyleUse] {
    let use = uses(kind, value, [])
    return (0..<count).flatMap { _ in use }
  }

  /// Returns the color of hex digits.
  static func color(_ hex: String) -> StyleValue {
    .color(ColorValue(hex: hex) ?? ColorValue(red: 0, green: 0, blue: 0))
  }
}

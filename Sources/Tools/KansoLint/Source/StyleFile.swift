import KansoSystem

/// Files that are the definition of style, according to their names: `Theme.swift`, `BrandColors.m`. Their literals
/// have a name, whatever the form of the definition is.
enum StyleFile {
  /// Returns true for the path of such a file. `Cell+Theme.swift` applies a theme, and `Styles.swift` has the styles of
  /// SwiftUI, which are visible.
  static func isDefinition(named path: String) -> Bool {
    let file = FilePath.lastName(of: path)
    let name = file.prefix { $0 != "." }
    guard !name.contains("+"), !TypeNames.isVisible(named: String(name)) else { return false }
    return CamelCase.words(of: String(name)).last.map(words.contains) ?? false
  }

  /// The last words of names.
  private static let words: Set<String> = [
    "theme", "themes", "colors", "colours", "palette", "palettes", "fonts", "typography", "stylesheet",
  ]
}

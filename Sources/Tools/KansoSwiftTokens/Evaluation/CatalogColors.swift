import KansoInterchange
import KansoLint
import KansoTheme

/// A color of an asset catalog.
struct CatalogColor {
  let path: [String]
  /// The values; at least that of the default appearance.
  let values: [Appearance: ColorValue]

  /// The circumstances that the color depends on.
  var dependence: [Appearance.Dependence] {
    (values.keys.contains { $0.isDark } ? [.dark] : [])
      + (values.keys.contains { $0.isHighContrast } ? [.contrast] : [])
  }

  /// Returns the color in an appearance.
  func color(in appearance: Appearance) -> ColorValue {
    values[appearance] ?? values[Appearance(isDark: appearance.isDark)] ?? values[Appearance()]
      ?? ColorValue(red: 0, green: 0, blue: 0)
  }
}

/// The colors of the asset catalogs among the files, which sources name.
struct CatalogColors {
  /// The colors of the catalogs as tokens.
  let tokens: ForeignTokens
  private var byName: [String: CatalogColor] = [:]
  private var bySymbol: [String: CatalogColor] = [:]

  init(_ files: [ForeignFile]) {
    tokens = files.isEmpty ? ForeignTokens() : AssetCatalogReader.read(files, ImportSelection())
    for token in tokens.tokens {
      guard case .literal(.color(let color)) = token.value else { continue }
      var values = [Appearance(): color]
      for variant in token.variants {
        guard case .literal(.color(let color)) = variant.value, let mode = variant.modes[0],
          let appearance = Appearance.all.first(where: { $0.modeName == mode })
        else { continue }
        values[appearance] = color
      }
      let entry = CatalogColor(path: token.path, values: values)
      // A source names a color with its namespaces; those who read it may not know them.
      for count in 1...max(1, token.path.count) {
        let name = token.path.suffix(count).joined(separator: "/")
        if count == token.path.count || byName[name] == nil { byName[name] = entry }
      }
      if let name = token.path.last { bySymbol[Self.symbol(name)] = entry }
    }
  }

  /// Returns the color with a name; nil if there is none.
  func color(named name: String) -> CatalogColor? { byName[name] }

  /// Returns the color that Xcode gives a symbol such as `brandPrimary`; nil if there is none.
  func color(symbol: String) -> CatalogColor? { bySymbol.isEmpty ? nil : bySymbol[Self.symbol(symbol)] }

  /// Returns the letters and digits of a name in lower case, without `color` at the end.
  private static func symbol(_ name: String) -> String {
    let letters = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    return letters.hasSuffix("color") && letters.count > 5 ? String(letters.dropLast(5)) : letters
  }
}

extension Appearance {
  /// The name of the mode in a guide.
  var modeName: String {
    isHighContrast ? (isDark ? "darkHighContrast" : "lightHighContrast") : isDark ? "dark" : "light"
  }
}

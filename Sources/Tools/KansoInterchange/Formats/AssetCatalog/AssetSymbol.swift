import KansoThemeEncoding

/// The names of symbols that Xcode 15 and later generate for the colors of catalogs, such as
/// `ColorResource.enaBackground` for the color `ENA Background Color`.
enum AssetSymbol {
  /// Returns a sentence with the symbol's name for a documentation comment; nil if the token has the same name in
  /// Swift.
  static func description(_ path: [String]) -> String? {
    guard let name = path.last else { return nil }
    let symbol = member(name)
    guard symbol != SwiftName.member(name) else { return nil }
    return "In Xcode: `." + (path.dropLast().map { SwiftName.type($0) } + [symbol]).joined(separator: ".")
      + "`"
  }

  /// Returns the name of a color's symbol: in camel case, without `Color` at its end.
  private static func member(_ name: String) -> String {
    let symbol = SwiftName.member(name)
    let ending = "Color"
    guard symbol.count > ending.count, symbol.hasSuffix(ending) else { return symbol }
    return String(symbol.dropLast(ending.count))
  }
}

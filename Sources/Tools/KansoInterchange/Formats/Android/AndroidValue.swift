import KansoFormatting
import KansoTheme

/// Reads the texts of Android's resources.
enum AndroidValue {
  /// The types of resources that can be tokens.
  enum Kind: String {
    case color, dimen, integer, fraction
  }

  /// The reason that a text cannot be carried over.
  struct Problem: Error {
    let message: String
  }

  /// Reads the text of a resource. A reference has the type and the name of the other resource as its path.
  static func read(_ text: String, _ kind: Kind) -> Result<ForeignValue, Problem> {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch text.first {
    case "@": return reference(text)
    case "?": return problem("`\(text)` is an attribute of Android's themes, which is known only at run time")
    default: break
    }
    switch kind {
    case .color:
      guard let color = color(text) else { return problem("`\(text)` is not a color") }
      return .success(.literal(.color(color)))
    case .fraction: return problem("`\(text)` is a fraction of another size, which a guide does not have")
    case .dimen, .integer:
      guard let value = number(text) else { return problem("`\(text)` is not a number or a dimension") }
      return .success(.literal(value))
    }
  }

  private static func problem(_ message: String) -> Result<ForeignValue, Problem> {
    .failure(Problem(message: message))
  }

  // MARK: References

  /// Reads `@color/ink`, `@dimen/gap` and `@android:color/white`.
  private static func reference(_ text: String) -> Result<ForeignValue, Problem> {
    let parts = text.dropFirst().split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return problem("`\(text)` is not a color or a dimension") }
    let names = parts[0].split(separator: ":")
    guard let type = names.last.map(String.init), Kind(rawValue: type) != nil else {
      return problem("`\(text)` is not a color or a dimension")
    }
    if names.count == 1 { return .success(.reference([type, String(parts[1])])) }
    if names.count == 2, ["android", "*android"].contains(names[0]), type == "color",
      let hex = systemColors[String(parts[1])], let color = color(hex)
    {
      return .success(.literal(.color(color)))
    }
    return problem("`\(text)` is a resource of another package, whose value is not in these files")
  }

  /// The colors of Android with a constant value (`android.R.color`), as alpha, red, green and blue.
  private static let systemColors = [
    "white": "#FFFFFFFF", "black": "#FF000000", "transparent": "#00000000", "darker_gray": "#FFAAAAAA",
    "background_light": "#FFFFFFFF", "background_dark": "#FF000000", "holo_blue_light": "#FF33B5E5",
    "holo_blue_dark": "#FF0099CC", "holo_blue_bright": "#FF00DDFF", "holo_green_light": "#FF99CC00",
    "holo_green_dark": "#FF669900", "holo_red_light": "#FFFF4444", "holo_red_dark": "#FFCC0000",
    "holo_orange_light": "#FFFFBB33", "holo_orange_dark": "#FFFF8800", "holo_purple": "#FFAA66CC",
  ]

  // MARK: Literals

  /// Reads `#RGB`, `#ARGB`, `#RRGGBB` and `#AARRGGBB`. Returns nil for any other text.
  static func color(_ text: String) -> ColorValue? {
    let digits = text.dropFirst()
    // CSS has the digits of the alpha at the end.
    let alphaDigits = digits.utf8.count == 8 ? 2 : digits.utf8.count == 4 ? 1 : 0
    guard text.first == "#", digits.utf8.count == digits.count else { return nil }
    return ColorValue(hex: "#\(digits.dropFirst(alphaDigits))\(digits.prefix(alphaDigits))")
  }

  /// Reads a number, or one with a unit of length. Density-independent pixels are points; inches and millimeters are
  /// 160 of them to an inch. Returns nil for any other text.
  static func number(_ text: String) -> TokenValue? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    if digits == "0", unit.first == "x", let value = Int64(unit.dropFirst(), radix: 16) {
      return .number(Double(value))
    }
    guard let value = Double(digits), value.isFinite else { return nil }
    if unit.isEmpty { return .number(value) }
    return pointsPerUnit[unit].map { .dimension(.points((value * $0).rounded(toFractionDigits: 6))) }
  }

  private static let pointsPerUnit: [String: Double] = [
    "dp": 1, "dip": 1, "sp": 1, "px": 1, "pt": 1, "in": 160, "mm": 160 / 25.4,
  ]
}

import KansoFormatting
import KansoTheme
import KansoThemeEncoding

// Values as text in the notation of CSS that design tools read.

extension ColorValue {
  /// The color as text: hex, or `rgba()` and `hsl()` with commas, if they are exactly the color. Otherwise the function
  /// of CSS, which fewer tools know.
  var toolText: String {
    if let exactHex { return exactHex }
    guard let alpha, let first, let second, let third else { return formattedForCSS }
    let name: String
    let parts: [String]
    switch space {
    case .srgb:
      name = "rgb"
      parts = [first, second, third].map { Self.channel($0) }
    case .hsl:
      name = "hsl"
      parts = [first, second, third].enumerated().map { $1.formatted(as: .decimal) + ($0 > 0 ? "%" : "") }
    default: return formattedForCSS
    }
    let opacity = alpha == 1 ? [] : [alpha.formatted(as: .decimal)]
    let text = "\(name)\(alpha == 1 ? "" : "a")(\((parts + opacity).joined(separator: ", ")))"
    return ColorValue(css: text) == self ? text : formattedForCSS
  }

  /// Returns a channel from 0 to 255, with few digits if they are exact.
  private static func channel(_ value: Double) -> String {
    let number = value * 255
    let candidates = [
      number.rounded(), number.rounded(toFractionDigits: 6), number, number.nextUp, number.nextDown,
    ]
    return (candidates.first { $0 / 255 == value } ?? number).formatted(as: .decimal)
  }
}

extension Dimension {
  /// The length in its own unit, such as `16px` or `1rem`. CSS of a theme has pixels alone.
  var toolText: String { value.formatted(as: .decimal) + unit.rawValue }
}

extension Edges {
  /// The four lengths in the order of CSS, for languages written from left to right.
  var toolText: String { [top, trailing, bottom, leading].map(\.toolText).joined(separator: " ") }
}

extension Double {
  /// The number as a percentage.
  var toolPercentage: String {
    (self * 100).rounded(toFractionDigits: 7).formatted(as: .decimal) + "%"
  }
}

extension [GradientStop] {
  /// A gradient of CSS without a direction.
  var toolText: String {
    let stops = map { "\($0.color.toolText) \($0.position.toolPercentage)" }
    return "linear-gradient(\(stops.joined(separator: ", ")))"
  }
}

extension String {
  /// The name of a font family as an element of a list with commas, in quotes where it needs them; nil for a name that
  /// cannot be in such a list.
  var familyText: String? {
    guard contains(where: { ",'\"()[]{}".contains($0) }) || trimmed != self else { return self }
    guard !contains("{"), let quote = ["'", "\""].first(where: { !contains($0) }) else { return nil }
    return quote + self + quote
  }
}

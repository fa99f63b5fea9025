import KansoFormatting
import KansoLint
import KansoTheme

/// A value of style.
package enum StyleValue: Hashable, Sendable {
  case color(ColorValue)
  /// A color with a value for each appearance.
  case colors(light: ColorValue, dark: ColorValue)
  case shadow(CollectedShadow)
  case font(StyleFont)
  /// A length in points, an opacity from 0 to 1, or a duration in seconds.
  case number(Double)
}

extension StyleValue: CustomStringConvertible {
  /// The value for people: `#2c4251 at 14 %`, `#ffffff, dark #000000`, `0 2 8 #000000 at 20 %`, `Avenir-Heavy 17`, `8`.
  package var description: String {
    switch self {
    case .color(let color): return Self.description(of: color)
    case .colors(let light, let dark):
      return "\(Self.description(of: light)), dark \(Self.description(of: dark))"
    case .shadow(let shadow):
      let lengths = [shadow.x, shadow.y, shadow.blur].map { $0.formatted(as: .measurement) }
      return "\(lengths.joined(separator: " ")) \(Self.description(of: shadow.color))"
    case .font(let font):
      let weight = font.weight.map { " \($0.formatted(as: .measurement))" } ?? ""
      return "\(font.name ?? "system") \(font.size.formatted(as: .measurement))\(weight)"
    case .number(let number): return number.formatted(as: .measurement(maxFractionDigits: 3))
    }
  }

  private static func description(of color: ColorValue) -> String {
    let alpha = color.alpha ?? 0
    return alpha < 1
      ? "\(color.hex) at \((alpha * 100).formatted(as: .measurement(maxFractionDigits: 1))) %" : color.hex
  }
}

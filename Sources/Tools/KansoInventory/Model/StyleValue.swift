import KansoFormatting
import KansoTheme

/// A value of style.
package enum StyleValue: Hashable, Sendable {
  case color(ColorValue)
  case font(StyleFont)
  /// A length in points, an opacity from 0 to 1, or a duration in seconds.
  case number(Double)
}

extension StyleValue: CustomStringConvertible {
  /// The value for people: `#2c4251 at 14 %`, `Avenir-Heavy 17`, `8`.
  package var description: String {
    switch self {
    case .color(let color):
      let alpha = color.alpha ?? 0
      return alpha < 1
        ? "\(color.hex) at \((alpha * 100).formatted(as: .measurement(maxFractionDigits: 1))) %" : color.hex
    case .font(let font):
      let weight = font.weight.map { " \($0.formatted(as: .measurement))" } ?? ""
      return "\(font.name ?? "system") \(font.size.formatted(as: .measurement))\(weight)"
    case .number(let number): return number.formatted(as: .measurement(maxFractionDigits: 3))
    }
  }
}

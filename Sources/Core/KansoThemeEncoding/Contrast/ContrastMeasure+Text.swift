import KansoFormatting
import KansoTheme

extension ContrastMeasure {
  /// The ratio with one digit after the decimal point, rounded down: 4.46 is shown as 4.4, because 4.5 would be enough.
  package var ratioText: String { Self.tenths(ratio) }

  /// The absolute lightness contrast without digits after the decimal point, rounded down, such as `Lc 59`.
  package var lightnessText: String {
    let whole = (abs(lightness) + Self.rounding).rounded(.down)
    return "Lc " + whole.formatted(as: .decimal(maxFractionDigits: 0))
  }

  /// Returns the number that a pair has to reach: a ratio such as `3.9`, or a lightness contrast such as `Lc 52`.
  package func text(for pair: ContrastPair) -> String { pair.minRatio == nil ? lightnessText : ratioText }

  /// Returns the number that the level of a pair is compared with: the ratio, or the absolute lightness contrast.
  package func amount(for pair: ContrastPair) -> Double { pair.minRatio == nil ? abs(lightness) : ratio }

  /// The tolerance for rounding errors before a number is rounded down.
  private static let rounding = 1e-9

  /// Returns a number with exactly one digit after the decimal point, rounded down.
  private static func tenths(_ number: Double) -> String {
    let text = ((number * 10 + rounding).rounded(.down) / 10).formatted(as: .decimal(maxFractionDigits: 1))
    return text.contains(".") ? text : text + ".0"
  }
}

extension ContrastPair {
  /// The level in the notation of a guide: `AA`, `AAA` or `Lc 60`.
  package var levelText: String {
    switch level {
    case .aa: "AA"
    case .aaa: "AAA"
    case .lightness(let value): "Lc " + value.formatted(as: .decimal)
    }
  }

  /// The required number with its level: `4.5 (AA)` or `Lc 60`.
  package var requirement: String {
    minRatio.map { "\($0.formatted(as: .decimal)) (\(levelText))" } ?? levelText
  }
}

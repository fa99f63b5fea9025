import KansoTheme

/// The expression of a color, as in `color-mix(in oklab, ink 20%, paper)`.
indirect enum ColorTerm: Sendable {
  case color(ColorValue)
  /// The color of a reference, as its index in the references of the whole expression.
  case input(Int)
  case mix(ColorMix)
  case relative(RelativeColor)

  /// The maximum absolute value of a component. No color needs more, and larger numbers could overflow in conversions.
  static let largestComponent = 1e6

  /// Returns the color, which is not rounded. Nil if a component is not finite or above `largestComponent`.
  /// - Parameter inputs: the color of each reference.
  func color(for inputs: [ColorValue]) -> ColorValue? {
    let color: ColorValue? =
      switch self {
      case .color(let color): color
      case .input(let index): inputs[index]
      case .mix(let mix): mix.color(for: inputs)
      case .relative(let relative): relative.color(for: inputs)
      }
    guard let color, color.components.allSatisfy({ abs($0 ?? 0) <= Self.largestComponent }) else {
      return nil
    }
    return color
  }
}

extension ColorValue {
  /// The color as a function of CSS returns it: one in `hsl` or `hwb` is in `srgb`, unless a component is missing.
  var asComputed: ColorValue {
    (space == .hsl || space == .hwb) && !components.contains(nil) ? converted(to: .srgb) : self
  }
}

/// The function `color-mix()` (CSS Color 5, section 3).
struct ColorMix: Sendable {
  /// A color with its share of the mix.
  struct Part: Sendable {
    let color: ColorTerm
    /// The share, from 0 to 100; nil if it is not written.
    let percentage: Double?
  }

  /// The space of the mix.
  let space: ColorSpace
  let hue: HueInterpolation
  /// The colors, at least one.
  let parts: [Part]

  /// The percentages. Colors without one get equal parts of what the others leave of 100 %.
  private var percentages: [Double] {
    let written = parts.compactMap(\.percentage)
    let rest = max(0, 100 - written.reduce(0, +)) / Double(max(1, parts.count - written.count))
    return parts.map { $0.percentage ?? rest }
  }

  /// Returns the mix; nil if a color has none. The colors are interpolated one after the other. Percentages of more than
  /// 100 % together are reduced in proportion; less than 100 % make the mix more transparent.
  func color(for inputs: [ColorValue]) -> ColorValue? {
    let percentages = percentages
    var mix: ColorValue?
    var total = 0.0
    for (part, percentage) in zip(parts, percentages) {
      guard let next = part.color.color(for: inputs)?.convertedWithMissingComponents(to: space) else {
        return nil
      }
      total += percentage
      mix = mix?.interpolated(to: next, total == 0 ? 0.5 : percentage / total, hue: hue) ?? next
    }
    guard let mix else { return nil }
    let alpha = mix.alpha.map { $0 * min(1, total / 100) }
    return ColorValue(space, mix.first, mix.second, mix.third, alpha: alpha).asComputed
  }
}

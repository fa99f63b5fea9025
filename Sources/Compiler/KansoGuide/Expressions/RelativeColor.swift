import KansoTheme

/// A color whose components are computed from those of another one, as in `oklch(from ink calc(l + 0.1) c h)` (CSS Color
/// 5, section 4).
struct RelativeColor: Sendable {
  /// A component of the new color.
  struct Component: Sendable {
    /// The value in the units of the function; nil for `none`.
    let value: ChannelTerm?
    /// The factor from the units of the function to those of `ColorValue`.
    let scale: Double
    let bounds: ClosedRange<Double>?
  }

  let origin: ColorTerm
  /// The space of the function.
  let space: ColorSpace
  /// The three components.
  let components: [Component]
  /// The alpha; nil for that of the origin.
  let alpha: Component?

  /// Returns the color; nil if the origin has none, or if a component is not finite. A color in `hsl` or `hwb` is in
  /// `srgb`, unless a component is missing.
  func color(for inputs: [ColorValue]) -> ColorValue? {
    guard let origin = origin.color(for: inputs)?.converted(to: space) else { return nil }
    let scales = components.map(\.scale) + [1]
    let channels = zip(origin.components + [origin.alpha], scales).map { value, scale in
      value.map { $0 / scale }
    }
    var values: [Double?] = []
    for component in components + [alpha ?? Self.originAlpha] {
      guard let value = component.value, let number = value.number(for: channels) else {
        values.append(nil)
        continue
      }
      let scaled = number * component.scale
      guard abs(scaled) <= ColorTerm.largestComponent else { return nil }
      values.append(component.bounds.map { min(max(scaled, $0.lowerBound), $0.upperBound) } ?? scaled)
    }
    for (index, role) in space.roles.enumerated() where role == .hue {
      values[index] = values[index].map { ColorValue.normalizedHue($0) }
    }
    return ColorValue(space, values[0], values[1], values[2], alpha: values[3]).asComputed
  }

  private static let originAlpha = Component(value: .channel(3), scale: 1, bounds: 0...1)
}

/// A number that is computed from the components of a color.
indirect enum ChannelTerm: Sendable {
  case number(Double)
  /// The index of a component; 3 for alpha.
  case channel(Int)
  case operation(ArithmeticOperator, ChannelTerm, ChannelTerm)
  case minimum([ChannelTerm])
  case maximum([ChannelTerm])

  /// Returns the number; nil if it is only a missing component. A missing component counts as 0 in a calculation.
  /// - Parameter channels: the components and alpha, in the units of the function.
  func number(for channels: [Double?]) -> Double? {
    if case .channel(let index) = self { channels[index] } else { result(for: channels) }
  }

  /// Returns the result, which may be infinite or not a number.
  private func result(for channels: [Double?]) -> Double {
    switch self {
    case .number(let number): return number
    case .channel(let index): return channels[index] ?? 0
    case .operation(let sign, let left, let right):
      let (left, right) = (left.result(for: channels), right.result(for: channels))
      switch sign {
      case .add: return left + right
      case .subtract: return left - right
      case .multiply: return left * right
      case .divide: return left / right
      }
    case .minimum(let terms): return Self.extreme(terms, channels) { $0 < $1 }
    case .maximum(let terms): return Self.extreme(terms, channels) { $0 > $1 }
    }
  }

  /// Returns the first result before all others; not a number if one of them is none.
  private static func extreme(
    _ terms: [ChannelTerm], _ channels: [Double?], _ isBefore: (Double, Double) -> Bool
  ) -> Double {
    let results = terms.map { $0.result(for: channels) }
    return results.contains { $0.isNaN } ? .nan : results.min(by: isBefore) ?? .nan
  }
}

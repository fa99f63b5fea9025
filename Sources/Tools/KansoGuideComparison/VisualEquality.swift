import KansoFormatting
import KansoTheme

extension TokenValue {
  /// Returns true if two values look the same, independent of notation: the same color in another color
  /// space, a line height that is explicit now, 1 s and 1000 ms. Colors within borders, shadows and gradients
  /// are compared in this way too. All other values must be equal, also lengths.
  package func isVisuallyEqual(to other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let two)): one.isVisuallyEqual(to: two)
    case (.typography(var one), .typography(var two)):
      {
        (one.implied, two.implied) = ([], [])
        return one == two
      }()
    case (.duration(let one), .duration(let two)): one.isVisuallyEqual(to: two)
    case (.transition(let one), .transition(let two)):
      one.duration.isVisuallyEqual(to: two.duration) && one.delay.isVisuallyEqual(to: two.delay)
        && one.timingFunction == two.timingFunction
    case (.border(let one), .border(let two)):
      one.color.isVisuallyEqual(to: two.color) && one.width == two.width && one.style == two.style
    case (.shadow(let one), .shadow(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isVisuallyEqual(to: $1) }
    case (.gradient(let one), .gradient(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.position == $1.position && $0.color.isVisuallyEqual(to: $1.color) }
    default: self == other
    }
  }

  /// Returns the description of the distance between two colors, or between two lengths in the same unit; nil
  /// for other values, and for lengths that are not finite.
  /// - Parameter other: the later value.
  package func distanceText(to other: TokenValue) -> String? {
    switch (self, other) {
    case (.color(let one), .color(let two)): one.visibleDifference(from: two).summary
    case (.dimension(let one), .dimension(let two)): one.distanceText(to: two)
    default: nil
    }
  }
}

/// The visible difference between two colors: ΔE OK, the distance in OKLab, at most about 1.
package struct ColorDifference: Hashable, Sendable {
  package let value: Double

  /// The threshold of equality. A smaller difference is only a rounding difference between two notations. A screen with
  /// eight bits per channel cannot show it.
  package static let same = 0.0005
  /// The threshold of visibility where both colors touch. `ColorValue.difference(from:)` explains the value.
  package static let justNoticeable = 0.02
  /// The threshold from which a difference is visible without a search for it.
  package static let clear = 0.05
  /// The threshold from which a difference cannot be overlooked.
  package static let large = 0.15

  /// The description of the difference with its number: `clearly different (ΔE 0.08)`.
  package var summary: String {
    let how =
      switch value {
      case ..<(Self.justNoticeable / 2): "not noticeable"
      case ..<Self.justNoticeable: "hardly noticeable"
      case ..<Self.clear: "just noticeable"
      case ..<Self.large: "clearly different"
      default: "very different"
      }
    return "\(how) (ΔE \(value.formatted(as: .thousandths)))"
  }
}

extension ColorValue {
  /// Returns true if the colors are equal, or if their difference is less than 0.0005, which no screen shows.
  package func isVisuallyEqual(to other: ColorValue) -> Bool {
    self == other || visibleDifference(from: other).value < ColorDifference.same
  }

  /// Returns the difference between two colors as it is seen. If one of the colors is translucent, both are
  /// compared on white and on black, and the larger difference counts.
  package func visibleDifference(from other: ColorValue) -> ColorDifference {
    if alpha == 1, other.alpha == 1 { return ColorDifference(value: difference(from: other)) }
    let backgrounds = [ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0)]
    let differences = backgrounds.map { composited(over: $0).difference(from: other.composited(over: $0)) }
    return ColorDifference(value: differences.max() ?? 0)
  }
}

extension Duration {
  private static let millisecondsPerSecond = 1000.0

  /// Returns true if the durations differ by less than a millionth of a millisecond, whatever their units
  /// are.
  fileprivate func isVisuallyEqual(to other: Duration) -> Bool {
    self == other || abs(milliseconds - other.milliseconds) < Self.rounding
  }

  /// The rounding tolerance, in milliseconds. 1.001 s times 1000 is close to 1001, but not equal.
  private static let rounding = 1e-6

  private var milliseconds: Double { unit == .s ? value * Self.millisecondsPerSecond : value }
}

extension Shadow {
  /// Returns true if the colors look the same and all else is equal.
  fileprivate func isVisuallyEqual(to other: Shadow) -> Bool {
    color.isVisuallyEqual(to: other.color) && offsetX == other.offsetX && offsetY == other.offsetY
      && blur == other.blur && spread == other.spread && isInset == other.isInset
  }
}

extension Dimension {
  private static let percent = 100.0

  /// Returns the description of the other length minus this one, such as `2 points more, 25 %`; nil if the
  /// units differ or a value is not finite. The percentage is of this length. It is left out if one of the
  /// lengths is not positive, or if it is less than 1 % after rounding.
  fileprivate func distanceText(to other: Dimension) -> String? {
    guard unit == other.unit, value.isFinite, other.value.isFinite else { return nil }
    let difference = other.value - value
    let unitName = unit == .px ? (abs(difference) == 1 ? "point" : "points") : unit.rawValue
    let number = abs(difference).formatted(as: .decimal(maxFractionDigits: 2))
    let amount = "\(number) \(unitName) \(difference < 0 ? "less" : "more")"
    guard value > 0, other.value > 0 else { return amount }
    let share = (abs(difference) / value * Self.percent).rounded()
    return share >= 1 ? "\(amount), \(share.formatted(as: .decimal)) %" : amount
  }
}

import KansoTheme

extension TokenValue {
  /// Whether two values look the same, however they are written: the same color in another space, a weight that is written out now, 1 s
  /// and 1000 ms.
  func looksLike(_ other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let two)): one.looksLike(two)
    case (.typography(var one), .typography(var two)):
      {
        (one.implied, two.implied) = ([], [])
        return one == two
      }()
    case (.duration(let one), .duration(let two)): one.looksLike(two)
    case (.transition(let one), .transition(let two)):
      one.duration.looksLike(two.duration) && one.delay.looksLike(two.delay)
        && one.timingFunction == two.timingFunction
    case (.border(let one), .border(let two)):
      one.color.looksLike(two.color) && one.width == two.width && one.style == two.style
    case (.shadow(let one), .shadow(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.looksLike($1) }
    case (.gradient(let one), .gradient(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.position == $1.position && $0.color.looksLike($1.color) }
    default: self == other
    }
  }

  /// How far two values are from each other, in words; nil where the values themselves say it.
  func distance(to other: TokenValue) -> String? {
    switch (self, other) {
    case (.color(let one), .color(let two)): one.visibleDifference(from: two).words
    case (.dimension(let one), .dimension(let two)): one.distance(to: two)
    default: nil
    }
  }
}

/// How different two colors look: ΔE OK, the distance in OKLab, at most about 1.
struct ColorDifference: Hashable, Sendable {
  let value: Double

  /// Below this, two notations of one color are rounded differently, and no eight bits of a screen tell them apart.
  static let same = 0.0005
  /// From here on a difference is seen where both colors touch. `ColorValue.difference(from:)` says why.
  static let justNoticeable = 0.02
  /// From here on it is seen without looking for it, and from the next on nobody overlooks it.
  static let clear = 0.05
  static let large = 0.15

  /// The difference for people, with its number.
  var words: String {
    let how =
      switch value {
      case ..<(Self.justNoticeable / 2): "not noticeable"
      case ..<Self.justNoticeable: "hardly noticeable"
      case ..<Self.clear: "just noticeable"
      case ..<Self.large: "clearly different"
      default: "very different"
      }
    return "\(how) (ΔE \(value.rounded(to: Self.digits)))"
  }

  private static let digits = 3
}

extension ColorValue {
  /// Returns whether two notations are those of one color, which no screen tells apart.
  func looksLike(_ other: ColorValue) -> Bool {
    self == other || visibleDifference(from: other).value < ColorDifference.same
  }

  /// The difference as it is seen. What is translucent is compared on white and on black, and the larger difference counts.
  func visibleDifference(from other: ColorValue) -> ColorDifference {
    if alpha == 1, other.alpha == 1 { return ColorDifference(value: difference(from: other)) }
    let grounds = [ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0)]
    let differences = grounds.map { composited(over: $0).difference(from: other.composited(over: $0)) }
    return ColorDifference(value: differences.max() ?? 0)
  }
}

extension Duration {
  private static let millisecondsPerSecond = 1000.0

  fileprivate func looksLike(_ other: Duration) -> Bool {
    self == other || abs(milliseconds - other.milliseconds) < Self.rounding
  }

  /// 1.001 s times a thousand is next to 1001, and not it. In milliseconds.
  private static let rounding = 1e-6

  private var milliseconds: Double { unit == .s ? value * Self.millisecondsPerSecond : value }
}

extension Shadow {
  fileprivate func looksLike(_ other: Shadow) -> Bool {
    color.looksLike(other.color) && offsetX == other.offsetX && offsetY == other.offsetY
      && blur == other.blur && spread == other.spread && isInset == other.isInset
  }
}

extension Dimension {
  private static let percent = 100.0

  /// By how much the other one is longer or shorter; nil where the units differ.
  fileprivate func distance(to other: Dimension) -> String? {
    guard unit == other.unit, value.isFinite, other.value.isFinite else { return nil }
    let difference = other.value - value
    let unitName = unit == .px ? (abs(difference) == 1 ? "point" : "points") : unit.rawValue
    let amount = "\(abs(difference).rounded(to: 2)) \(unitName) \(difference < 0 ? "less" : "more")"
    guard value > 0, other.value > 0 else { return amount }
    let share = (abs(difference) / value * Self.percent).rounded()
    return share >= 1 ? "\(amount), \(share.css) %" : amount
  }
}

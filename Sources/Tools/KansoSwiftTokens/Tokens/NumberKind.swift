import KansoLint

/// The meaning of a number.
enum NumberKind {
  case length
  case duration
  case number

  /// Finds the meaning by the declared type and by the names of the member and of its types.
  init(type: String?, path: [String]) {
    let words = CamelCase.words(of: path.last ?? "")
    let isTime = !Set(words).isDisjoint(with: ["duration", "delay", "durations"])
    let outer = path.dropLast().last ?? ""
    switch type {
    case "TimeInterval": self = .duration
    case _ where isTime && type != "Int": self = .duration
    case _ where !Set(words).isDisjoint(with: Self.ratios): self = .number
    case "CGFloat" where Self.isOfRatios(outer): self = .number
    case "CGFloat": self = .length
    case _ where StyleNames.kind(of: path.last ?? "") != nil: self = .length
    case _ where StyleNames.kind(of: outer) != nil || StyleNames.kind(ofType: outer) != nil: self = .length
    case _ where !Set(words + CamelCase.words(of: outer)).isDisjoint(with: Self.lengths): self = .length
    default: self = .number
    }
  }

  /// Returns true if a name is that of a number without a unit.
  static func isRatio(_ name: String) -> Bool { !ratios.isDisjoint(with: CamelCase.words(of: name)) }

  /// The words of names of numbers without a unit.
  private static let ratios: Set<String> = [
    "opacity", "alpha", "ratio", "scale", "multiplier", "factor", "weight", "priority", "percent",
    "percentage", "fraction",
    "count", "lines", "columns", "index", "damping", "transparency",
  ]
  /// The words of names of lengths.
  private static let lengths: Set<String> = [
    "spacing", "spacings", "padding", "paddings", "margin", "margins", "inset", "insets", "radius", "radii",
    "size", "sizes",
    "width", "height", "gap", "gutter",
  ]

  private static func isOfRatios(_ type: String) -> Bool {
    guard let last = CamelCase.words(of: type).last else { return false }
    return [
      "opacity", "opacities", "alpha", "alphas", "ratio", "ratios", "scale", "weight", "weights",
      "multiplier",
    ]
    .contains(last)
  }
}

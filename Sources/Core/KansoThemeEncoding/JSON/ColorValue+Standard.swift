import KansoTheme

extension ColorValue {
  /// This color if the standard's format can represent it, else the nearest one that it can: in the same
  /// space if the mapped color is in its ranges, else in Display P3, with six decimals. The format excludes a
  /// missing alpha, which becomes 0, an alpha outside of 0…1, which is clamped, and components beyond its
  /// ranges (DTCG 2025.10, color module, section 4.2).
  var standardized: ColorValue {
    if isStandard { return self }
    let opaque = ColorValue(space, first, second, third, alpha: min(max(alpha ?? 0, 0), 1))
    if opaque.isStandard { return opaque }
    let mapped = opaque.mapped(toGamutOf: space)
    return (mapped.isStandard ? mapped : opaque.mapped(toGamutOf: .displayP3)).rounded
  }

  /// True if alpha is from 0 to 1 and each component is missing or in the range of the standard.
  private var isStandard: Bool {
    guard let alpha, (0...1).contains(alpha) else { return false }
    let ranges = space.standardRanges
    /// Returns true if a component is missing or in a range.
    func isStandard(_ component: Double?, _ range: ClosedRange<Double>) -> Bool {
      component.map { range.contains($0) } ?? true
    }
    return isStandard(first, ranges.first) && isStandard(second, ranges.second)
      && isStandard(third, ranges.third)
  }
}

extension ColorSpace {
  /// The ranges of the components in the standard. Hues are less than 360.
  fileprivate var standardRanges:
    (first: ClosedRange<Double>, second: ClosedRange<Double>, third: ClosedRange<Double>)
  {
    let hue = 0...360.0.nextDown
    let positive = 0...Double.greatestFiniteMagnitude
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      (0...1, 0...1, 0...1)
    case .hsl, .hwb: (hue, 0...100, 0...100)
    case .lab: (0...100, any, any)
    case .lch: (0...100, positive, hue)
    case .oklab: (0...1, any, any)
    case .oklch: (0...1, positive, hue)
    }
  }
}

/// The measured contrast of a stated pair in one context.
package struct ContrastMeasure: Hashable, Sendable {
  /// The upper color as it is seen: opaque, composited over the background.
  package let foreground: ColorValue
  /// The background as it is seen: opaque, composited over the base.
  package let background: ColorValue
  /// The contrast ratio of WCAG 2.2, from 1 to 21, not rounded.
  package let ratio: Double
  /// The lightness contrast Lc of APCA, from about -108 to about 106, not rounded; negative for a lighter color on a
  /// darker one.
  package let lightness: Double

  /// Measures the contrast of a color on an opaque background.
  package init(_ color: ColorValue, on background: ColorValue) {
    foreground = color.alpha == 1 ? color : color.composited(over: background)
    self.background = background
    ratio = foreground.contrast(with: background)
    lightness = foreground.lightnessContrast(on: background)
  }

  /// Returns true if the contrast reaches the level of a pair. The measure itself is compared, not its rounded
  /// number.
  package func reaches(_ pair: ContrastPair) -> Bool {
    if case .lightness(let min) = pair.level { return abs(lightness) >= min }
    return ratio >= pair.minRatio ?? 0
  }
}

extension Theme {
  /// Returns the contrast of a pair in a context; nil if one of its tokens is missing or no color. A translucent
  /// background without an opaque base is measured on white and on black, and the lower contrast counts.
  ///
  /// - Parameter other: a color to measure instead of the foreground; nil for none.
  package func contrast(
    of pair: ContrastPair, in context: Context, replacingForegroundBy other: ColorValue? = nil
  )
    -> ContrastMeasure?
  {
    guard case .color(let own)? = value(at: pair.foreground, in: context),
      case .color(let background)? = value(at: pair.background, in: context)
    else { return nil }
    let color = other ?? own
    var bases = [background]
    if background.alpha != 1 {
      if let base = pair.base {
        guard case .color(let color)? = value(at: base, in: context) else { return nil }
        bases = color.alpha == 1 ? [color] : Self.extremes.map { color.composited(over: $0) }
      } else {
        bases = Self.extremes
      }
      bases = bases.map { background.composited(over: $0) }
    }
    let measures = bases.map { ContrastMeasure(color, on: $0) }
    if case .lightness = pair.level { return measures.min { abs($0.lightness) < abs($1.lightness) } }
    return measures.min { $0.ratio < $1.ratio }
  }

  /// White and black.
  private static let extremes = [
    ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0),
  ]
}

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

extension Theme {
  /// Returns the contrast of a pair in a context; nil if one of its tokens is missing or no color. A translucent
  /// background without an opaque base is measured on white and on black, and the lower contrast counts.
  ///
  /// - Parameter other: a color to measure instead of the value of a token; nil for none. Aliases of the token keep
  ///   their values.
  package func contrast(
    of pair: ContrastPair, in context: Context, replacing other: (path: TokenPath, color: ColorValue)? = nil
  )
    -> ContrastMeasure?
  {
    /// Returns the color of a token; nil for any other value.
    func color(at path: TokenPath) -> ColorValue? {
      if let other, other.path == path { return other.color }
      guard case .color(let color)? = value(at: path, in: context) else { return nil }
      return color
    }
    guard let foreground = color(at: pair.foreground), let background = color(at: pair.background) else {
      return nil
    }
    var bases = [background]
    if background.alpha != 1 {
      if let base = pair.base {
        guard let base = color(at: base) else { return nil }
        bases = base.alpha == 1 ? [base] : Self.extremes.map { base.composited(over: $0) }
      } else {
        bases = Self.extremes
      }
      bases = bases.map { background.composited(over: $0) }
    }
    let measures = bases.map { ContrastMeasure(foreground, on: $0) }
    if case .lightness = pair.level { return measures.min { abs($0.lightness) < abs($1.lightness) } }
    return measures.min { $0.ratio < $1.ratio }
  }

  /// White and black.
  private static let extremes = [
    ColorValue(red: 1, green: 1, blue: 1), ColorValue(red: 0, green: 0, blue: 0),
  ]
}

extension Theme {
  /// Returns the contrast of a pair in a context; nil if one of its tokens is missing or no color. A translucent
  /// background without an opaque base is measured on the gray, from black to white, with the lowest contrast.
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
    if background.alpha == 1 { return ContrastMeasure(foreground, on: background) }
    guard let base = pair.base else {
      return Self.lowestContrast(of: foreground, for: pair) { background.composited(over: $0) }
    }
    guard let base = color(at: base) else { return nil }
    if base.alpha == 1 { return ContrastMeasure(foreground, on: background.composited(over: base)) }
    return Self.lowestContrast(of: foreground, for: pair) {
      background.composited(over: base.composited(over: $0))
    }
  }

  /// Returns the lowest contrast of a color on backgrounds that depend on an unknown color below them. If the color is
  /// lighter than its background on black and darker on white, there is a gray between on which both have the same
  /// luminance.
  /// - Parameter background: returns the opaque background over a color.
  private static func lowestContrast(
    of color: ColorValue, for pair: ContrastPair, on background: (ColorValue) -> ColorValue
  ) -> ContrastMeasure? {
    /// Returns the measure over a gray from 0, black, to 1, white.
    func measure(_ gray: Double) -> ContrastMeasure {
      ContrastMeasure(color, on: background(ColorValue(red: gray, green: gray, blue: gray)))
    }
    func isLighter(_ measure: ContrastMeasure) -> Bool {
      measure.foreground.relativeLuminance > measure.background.relativeLuminance
    }
    var measures = [measure(1), measure(0)]
    if isLighter(measures[1]), !isLighter(measures[0]) {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<grayHalvings {
        let middle = (low + high) / 2
        if isLighter(measure(middle)) { low = middle } else { high = middle }
      }
      measures.append(measure(high))
    }
    if case .lightness = pair.level { return measures.min { abs($0.lightness) < abs($1.lightness) } }
    return measures.min { $0.ratio < $1.ratio }
  }

  /// The number of times that the range of grays is halved. The last range is below a thousandth of a level of eight
  /// bits.
  private static let grayHalvings = 18
}

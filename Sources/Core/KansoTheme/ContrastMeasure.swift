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

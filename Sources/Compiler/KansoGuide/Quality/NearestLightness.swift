import KansoTheme

/// A search for the nearest lightness of a color that fulfils a condition, such as enough contrast. Hue and chroma stay
/// as far as sRGB has the color.
struct NearestLightness {
  /// The color in hexadecimal digits, as it would be written; nil if no lightness fulfils the condition.
  private(set) var hex: String?

  /// The number of steps that halve the range of lightness; the rest is less than the step of a channel of eight bits.
  private static let stepCount = 12

  /// Searches in both directions, and takes the result that is nearer in OKLab.
  ///
  /// - Parameter fulfils: the condition. In each direction, the colors from some lightness on fulfil it.
  init(of color: ColorValue, where fulfils: (ColorValue) -> Bool) {
    let oklch = color.converted(to: .oklch)
    let lightness = oklch.first ?? 0
    /// Returns the color with a lightness as it would be written, in eight bits per channel.
    func written(_ lightness: Double) -> ColorValue? {
      let changed = ColorValue(.oklch, lightness, oklch.second ?? 0, oklch.third ?? 0, alpha: color.alpha)
      return ColorValue(hex: changed.mapped(toGamutOf: .srgb).hexWithAlpha)
    }
    /// Returns the first color on the way to an end that fulfils the condition; nil if the end does not.
    func nearest(towards end: Double) -> ColorValue? {
      guard var best = written(end), fulfils(best) else { return nil }
      var (low, high) = (lightness, end)
      for _ in 0..<Self.stepCount {
        let middle = (low + high) / 2
        if let candidate = written(middle), fulfils(candidate) {
          (best, high) = (candidate, middle)
        } else {
          low = middle
        }
      }
      return best
    }
    let found = [0, 1].compactMap { nearest(towards: $0) }
    hex = found.min { $0.difference(from: color) < $1.difference(from: color) }?.hexWithAlpha
  }
}

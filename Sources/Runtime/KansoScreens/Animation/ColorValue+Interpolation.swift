import KansoTheme

extension ColorValue {
  /// Returns the interpolation of two colors, in sRGB. Only the opacity is clamped to 0...1, so the result
  /// can be out of gamut.
  ///
  /// A missing component takes the value of the other color (CSS Color 4, section 12.2), and is 0 if both
  /// lack it. A missing color counts as the other one with opacity 0; the result is nil if both are missing.
  /// An invisible result has the components of the start color, or of the end color if the start color is
  /// invisible too.
  static func interpolation(from first: ColorValue?, to second: ColorValue?, at progress: Double)
    -> ColorValue?
  {
    guard let start = (first ?? second?.transparent)?.converted(to: .srgb),
      let end = (second ?? first?.transparent)?.converted(to: .srgb)
    else { return nil }
    let startAlpha = start.alpha ?? end.alpha ?? 0
    let endAlpha = end.alpha ?? start.alpha ?? 0
    /// Returns first + (second − first) · progress.
    func lerp(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    let alpha = min(max(lerp(startAlpha, endAlpha), 0), 1)
    let components = zip(start.components, end.components).map { first, second in
      let (first, second) = (first ?? second ?? 0, second ?? first ?? 0)
      // The color is invisible, but an animation that continues from it needs the right components.
      guard alpha > 0 else { return startAlpha > 0 ? first : second }
      // Equal components stay exact, without rounding errors.
      return first == second ? first : lerp(first * startAlpha, second * endAlpha) / alpha
    }
    return ColorValue(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The same color with opacity 0.
  private var transparent: ColorValue { ColorValue(space, first, second, third, alpha: 0) }
}

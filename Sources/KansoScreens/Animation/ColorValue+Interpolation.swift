import KansoTheme

extension ColorValue {
  /// The color between two, in sRGB; outside of its gamut where one of them is.
  ///
  /// A missing component is the other color's (CSS Color 4, section 12.2).
  static func between(_ first: ColorValue?, _ second: ColorValue?, at progress: Double) -> ColorValue? {
    guard let start = (first ?? second?.transparent)?.converted(to: .srgb),
      let end = (second ?? first?.transparent)?.converted(to: .srgb)
    else { return nil }
    let startAlpha = start.alpha ?? end.alpha ?? 0
    let endAlpha = end.alpha ?? start.alpha ?? 0
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * progress }
    let alpha = min(max(between(startAlpha, endAlpha), 0), 1)
    let components = zip(start.components, end.components).map { first, second in
      let (first, second) = (first ?? second ?? 0, second ?? first ?? 0)
      // Nothing is seen of it, but what is animated from there on begins with the right color.
      guard alpha > 0 else { return startAlpha > 0 ? first : second }
      // Equal components stay exactly that.
      return first == second ? first : between(first * startAlpha, second * endAlpha) / alpha
    }
    return ColorValue(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  private var transparent: ColorValue { ColorValue(space, first, second, third, alpha: 0) }
}

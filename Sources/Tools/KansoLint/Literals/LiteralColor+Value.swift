import KansoTheme

extension LiteralColor {
  /// The color; nil if a component or the alpha is unknown.
  package var value: ColorValue? {
    let known = components.compactMap { $0 }
    guard known.count == components.count, let alpha else { return nil }
    switch space {
    case .srgb: return ColorValue(red: known[0], green: known[1], blue: known[2], alpha: alpha)
    case .displayP3: return ColorValue(.displayP3, known[0], known[1], known[2], alpha: alpha)
    case .gray: return ColorValue(red: known[0], green: known[0], blue: known[0], alpha: alpha)
    case .hsb:
      // The same color in HSL: the lightness is the brightness minus half of the chroma.
      let (saturation, brightness) = (known[1], known[2])
      let lightness = brightness * (1 - saturation / 2)
      let range = min(lightness, 1 - lightness)
      return ColorValue(
        .hsl, known[0] * 360, range == 0 ? 0 : (brightness - lightness) / range * 100, lightness * 100,
        alpha: alpha)
    }
  }
}

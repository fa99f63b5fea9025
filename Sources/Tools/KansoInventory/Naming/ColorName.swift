import KansoTheme

/// Descriptive names of colors, such as `paleBlue` or `blackish`, by their lightness, chroma and hue in OKLCh.
enum ColorName {
  /// Returns the name of a color, with its opacity in percent if it is translucent: `black50`.
  static func name(of color: ColorValue) -> String {
    let lch = color.converted(to: .oklch)
    let name = name(lightness: lch.first ?? 0, chroma: lch.second ?? 0, hue: lch.third ?? 0)
    let alpha = color.alpha ?? 0
    return alpha < 1 ? name + NumberName.text(of: (alpha * 100).rounded()) : name
  }

  /// The chroma below which a color is gray.
  private static let grayChroma = 0.02
  /// The chroma below which a dark color is hardly more than black.
  private static let blackishChroma = 0.05

  private static func name(lightness: Double, chroma: Double, hue: Double) -> String {
    guard chroma >= grayChroma else { return gray(lightness) }
    if lightness < 0.25 || lightness < 0.45 && chroma < blackishChroma { return "blackish" }
    if lightness > 0.97 { return "whitish" }
    let name = hueName(hue, lightness)
    return adjective(lightness, chroma).map { $0 + name.prefix(1).uppercased() + name.dropFirst() } ?? name
  }

  private static func gray(_ lightness: Double) -> String {
    switch lightness {
    case ..<0.01: "black"
    case ..<0.25: "blackish"
    case ..<0.45: "darkGray"
    case ..<0.72: "gray"
    case ..<0.88: "lightGray"
    case ..<0.97: "paleGray"
    case ..<0.9995: "whitish"
    default: "white"
    }
  }

  private static func adjective(_ lightness: Double, _ chroma: Double) -> String? {
    switch lightness {
    case 0.9...: "pale"
    case 0.78...: chroma < 0.15 ? "light" : nil
    case ..<0.42: "dark"
    default: chroma < 0.06 ? "grayish" : nil
    }
  }

  /// The names of hues with the angles in degrees at which they end.
  private static let hues: [(end: Double, name: String)] = [
    (12, "pink"), (38, "red"), (72, "orange"), (112, "yellow"), (158, "green"), (200, "teal"), (232, "cyan"),
    (282, "blue"), (318, "purple"), (345, "magenta"), (361, "pink"),
  ]

  private static func hueName(_ hue: Double, _ lightness: Double) -> String {
    let name = hues.first { hue < $0.end }?.name ?? "pink"
    // A dark orange or yellow is called brown.
    return lightness < 0.6 && (name == "orange" || name == "yellow") ? "brown" : name
  }
}

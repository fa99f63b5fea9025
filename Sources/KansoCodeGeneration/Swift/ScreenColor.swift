import KansoTheme

/// A color as the screens of Apple's devices take it: in sRGB where that holds it, else in display-P3 with the
/// nearest sRGB color for screens that show no more.
enum ScreenColor {
  case srgb(Channels)
  case displayP3(Channels, fallback: Channels)

  /// Components from 0 to 1, written as arguments.
  struct Channels {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    init(_ color: ColorValue) {
      (red, green, blue) = (color.first ?? 0, color.second ?? 0, color.third ?? 0)
      alpha = color.alpha ?? 0
    }

    func arguments(redLabel: String = "red", alphaLabel: String = "alpha") -> String {
      [(redLabel, red), ("green", green), ("blue", blue), (alphaLabel, alpha)]
        .map { "\($0): \(SwiftText.number($1))" }.joined(separator: ", ")
    }
  }

  init(_ color: ColorValue) {
    let srgb = Channels(color.written(inGamutOf: .srgb))
    if color.isInGamut(of: .srgb) {
      self = .srgb(srgb)
    } else {
      self = .displayP3(Channels(color.written(inGamutOf: .displayP3)), fallback: srgb)
    }
  }
}

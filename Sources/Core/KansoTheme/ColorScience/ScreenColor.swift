/// A color for the screens of Apple's devices: in sRGB if its gamut contains the color. Otherwise in display-P3, with
/// the nearest sRGB color as a fallback for other screens.
package enum ScreenColor: Equatable, Sendable {
  case srgb(Channels)
  case displayP3(Channels, fallback: Channels)

  /// The components, from 0 to 1.
  package struct Channels: Equatable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    /// Creates the components of a color that is in an RGB color space already. A missing one becomes 0.
    init(_ color: ColorValue) {
      (red, green, blue) = (color.first ?? 0, color.second ?? 0, color.third ?? 0)
      alpha = color.alpha ?? 0
    }
  }

  /// Creates the color in sRGB, or in display-P3 if it is outside sRGB. Colors outside display-P3 are mapped to the
  /// nearest color in it.
  package init(_ color: ColorValue) {
    let srgb = Channels(color.outputColor(inGamutOf: .srgb))
    if color.isInGamut(of: .srgb) {
      self = .srgb(srgb)
    } else {
      self = .displayP3(Channels(color.outputColor(inGamutOf: .displayP3)), fallback: srgb)
    }
  }
}

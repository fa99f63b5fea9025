import KansoPOSIX

extension ColorValue {
  /// Returns the lightness contrast Lc of a text in this color on a background, as APCA 0.1.9 (W3 version) defines it:
  /// from about 106 (black on white) to about -108 (white on black). It is negative for a lighter text on a darker
  /// background, and 0 for colors that are too near to each other. Alpha is ignored. Colors outside of sRGB are first
  /// mapped into it.
  package func lightnessContrast(on background: ColorValue) -> Double {
    let (text, ground) = (screenLuminance, background.screenLuminance)
    guard abs(ground - text) >= APCA.minLuminanceDifference else { return 0 }
    let isDarkText = ground > text
    let contrast =
      isDarkText
      ? pow(ground, APCA.darkTextExponents.ground) - pow(text, APCA.darkTextExponents.text)
      : pow(ground, APCA.lightTextExponents.ground) - pow(text, APCA.lightTextExponents.text)
    let scaled = contrast * APCA.scale
    guard abs(scaled) >= APCA.minContrast else { return 0 }
    return (isDarkText ? scaled - APCA.offset : scaled + APCA.offset) * 100
  }

  /// The estimated luminance of the color on a screen, from 0 to 1, with the soft clamp of APCA near black.
  private var screenLuminance: Double {
    let rgb = mapped(toGamutOf: .srgb).components.map { pow(max($0 ?? 0, 0), APCA.screenExponent) }
    let luminance = zip(rgb, APCA.coefficients).reduce(0) { $0 + $1.0 * $1.1 }
    guard luminance < APCA.blackThreshold else { return luminance }
    return luminance + pow(APCA.blackThreshold - luminance, APCA.blackExponent)
  }
}

/// The constants of APCA 0.1.9 (W3 version).
private enum APCA {
  static let screenExponent = 2.4
  static let coefficients = [0.2126729, 0.7151522, 0.0721750]
  static let blackThreshold = 0.022
  static let blackExponent = 1.414
  static let darkTextExponents = (ground: 0.56, text: 0.57)
  static let lightTextExponents = (ground: 0.65, text: 0.62)
  static let minLuminanceDifference = 0.0005
  static let scale = 1.14
  static let minContrast = 0.1
  static let offset = 0.027
}

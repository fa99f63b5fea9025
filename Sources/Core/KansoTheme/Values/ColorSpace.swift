/// The color spaces of the design-token standard (DTCG 2025.10, color module), with the standard's names. They are
/// those of CSS Color 4.
public enum ColorSpace: String, Sendable, CaseIterable {
  /// sRGB: red, green and blue, from 0 to 1.
  case srgb
  /// sRGB without its transfer function: red, green and blue, from 0 to 1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness from 0 to 100, in sRGB.
  case hsl
  /// Hue in degrees, whiteness and blackness from 0 to 100, in sRGB.
  case hwb
  /// CIE Lab: lightness from 0 to 100, a and b.
  case lab
  /// CIE LCH: lightness from 0 to 100, chroma, and hue in degrees.
  case lch
  /// OKLab: lightness from 0 to 1, a and b.
  case oklab
  /// OKLCH: lightness from 0 to 1, chroma, and hue in degrees.
  case oklch
  /// Display P3: red, green and blue, from 0 to 1.
  case displayP3 = "display-p3"
  /// A98 RGB: red, green and blue, from 0 to 1.
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB: red, green and blue, from 0 to 1.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020: red, green and blue, from 0 to 1.
  case rec2020
  /// CIE XYZ with the white point D65.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ with the white point D50.
  case xyzD50 = "xyz-d50"
}

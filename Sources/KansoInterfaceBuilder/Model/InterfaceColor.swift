import KansoDiagnostics

/// A color in a document.
package struct InterfaceColor: Sendable {
  package enum Space: String, Sendable {
    case sRGB
    case displayP3
    /// `calibratedRGB`: the color space of a Mac's screen in Xcode 7 and before, later replaced by sRGB.
    case calibratedRGB
    case deviceRGB
    /// A grayscale space with a gamma of 2.2.
    case genericGamma22Gray = "genericGamma22GrayColorSpace"
    case calibratedWhite
    case deviceWhite
    /// `calibratedCMYK` and other CMYK spaces.
    case cmyk
  }

  package enum Value: Sendable {
    /// Components from 0 to 1 in a color space: one for grays, three for RGB, four for CMYK.
    case components(Space, [Double], alpha: Double)
    /// A color of the asset catalog.
    case named(String)
    /// A system color, such as `labelColor`.
    case system(String)
    /// A color of an unknown catalog or color space, with its name.
    case unknown(String)
  }

  package let value: Value
  /// The source range of the whole element.
  package let range: TextRange
  /// The property of the color, such as `backgroundColor`.
  package let key: String?
}

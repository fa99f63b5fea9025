import KansoDiagnostics

/// A color in a document.
package struct InterfaceColor: Sendable {
  /// A color space.
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

  /// The color itself.
  package enum Value: Sendable {
    /// Components in a color space: one for grays, three for RGB, four for CMYK. They are as in the
    /// document: usually, but not always, from 0 to 1.
    case components(Space, [Double], alpha: Double)
    /// A color of the asset catalog.
    case named(String)
    /// A system color, such as `labelColor`.
    case system(String)
    /// A color without a known value: the name of a color in a catalog other than `System`, else the name of
    /// an unknown color space; empty if the document names neither.
    case unknown(String)
  }

  package let value: Value
  /// The source range of the start tag.
  package let range: TextRange
  /// The property that has this color, such as `backgroundColor`; nil if the element has no key.
  package let key: String?
}

import KansoDiagnostics

/// A color as a document writes it.
package struct InterfaceColor: Sendable {
  package enum Space: String, Sendable {
    case sRGB
    case displayP3
    /// `calibratedRGB`: the screen of a Mac in Xcode 7 and before, which has become sRGB.
    case calibratedRGB
    case deviceRGB
    /// A gray whose brightness follows a gamma of 2.2.
    case genericGamma22Gray = "genericGamma22GrayColorSpace"
    case calibratedWhite
    case deviceWhite
    /// Ink: as IB writes `calibratedCMYK`.
    case cmyk
  }

  package enum Value: Sendable {
    /// Components from 0 to 1 in a color space: three, one for grays, or four for inks.
    case components(Space, [Double], alpha: Double)
    /// A color of the asset catalog.
    case named(String)
    /// A color of the system, such as `labelColor`.
    case system(String)
    /// `name="…"` of an old catalog color with a catalog that is not the system's, or a space that is not known.
    case unknown(String)
  }

  package let value: Value
  /// The whole element.
  package let range: TextRange
  /// For what the color is, such as `backgroundColor`.
  package let key: String?
}

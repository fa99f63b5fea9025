import KansoTheme

/// A font that an input asks for.
package struct RequestedFont: Hashable, Sendable {
  /// The requested font.
  package var font: Typography
  /// The place of the font in the input: `Main.storyboard:12:30`; nil if only the input is known.
  package var place: String?

  /// Creates a request for a font.
  /// - Parameter place: the place in the input; nil if only the input is known.
  init(_ font: Typography, place: String? = nil) { (self.font, self.place) = (font, place) }
}

extension TokenValue {
  /// The font of a sample of the value: a font as it is, or the font families in the size of specimens; nil
  /// for all other values, also for font weights.
  var requestedFont: RequestedFont? {
    switch self {
    case .typography(let font): RequestedFont(font)
    case .fontFamily(let families): RequestedFont(Typography(families: families, size: Sizes.Specimen.text))
    default: nil
    }
  }
}

import KansoFormatting
import KansoTheme
import KansoThemeEncoding

extension ColorValue {
  /// The color in CSS notation with eight bits per channel: `#ff0000`, or `rgb(255 0 0 / 0.5)` if it is not
  /// opaque. A color in another space or outside of sRGB has the precise notation.
  package var formattedForShortCSS: String {
    guard space == .srgb, isInGamut(of: .srgb) else { return formattedForCSS }
    if alpha == 1 { return hex }
    let channels = components.map { (($0 ?? 0) * 255).rounded().formattedForCSS }.joined(separator: " ")
    return "rgb(\(channels) / \((alpha ?? 0).formatted(as: .decimal(maxFractionDigits: 3))))"
  }
}

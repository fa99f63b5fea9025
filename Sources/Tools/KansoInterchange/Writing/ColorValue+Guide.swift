import KansoTheme
import KansoThemeEncoding

extension ColorValue {
  /// The color in the notation of guides that people read best: `rgb(44 66 81 / 0.14)` for channels of eight bits with
  /// an alpha that is none, else that of CSS.
  var formattedForGuide: String {
    guard exactHex == nil, space == .srgb, let alpha, ColorValue(hex: hex)?.components == components else {
      return formattedForCSS
    }
    let channels = components.map { Int((($0 ?? 0) * 255).rounded()).description }
    return "rgb(\(channels.joined(separator: " ")) / \(alpha.formattedForCSS))"
  }
}

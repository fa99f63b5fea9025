import KansoTheme
import KansoThemeEncoding

extension ColorValue {
  /// The color in the notation of guides that people read best: `rgb(44 66 81 / 0.14)` for channels of eight bits with
  /// an alpha that is none, else that of CSS.
  var formattedForGuide: String {
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      // Percentages are parts of 1 on their way, so that 29 % becomes 28.999999999999996 %.
      let parts = components.map { $0?.rounded(toFractionDigits: 6) }
      return ColorValue(space, parts[0], parts[1], parts[2], alpha: alpha).formattedForCSS
    case .srgb:
      guard exactHex == nil, let alpha, ColorValue(hex: hex)?.components == components else {
        return formattedForCSS
      }
      let channels = components.map { Int((($0 ?? 0) * 255).rounded()).description }
      return "rgb(\(channels.joined(separator: " ")) / \(alpha.formattedForCSS))"
    default: return formattedForCSS
    }
  }
}

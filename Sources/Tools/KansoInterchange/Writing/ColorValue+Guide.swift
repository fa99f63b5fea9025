import KansoFormatting
import KansoTheme
import KansoThemeEncoding

extension ColorValue {
  /// The color in the notation of guides that people read best: `rgb(44 66 81 / 0.14)` for channels of eight bits with
  /// an alpha that is none, else that of CSS.
  var formattedForGuide: String {
    let color = withoutErrors
    guard space == .srgb, color.exactHex == nil, let alpha = color.alpha,
      ColorValue(hex: hex)?.components == components
    else { return color.formattedForCSS }
    let channels = components.map { Int((($0 ?? 0) * 255).rounded()).description }
    return "rgb(\(channels.joined(separator: " ")) / \(alpha.formattedForCSS))"
  }

  /// The color without the errors of numbers of 32 bits in its alpha, and of percentages in its components: these are
  /// parts of 1 on their way, so that 29 % becomes 28.999999999999996 %.
  private var withoutErrors: ColorValue {
    let isRounded = [.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(space)
    let parts = isRounded ? components.map { $0?.rounded(toFractionDigits: 6) } : components
    return ColorValue(space, parts[0], parts[1], parts[2], alpha: alpha.map { Quantity.exact($0) })
  }
}

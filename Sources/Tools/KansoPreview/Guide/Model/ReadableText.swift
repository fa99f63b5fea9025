import KansoTheme

extension ColorValue {
  /// Black or white: the one with the higher contrast on this color, which must be opaque.
  var readableText: ColorValue {
    // At this luminance, black and white have the same contrast: (L + 0.05)² = 0.05 × 1.05 (WCAG 2.2).
    let middle = (0.05 * 1.05).squareRoot() - 0.05
    let channel: Double = relativeLuminance > middle ? 0 : 1
    return ColorValue(red: channel, green: channel, blue: channel)
  }
}

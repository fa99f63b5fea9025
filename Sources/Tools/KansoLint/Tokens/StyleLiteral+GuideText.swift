import KansoFormatting
import KansoTheme
import KansoThemeEncoding

extension StyleLiteral.Value {
  /// Returns the value as it is written in a guide; nil if it is not known whole, and for fonts.
  ///
  /// - Parameter kind: the kind, which decides the unit of a number.
  func guideText(as kind: StyleKind?) -> String? {
    switch self {
    case .number(let number):
      let digits = number.formatted(as: .decimal(maxFractionDigits: 6))
      return kind == .duration ? digits + "s" : digits
    case .color(let color):
      guard let text = color.value?.roundedWithAlpha.formattedForCSS else { return nil }
      return text.hasPrefix("#") ? "\"\(text)\"" : text
    case .font, .brokenFormat: return nil
    }
  }
}

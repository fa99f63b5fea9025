import KansoTheme
import KansoThemeEncoding

/// A property of a font with a declaration of its own in a style sheet.
enum FontPart: String, CaseIterable {
  case family
  case size
  case lineHeight = "line-height"
  case weight
  case style
  case letterSpacing = "letter-spacing"

  /// Returns the parts that the fonts of a token have in any mode. All modes declare the same ones, because a mode
  /// without a declaration would keep the value of another mode.
  static func parts(of token: ThemeToken) -> [FontPart] {
    let fonts = ([token.value] + token.variants.map(\.value)).compactMap { value in
      if case .typography(let font) = value { font } else { nil }
    }
    return allCases.filter { part in fonts.contains { part.isGiven(in: $0) } }
  }

  /// Returns true if a guide gives a font the property.
  private func isGiven(in font: Typography) -> Bool {
    switch self {
    case .family, .size: true
    case .lineHeight: !font.implied.contains(.lineHeight)
    case .weight: !font.implied.contains(.weight)
    case .style: font.isItalic
    case .letterSpacing: font.letterSpacing.value != 0
    }
  }

  /// Returns the property of a font in CSS.
  func value(of font: Typography, _ css: CSSText) -> String {
    switch self {
    case .family: CSSText.list(font.families)
    case .size: css.length(.points(font.size))
    case .lineHeight: font.implied.contains(.lineHeight) ? "normal" : font.lineHeight.formattedForCSS
    case .weight: font.weight.formattedForCSS
    case .style: font.isItalic ? "italic" : "normal"
    case .letterSpacing: css.length(font.letterSpacing)
    }
  }
}

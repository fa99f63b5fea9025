import KansoFormatting
import KansoLayout
import KansoRendering
import KansoGuideComparison
import KansoTheme
import KansoThemeComparison
import KansoThemeEncoding

/// A writer of the HTML sample of a value.
struct GuideDifferenceSample {
  let value: TokenValue
  /// The section of the token, which determines how a length is drawn.
  let section: Section?
  let isDark: Bool

  /// The sample sentence of fonts. It contains every letter of the English alphabet.
  static let sentence = "Sphinx of black quartz, judge my vow"
  /// The width of drawings, in points. Two drawings fit beside each other on a card.
  private static let width = Sizes.panel - Padding.xl
  /// The maximum size of sample texts, in points. Larger texts are shown in this size.
  static let maxTextSize = Sizes.Specimen.strip
  /// The minimum size of sample texts, in points.
  private static let minTextSize = 1.0

  /// Returns the size of a font's sample, in points: the size of the font, at least 1 and at most
  /// `maxTextSize`. A size that is not finite becomes 1.
  static func textSize(of font: Typography) -> Length {
    min(max(font.size.drawable, minTextSize), maxTextSize)
  }

  /// Writes a swatch of a color, a sentence in a font, or the specimen of another value as SVG; nothing for a
  /// value without one.
  func write(to page: inout MarkupWriter) {
    switch value {
    case .color(let color):
      page.markup("<div class=\"swatch\"><div")
      page.attribute("style", color.declaration(of: "background-color"))
      page.markup("></div></div>\n")
    case .typography(let font):
      page.markup("<p class=\"sample\"")
      page.attribute("style", font.declarations)
      page.markup(">")
      page.text(Self.sentence)
      page.markup("</p>\n")
    default:
      guard let specimen = Specimen(value, .init(section: section), isDark: isDark, width: Self.width) else {
        return
      }
      page.markup("<div class=\"drawing\">")
      specimen.drawing.writeSVG(to: &page, title: value.shortDescription)
      page.markup("</div>\n")
    }
  }

  /// Writes the sample “Aa” in the color of a pair on its background. Screen readers skip it.
  static func write(_ pair: ColorPair, to page: inout MarkupWriter) {
    page.markup("<p class=\"swatch text\" aria-hidden=\"true\"")
    page.attribute(
      "style", pair.background.declaration(of: "background-color") + ";" + pair.color.declaration(of: "color")
    )
    page.markup("></p>\n")
  }
}

extension ColorValue {
  /// Returns CSS that sets a property to the color, without a final semicolon. For color spaces other than
  /// sRGB, and for translucent colors, a declaration with the opaque hexadecimal notation comes first, as a
  /// fallback for browsers that do not support the other one.
  /// - Parameter property: the name of the CSS property.
  fileprivate func declaration(of property: String) -> String {
    let declaration = "\(property):\(formattedForCSS)"
    return space == .srgb && alpha == 1 ? declaration : "\(property):\(hex);\(declaration)"
  }
}

extension Typography {
  /// The CSS declarations of a sample in the font, joined with semicolons. The size is that of the sample. A
  /// line height that is negative or not finite becomes 0.
  fileprivate var declarations: String {
    let shown = GuideDifferenceSample.textSize(of: self)
    return [
      "font-family:\(FontStack.formattedForCSS(self))", "font-size:\(shown.formattedForCSS)px",
      "font-weight:\(weight.formattedForCSS)", "font-style:\(isItalic ? "italic" : "normal")",
      "line-height:\(max(lineHeight.drawable, 0).formattedForCSS)",
      "letter-spacing:\(letterSpacing.drawablePoints.formattedForCSS)px",
    ].joined(separator: ";")
  }
}

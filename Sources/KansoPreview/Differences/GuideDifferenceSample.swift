import KansoLayout
import KansoRendering
import KansoTheme

/// A writer of the HTML sample of a value.
struct GuideDifferenceSample {
  let value: TokenValue
  let path: TokenPath
  let isDark: Bool

  /// The sample sentence of fonts. It contains every letter of the English alphabet.
  static let sentence = "Sphinx of black quartz, judge my vow"
  /// The width of drawings, in points. Two drawings fit beside each other on a card.
  private static let width = Sizes.panel - Padding.xl
  /// The maximum size of sample texts, in points. Larger texts are shown in this size.
  static let largestText = Sizes.Specimen.strip
  private static let smallestText = 1.0

  /// Returns the size of a font's sample, in points: the size of the font, limited to the range that can be shown.
  static func textSize(of font: Typography) -> Length {
    min(max(font.size.shown, smallestText), largestText)
  }

  func write(to page: inout MarkupWriter) {
    switch value {
    case .color(let color):
      page.markup("<div class=\"swatch\"><div")
      page.attribute("style", color.style("background-color"))
      page.markup("></div></div>\n")
    case .typography(let font):
      page.markup("<p class=\"sample\"")
      page.attribute("style", font.style)
      page.markup(">")
      page.text(Self.sentence)
      page.markup("</p>\n")
    default:
      guard let specimen = Specimen(value, .init(section: path), isDark: isDark, width: Self.width) else {
        return
      }
      page.markup("<div class=\"drawing\">")
      specimen.drawing.writeSVG(to: &page, title: value.words)
      page.markup("</div>\n")
    }
  }

  /// Writes a sample text in one color on the other.
  static func write(_ pair: ColorPair, to page: inout MarkupWriter) {
    page.markup("<p class=\"swatch text\" aria-hidden=\"true\"")
    page.attribute("style", pair.other.style("background-color") + ";" + pair.color.style("color"))
    page.markup(">Aa</p>\n")
  }
}

extension ColorValue {
  /// Returns a CSS declaration. For browsers that do not support the color space, a declaration with the nearest color
  /// that all browsers support comes first.
  fileprivate func style(_ property: String) -> String {
    space == .srgb && alpha == 1 ? "\(property):\(css)" : "\(property):\(hex);\(property):\(css)"
  }
}

extension Typography {
  fileprivate var style: String {
    let shown = GuideDifferenceSample.textSize(of: self)
    return [
      "font-family:\(FontStack.css(self))", "font-size:\(shown.css)px", "font-weight:\(weight.css)",
      "font-style:\(isItalic ? "italic" : "normal")", "line-height:\(max(lineHeight.shown, 0).css)",
      "letter-spacing:\(letterSpacing.shownPoints.css)px",
    ].joined(separator: ";")
  }
}

import KansoFormatting
import KansoRendering
import KansoTheme
import KansoThemeEncoding

extension GuidePage {
  /// Writes the samples of a token's values side by side, without notations, each with its modes if there are
  /// several values. The caption follows below them. Screen readers skip the samples.
  mutating func writeSamples(of token: GuideToken) {
    page.markup("<div class=\"looks\" aria-hidden=\"true\">")
    for value in token.values {
      openPanel("look", value, of: token)
      if case .color(let color) = value.value {
        writeSwatch(color, value)
      } else {
        writeSpecimen(of: value, in: token)
      }
      if token.values.count > 1 { writeModes(of: value) }
      page.markup("</div>")
    }
    page.markup("</div>\n")
  }

  /// Writes the values of a token beside the caption, each with its modes if there are several values, a
  /// sample, the alias and the notations. Numbers and texts have no sample.
  mutating func writeValues(of token: GuideToken) {
    page.markup("<div class=\"values\">")
    for value in token.values {
      openPanel(value.value.isMeasure ? "value measure" : "value", value, of: token)
      if token.values.count > 1 { writeModes(of: value) }
      switch value.value {
      case .typography(let font): writeSample(of: font)
      case .string: break
      default:
        page.markup("<div class=\"specimen\" aria-hidden=\"true\">")
        writeSpecimen(of: value, in: token)
        page.markup("</div>")
      }
      writeAlias(of: value)
      writeNotations(of: value)
      page.markup("</div>\n")
    }
    page.markup("</div>\n")
  }

  /// Writes the start tag of a panel for a value. The panel has the fixed background of the value's first
  /// mode if the value needs a background or the token has several values.
  /// - Parameter name: the CSS class.
  private mutating func openPanel(_ name: StaticString, _ value: GuideValue, of token: GuideToken) {
    page.markup("<div class=\"")
    page.markup(name)
    if value.value.needsBackground || token.values.count > 1 {
      page.markup(model.modes[value.modes[0]].isDark ? " on-dark" : " on-light")
    }
    page.markup("\"")
    writeModesAttribute(value.modes)
    page.markup(">")
  }

  /// Writes an attribute with the indexes of an element's modes; nothing if the element belongs to all modes.
  mutating func writeModesAttribute(_ modes: [Int]) {
    guard modes.count < model.modes.count else { return }
    page.attribute("data-modes", modes.map(String.init).joined(separator: " "))
  }

  /// Writes the names of a value's modes as a paragraph.
  mutating func writeModes(of value: GuideValue) {
    page.markup("<p class=\"mode\" dir=\"auto\">")
    page.text(names(of: value.modes))
    page.markup("</p>")
  }

  /// Returns the names of modes by their indexes, joined with commas.
  func names(of modes: [Int]) -> String { modes.map { model.modes[$0].name }.joined(separator: ", ") }

  /// Writes the specimen of a value as SVG, for the appearance of its first mode; nothing for a value without
  /// one.
  private mutating func writeSpecimen(of value: GuideValue, in token: GuideToken) {
    let isDark = model.modes[value.modes[0]].isDark
    guard let specimen = Specimen(value.value, Specimen.Use(section: token.section), isDark: isDark) else {
      return
    }
    specimen.drawing.writeSVG(to: &page, title: value.notations.first?.text ?? token.title)
  }

  /// Writes a swatch of a color. CSS adds the letters “Aa” to it, in black or white, whichever is readable on
  /// the color. A translucent color counts as seen on the paper of the value's first mode.
  private mutating func writeSwatch(_ color: ColorValue, _ value: GuideValue) {
    page.markup("<div class=\"swatch\"><div class=\"paint\" style=\"")
    writeDeclaration("background", color)
    page.markup(";")
    let ground = Colors.paper.resolved(
      in: model.modes[value.modes[0]].isDark ? ["appearance": "dark"] : ["appearance": "light"])
    writeDeclaration("color", color.composited(over: ground).readableText)
    page.markup("\"></div></div>")
  }

  /// The maximum size of sample texts, in points.
  private static let maxSampleSize = 120.0
  /// The minimum size, in points, at which a sample shows the guide's name rather than a sentence.
  private static let minTitleSize = 22.0
  /// The maximum number of characters of the guide's name in a sample.
  private static let maxNameLength = 48

  /// Writes a sample of a font: at 22 points or more the guide's name, cut to 48 characters, else a sentence.
  /// The sample has from 1 to 120 points. If it is smaller than the font, a note gives its size.
  private mutating func writeSample(of font: Typography) {
    let size = min(max(font.size.drawable, 1), Self.maxSampleSize)
    page.markup("<p class=\"sample\" dir=\"auto\"")
    let weight = font.weight.drawable.formattedForCSS
    let lineHeight = font.lineHeight.drawable.formattedForCSS
    let spacing = font.letterSpacing.drawablePoints.formattedForCSS
    page.attribute(
      "style",
      "font:\(font.isItalic ? "italic " : "")\(weight) \(size.formattedForCSS)px/\(lineHeight) "
        + "\(FontStack.formattedForCSS(font));letter-spacing:\(spacing)px")
    page.markup(">")
    page.text(
      size < Self.minTitleSize
        ? "Sphinx of black quartz, judge my vow. 0123456789" : model.name.prefix(Self.maxNameLength))
    page.markup("</p>")
    if size < font.size {
      page.markup("<p class=\"about\">Shown at ")
      page.text(size.formatted(as: .decimal))
      page.markup(" points.</p>")
    }
  }
}

extension TokenValue {
  /// True if the value looks right only on the background of its mode: for translucent colors, borders,
  /// shadows, gradients, font families and font weights.
  fileprivate var needsBackground: Bool {
    switch self {
    case .color(let color): color.alpha != 1
    case .border, .shadow, .gradient, .fontFamily, .fontWeight: true
    default: false
    }
  }
}

extension TokenValue {
  /// True if the value is a single amount: a length, duration, number or font weight. Pages show its notation
  /// before its sample.
  var isMeasure: Bool {
    switch self {
    case .dimension, .duration, .number, .fontWeight: true
    default: false
    }
  }
}

import KansoRendering
import KansoTheme

extension GuidePage {
  /// Writes the samples of a token's values, those of all modes side by side. They stand above the caption.
  mutating func writeLooks(of token: GuideToken) {
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

  /// Writes the samples of a token's values together with the notations. They stand beside the caption.
  mutating func writeValues(of token: GuideToken) {
    page.markup("<div class=\"values\">")
    for value in token.values {
      openPanel(value.value.isMeasure ? "value measure" : "value", value, of: token)
      if token.values.count > 1 { writeModes(of: value) }
      if case .typography(let font) = value.value {
        writeSample(of: font)
      } else {
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

  /// Begins a panel for some modes, with the background of their appearance.
  private mutating func openPanel(_ name: StaticString, _ value: GuideValue, of token: GuideToken) {
    page.markup("<div class=\"")
    page.markup(name)
    if value.value.needsGround || token.values.count > 1 {
      page.markup(model.modes[value.modes[0]].isDark ? " on-dark" : " on-light")
    }
    page.markup("\"")
    writeModesAttribute(value.modes)
    page.markup(">")
  }

  /// Writes an attribute with the modes of an element. Writes nothing if the element belongs to all modes.
  mutating func writeModesAttribute(_ modes: [Int]) {
    guard modes.count < model.modes.count else { return }
    page.attribute("data-modes", modes.map(String.init).joined(separator: " "))
  }

  /// Writes the names of a value's modes.
  mutating func writeModes(of value: GuideValue) {
    page.markup("<p class=\"mode\" dir=\"auto\">")
    page.text(names(of: value.modes))
    page.markup("</p>")
  }

  func names(of modes: [Int]) -> String { modes.map { model.modes[$0].name }.joined(separator: ", ") }

  private mutating func writeSpecimen(of value: GuideValue, in token: GuideToken) {
    let isDark = model.modes[value.modes[0]].isDark
    guard let specimen = Specimen(value.value, Specimen.Use(section: token.path), isDark: isDark) else {
      return
    }
    specimen.drawing.writeSVG(to: &page, title: value.notations.first?.text ?? token.title)
  }

  private mutating func writeSwatch(_ color: ColorValue, _ value: GuideValue) {
    page.markup("<div class=\"swatch\"><div class=\"paint\" style=\"")
    writeDeclaration("background", color)
    page.markup(";")
    let ground = Colors.paper.resolved(
      in: model.modes[value.modes[0]].isDark ? ["appearance": "dark"] : ["appearance": "light"])
    writeDeclaration("color", color.composited(over: ground).readableText)
    page.markup("\"></div></div>")
  }

  private static let largestSample = 120.0
  /// The minimum size, in points, at which a sample shows the guide's name rather than a sentence.
  private static let smallestTitle = 22.0
  /// The maximum number of characters of the guide's name in a sample.
  private static let longestName = 48

  private mutating func writeSample(of font: Typography) {
    let size = min(max(font.size.shown, 1), Self.largestSample)
    page.markup("<p class=\"sample\" dir=\"auto\"")
    page.attribute(
      "style",
      "font:\(font.isItalic ? "italic " : "")\(font.weight.shown.css) \(size.css)px/\(font.lineHeight.shown.css) "
        + "\(FontStack.css(font));letter-spacing:\(font.letterSpacing.shownPoints.css)px")
    page.markup(">")
    page.text(
      size < Self.smallestTitle
        ? "Sphinx of black quartz, judge my vow. 0123456789" : model.name.prefix(Self.longestName))
    page.markup("</p>")
    if size < font.size {
      page.markup("<p class=\"about\">Shown at ")
      page.text(size.css)
      page.markup(" points.</p>")
    }
  }
}

extension TokenValue {
  /// True if the value is shown correctly only on the background of its mode.
  fileprivate var needsGround: Bool {
    switch self {
    case .color(let color): color.alpha != 1
    case .border, .shadow, .gradient, .fontFamily, .fontWeight: true
    default: false
    }
  }
}

extension TokenValue {
  /// True if the value is a single amount. Pages show it before anything else.
  var isMeasure: Bool {
    switch self {
    case .dimension, .duration, .number, .fontWeight: true
    default: false
    }
  }
}

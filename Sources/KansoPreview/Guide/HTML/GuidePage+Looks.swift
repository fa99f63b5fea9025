import KansoRendering
import KansoTheme

extension GuidePage {
  /// What the values of a token look like, those of all modes side by side, above what is said of it.
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

  /// What the values of a token look like, and what they are, beside what is said of it.
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

  /// Begins a panel that is there in some modes, on the ground that they are meant for.
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

  /// Says in which modes something is there; nothing where it is in all of them.
  mutating func writeModesAttribute(_ modes: [Int]) {
    guard modes.count < model.modes.count else { return }
    page.attribute("data-modes", modes.map(String.init).joined(separator: " "))
  }

  /// The names of the modes that a value is for.
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
  /// Fonts of at least this size show the guide's name rather than a sentence.
  private static let smallestTitle = 22.0
  /// How much of the guide's name is shown.
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
  /// Whether it looks like itself only on the ground of its mode.
  fileprivate var needsGround: Bool {
    switch self {
    case .color(let color): color.alpha != 1
    case .border, .shadow, .gradient, .fontFamily, .fontWeight: true
    default: false
    }
  }
}

extension TokenValue {
  /// Whether it is one amount, which is read before anything else.
  var isMeasure: Bool {
    switch self {
    case .dimension, .duration, .number, .fontWeight: true
    default: false
    }
  }
}

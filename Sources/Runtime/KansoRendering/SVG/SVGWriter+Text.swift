import KansoDrawing
import KansoTypesetting
import KansoTheme

extension SVGWriter {
  private static let regularWeight = 400.0
  /// The maximum ratio between the usual width of a text and its available width. A wider text is condensed.
  private static let maxWidthRatio = 1.125

  /// Writes a text on one line: line breaks become spaces. Viewers condense the text to its available width
  /// if `isTooWide(_:)` is true.
  mutating func writeText(_ text: TextCommand) {
    out.markup("<text")
    writePosition(of: text)
    writeFont(text.font, text.size)
    writeColor(text.color, attribute: "fill", opacityAttribute: "fill-opacity", property: "fill:")
    if text.isUnderlined { out.markup(" text-decoration=\"underline\"") }
    if isTooWide(text) {
      out.attribute("textLength", text.width)
      out.markup(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    let line = text.text.withoutLineBreaks
    // The attribute is on every such text, because browsers do not let texts inherit it.
    if line.hasCollapsibleSpaces { out.markup(" xml:space=\"preserve\"") }
    out.markup(">")
    out.text(line)
    out.markup("</text>\n")
  }

  /// Writes the position of a text at its anchor, and its direction. The anchor keeps its measured place with
  /// any font.
  private mutating func writePosition(of text: TextCommand) {
    let (isFromRight, width) = (text.direction == .rightToLeft, max(text.width, 0))
    switch text.anchor {
    case .left: out.attribute("x", text.origin.x)
    case .center: out.attribute("x", text.origin.x + width / 2)
    case .right: out.attribute("x", text.origin.x + width)
    }
    out.attribute("y", text.origin.y)
    if isFromRight { out.markup(" direction=\"rtl\"") }
    // Without `text-anchor`, the position is that of the end that is read first.
    switch (text.anchor, isFromRight) {
    case (.left, false), (.right, true): break
    case (.center, _): out.markup(" text-anchor=\"middle\"")
    case (.left, true), (.right, false): out.markup(" text-anchor=\"end\"")
    }
  }

  /// Writes the attributes of a font with a size in points. The weight is rounded and limited to 1 to 1000.
  /// The weight and style are left out if they are regular, the letter spacing if it is 0.
  private mutating func writeFont(_ font: Typography, _ size: Length) {
    out.attribute("font-family", fontStack(of: font))
    out.attribute("font-size", size)
    let weight = font.displayWeight
    if weight != Self.regularWeight, weight.isFinite {
      let range = FontWeight.range
      out.attribute("font-weight", min(max(weight.rounded(), range.lowerBound), range.upperBound))
    }
    if font.isDisplayedItalic { out.markup(" font-style=\"italic\"") }
    let spacing = font.letterSpacing.value
    if spacing != 0, spacing.isFinite { out.attribute("letter-spacing", spacing) }
  }

  /// Returns the value of `font-family`. It is cached for each list of families and face.
  private mutating func fontStack(of font: Typography) -> String {
    if let known = stacks[font.families]?[font.face] { return known }
    let stack = FontStack.formattedForCSS(font)
    stacks[font.families, default: [:]][font.face] = stack
    return stack
  }

  /// Returns true if the text, measured as Helvetica, is more than an eighth wider than its available width.
  /// Returns false if the available width is not positive.
  private func isTooWide(_ text: TextCommand) -> Bool {
    guard text.width > 0 else { return false }
    let usual = SansSerifTextMeasurer.width(of: text.text, font: text.font, size: text.size)
    return usual > text.width * Self.maxWidthRatio
  }
}

extension String {
  /// The text with a space instead of each line break, because a drawn text has only one line.
  fileprivate var withoutLineBreaks: String {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 } ? self : String(map { $0.isNewline ? " " : $0 })
  }

  /// True if the text has spaces that markup parsers remove: at an end, or next to each other.
  fileprivate var hasCollapsibleSpaces: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte <= 0x20
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return wasSpace
  }
}

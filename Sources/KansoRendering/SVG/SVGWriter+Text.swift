import KansoLayout
import KansoTheme

extension SVGWriter {
  private static let regularWeight = 400.0
  /// The maximum ratio between the usual width of a text and its available width. A wider text is condensed.
  private static let widest = 1.125

  mutating func text(_ text: DrawnText) {
    out.markup("<text")
    place(text)
    font(text.font, text.size)
    color(text.color, "fill", "fill-opacity", "fill:")
    if text.isUnderlined { out.markup(" text-decoration=\"underline\"") }
    if isTooWide(text) {
      out.attribute("textLength", text.width)
      out.markup(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    let line = text.text.onOneLine
    // The attribute is on every such text, because browsers do not let texts inherit it.
    if line.hasLooseSpaces { out.markup(" xml:space=\"preserve\"") }
    out.markup(">")
    out.text(line)
    out.markup("</text>\n")
  }

  /// Writes the position of a text at its anchor. The anchor keeps its measured place with any font.
  private mutating func place(_ text: DrawnText) {
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

  private mutating func font(_ font: Typography, _ size: Length) {
    out.attribute("font-family", families(of: font))
    out.attribute("font-size", size)
    let weight = font.shownWeight
    if weight != Self.regularWeight, weight.isFinite {
      let range = FontWeight.range
      out.attribute("font-weight", min(max(weight.rounded(), range.lowerBound), range.upperBound))
    }
    if font.isShownItalic { out.markup(" font-style=\"italic\"") }
    let spacing = font.letterSpacing.value
    if spacing != 0, spacing.isFinite { out.attribute("letter-spacing", spacing) }
  }

  private mutating func families(of font: Typography) -> String {
    if let known = stacks[font.families]?[font.face] { return known }
    let stack = FontStack.css(font)
    stacks[font.families, default: [:]][font.face] = stack
    return stack
  }

  private func isTooWide(_ text: DrawnText) -> Bool {
    guard text.width > 0 else { return false }
    let usual = SansSerifTextMeasurer.width(of: text.text, font: text.font, size: text.size)
    return usual > text.width * Self.widest
  }
}

extension String {
  /// The text with spaces instead of line breaks, because a drawn text has only one line.
  fileprivate var onOneLine: String {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 } ? self : String(map { $0.isNewline ? " " : $0 })
  }

  /// True if the text has spaces that markup parsers remove: at an end, or next to each other.
  fileprivate var hasLooseSpaces: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte <= 0x20
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return wasSpace
  }
}

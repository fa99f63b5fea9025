import KansoLayout
import KansoTheme

/// A parser for plain text with marks for headings, subheadings and links: `*heading*`, `^subheading^`, `%https://…%`.
///
/// A mark counts if a second one of its kind follows in the same line. Otherwise it is an ordinary character. A doubled
/// mark (`**`) stands for the character itself. Marks do not nest: inside a pair, marks of other kinds are ordinary
/// characters.
public struct MarkdownLite: Sendable {
  /// The attributes of headings.
  public var heading: AttributedText.Attributes
  /// The attributes of subheadings.
  public var subheading: AttributedText.Attributes
  /// The attributes of all other text.
  public var body: AttributedText.Attributes
  /// The attributes of links. The target of a link is the text between the marks.
  public var link: AttributedText.Attributes

  /// Creates a parser from the fonts and colors of a style guide. The text is centered; links are underlined
  /// and have the font of the body.
  public init(heading: Font, subheading: Font, body: Font, color: Color, linkColor: Color) {
    /// Returns attributes for centered text.
    func attributes(_ font: Font, _ color: Color) -> AttributedText.Attributes {
      AttributedText.Attributes(font: font, color: color, alignment: .center)
    }
    self.heading = attributes(heading, color)
    self.subheading = attributes(subheading, color)
    self.body = attributes(body, color)
    link = attributes(body, linkColor)
    link.isUnderlined = true
  }

  /// Returns a text without its marks, with the attributes that they stand for.
  public func attributedText(_ marked: String) -> AttributedText {
    var result = AttributedText()
    var plain = ""
    var rest = Substring(marked)
    while let mark = rest.first {
      rest = rest.dropFirst()
      guard let attributes = attributes(of: mark) else {
        plain.append(mark)
        continue
      }
      if rest.first == mark {
        plain.append(mark)
        rest = rest.dropFirst()
      } else if let end = rest.firstIndex(where: { $0 == mark || $0.isNewline }), rest[end] == mark {
        result.append(plain, body)
        plain = ""
        append(String(rest[..<end]), attributes: attributes, isLink: mark == "%", to: &result)
        rest = rest[end...].dropFirst()
      } else {
        plain.append(mark)
      }
    }
    result.append(plain, body)
    return result
  }

  /// Returns the attributes that a mark stands for; nil for an ordinary character.
  private func attributes(of mark: Character) -> AttributedText.Attributes? {
    switch mark {
    case "*": heading
    case "^": subheading
    case "%": link
    default: nil
    }
  }

  /// Appends a text with attributes; a link gets the text as its target.
  private func append(
    _ text: String, attributes: AttributedText.Attributes, isLink: Bool, to result: inout AttributedText
  ) {
    var attributes = attributes
    if isLink { attributes.link = text }
    result.append(text, attributes)
  }
}

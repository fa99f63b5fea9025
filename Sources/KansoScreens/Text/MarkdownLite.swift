import KansoLayout
import KansoTheme

/// Marks in a plain text that make headings, subheadings and links of its parts: `*heading*`, `^subheading^`, `%https://…%`.
///
/// A mark counts where a second one of its kind follows within the same line; else it stands for itself, as it does doubled (`**`).
/// Marks do not nest: within one kind the others are ordinary characters.
public struct MarkdownLite: Sendable {
  /// How headings are set.
  public var heading: AttributedText.Attributes
  /// How subheadings are set.
  public var subheading: AttributedText.Attributes
  /// How everything else is set.
  public var body: AttributedText.Attributes
  /// How links are set; what they open is what stands between the marks.
  public var link: AttributedText.Attributes

  /// A reading of marks by fonts and colors of a style guide. The text is centred.
  public init(heading: Font, subheading: Font, body: Font, color: Color, linkColor: Color) {
    func attributes(_ font: Font, _ color: Color) -> AttributedText.Attributes {
      AttributedText.Attributes(font: font, color: color, alignment: .center)
    }
    self.heading = attributes(heading, color)
    self.subheading = attributes(subheading, color)
    self.body = attributes(body, color)
    link = attributes(body, linkColor)
    link.isUnderlined = true
  }

  /// The text that a marked one stands for.
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
        append(String(rest[..<end]), attributes, isLink: mark == "%", to: &result)
        rest = rest[end...].dropFirst()
      } else {
        plain.append(mark)
      }
    }
    result.append(plain, body)
    return result
  }

  private func attributes(of mark: Character) -> AttributedText.Attributes? {
    switch mark {
    case "*": heading
    case "^": subheading
    case "%": link
    default: nil
    }
  }

  private func append(
    _ text: String, _ attributes: AttributedText.Attributes, isLink: Bool, to result: inout AttributedText
  ) {
    var attributes = attributes
    if isLink { attributes.link = text }
    result.append(text, attributes)
  }
}

import KansoFormatting
import KansoTheme
import Mustache

/// Renders sections over the tokens of a group without the template library, if they contain only fields of a
/// declaration.
///
/// The library looks up every variable by reflection, which took half of the time of a compile. The result is the same
/// in both ways: the library passes the text of the section to a lambda (a feature of Mustache), and the lambda returns
/// a section with other content to the library.
final class PlainSections {
  /// The parsed sections by their texts; nil for those that the library renders.
  private var known: [String: Section?] = [:]

  /// Returns the value of `{{#tokens}}`: a lambda that renders plain sections, and returns other ones to the
  /// library, as sections over `listedTokens`.
  func lambda(over tokens: @escaping () -> [TokenContext]) -> MustacheLambda {
    MustacheLambda { [self] text -> Any? in
      guard let section = parsedSection(text) else {
        // A tag on a line of its own removes the line. So the tags are on additional lines, and the text keeps its
        // lines.
        let list = GroupContext.Field.listedTokens.rawValue
        return "{{#\(list)}}\n\(text){{/\(list)}}"
      }
      return section.rendered(with: tokens())
    }
  }

  /// Returns the section of a text, parsed at the first call; nil if it is not plain.
  private func parsedSection(_ text: String) -> Section? {
    if let section = known[text] { return section }
    let section = Section(text)
    known[text] = section
    return section
  }

  /// The text of a plain section, split at its tags.
  private struct Section {
    private enum Piece {
      case text(String)
      case field(TokenContext.Field)
    }

    private var pieces: [Piece] = []

    /// Parses the text of a section; nil if it contains a tag other than the fields of a declaration.
    init?(_ text: String) {
      var rest = text[...]
      while let open = rest.firstRange(of: "{{") {
        let tag = rest[open.upperBound...].prefix { $0 != "}" }
        let end = rest[tag.endIndex...].prefix(2)
        let name = tag.drop { $0 == " " }.prefix { $0 != " " }
        guard end == "}}", let field = TokenContext.Field(rawValue: String(name)), field.isOfDeclaration
        else { return nil }
        pieces.append(.text(String(rest[..<open.lowerBound])))
        pieces.append(.field(field))
        rest = rest[end.endIndex...]
      }
      pieces.append(.text(String(rest)))
    }

    /// Returns the section once for each token, one after the other.
    func rendered(with tokens: [TokenContext]) -> RenderedText {
      var result = TextBuffer(capacity: 256 * tokens.count)
      for token in tokens {
        for piece in pieces {
          switch piece {
          case .text(let text): result += text
          case .field(let field): token.append(field, to: &result)
          }
        }
      }
      return RenderedText(description: result.text)
    }
  }

  /// Text that the library inserts without changes. It would parse a `String` as a template.
  private struct RenderedText: CustomStringConvertible {
    let description: String
  }
}

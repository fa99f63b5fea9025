import KansoTheme
import Mustache

/// Sections over the tokens of a group, filled without the template library where they hold nothing but the fields of
/// a declaration.
///
/// The library looks every variable up by reflection, which took half of the time of a compile. What such a section
/// means is the same either way: the library hands its text over (Mustache's lambda), and any section that holds
/// more goes back to it.
final class PlainSections {
  private var known: [String: Section?] = [:]

  /// What `{{#tokens}}` stands for.
  func lambda(over tokens: @escaping () -> [TokenContext]) -> MustacheLambda {
    MustacheLambda { [self] text -> Any? in
      guard let section = section(text) else {
        // A tag on a line of its own takes the line with it, so the text keeps the lines that it has.
        let list = GroupContext.Field.listedTokens.rawValue
        return "{{#\(list)}}\n\(text){{/\(list)}}"
      }
      return section.filled(with: tokens())
    }
  }

  private func section(_ text: String) -> Section? {
    if let section = known[text] { return section }
    let section = Section(text)
    known[text] = section
    return section
  }

  private struct Section {
    private enum Piece {
      case text(String)
      case field(TokenContext.Field)
    }

    private var pieces: [Piece] = []

    /// Nil where the text holds another tag than those of a token's fields.
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

    func filled(with tokens: [TokenContext]) -> FilledText {
      var result = TextBuffer(capacity: 256 * tokens.count)
      for token in tokens {
        for piece in pieces {
          switch piece {
          case .text(let text): result += text
          case .field(let field): token.append(field, to: &result)
          }
        }
      }
      return FilledText(description: result.text)
    }
  }

  /// Text that the library is to take as it is. A `String` it would read as a template.
  private struct FilledText: CustomStringConvertible {
    let description: String
  }
}

import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The lists of an enum's tokens, which an app can compare with a loaded theme. Only portable sources have them,
/// because only their colors and fonts have the name of their token.
struct TokenList: TemplateContext {
  enum Field: String, CaseIterable { case list, summary, elements }

  private let name: String
  private let summary: String
  /// The lines of the elements, with commas between them.
  private let elements: String

  /// The kinds of lists: all tokens except edges, and all edges.
  private enum Kind: CaseIterable {
    case values, edges

    /// The name of the list in the generated enum.
    var name: String { self == .values ? "kansoTokens" : "kansoEdges" }
    /// The text of the list's doc comment.
    var summary: String {
      self == .values
        ? "All of them, to compare them with a theme that was loaded."
        : "All that are edges, to compare them with a theme that was loaded."
    }
  }

  /// Returns up to two lists of a section, with the tokens of nested groups: all tokens except edges, then
  /// all edges. An empty list is left out: its type, inferred from its elements, would not compile.
  static func lists(of section: TokenGroup, writer: TokenWriter) -> [TokenList] {
    Kind.allCases.compactMap { kind in
      var text = TextBuffer()
      writer.theme.forEachToken(in: section) { token in
        if case .edges = token.value {
          guard kind == .edges else { return }
        } else if kind == .edges {
          return
        }
        text += "    "
        append(token, writer, to: &text)
        text += ",\n"
      }
      var elements = text.text
      guard !elements.isEmpty else { return nil }
      elements.removeLast()
      return TokenList(name: kind.name, summary: kind.summary, elements: elements)
    }
  }

  /// Appends the name of a token within the enum, where no group can shadow it. Unless the token is a color or a font,
  /// the name is that of the constant in `tokens`, such as `Card.tokens.gap`. A deprecated token is written as a
  /// value, because a reference would cause a warning.
  private static func append(_ token: ThemeToken, _ writer: TokenWriter, to text: inout TextBuffer) {
    let followsModes = token.type.followsModes
    guard token.deprecated == nil else {
      if followsModes {
        writer.appendValue(of: token, indentation: "    ", to: &text)
      } else {
        writer.syntax.appendToken(token, indentation: "    ", to: &text)
      }
      return
    }
    let names = token.path.swiftNames.dropFirst()
    text += (names.dropLast() + (followsModes ? [] : ["tokens"]) + names.suffix(1)).joined(separator: ".")
  }

  /// Returns the name of the list, its summary, or the lines of its elements.
  func value(of field: Field) -> Any? {
    switch field {
    case .list: name
    case .summary: summary
    case .elements: elements
    }
  }
}

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

  /// The kinds of lists: all tokens of the section's own type, all edges, all whole borders beside
  /// widths, and all springs beside curves.
  private enum Kind: CaseIterable {
    case values, edges, borders, springs

    /// The name of the list in the generated enum.
    var name: String {
      switch self {
      case .values: "kansoTokens"
      case .edges: "kansoEdges"
      case .borders: "kansoBorders"
      case .springs: "kansoSprings"
      }
    }

    /// The text of the list's doc comment.
    var summary: String {
      let tokens =
        switch self {
        case .values: "All of them"
        case .edges: "All that are edges"
        case .borders: "All that are whole borders"
        case .springs: "All that are springs"
        }
      return tokens + ", to compare them with a theme that was loaded."
    }

    /// Creates the kind of the list that has a value.
    init(_ value: TokenValue) {
      switch value {
      case .edges: self = .edges
      case .border: self = .borders
      case .spring: self = .springs
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
        .transition,
        .shadow, .gradient, .typography, .string:
        self = .values
      }
    }
  }

  /// Returns up to three lists of a section, with the tokens of nested groups, one for each kind. An empty list is left
  /// out: its type, inferred from its elements, would not compile. So are `kansoBorders` and `kansoSprings` if a token has
  /// that name, which is not reserved.
  ///
  /// - Parameter indentation: the indentation of the enum.
  static func lists(of section: TokenGroup, indentation: String, writer: TokenWriter) -> [TokenList] {
    let indentation = indentation + "    "
    return Kind.allCases.compactMap { kind in
      var text = TextBuffer()
      writer.theme.forEachToken(in: section) { token in
        guard Kind(token.value) == kind else { return }
        text += indentation
        append(token, indentation: indentation, writer, to: &text)
        text += ",\n"
      }
      var elements = text.text
      guard !elements.isEmpty, !writer.theme.contains(memberNamed: kind.name, in: section) else { return nil }
      elements.removeLast()
      return TokenList(name: kind.name, summary: kind.summary, elements: elements)
    }
  }

  /// Appends the name of a token within the enum, where no group can shadow it. Unless the token is a color or a font,
  /// the name is that of the constant in `tokens`, such as `Card.tokens.gap`. A deprecated token is written as a
  /// value, because a reference would cause a warning.
  private static func append(
    _ token: ThemeToken, indentation: String, _ writer: TokenWriter, to text: inout TextBuffer
  ) {
    let followsModes = token.type.followsModes
    guard token.deprecated == nil else {
      if followsModes {
        writer.appendValue(of: token, indentation: indentation, to: &text)
      } else {
        writer.syntax.appendToken(token, indentation: indentation, to: &text)
      }
      return
    }
    let names = writer.naming.members(of: token.path)
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

import KansoTheme

/// The lists of an enum's tokens, with which a theme that was loaded can be compared. Only portable sources have them: their colors and
/// fonts know which token they are.
struct TokenList: TemplateContext {
  enum Field: String, CaseIterable { case list, summary, elements }

  private let name: String
  private let summary: String
  private let elements: String

  private enum Kind: CaseIterable {
    case values, edges

    var name: String { self == .values ? "kansoTokens" : "kansoEdges" }
    var summary: String {
      self == .values
        ? "All of them, to compare them with a theme that was loaded."
        : "All that are edges, to compare them with a theme that was loaded."
    }
  }

  /// The lists of a section; none that would be empty, since they have no types but those of their elements.
  static func all(of section: TokenGroup, writer: TokenWriter) -> [TokenList] {
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

  /// Names are those within the enum, which nothing can shadow. A deprecated token is written by value, since a reference warns.
  private static func append(_ token: ThemeToken, _ writer: TokenWriter, to text: inout TextBuffer) {
    let isLength =
      switch token.value {
      case .dimension, .edges: true
      default: false
      }
    guard token.deprecated == nil else {
      if isLength {
        writer.syntax.appendToken(token, indentation: "    ", to: &text)
      } else {
        writer.appendValue(of: token, indentation: "    ", to: &text)
      }
      return
    }
    let names = token.path.swiftNames.dropFirst()
    text += (names.dropLast() + (isLength ? ["tokens"] : []) + names.suffix(1)).joined(separator: ".")
  }

  func value(of field: Field) -> Any? {
    switch field {
    case .list: name
    case .summary: summary
    case .elements: elements
    }
  }
}

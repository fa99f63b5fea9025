import KansoTheme

/// The lists of an enum's tokens, which an app can compare with a loaded theme. Only portable sources have them,
/// because only their colors and fonts have the name of their token.
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

  /// Returns the lists of a section that are not empty. The type of a list is inferred from its elements, so an empty
  /// list would not compile.
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

  /// Appends the name of a token within the enum, where no group can shadow it. A deprecated token is written as a
  /// value, because a reference would cause a warning.
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

import KansoDiagnostics

/// A style literal in a document of Interface Builder.
struct DocumentLiteral: Sendable {
  let kind: StyleKind
  let value: StyleLiteral.Value
  /// The position in the document.
  let range: TextRange
  /// The displayed text: the value that Interface Builder shows, not its XML.
  let text: String
  /// The description of the value and its owner: `spacing of stackView (abc-12)`.
  let place: String
  /// The lower-case words of the names around the literal.
  let context: Set<String>
  /// True if Interface Builder writes the value by default. It is then reported only if it is the value of a token.
  var isDefault = false
}

extension DocumentLiteral: TokenCandidate {
  var lengthKind: StyleKind? { kind }
  var isNegated: Bool {
    if case .number(let value) = value { return value < 0 }
    return false
  }
}

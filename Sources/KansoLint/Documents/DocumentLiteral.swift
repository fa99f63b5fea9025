import KansoDiagnostics
import KansoInterfaceBuilder

/// A literal of style in a document of Interface Builder.
struct DocumentLiteral: Sendable {
  let kind: StyleKind
  let value: StyleLiteral.Value
  /// Where it stands in the document.
  let range: TextRange
  /// As it is shown: what people read in Interface Builder rather than the XML of it.
  let text: String
  /// What it is of: `spacing of stackView (abc-12)`.
  let place: String
  /// The words around it.
  let context: Set<String>
  /// Whether Interface Builder writes it by itself where nobody has chosen anything: it is worth a word only where it is a token.
  var isDefault = false
}

extension DocumentLiteral: TokenCandidate {
  var lengthKind: StyleKind? { kind }
  var isNegated: Bool {
    if case .number(let value) = value { return value < 0 }
    return false
  }
}

extension InterfaceView {
  /// What findings call it.
  var called: String { id.map { "\(name) (\($0))" } ?? name }
}

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
  /// The words around it.
  let context: Set<String>
}

extension DocumentLiteral: TokenCandidate {
  var lengthKind: StyleKind? { kind }
  var isNegated: Bool {
    if case .number(let value) = value { return value < 0 }
    return false
  }
}

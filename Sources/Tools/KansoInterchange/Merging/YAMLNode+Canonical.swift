import KansoYAML

extension YAMLNode {
  /// The node on one line, without comments and independent of quotes and layout. Two nodes with the same text mean the
  /// same.
  var canonicalText: String {
    switch content {
    case .scalar(let scalar): isNull ? "~" : YAMLScalarText.scalar(scalar.text)
    case .sequence(let elements): YAMLScalarText.list(elements.map(\.canonicalText))
    case .mapping(let mapping):
      YAMLScalarText.mapping(mapping.entries.map { ($0.key.value, $0.value.canonicalText) })
    }
  }
}

extension YAMLMapping {
  /// Returns the node at names from this mapping on; nil if there is none.
  func node(at names: [String]) -> YAMLNode? {
    guard let first = names.first else { return nil }
    var node = self[first]
    for name in names.dropFirst() { node = node?.mapping?[name] }
    return node
  }
}

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
  /// Calls a function with the dotted path and the value of each member, and of the members of those for which it returns
  /// true.
  func forEachMember(_ path: String? = nil, _ body: (String, YAMLNode) -> Bool) {
    for entry in entries {
      let member = path.map { "\($0).\(entry.key.value)" } ?? entry.key.value
      if body(member, entry.value) { entry.value.mapping?.forEachMember(member, body) }
    }
  }
}

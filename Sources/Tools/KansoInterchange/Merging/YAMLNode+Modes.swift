import KansoYAML

extension YAMLNode {
  /// The names in the value of `modes`: those of the list, or the keys.
  var modeNames: Set<String> {
    switch content {
    case .scalar: []
    case .sequence(let elements):
      Set(
        elements.compactMap { element in
          if case .scalar(let scalar) = element.content { scalar.text } else { nil }
        })
    case .mapping(let mapping): Set(mapping.entries.map(\.key.value))
    }
  }

  /// Returns true if a mapping in the node has one of the keys.
  func hasKey(in names: Set<String>) -> Bool { hasKey(in: names, besides: nil) }

  /// Returns true if a mapping in the node has one of the keys, which another node does not have at the same path. The
  /// nodes are nested at most as deep as the parser allows.
  func hasKey(in names: Set<String>, besides other: YAMLNode?) -> Bool {
    guard !names.isEmpty else { return false }
    switch content {
    case .scalar: return false
    case .sequence(let elements): return elements.contains { $0.hasKey(in: names) }
    case .mapping(let mapping):
      let others = other.flatMap { GuideMembers($0) }
      return mapping.entries.contains { entry in
        let same = others?[entry.key.value]?.value
        return names.contains(entry.key.value) && same == nil || entry.value.hasKey(in: names, besides: same)
      }
    }
  }
}

import KansoYAML

/// A mapping of a guide with its entries by key.
struct GuideMembers {
  let node: YAMLNode
  let mapping: YAMLMapping
  private let indexes: [String: Int]

  /// Indexes the entries of a node; nil for any other node than a mapping.
  init?(_ node: YAMLNode) {
    guard let mapping = node.mapping else { return nil }
    (self.node, self.mapping) = (node, mapping)
    indexes = Dictionary(
      mapping.entries.enumerated().map { ($1.key.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> YAMLMapping.Entry? { indexes[name].map { mapping.entries[$0] } }
}

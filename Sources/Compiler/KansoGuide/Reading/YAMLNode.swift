import KansoDiagnostics

/// A node of a YAML document with its source range. Scalars keep their source text: the reader of the guide interprets
/// values such as `no`, `1e3` or `~`, and YAML's own rules do not apply.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  let content: Content
  let range: TextRange

  /// True if the value is empty, `~` or `null`, without quotes.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return switch scalar.text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The scalar; nil for a list or mapping.
  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The mapping; nil for a scalar or list.
  var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// The kind of the node, as a noun phrase for messages: "nothing" (null), "a text", "a list" or "a
  /// mapping".
  var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A scalar with its text after YAML's unescaping and line folding.
struct YAMLScalar: Sendable {
  enum Style: Sendable {
    case plain
    /// In single or double quotes.
    case quoted
    /// A text after `|` or `>`.
    case block
  }

  let text: String
  let style: Style
}

/// A mapping with its entries in source order.
struct YAMLMapping: Sendable {
  struct Entry: Sendable {
    let key: Located<String>
    let value: YAMLNode
  }

  let entries: [Entry]
  /// True if the mapping is written in braces.
  let isFlow: Bool

  /// Returns the value of the first entry with a key, or nil. Takes linear time.
  subscript(key: String) -> YAMLNode? { entries.first { $0.key.value == key }?.value }
}

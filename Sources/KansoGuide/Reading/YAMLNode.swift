import KansoDiagnostics

/// A node of a YAML document with the place where it was written. Scalars stay the text that was written: what
/// `no`, `1e3` or `~` mean is for the reader of the guide to say, not for YAML's rules.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  let content: Content
  let range: TextRange

  /// Whether nothing, `~` or `null` stands there unquoted.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return switch scalar.text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// What the node is, for messages.
  var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

struct YAMLScalar: Sendable {
  enum Style: Sendable {
    case plain
    case quoted
    /// A `|` or `>` text.
    case block
  }

  let text: String
  let style: Style
}

struct YAMLMapping: Sendable {
  struct Entry: Sendable {
    let key: Located<String>
    let value: YAMLNode
  }

  let entries: [Entry]
  /// Whether it was written in braces.
  let isFlow: Bool

  subscript(key: String) -> YAMLNode? { entries.first { $0.key.value == key }?.value }
}

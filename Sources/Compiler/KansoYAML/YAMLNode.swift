import KansoDiagnostics

/// A node of a YAML document with its source range. Scalars keep their source text: the reader of the guide interprets
/// values such as `no`, `1e3` or `~`, and YAML's own rules do not apply.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  package let content: Content
  package let range: TextRange

  /// True if the value is empty, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return switch scalar.text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The scalar; nil for a list or mapping.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The mapping; nil for a scalar or list.
  package var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  /// The kind of the node, as a noun phrase for messages: "nothing" (null), "a text", "a list" or "a
  /// mapping".
  package var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension YAMLMapping.Entry {
  /// True if the entry is written in a mapping. The entries of a merge key, and the value of an alias, are written
  /// elsewhere.
  ///
  /// - Parameter node: the mapping.
  package func isWritten(in node: YAMLNode) -> Bool {
    node.range.lowerBound <= key.range.lowerBound && key.range.upperBound <= node.range.upperBound
      && key.range.upperBound <= value.range.lowerBound && value.range.upperBound <= node.range.upperBound
  }
}

/// A scalar with its text after YAML's unescaping and line folding.
package struct YAMLScalar: Sendable {
  package enum Style: Sendable {
    case plain
    /// In single or double quotes.
    case quoted
    /// A text after `|` or `>`.
    case block
  }

  package let text: String
  package let style: Style
}

/// A mapping with its entries in source order.
package struct YAMLMapping: Sendable {
  package struct Entry: Sendable {
    package let key: Located<String>
    package let value: YAMLNode

    package init(key: Located<String>, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  package let entries: [Entry]
  /// True if the mapping is written in braces.
  package let isFlow: Bool

  /// Returns the value of the first entry with a key, or nil. Takes linear time.
  package subscript(key: String) -> YAMLNode? { entries.first { $0.key.value == key }?.value }
}

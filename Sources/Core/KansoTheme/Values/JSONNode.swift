/// A JSON value with its source range. Members keep their order, unlike with Foundation's parser.
package struct JSONNode: Sendable {
  /// The kinds of values with their contents.
  package enum Content: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// A key with its value. The offset is that of the key's opening quote, in UTF-8.
  package struct Member: Sendable {
    package let key: String
    package let keyOffset: Int
    package let value: JSONNode

    package init(key: String, keyOffset: Int, value: JSONNode) {
      (self.key, self.keyOffset, self.value) = (key, keyOffset, value)
    }
  }

  package let content: Content
  // The numbers have 32 bits to save memory, because a document has many values.
  private let start: UInt32
  private let finish: UInt32

  /// Creates a value from the offsets of its bytes in UTF-8. Offsets from 4 GiB are clamped.
  ///
  /// - Parameter end: the offset after the last byte; without it, the value has no length.
  package init(content: Content, offset: Int, end: Int? = nil) {
    self.content = content
    (start, finish) = (UInt32(clamping: offset), UInt32(clamping: end ?? offset))
  }

  /// The offset of the value's first byte, in UTF-8.
  package var offset: Int { Int(start) }
  /// The offset after the value's last byte, in UTF-8.
  package var end: Int { Int(finish) }

  /// Returns true for equal contents. Numbers as text differ from numbers, and members are in the same order.
  package func equals(_ other: JSONNode) -> Bool {
    switch (content, other.content) {
    case (.object(let one), .object(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.equals($1.value) }
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.equals($1) }
    case (.string(let one), .string(let two)): one == two
    case (.number(let one), .number(let two)): one == two
    case (.bool(let one), .bool(let two)): one == two
    case (.null, .null): true
    case (.object, _), (.array, _), (.string, _), (.number, _), (.bool, _), (.null, _): false
    }
  }
}

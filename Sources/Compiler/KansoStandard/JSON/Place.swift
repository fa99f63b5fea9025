import KansoDiagnostics
import KansoTheme

/// A JSON value with its file.
package struct Place: Sendable {
  package let node: JSONNode
  /// The index of the file in the report.
  let file: Int32

  /// A number that no other value of the document has.
  package var key: UInt64 {
    UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(truncatingIfNeeded: node.offset))
  }

  /// Returns another value of the same file.
  func with(_ other: JSONNode) -> Place { Place(node: other, file: file) }

  /// The member of an object; nil if there is none or if the value is no object.
  package subscript(key: String) -> Place? { node[key].map { with($0) } }

  /// The elements of an array; nil for any other value.
  package var elements: [Place]? { node.elements.map { $0.map { with($0) } } }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The members of an object; nil for any other value.
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The elements of an array; nil for any other value.
  var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }

  /// The value as a noun phrase for messages.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): "`\(value)`"
    case .null: "`null`"
    }
  }
}

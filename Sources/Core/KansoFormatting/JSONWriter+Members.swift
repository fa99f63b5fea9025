// Writes members of objects, and arrays of several elements.
extension JSONWriter {
  /// Writes a member with a text; nothing for nil.
  package mutating func write(_ text: String?, _ key: StaticString) {
    guard let text else { return }
    writeKey(key)
    writeString(text)
  }

  /// Writes a member with a position or a count; nothing for nil.
  package mutating func write(_ number: Int?, _ key: StaticString) {
    guard let number else { return }
    writeKey(key)
    writeNumber(Double(number))
  }

  /// Writes a member with a truth value.
  package mutating func write(_ value: Bool, _ key: StaticString) {
    writeKey(key)
    writeBool(value)
  }

  /// Writes a member with an object.
  package mutating func writeObject(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    writeKey(key)
    writeObject(members)
  }

  /// Writes a member with an array.
  package mutating func writeArray<Element>(
    _ key: StaticString, of elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    writeKey(key)
    writeArray(of: elements, write)
  }

  /// Writes an array.
  package mutating func writeArray<Element>(
    of elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    writeArray { json in
      for element in elements {
        json.beginElement()
        write(&json, element)
      }
    }
  }
}

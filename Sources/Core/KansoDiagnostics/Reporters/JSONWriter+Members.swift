import KansoFormatting

// Writes the members of reports.
extension JSONWriter {
  /// Writes a member with a text; nothing for nil.
  mutating func write(_ text: String?, _ key: StaticString) {
    guard let text else { return }
    writeKey(key)
    writeString(text)
  }

  /// Writes a member with a position or a count.
  mutating func write(_ number: Int, _ key: StaticString) {
    writeKey(key)
    writeNumber(Double(number))
  }

  /// Writes a member with an object.
  mutating func writeObject(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    writeKey(key)
    writeObject(members)
  }
}

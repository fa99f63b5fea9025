/// A JSON writer that keeps the order of the calls, so that equal input gives equal bytes.
package struct JSONWriter: ~Copyable {
  // The writers are in other modules, so what they call for each value is inlinable.
  @usableFromInline var buffer: TextBuffer
  @usableFromInline var levels: [Level] = []
  private let escapesUnprintable: Bool

  /// Creates a writer without text.
  ///
  /// - Parameters:
  ///   - capacity: the expected size of the text, in bytes.
  ///   - escapesUnprintable: true to escape all unprintable characters, for output that people see in a
  ///     terminal; false to escape only those that break lines, so that files keep the texts of their authors.
  package init(capacity: Int = 1024, escapesUnprintable: Bool = false) {
    buffer = TextBuffer(capacity: capacity)
    self.escapesUnprintable = escapesUnprintable
  }

  /// Returns the elements of an array, or the members of an object, one per line and without the brackets: a
  /// part of a document that is written in parts.
  ///
  /// - Parameters:
  ///   - depth: the number of arrays and objects in the document that the elements are in, at least 1.
  ///   - capacity: the expected size of the text, in bytes.
  package static func part(
    depth: Int, capacity: Int = 1024, _ elements: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(capacity: capacity)
    writer.levels = Array(repeating: Level(isInline: false, closing: UInt8(ascii: "]")), count: depth)
    elements(&writer)
    // The line break before the first element belongs to the opening bracket.
    return String(decoding: writer.bytes.dropFirst(), as: UTF8.self)
  }

  /// The text in UTF-8.
  package var bytes: [UInt8] { buffer.bytes }

  /// A copy of the text.
  package var text: String { buffer.text }

  /// An object or array that is not closed yet.
  @usableFromInline struct Level {
    @usableFromInline var isEmpty = true
    @usableFromInline let isInline: Bool
    @usableFromInline let closing: UInt8

    @usableFromInline init(isInline: Bool, closing: UInt8) {
      (self.isInline, self.closing) = (isInline, closing)
    }
  }

  /// Writes an object with one member per line; an inline object, and any object in it, has all members on
  /// one line.
  @inlinable package mutating func writeObject(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
    open("{", "}", inline)
    members(&self)
    close()
  }

  /// Writes an array with one element per line; an inline array, and any array in an inline value, has all
  /// elements on one line.
  @inlinable package mutating func writeArray(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    open("[", "]", inline)
    elements(&self)
    close()
  }

  /// Writes a key of the format, and a comma before it if it is not the first. The key must need no escaping.
  @inlinable package mutating func writeKey(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\": " as StaticString)
  }

  /// Writes an arbitrary key, with escaping, and a comma before it if it is not the first.
  @inlinable package mutating func writeKey(named name: String) {
    separate()
    quote(name)
    buffer.append(": " as StaticString)
  }

  /// Writes the separator before an element. Call it before each element of an array, including the first.
  @inlinable package mutating func beginElement() { separate() }

  /// Writes a string in quotes, with escapes.
  @inlinable package mutating func writeString(_ text: String) { quote(text) }

  /// Writes a number in `NumberFormat.shortest`.
  @inlinable package mutating func writeNumber(_ value: Double) { buffer.append(number: value) }

  @inlinable package mutating func writeBool(_ value: Bool) { buffer += value ? "true" : "false" }

  /// Writes `null`.
  @inlinable package mutating func writeNull() { buffer += "null" }

  /// Writes a line break, regardless of the nesting.
  @inlinable package mutating func writeNewline() { buffer.append(UInt8(ascii: "\n")) }

  /// Writes the opening character of a new innermost level. It is inline if `inline` is true or if the level
  /// around it is inline.
  @inlinable mutating func open(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ inline: Bool) {
    buffer.append(UInt8(ascii: opening))
    let isInline = inline || levels.last?.isInline == true
    levels.append(Level(isInline: isInline, closing: UInt8(ascii: closing)))
  }

  /// Ends the innermost level. Its closing character is on its own line, unless the level is empty or inline.
  @inlinable mutating func close() {
    let level = levels.removeLast()
    if !level.isEmpty, !level.isInline { indent() }
    buffer.append(level.closing)
  }

  /// Writes the comma, and the line break or space, before a member or element. Without a level, writes
  /// nothing.
  @inlinable mutating func separate() {
    guard let level = levels.last else { return }
    if !level.isEmpty { buffer.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    if !level.isInline {
      indent()
    } else if !level.isEmpty {
      buffer.append(UInt8(ascii: " "))
    }
  }

  /// Writes a line break and two spaces for each level.
  @inlinable mutating func indent() {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(UInt8(ascii: " "), times: 2 * levels.count)
  }

  /// Writes a text in quotes, with escapes.
  @usableFromInline mutating func quote(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    if text.isPlainInQuotes {
      buffer += text
    } else if escapesUnprintable {
      for scalar in text.unicodeScalars { escape(scalar) }
    } else {
      quoteParts(of: text)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a text, and copies what needs no escape in one piece.
  private mutating func quoteParts(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        // Of characters above ASCII, the control characters from U+0080 and two line separators are escaped. They begin
        // with these bytes.
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
        else {
          index += 1
          continue
        }
        let length = byte < 0x80 ? 1 : byte == 0xC2 ? 2 : 3
        let end = min(index + length, bytes.count)
        buffer.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        for scalar in String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars { escape(scalar) }
        (start, index) = (end, end)
      }
      buffer.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Writes a character, escaped if JSON requires it or if it is a control character or line separator.
  /// Other unprintable characters are escaped if the writer was created so.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: buffer += "\\\""
    case 0x5C: buffer += "\\\\"
    case 0x0A: buffer += "\\n"
    case 0x0D: buffer += "\\r"
    case 0x09: buffer += "\\t"
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029,
      _ where escapesUnprintable && scalar.isUnprintable:
      // JSON does not require this, but these characters would break lines in editors and scripts, and others
      // can reorder a line in a terminal.
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        buffer += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: buffer += String(scalar)
    }
  }
}

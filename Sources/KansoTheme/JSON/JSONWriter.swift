/// A JSON writer that keeps the order of the calls, so that equal input gives equal bytes.
struct JSONWriter: ~Copyable {
  private var buffer: TextBuffer
  private var levels: [Level] = []

  /// - Parameter capacity: the expected size of the text, in bytes.
  init(capacity: Int = 1024) { buffer = TextBuffer(capacity: capacity) }

  /// The text in UTF-8.
  var bytes: [UInt8] { buffer.bytes }

  private struct Level {
    var isEmpty = true
    let isInline: Bool
    let closing: UInt8
  }

  /// Writes an object with one member per line; an inline object has all members on one line.
  mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
    open("{", "}", inline)
    members(&self)
    close()
  }

  /// Writes an array with one element per line; an inline array has all elements on one line.
  mutating func array(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    open("[", "]", inline)
    elements(&self)
    close()
  }

  /// Writes a key of the format. It needs no escaping.
  mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\": " as StaticString)
  }

  /// Writes an arbitrary key, with escaping.
  mutating func key(named name: String) {
    separate()
    quote(name)
    buffer.append(": " as StaticString)
  }

  /// Begins an element. Call it before each element of an array.
  mutating func element() { separate() }

  mutating func string(_ text: String) { quote(text) }

  /// Writes the shortest digits that parse to the same number, without a fraction for whole numbers.
  mutating func number(_ value: Double) { buffer.append(number: value) }

  mutating func bool(_ value: Bool) { buffer += value ? "true" : "false" }

  mutating func newline() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func open(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ inline: Bool) {
    buffer.append(UInt8(ascii: opening))
    let isInline = inline || levels.last?.isInline == true
    levels.append(Level(isInline: isInline, closing: UInt8(ascii: closing)))
  }

  private mutating func close() {
    let level = levels.removeLast()
    if !level.isEmpty, !level.isInline { indent() }
    buffer.append(level.closing)
  }

  private mutating func separate() {
    guard let level = levels.last else { return }
    if !level.isEmpty { buffer.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    if !level.isInline {
      indent()
    } else if !level.isEmpty {
      buffer.append(UInt8(ascii: " "))
    }
  }

  private mutating func indent() {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(UInt8(ascii: " "), times: 2 * levels.count)
  }

  private mutating func quote(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    if text.isPlainInQuotes {
      buffer += text
    } else {
      for scalar in text.unicodeScalars { escape(scalar) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: buffer += "\\\""
    case 0x5C: buffer += "\\\\"
    case 0x0A: buffer += "\\n"
    case 0x0D: buffer += "\\r"
    case 0x09: buffer += "\\t"
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      // JSON does not require this, but these characters would break lines in editors and scripts.
      let digits = String(scalar.value, radix: 16)
      buffer += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: buffer += String(scalar)
    }
  }
}

extension String {
  /// True if the text needs no escaping in quotes, in JSON and in Swift: printable ASCII without quotes and
  /// backslashes.
  package var isPlainInQuotes: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      // The loop has no branches, so that the compiler can vectorize it.
      var special: UInt8 = 0
      for byte in bytes {
        special |= byte &- 0x20 < 0x5F ? 0 : 1
        special |= byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
      }
      return special == 0
    } ?? false
  }
}

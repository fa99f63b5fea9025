/// Writes JSON in the order it is told, so that equal input gives equal bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []

  private struct Level {
    var isEmpty = true
    let isInline: Bool
    let closing: UInt8
  }

  /// An object, one member a line; inline objects stay on their line.
  mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
    open("{", "}", inline)
    members(&self)
    close()
  }

  mutating func array(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    open("[", "]", inline)
    elements(&self)
    close()
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    append(": ")
  }

  /// Call before each element of an array.
  mutating func element() { separate() }

  mutating func string(_ text: String) { quote(text) }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  mutating func number(_ value: Double) {
    if value == value.rounded(), abs(value) < 1e15 {
      append(String(Int(value)))
    } else {
      append(value.description)
    }
  }

  mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ inline: Bool) {
    bytes.append(UInt8(ascii: opening))
    let isInline = inline || levels.last?.isInline == true
    levels.append(Level(isInline: isInline, closing: UInt8(ascii: closing)))
  }

  private mutating func close() {
    let level = levels.removeLast()
    if !level.isEmpty, !level.isInline { indent() }
    bytes.append(level.closing)
  }

  private mutating func separate() {
    guard let level = levels.last else { return }
    if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    if !level.isInline {
      indent()
    } else if !level.isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func indent() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * levels.count) { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 < 0x7F
    }) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      // Beyond what JSON asks for: these would break lines in editors and scripts.
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}

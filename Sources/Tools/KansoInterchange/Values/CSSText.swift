// The structure of CSS values as text. Brackets and quotes keep their contents together.
extension ValueReader {
  /// Returns the parts of a text between a character, outside of brackets, braces and quotes.
  static func split(_ text: String, at separator: UInt8) -> [String] {
    split(text) { $0 == separator }
  }

  /// Returns the words of a text between white space, outside of brackets, braces and quotes.
  static func words(_ text: String) -> [String] {
    split(text, where: Quantity.isSpace).filter { !$0.isEmpty }
  }

  private static func split(_ text: String, where isSeparator: (UInt8) -> Bool) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        if depth <= 0, isSeparator(byte) {
          parts.append(String(decoding: part, as: UTF8.self))
          part = []
          continue
        }
      }
      part.append(byte)
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }

  /// Returns the text between the parentheses of a function that is the whole text; nil for any other text. The name's
  /// case does not matter.
  static func arguments(of name: String, in text: String) -> String? {
    let text = text.trimmed
    guard text.utf8.count > name.utf8.count + 1, text.hasSuffix(")"),
      text.prefix(name.count + 1).lowercased() == name + "("
    else { return nil }
    let arguments = text.dropFirst(name.count + 1).dropLast()
    var depth = 0
    for byte in arguments.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      // The function ends before the text does.
      if depth < 0 { return nil }
    }
    return String(arguments)
  }
}

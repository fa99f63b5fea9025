// JSON5 and JSON with comments: comments, commas at the end, single quotes, keys without quotes, and the numbers and
// escapes of JavaScript.
extension JSONParser {
  /// Returns the value of a document in JSON5, JSON with comments, or JSON, which may begin with a byte-order mark. Of
  /// equal keys in an object the last one counts, in the place of the first.
  /// - Parameter replacedKeys: receives the members that a later one with the same key replaces.
  package static func parseLeniently(
    _ bytes: [UInt8], replacedKeys: inout [JSONNode.Member]
  ) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(lenient: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let root = try parser.parseDocument()
    replacedKeys += parser.replacedKeys
    return root
  }

  /// Skips a comment. Returns false if none is next. One without an end goes on to the end of the document.
  mutating func skipComment() -> Bool {
    guard current == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
          bytes[position + 1] == UInt8(ascii: "/")
        {
          break
        }
        position += 1
      }
      position = min(position + 2, bytes.count)
    default: return false
    }
    return true
  }

  /// Parses a key without quotes: letters, digits, `_`, `$`, `-` and everything beyond ASCII.
  mutating func parseBareKey() throws(JSONSyntaxError) -> String {
    let start = position
    while let byte = current, Self.isKeyByte(byte) { position += 1 }
    guard position > start else { throw error("a key belongs here") }
    return try text(bytes[start..<position], at: start)
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Appends the bytes of an escape that JSON does not have. Returns false at an escape of JSON. A character without a
  /// meaning after the backslash is itself, and a line break there is nothing.
  mutating func appendLenientEscape(to unescaped: inout [UInt8]) -> Bool {
    guard position + 1 < bytes.count else { return false }
    let byte = bytes[position + 1]
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "u"):
      return false
    case UInt8(ascii: "x"):
      let digits = bytes[min(position + 2, bytes.count)..<min(position + 4, bytes.count)]
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = UTF8.encode(Unicode.Scalar(value))
      else {
        unescaped.append(byte)
        break
      }
      unescaped.append(contentsOf: scalar)
      position += 2
    case UInt8(ascii: "v"): unescaped.append(0x0B)
    case UInt8(ascii: "0"): unescaped.append(0)
    case 0x0A: break
    case 0x0D:
      if position + 2 < bytes.count, bytes[position + 2] == 0x0A { position += 1 }
    default: unescaped.append(byte)
    }
    position += 2
    return true
  }

  /// Parses a number of JSON5: also with a plus sign, in hexadecimal, or without digits on one side of the point. Throws
  /// for one that is too large, for infinity and for NaN.
  mutating func parseLenientNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    if !skip("+") { _ = skip("-") }
    let digits = position
    var value: Double?
    if skip("0"), skip("x") || skip("X") {
      let first = position
      while let byte = current, byte.isHexDigit { position += 1 }
      value = Int(String(decoding: bytes[first..<position], as: UTF8.self), radix: 16).map(Double.init)
      if bytes[start] == UInt8(ascii: "-") { value = value.map { -$0 } }
    } else {
      position = digits
      let whole = skipDigits()
      let fraction = skip(".") ? skipDigits() : 0
      guard whole + fraction > 0 else { throw error("digits belong here") }
      if skip("e") || skip("E") {
        if !skip("+") { _ = skip("-") }
        if skipDigits() == 0 { throw error("digits belong after the exponent") }
      }
      value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    guard let value, value.isFinite else { throw error("the number is too large", at: start) }
    return value == 0 ? 0 : value
  }
}

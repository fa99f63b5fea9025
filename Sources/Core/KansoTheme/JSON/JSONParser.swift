/// A JSON syntax error with its source offset.
package struct JSONSyntaxError: Error {
  package let message: String
  package let offset: Int
}

/// A strict parser for RFC 8259 JSON: UTF-8, no comments, no trailing commas, no duplicate keys. On request, it also reads
/// JSON5 and JSON with comments.
package struct JSONParser {
  /// The maximum nesting depth.
  package static let maxDepth = 256
  /// The number of members up to which keys are compared one by one. A table of few keys takes longer.
  private static let maxComparedKeys = 12

  let bytes: [UInt8]
  /// True for JSON5 and JSON with comments.
  let isLenient: Bool
  var position = 0
  private var depth = 0
  /// The keys that a later one in the same object replaces, if the parser is lenient.
  private(set) var replacedKeys: [JSONNode.Member] = []

  /// Returns the value of a document, which must be UTF-8 without a byte-order mark. Throws `JSONSyntaxError`
  /// if anything but white space follows it.
  package static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    return try parser.parseDocument()
  }

  /// Parses a value to the end of the document.
  mutating func parseDocument() throws(JSONSyntaxError) -> JSONNode {
    let root = try parseValue()
    skipSpace()
    guard position == bytes.count else { throw error("something follows the end of the document") }
    return root
  }

  private init(bytes: [UInt8]) { (self.bytes, self.isLenient) = (bytes, false) }

  /// - Parameter bytes: a document in JSON5, JSON with comments, or JSON.
  init(lenient bytes: [UInt8]) { (self.bytes, self.isLenient) = (bytes, true) }

  /// Returns a syntax error, by default at the current position.
  func error(_ message: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset ?? position)
  }

  /// The byte at the current position; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and line breaks; comments, too, if the parser is lenient.
  private mutating func skipSpace() {
    repeat {
      while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    } while isLenient && skipComment()
  }

  /// Skips an ASCII character if it is next. Returns false if it is not.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  /// Parses a value of any kind, and skips white space before it.
  private mutating func parseValue() throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let start = position
    guard let byte = current else { throw error("the document ends where a value belongs") }
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = .object(try parseNested { (parser) throws(JSONSyntaxError) in try parser.parseMembers() })
    case UInt8(ascii: "["):
      content = .array(try parseNested { (parser) throws(JSONSyntaxError) in try parser.parseElements() })
    case UInt8(ascii: "\""): content = .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try parseNumber())
    case UInt8(ascii: "'") where isLenient: content = .string(try parseString())
    case UInt8(ascii: "+"),
      UInt8(ascii: ".") where isLenient:
      content = .number(try parseNumber())
    default: content = try parseLiteral()
    }
    return JSONNode(content: content, offset: start, end: position)
  }

  /// Runs `body` one nesting level deeper. Throws if that is too deep.
  private mutating func parseNested<Result>(
    _ body: (inout JSONParser) throws(JSONSyntaxError) -> Result
  ) throws(JSONSyntaxError) -> Result {
    depth += 1
    guard depth <= Self.maxDepth else {
      throw error("values are nested deeper than \(Self.maxDepth) levels")
    }
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Parses an object from its opening brace. Throws for a duplicate key.
  private mutating func parseMembers() throws(JSONSyntaxError) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    var indexes: [String: Int] = [:]
    skipSpace()
    if skip("}") { return members }
    // Most objects are small; growing from one member to four would take three allocations.
    members.reserveCapacity(4)
    while true {
      skipSpace()
      let keyOffset = position
      let key: String
      if current == UInt8(ascii: "\"") || isLenient && current == UInt8(ascii: "'") {
        key = try parseString()
      } else if isLenient {
        key = try parseBareKey()
      } else {
        throw error("a key in quotes belongs here")
      }
      let earlier: Int?
      if members.count < Self.maxComparedKeys {
        earlier = members.firstIndex { $0.key == key }
      } else {
        if indexes.isEmpty {
          for (index, member) in members.enumerated() { indexes[member.key] = index }
        }
        earlier = indexes.updateValue(members.count, forKey: key)
      }
      guard earlier == nil || isLenient else {
        throw error("the key \"\(key)\" stands twice in one object", at: keyOffset)
      }
      skipSpace()
      guard skip(":") else { throw error("a colon belongs after the key") }
      let member = JSONNode.Member(key: key, keyOffset: keyOffset, value: try parseValue())
      if let earlier {
        replacedKeys.append(members[earlier])
        members[earlier] = member
        indexes[key] = earlier
      } else {
        members.append(member)
      }
      skipSpace()
      if skip(",") {
        if isLenient {
          skipSpace()
          if skip("}") { return members }
        }
        continue
      }
      guard skip("}") else { throw error("a comma or a closing brace belongs here") }
      return members
    }
  }

  /// Parses an array from its opening bracket.
  private mutating func parseElements() throws(JSONSyntaxError) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if skip("]") { return elements }
    while true {
      elements.append(try parseValue())
      skipSpace()
      if skip(",") {
        if isLenient {
          skipSpace()
          if skip("]") { return elements }
        }
        continue
      }
      guard skip("]") else { throw error("a comma or a closing bracket belongs here") }
      return elements
    }
  }

  /// Parses `true`, `false` or `null`.
  private mutating func parseLiteral() throws(JSONSyntaxError) -> JSONNode.Content {
    for (word, content) in [("true", JSONNode.Content.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw error("this is not a JSON value")
  }
}

// MARK: Strings
extension JSONParser {
  /// Parses a string from its opening quote, and returns its text without escapes.
  private mutating func parseString() throws(JSONSyntaxError) -> String {
    let quote = bytes[position]
    position += 1
    let start = position
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if current == quote {
      defer { position += 1 }
      return try text(bytes[start..<position], at: start)
    }
    var unescaped = Array(bytes[start..<position])
    while let byte = current {
      switch byte {
      case quote:
        position += 1
        return try text(unescaped[...], at: start)
      case UInt8(ascii: "\\"):
        if isLenient, appendLenientEscape(to: &unescaped) { continue }
        unescaped.append(contentsOf: UTF8.encode(try parseEscape())!)
      case 0..<0x20 where !isLenient:
        throw error("a control character has to be escaped in a string")
      default:
        unescaped.append(byte)
        position += 1
      }
    }
    throw error("the string has no end", at: start - 1)
  }

  /// Returns the bytes as text. Throws if they are not UTF-8.
  ///
  /// - Parameter start: the offset for the error.
  func text(_ slice: ArraySlice<UInt8>, at start: Int) throws(JSONSyntaxError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error("the string is not valid UTF-8", at: start)
    }
    return text
  }

  /// Parses an escape from its backslash; two `\u` escapes of a surrogate pair together. Throws for half of a
  /// pair.
  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = current else { throw error("the string has no end", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: throw error("there is no such escape in JSON", at: start)
    }
    let unit = try parseFourDigits(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800...0xDBFF).contains(unit), skip("\\"), skip("u") else {
      throw error("half of a surrogate pair stands alone", at: start)
    }
    let low = try parseFourDigits(start)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    else { throw error("half of a surrogate pair stands alone", at: start) }
    return scalar
  }

  /// Parses the four hexadecimal digits after `\u`.
  ///
  /// - Parameter start: the offset of the escape, for errors.
  private mutating func parseFourDigits(_ start: Int) throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ ($0 as UInt8).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits belong after \\u", at: start) }
    position += 4
    return unit
  }
}

extension UInt8 {
  /// True for an ASCII hexadecimal digit.
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

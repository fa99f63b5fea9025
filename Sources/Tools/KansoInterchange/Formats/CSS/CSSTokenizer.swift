import KansoDiagnostics

/// Splits a style sheet into tokens as CSS Syntax 3, section 4.3 does. Any bytes are some tokens, and each byte is
/// read a constant number of times.
struct CSSTokenizer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ file: SourceFile) { bytes = file.bytes }

  /// Returns the next token; the kind `end` at the end of the text.
  mutating func next() -> CSSToken {
    let start = position
    let kind = position < bytes.count ? readToken() : .end
    return CSSToken(kind: kind, range: TextRange(start..<position))
  }

  /// Returns the byte at a distance from the current one; 0 behind the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Reads the token at the current position, which is not behind the end.
  private mutating func readToken() -> CSSToken.Kind {
    let first = bytes[position]
    switch first {
    case _ where first.isCSSSpace:
      while byte().isCSSSpace { position += 1 }
      return .whitespace
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString()
    case UInt8(ascii: "/") where isAt("/*"): return readComment()
    case UInt8(ascii: "<") where isAt("<!--"): return take(4, .commentDelimiter)
    case UInt8(ascii: "-") where isAt("-->"): return take(3, .commentDelimiter)
    case UInt8(ascii: "#") where byte(1).isNamePart || isEscape(at: 1):
      position += 1
      readName()
      return .hash
    case UInt8(ascii: "@") where isName(at: 1):
      position += 1
      readName()
      return .atKeyword
    case _ where isNumber: return readNumber()
    case _ where isName(at: 0): return readIdentifier()
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: ";"): return take(1, .semicolon)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: "["): return take(1, .openBracket)
    case UInt8(ascii: "]"): return take(1, .closeBracket)
    case UInt8(ascii: "("): return take(1, .openParenthesis)
    case UInt8(ascii: ")"): return take(1, .closeParenthesis)
    case UInt8(ascii: "{"): return take(1, .openBrace)
    case UInt8(ascii: "}"): return take(1, .closeBrace)
    default: return take(1, .delimiter)
    }
  }

  private mutating func take(_ count: Int, _ kind: CSSToken.Kind) -> CSSToken.Kind {
    position += count
    return kind
  }

  /// Reads a comment, to the end of the text if it is not closed.
  private mutating func readComment() -> CSSToken.Kind {
    position += 2
    while position < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
      position += 1
    }
    position = min(position + 2, bytes.count)
    return .comment
  }

  /// Reads a string, which ends before a line break if it is not closed.
  private mutating func readString() -> CSSToken.Kind {
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      if byte() == quote { return take(1, .string) }
      if byte().isNewline { return .badString }
      position += byte() == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
    }
    return .string
  }

  // MARK: Names

  /// Returns true if an escape begins at a distance from the current position.
  private func isEscape(at distance: Int) -> Bool {
    byte(distance) == UInt8(ascii: "\\") && position + distance + 1 < bytes.count
      && !byte(distance + 1).isNewline
  }

  /// Returns true if an identifier begins at a distance from the current position.
  private func isName(at distance: Int) -> Bool {
    if byte(distance) == UInt8(ascii: "-") {
      return byte(distance + 1).isNameStart || byte(distance + 1) == UInt8(ascii: "-")
        || isEscape(at: distance + 1)
    }
    return byte(distance).isNameStart || isEscape(at: distance)
  }

  /// Moves behind the name at the current position.
  private mutating func readName() {
    while true {
      if byte().isNamePart {
        position += 1
      } else if isEscape(at: 0) {
        position += 2
        let digits = bytes[position..<min(position + 5, bytes.count)].prefix { $0.isHexDigit }
        if bytes[position - 1].isHexDigit {
          position = digits.endIndex
          if byte().isCSSSpace { position += 1 }
        }
      } else {
        return
      }
    }
  }

  /// Reads an identifier, or the name and the parenthesis of a function. `url(` without a quote is one token with its
  /// content.
  private mutating func readIdentifier() -> CSSToken.Kind {
    let start = position
    readName()
    guard byte() == UInt8(ascii: "(") else { return .ident }
    position += 1
    let name = bytes[start..<position - 1]
    guard name.count == 3, name.elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) else { return .function }
    var content = position
    while content < bytes.count, bytes[content].isCSSSpace { content += 1 }
    if content < bytes.count, bytes[content] == UInt8(ascii: "\"") || bytes[content] == UInt8(ascii: "'") {
      return .function
    }
    return readURL()
  }

  /// Reads up to the parenthesis that closes a URL without quotes.
  private mutating func readURL() -> CSSToken.Kind {
    var kind = CSSToken.Kind.url
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: ")"): return take(1, kind)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): kind = .badURL
      case UInt8(ascii: "\\") where position + 1 < bytes.count: position += 1
      default: break
      }
      position += 1
    }
    return kind
  }

  // MARK: Numbers

  /// True if a number begins at the current position.
  private var isNumber: Bool {
    let sign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") ? 1 : 0
    return byte(sign).isDecimalDigit || byte(sign) == UInt8(ascii: ".") && byte(sign + 1).isDecimalDigit
  }

  private mutating func readNumber() -> CSSToken.Kind {
    let beginsWithPoint = byte() == UInt8(ascii: ".")
    position += 1
    skipDigits()
    if !beginsWithPoint, byte() == UInt8(ascii: "."), byte(1).isDecimalDigit {
      position += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if byte(1 + sign).isDecimalDigit {
        position += 1 + sign
        skipDigits()
      }
    }
    if byte() == UInt8(ascii: "%") { return take(1, .percentage) }
    guard isName(at: 0) else { return .number }
    readName()
    return .dimension
  }

  private mutating func skipDigits() {
    while byte().isDecimalDigit { position += 1 }
  }
}

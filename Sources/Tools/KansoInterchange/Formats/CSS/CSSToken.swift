import KansoDiagnostics

/// A token of CSS Syntax 3, section 4, with its place. Its text is in the file.
struct CSSToken {
  /// The kinds of tokens. A `function` has its opening parenthesis, and `url` is the form without quotes.
  enum Kind {
    case ident, function, atKeyword, hash, string, badString, url, badURL, delimiter
    case number, percentage, dimension
    case whitespace, comment, colon, semicolon, comma
    case openBracket, closeBracket, openParenthesis, closeParenthesis, openBrace, closeBrace
    case commentDelimiter
    case end
  }

  let kind: Kind
  let range: TextRange

  /// True for a token that separates others and means nothing itself.
  var isSpace: Bool { kind == .whitespace || kind == .comment }
}

/// The texts of the tokens of a style sheet.
struct CSSText {
  let file: SourceFile

  /// Returns the text of a token as it is written.
  func raw(_ token: CSSToken) -> String { file.text(in: token.range.offsets) }

  /// Returns the name of an identifier, a function, an at-keyword or a hash, or the content of a string, without
  /// escapes.
  func name(_ token: CSSToken) -> String {
    var range = token.range.offsets
    switch token.kind {
    case .function: range = range.lowerBound..<range.upperBound - 1
    case .atKeyword, .hash: range = range.lowerBound + 1..<range.upperBound
    case .string:
      let quote = file.bytes[range.lowerBound]
      let isClosed = range.count > 1 && file.bytes[range.upperBound - 1] == quote
      range = range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    case .ident, .badString, .url, .badURL, .delimiter, .number, .percentage, .dimension, .whitespace,
      .comment,
      .colon, .semicolon, .comma, .openBracket, .closeBracket, .openParenthesis, .closeParenthesis,
      .openBrace,
      .closeBrace, .commentDelimiter, .end:
      break
    }
    return unescaped(range)
  }

  /// Returns the text of a range with the characters of its escapes (CSS Syntax 3, section 4.3.7).
  private func unescaped(_ range: Range<Int>) -> String {
    let bytes = file.bytes
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return file.text(in: range) }
    var result: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < range.upperBound else {
        result.append(byte)
        continue
      }
      let digits = bytes[position..<min(position + 6, range.upperBound)].prefix { $0.isHexDigit }
      guard !digits.isEmpty else {
        // An escaped line break in a string is nothing.
        if !bytes[position].isNewline { result.append(bytes[position]) }
        position += 1
        continue
      }
      position = digits.endIndex
      if position < range.upperBound, bytes[position].isCSSSpace { position += 1 }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      result += String(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}").utf8
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// True for white space of CSS.
  var isCSSSpace: Bool { self == 0x20 || self == 0x09 || isNewline }
  /// True for a byte of a line break.
  var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
  var isHexDigit: Bool { isDecimalDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
  var isDecimalDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// True for a byte with which a name can begin: a letter, `_`, or a part of a character outside of ASCII.
  var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
  }
  var isNamePart: Bool { isNameStart || isDecimalDigit || self == UInt8(ascii: "-") }
}

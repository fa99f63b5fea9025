/// A scanner for the tokens of a Swift source that determine its depth, in one pass over the bytes.
///
/// Strings, comments and regular expressions end where swift-syntax's lexer ends them. A string is one token.
/// Each of its interpolations adds a token before and one after those of its code.
struct SwiftScanner {
  /// A token without its text.
  struct Token {
    enum Kind: Equatable {
      case word(SwiftWord)
      case number
      /// A string or a regular expression, up to its end or its first interpolation.
      case text
      /// The start of an interpolation; the tokens of its code follow.
      case interpolation
      /// The end of an interpolation, with the string up to its end or its next interpolation.
      case interpolationEnd
      /// A bracket, by its byte.
      case opening(UInt8)
      case closing(UInt8)
      case comma
      case semicolon
      case colon
      /// The dot before a member.
      case period
      /// `!`, `?` or an operator directly after a value.
      case suffix
      case assignment
      case arrow
      /// The question of a condition, as in `a ? b : c`.
      case question
      /// A `<` that a list of types may follow.
      case less
      /// One or more `>`, and the number of signs after them.
      case greater(count: Int, suffixes: Int)
      /// An operator that types have as well: `&` and `...`.
      case joining
      case binary
      case prefix
      /// The sign of an attribute.
      case at
      case backslash
      /// `#name`
      case pound
      case poundIf
      case poundElse
      case poundEndif
      /// A sequence of signs beyond `maxRun`, which the lexer would read again for each of them.
      case endlessRun
    }

    let kind: Kind
    /// The offset of its first byte.
    let offset: Int
    /// True for the first token of a line.
    let startsLine: Bool
  }

  /// The maximum number of signs that make the lexer look ahead, in a row, or in a line without the end of
  /// what they begin. Its time grows with their square.
  static let maxRun = 255

  let bytes: UnsafeBufferPointer<UInt8>
  /// The words whose meanings are looked up.
  private let vocabulary: Vocabulary
  private let keywords = SwiftWord.known
  /// The meanings of the last name and of its camel-case words, regardless of case. Not updated for names in
  /// backticks.
  private(set) var meanings = Vocabulary.Meaning()
  /// The offset of the next byte.
  var offset = 0
  /// The kind of the token before.
  private(set) var previous: Token.Kind?
  /// The texts whose interpolations are being read, the innermost last.
  var texts: [OpenText] = []
  /// True if the next token is the start of an interpolation.
  var isInterpolating = false
  /// The placeholders in the line that have no end: the offset up to which none has one, and their number.
  private var misses = (end: 0, count: 0)

  /// A string with an interpolation that is still open.
  struct OpenText {
    let quote: UInt8
    let isMultiline: Bool
    /// The number of pound signs around the string.
    let pounds: Int
    /// The number of parentheses that are open within its interpolation.
    var parentheses = 0
  }

  /// Starts at the first byte, or after a shebang line.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary = Vocabulary()) {
    (self.bytes, self.vocabulary) = (bytes, vocabulary)
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  /// Returns the byte at a distance after the offset; nil beyond the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Returns the next token; nil at the end. Skips whitespace and comments. Every input has tokens: invalid
  /// bytes count as a backslash.
  mutating func next() -> Token? {
    let isFirst = offset == 0
    if isInterpolating {
      isInterpolating = false
      return recordToken(.interpolation, at: offset, startsLine: false)
    }
    var startsLine = isFirst
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A text of one line ends with it, whatever is open in it.
        if let text = texts.last, !text.isMultiline {
          texts.removeLast()
          return recordToken(.interpolationEnd, at: offset, startsLine: startsLine)
        }
        startsLine = true
        misses.count = 0
        offset += 1
      case 0...UInt8(ascii: " "), 0x7F: offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default:
        let start = offset
        return recordToken(scan(byte), at: start, startsLine: startsLine)
      }
    }
    return nil
  }

  /// Returns a token, and records its kind as the previous one.
  private mutating func recordToken(_ kind: Token.Kind, at offset: Int, startsLine: Bool) -> Token {
    previous = kind
    return Token(kind: kind, offset: offset, startsLine: startsLine)
  }

  /// True if the previous token may end a value, so that an operator comes next.
  var isAfterValue: Bool {
    switch previous {
    case .word(let word): !word.contains(.prefix)
    case .number, .text, .interpolationEnd, .closing, .suffix, .pound: true
    case .greater: true
    default: false
    }
  }

  /// Scans the token at the offset, except for comments, and moves the offset to its end.
  ///
  /// - Parameter byte: the first byte of the token.
  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      if byte == UInt8(ascii: "("), !texts.isEmpty { texts[texts.count - 1].parentheses += 1 }
      return .opening(byte)
    case UInt8(ascii: ")"):
      offset += 1
      return scanClosingParenthesis()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      offset += 1
      return .closing(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanText(pounds: 0)
      return .text
    case UInt8(ascii: "#"): return scanPounds()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case UInt8(ascii: "`"):
      let start = offset
      skipQuotedName()
      meanings = meanings(of: start..<offset)
      return .word(.name)
    case _ where byte.isOfSwiftName: return .word(scanWord())
    case _ where byte.isOfSwiftOperator: return scanOperator()
    default:
      offset += 1
      return switch byte {
      case UInt8(ascii: ","): .comma
      case UInt8(ascii: ";"): .semicolon
      case UInt8(ascii: ":"): .colon
      case UInt8(ascii: "@"): .at
      default: .backslash
      }
    }
  }

  // MARK: Comments

  /// Skips up to the line break, which remains.
  private mutating func skipLine() {
    while let byte = peek(), !byte.isNewline { offset += 1 }
  }

  /// Skips a block comment, with those nested in it. An unclosed comment ends with the source.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  // MARK: Names and numbers

  /// Scans a name or a keyword. Returns `.name` for a keyword after a dot, such as `a.repeat`, and for a
  /// modifier after `case`, `let`, `var` or `func`.
  private mutating func scanWord() -> SwiftWord {
    let start = offset
    var hash = NameHash()
    while offset < bytes.count, bytes[offset].isSmallLetter {
      hash.add(bytes[offset])
      offset += 1
    }
    // The words of the language are short and have nothing but small letters and underscores.
    var isPlain = true
    if offset < bytes.count, bytes[offset].isOfSwiftName {
      var name = NameScan(after: hash)
      while offset < bytes.count, bytes[offset].isOfSwiftName {
        let byte = bytes[offset]
        isPlain = isPlain && byte >= UInt8(ascii: "_") && byte < 0x80
        name.add(byte, vocabulary)
        offset += 1
      }
      hash = name.hash
      meanings = name.end(vocabulary)
    } else {
      meanings = vocabulary.meaning(of: hash)
    }
    isPlain = isPlain && offset - start <= SwiftWord.maxLength
    // `a.repeat` is a name, and so is `open` in `case open`.
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), previous == .period { return .name }
    let word = isPlain ? keywords.options(of: hash) : .name
    if case .word(let before) = previous, before.contains(.naming), word.contains(.modifier) { return .name }
    return word
  }

  /// Returns the meanings of all names in a range, such as that of a string.
  func meanings(of range: Range<Int>) -> Vocabulary.Meaning {
    var found = Vocabulary.Meaning()
    var name = NameScan()
    for position in range {
      if bytes[position].isOfSwiftName {
        name.add(bytes[position], vocabulary)
      } else if !name.isEmpty {
        found.formUnion(name.end(vocabulary))
        name = NameScan()
      }
    }
    return name.isEmpty ? found : found.union(name.end(vocabulary))
  }

  /// Scans a number with its prefix and suffix. After a dot, as in `pair.0.1`, it has no fraction.
  private mutating func scanNumber() {
    let isMember = previous == .period
    while let byte = peek() {
      let isFraction =
        byte == UInt8(ascii: ".") && !isMember
        && peek(1).map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } == true
      guard byte.isOfSwiftName || isFraction else { return }
      offset += 1
    }
  }

  /// Moves the offset to the end of a name in backticks. Without a closing backtick in the line, moves it behind
  /// the first backtick, which the caller takes for a name.
  private mutating func skipQuotedName() {
    offset += 1
    let start = offset
    while let byte = peek(), !byte.isNewline {
      offset += 1
      if byte == UInt8(ascii: "`") { return }
    }
    offset = start
  }

  /// Records a placeholder without an end in this line.
  ///
  /// - Parameter end: the offset up to which no placeholder has an end.
  /// - Returns: false if the line has more than `maxRun` of them.
  mutating func noteMiss(before end: Int) -> Bool {
    misses = (max(misses.end, end), misses.count + 1)
    return misses.count <= Self.maxRun
  }

  /// True if it is known that no placeholder ends in the rest of the line.
  var isAfterMiss: Bool { offset < misses.end }
}

extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  /// True for a byte of a name or a number; any byte beyond ASCII may be one.
  var isOfSwiftName: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// True for an ASCII sign of an operator, including the dot.
  var isOfSwiftOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

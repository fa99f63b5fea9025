/// The tokens of a Swift source as far as its depth depends on them, found in one pass over the bytes.
///
/// Texts, comments and patterns end where swift-syntax's lexer ends them. A text is one token, and each of its interpolations
/// two more with those of its code between them.
struct SwiftScanner {
  struct Token {
    enum Kind: Equatable {
      case word(SwiftWord)
      case number
      case text
      case interpolation
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
      /// A run of signs that the lexer reads again for each of them.
      case endlessRun
    }

    let kind: Kind
    let offset: Int
    /// True for the first token of a line.
    let startsLine: Bool
  }

  /// Signs that make the lexer look ahead: more of them in a row, or in a line where nothing ends what they seem to begin, make
  /// its time grow with their square.
  static let maxRun = 255

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// The kind of the token before.
  private(set) var previous: Token.Kind?
  /// The texts whose interpolations are being read, the innermost last.
  var texts: [OpenText] = []
  var isInterpolating = false
  /// The placeholders that seem to begin in the line and have no end, and the offset up to which none has one.
  private var misses = (end: 0, count: 0)

  struct OpenText {
    let quote: UInt8
    let isMultiline: Bool
    let pounds: Int
    /// Brackets that are open within its interpolation.
    var parentheses = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Returns the next token; nil at the end.
  mutating func next() -> Token? {
    let isFirst = offset == 0
    if isInterpolating {
      isInterpolating = false
      return token(.interpolation, at: offset, startsLine: false)
    }
    var startsLine = isFirst
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // A text of one line ends with it, whatever is open in it.
        if let text = texts.last, !text.isMultiline {
          texts.removeLast()
          return token(.interpolationEnd, at: offset, startsLine: startsLine)
        }
        startsLine = true
        misses.count = 0
        offset += 1
      case 0...UInt8(ascii: " "), 0x7F: offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default:
        let start = offset
        return token(scan(byte), at: start, startsLine: startsLine)
      }
    }
    return nil
  }

  private mutating func token(_ kind: Token.Kind, at offset: Int, startsLine: Bool) -> Token {
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

  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      if byte == UInt8(ascii: "("), !texts.isEmpty { texts[texts.count - 1].parentheses += 1 }
      return .opening(byte)
    case UInt8(ascii: ")"):
      offset += 1
      return closingParenthesis()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      offset += 1
      return .closing(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      text(pounds: 0)
      return .text
    case UInt8(ascii: "#"): return pounds()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
      return .number
    case UInt8(ascii: "`"):
      quotedName()
      return .word(.name)
    case _ where byte.isOfSwiftName: return .word(word())
    case _ where byte.isOfSwiftOperator: return operation()
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

  private mutating func skipLine() {
    while let byte = peek(), !byte.isNewline { offset += 1 }
  }

  /// Comments of several lines may stand within each other.
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

  private mutating func word() -> SwiftWord {
    let start = offset
    var hash = NameHash()
    // The words of the language are short and have nothing but small letters and underscores.
    var isPlain = true
    while let byte = peek(), byte.isOfSwiftName {
      isPlain = isPlain && byte >= UInt8(ascii: "_") && byte < 0x80
      hash.add(byte)
      offset += 1
    }
    isPlain = isPlain && offset - start <= SwiftWord.maxLength
    // `a.repeat` is a name, and so is `open` in `case open`.
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), previous == .period { return .name }
    let word = isPlain ? SwiftWord.known[hash.value] ?? .name : .name
    if case .word(let before) = previous, before.contains(.naming), word.contains(.modifier) { return .name }
    return word
  }

  private mutating func number() {
    let isMember = previous == .period
    while let byte = peek() {
      let isFraction =
        byte == UInt8(ascii: ".") && !isMember
        && peek(1).map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } == true
      guard byte.isOfSwiftName || isFraction else { return }
      offset += 1
    }
  }

  private mutating func quotedName() {
    offset += 1
    let start = offset
    while let byte = peek(), !byte.isNewline {
      offset += 1
      if byte == UInt8(ascii: "`") { return }
    }
    offset = start
  }

  /// Notes that a placeholder seemed to begin in this line and has no end.
  ///
  /// - Parameter end: the offset up to which none has one.
  /// - Returns: false where there were too many of them in the line.
  mutating func noteMiss(before end: Int) -> Bool {
    misses = (max(misses.end, end), misses.count + 1)
    return misses.count <= Self.maxRun
  }

  /// True if it is known that no placeholder ends in the rest of the line.
  var isAfterMiss: Bool { offset < misses.end }
}

extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// True for a byte of a name or a number; any byte beyond ASCII may be one.
  var isOfSwiftName: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

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

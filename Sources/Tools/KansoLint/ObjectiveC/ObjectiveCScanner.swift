/// A token of Objective-C: a word, a number, a string or a sign.
struct ObjectiveCToken {
  enum Kind: Equatable {
    case name
    case number
    /// A string, with or without an at sign.
    case text
    /// A character literal in single quotes.
    case character
    /// `@implementation`, `@selector`, `@YES`: an at sign with a name.
    case directive
    /// An operator or a bracket; `@[`, `@{` and `@(` are one sign each.
    case sign
  }

  let kind: Kind
  /// The byte range in the source.
  let range: Range<Int>
}

/// Splits an Objective-C source into tokens, without comments and preprocessor lines.
///
/// Both branches of `#if` are included, because either may be compiled.
struct ObjectiveCScanner {
  private let source: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// True if only whitespace and comments precede the offset in the line.
  private var isLineStart = true
  /// The tokens, without comments and preprocessor lines.
  private(set) var tokens: [ObjectiveCToken] = []
  /// The object-like definitions of `#define`, each as a list of tokens that begins with the name.
  private(set) var definitions: [[ObjectiveCToken]] = []

  /// True while the tokens of a preprocessor line are scanned. No other one begins in it, although a
  /// backslash may give it several lines.
  private let isDirective: Bool

  /// Scans the whole source.
  init(_ source: UnsafeBufferPointer<UInt8>) { self.init(source, isDirective: false) }

  private init(_ source: UnsafeBufferPointer<UInt8>, isDirective: Bool) {
    (self.source, self.isDirective) = (source, isDirective)
    scanAll()
  }

  /// Scans all tokens and definitions. A byte order mark is skipped.
  private mutating func scanAll() {
    if source.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isLineStart = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where isLineStart && !isDirective: scanDirective()
      default:
        scanToken()
        isLineStart = false
      }
    }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the byte at a distance after the offset; nil beyond the end.
  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < source.count ? source[offset + distance] : nil
  }

  // MARK: Omitted parts

  /// Skips the rest of a line. A backslash at the end of the line continues it.
  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n"),
      byte != UInt8(ascii: "\r") || peek(1) == UInt8(ascii: "\n")
    {
      offset += byte == UInt8(ascii: "\\") && peek(1) != nil ? 2 : 1
    }
  }

  /// Skips a block comment; an unclosed one ends with the source.
  private mutating func skipComment() {
    offset += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") { break }
      offset += 1
    }
    offset = min(offset + 2, source.count)
  }

  /// Skips a preprocessor line. A comment may continue it in the next line.
  private mutating func skipDirective() {
    while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): return skipLine()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
      case (UInt8(ascii: "\\"), UInt8(ascii: "\r")) where peek(2) == UInt8(ascii: "\n"): offset += 3
      case (UInt8(ascii: "\\"), .some): offset += 2
      case (UInt8(ascii: "\""), _): consumeQuoted(byte)
      default: offset += 1
      }
    }
  }

  /// Skips a preprocessor line. If it defines a constant, appends the tokens of the definition to
  /// `definitions`. A definition with parameters or without a value is not recorded.
  private mutating func scanDirective() {
    let start = offset
    skipDirective()
    let line = UnsafeBufferPointer(rebasing: source[start + 1..<offset])
    let scanned = ObjectiveCScanner(line, isDirective: true).tokens.map { token in
      ObjectiveCToken(
        kind: token.kind, range: token.range.lowerBound + start + 1..<token.range.upperBound + start + 1)
    }
    guard scanned.count > 2, text(scanned[0]) == "define", scanned[1].kind == .name,
      // A definition with parameters is a function.
      scanned[2].range.lowerBound > scanned[1].range.upperBound || text(scanned[2]) != "("
    else { return }
    definitions.append(Array(scanned.dropFirst()))
  }

  /// Returns the source text of a token.
  private func text(_ token: ObjectiveCToken) -> String {
    String(decoding: source[token.range], as: UTF8.self)
  }

  // MARK: Tokens

  /// Scans a token, and appends it to `tokens`.
  private mutating func scanToken() {
    let start = offset
    let kind = scanKind()
    tokens.append(ObjectiveCToken(kind: kind, range: start..<offset))
  }

  /// Scans a token, moves the offset to its end, and returns its kind.
  private mutating func scanKind() -> ObjectiveCToken.Kind {
    let byte = source[offset]
    if byte.startsName {
      let start = offset
      consumeName()
      if peek() == UInt8(ascii: "\""), source[offset - 1] == UInt8(ascii: "R"), offset - start < 4 {
        consumeRawText()
        return .text
      }
      return .name
    }
    if byte.isDigit || byte == UInt8(ascii: ".") && peek(1)?.isDigit == true {
      consumeNumber()
      return .number
    }
    switch byte {
    case UInt8(ascii: "\""):
      consumeQuoted(byte)
      return .text
    case UInt8(ascii: "'"):
      consumeQuoted(byte)
      return .character
    case UInt8(ascii: "@"):
      offset += 1
      return scanAtSign()
    default:
      offset += 1
      if let next = peek(), Self.pairs.contains([byte, next]) { offset += 1 }
      return .sign
    }
  }

  /// The operators of two bytes.
  private static let pairs = Set(
    [
      "->", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "++", "--",
      "::",
    ]
    .map { Array($0.utf8) })

  /// Scans what follows an at sign: a string, a directive, or an opening bracket as part of the sign.
  private mutating func scanAtSign() -> ObjectiveCToken.Kind {
    guard let next = peek() else { return .sign }
    if next == UInt8(ascii: "\"") {
      consumeQuoted(next)
      return .text
    }
    if next.startsName {
      consumeName()
      return .directive
    }
    if "[{(".utf8.contains(next) { offset += 1 }
    return .sign
  }

  /// Moves the offset past a name.
  private mutating func consumeName() {
    while let byte = peek(), byte.startsName || byte.isDigit { offset += 1 }
  }

  /// Moves the offset past a number with its prefix, suffix, exponent and separators.
  private mutating func consumeNumber() {
    var previous: UInt8 = 0
    while let byte = peek() {
      // In C++, numbers may have separators: `1'000`.
      if byte == UInt8(ascii: "'"), previous.isDigit, peek(1)?.isDigit == true {
        offset += 1
        continue
      }
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      guard
        byte.startsName || byte.isDigit || byte == UInt8(ascii: ".")
          || isSign && previous | 0x20 == UInt8(ascii: "e")
      else { return }
      previous = byte
      offset += 1
    }
  }

  /// Moves the offset past a raw string of C++, `R"x(…)x"`, from its first quote. The end has the same
  /// delimiter as the start.
  private mutating func consumeRawText() {
    let mark = source[(offset + 1)...].prefix(17).prefix { $0 != UInt8(ascii: "(") }
    let end = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while offset < source.count, !source[offset...].starts(with: end) { offset += 1 }
    offset = min(offset + end.count, source.count)
  }

  /// Moves the offset past a string in quotes. A string that is not closed ends with the line.
  private mutating func consumeQuoted(_ quote: UInt8) {
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      offset += byte == UInt8(ascii: "\\") && peek(1) != nil ? 2 : 1
      if byte == quote { return }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// True for a letter, `_`, `$`, and any byte outside of ASCII.
  fileprivate var startsName: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}

/// A word, a number, a text or a sign of Objective-C.
struct ObjectiveCToken {
  enum Kind: Equatable {
    case name
    case number
    /// A string, with or without its at sign.
    case text
    case character
    /// `@implementation`, `@selector`, `@YES`: an at sign with a name.
    case directive
    /// An operator or a bracket; `@[`, `@{` and `@(` are one sign each.
    case sign
  }

  let kind: Kind
  /// Offsets in the source.
  let range: Range<Int>
}

/// Takes an Objective-C source apart, without comments and without the lines of the preprocessor.
///
/// Both branches of `#if` are there, since either is compiled somewhere.
struct ObjectiveCScanner {
  private let source: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var isLineStart = true
  private(set) var tokens: [ObjectiveCToken] = []
  /// What `#define` gives a name, each a run of tokens that begins with the name.
  private(set) var definitions: [[ObjectiveCToken]] = []

  /// True for a line of the preprocessor, in which no other one begins, though a backslash may give it more lines.
  private let isDirective: Bool

  init(_ source: UnsafeBufferPointer<UInt8>) { self.init(source, isDirective: false) }

  private init(_ source: UnsafeBufferPointer<UInt8>, isDirective: Bool) {
    (self.source, self.isDirective) = (source, isDirective)
    run()
  }

  private mutating func run() {
    if source.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isLineStart = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where isLineStart && !isDirective: directive()
      default:
        token()
        isLineStart = false
      }
    }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < source.count ? source[offset + distance] : nil
  }

  // MARK: What is left out

  /// A line that ends in a backslash goes on.
  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n"),
      byte != UInt8(ascii: "\r") || peek(1) == UInt8(ascii: "\n")
    {
      offset += byte == UInt8(ascii: "\\") && peek(1) != nil ? 2 : 1
    }
  }

  private mutating func skipComment() {
    offset += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") { break }
      offset += 1
    }
    offset = min(offset + 2, source.count)
  }

  /// A line of the preprocessor ends where no comment goes on in the next one.
  private mutating func skipDirective() {
    while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): return skipLine()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
      case (UInt8(ascii: "\\"), UInt8(ascii: "\r")) where peek(2) == UInt8(ascii: "\n"): offset += 3
      case (UInt8(ascii: "\\"), .some): offset += 2
      case (UInt8(ascii: "\""), _): skipQuoted(byte)
      default: offset += 1
      }
    }
  }

  private mutating func directive() {
    let start = offset
    skipDirective()
    let line = UnsafeBufferPointer(rebasing: source[start + 1..<offset])
    let scanned = ObjectiveCScanner(line, isDirective: true).tokens.map { token in
      ObjectiveCToken(
        kind: token.kind, range: token.range.lowerBound + start + 1..<token.range.upperBound + start + 1)
    }
    guard scanned.count > 2, text(scanned[0]) == "define", scanned[1].kind == .name,
      // With parameters it is a function.
      scanned[2].range.lowerBound > scanned[1].range.upperBound || text(scanned[2]) != "("
    else { return }
    definitions.append(Array(scanned.dropFirst()))
  }

  private func text(_ token: ObjectiveCToken) -> String {
    String(decoding: source[token.range], as: UTF8.self)
  }

  // MARK: Tokens

  private mutating func token() {
    let start = offset
    let kind = scan()
    tokens.append(ObjectiveCToken(kind: kind, range: start..<offset))
  }

  private mutating func scan() -> ObjectiveCToken.Kind {
    let byte = source[offset]
    if byte.startsName {
      let start = offset
      skipName()
      if peek() == UInt8(ascii: "\""), source[offset - 1] == UInt8(ascii: "R"), offset - start < 4 {
        skipRawText()
        return .text
      }
      return .name
    }
    if byte.isDigit || byte == UInt8(ascii: ".") && peek(1)?.isDigit == true {
      skipNumber()
      return .number
    }
    switch byte {
    case UInt8(ascii: "\""):
      skipQuoted(byte)
      return .text
    case UInt8(ascii: "'"):
      skipQuoted(byte)
      return .character
    case UInt8(ascii: "@"):
      offset += 1
      return atSign()
    default:
      offset += 1
      if let next = peek(), Self.pairs.contains([byte, next]) { offset += 1 }
      return .sign
    }
  }

  private static let pairs = Set(
    [
      "->", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "++", "--",
      "::",
    ]
    .map { Array($0.utf8) })

  private mutating func atSign() -> ObjectiveCToken.Kind {
    guard let next = peek() else { return .sign }
    if next == UInt8(ascii: "\"") {
      skipQuoted(next)
      return .text
    }
    if next.startsName {
      skipName()
      return .directive
    }
    if "[{(".utf8.contains(next) { offset += 1 }
    return .sign
  }

  private mutating func skipName() {
    while let byte = peek(), byte.startsName || byte.isDigit { offset += 1 }
  }

  private mutating func skipNumber() {
    var previous: UInt8 = 0
    while let byte = peek() {
      // C++ may have `1'000`.
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

  /// C++'s `R"x(…)x"`, whose end is marked as its beginning is.
  private mutating func skipRawText() {
    let mark = source[(offset + 1)...].prefix(17).prefix { $0 != UInt8(ascii: "(") }
    let end = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while offset < source.count, !source[offset...].starts(with: end) { offset += 1 }
    offset = min(offset + end.count, source.count)
  }

  /// A text ends with its line, if it ends nowhere before.
  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      offset += byte == UInt8(ascii: "\\") && peek(1) != nil ? 2 : 1
      if byte == quote { return }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var startsName: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}

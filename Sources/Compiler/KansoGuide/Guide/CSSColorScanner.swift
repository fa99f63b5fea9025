/// Splits the text of a CSS color function into names, numbers and punctuation.
struct CSSColorScanner {
  /// A name in lower case, with its UTF-8 offsets.
  struct Word {
    let text: String
    let range: Range<Int>
  }

  /// An argument of a function, with its UTF-8 offsets.
  struct Value {
    enum Kind {
      /// The keyword `none`: a missing component.
      case none
      case number(Double)
      /// A percentage; 100 for 100 %.
      case percentage(Double)
      /// An angle in degrees.
      case angle(Double)
    }

    let kind: Kind
    let range: Range<Int>
  }

  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The range of the whole text.
  var whole: Range<Int> { 0..<bytes.count }

  /// The current byte; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips spaces, tabs and line breaks.
  mutating func skipSpace() {
    while let byte = current, Self.isSpace(byte) { position += 1 }
  }

  /// Returns a problem at a range; without one, at the current character.
  func problem(_ message: String, _ help: String, _ range: Range<Int>? = nil) -> CSSColor.Problem {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return CSSColor.Problem(message: message, help: help, range: range ?? position..<end)
  }

  /// Reads a name and the opening parenthesis directly after it. Returns the name in lower case.
  mutating func readFunctionName() throws(CSSColor.Problem) -> Word {
    let name = try readWord()
    guard current == UInt8(ascii: "(") else {
      throw problem("a parenthesis is missing after `\(name.text)`", "Write `\(name.text)(…)`.")
    }
    position += 1
    return name
  }

  /// Skips white space, and reads ASCII letters, digits and hyphens. Returns them in lower case. Throws if
  /// there are none.
  mutating func readWord() throws(CSSColor.Problem) -> Word {
    skipSpace()
    let start = position
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    guard position > start else {
      throw problem("a name is missing here", "Write a color such as `rgb(44 66 81)`.")
    }
    return Word(
      text: String(decoding: bytes[start..<position], as: UTF8.self).lowercased(), range: start..<position)
  }

  /// Skips white space, and the next character if it is `sign`. Returns true if it was.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Skips white space and the required character `sign`. Throws if another character is next.
  mutating func expect(_ sign: Unicode.Scalar, help: String) throws(CSSColor.Problem) {
    guard take(sign) else { throw problem("a `\(sign)` is missing here", help) }
  }

  /// Skips white space and reads a number, a percentage, an angle or `none`. Angles are converted to degrees.
  /// - Parameter name: the name of the component in messages.
  mutating func readValue(of name: String) throws(CSSColor.Problem) -> Value {
    skipSpace()
    let start = position
    if let byte = current, Self.isLetter(byte) {
      let word = try readWord()
      guard word.text == "none" else {
        throw problem("`\(word.text)` is not a number", "Write a number, a percentage or `none`.", word.range)
      }
      return Value(kind: .none, range: word.range)
    }
    let number = try readNumber(of: name)
    let unitStart = position
    if current == UInt8(ascii: "%") {
      position += 1
      return Value(kind: .percentage(number), range: start..<position)
    }
    while let byte = current, Self.isLetter(byte) { position += 1 }
    let unit = String(decoding: bytes[unitStart..<position], as: UTF8.self).lowercased()
    if unit.isEmpty { return Value(kind: .number(number), range: start..<position) }
    guard let degrees = Self.degrees[unit] else {
      throw problem(
        "`\(unit)` is not a unit of a color", "Angles are in `deg`, `grad`, `rad` or `turn`.",
        unitStart..<position)
    }
    return Value(kind: .angle(number * degrees), range: start..<position)
  }

  /// Reads the closing parenthesis. Throws if anything else is next.
  /// - Parameter help: the help if the text goes on.
  mutating func readEnd(help: String) throws(CSSColor.Problem) {
    guard !take(")") else { return }
    let isEnd = current == nil
    throw problem(
      isEnd ? "the parenthesis is not closed" : "this is more than the function accepts",
      isEnd ? "Close it with `)`." : help)
  }

  /// Skips white space. Throws if anything follows.
  mutating func readEndOfText() throws(CSSColor.Problem) {
    skipSpace()
    guard current == nil else {
      throw problem("something follows the color", "Delete it.", position..<bytes.count)
    }
  }

  /// The maximum absolute value of a number. No component needs more, and larger numbers would overflow in color
  /// conversions.
  private static let largestNumber = 1e6

  /// The number of degrees in each unit of angles.
  private static let degrees: [String: Double] = ["deg": 1, "grad": 0.9, "rad": 180 / .pi, "turn": 360]

  /// Reads a decimal number with an optional sign, fraction and exponent. Throws if there is no digit or its
  /// absolute value is above `largestNumber`.
  mutating func readNumber(of name: String) throws(CSSColor.Problem) -> Double {
    let start = position
    if let byte = current, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if current == UInt8(ascii: "."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw problem("the \(name) is missing here", "A color has three components and, after a `/`, an alpha.")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) <= Self.largestNumber else {
      throw problem("`\(text)` is too large", "Write a smaller number.", start..<position)
    }
    return number
  }

  /// Skips an exponent, such as `e3`. Letters without digits, such as `em`, are a unit.
  private mutating func skipExponent() {
    guard let byte = current, byte | 0x20 == UInt8(ascii: "e") else { return }
    var next = position + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
    guard next < bytes.count, Self.isDigit(bytes[next]) else { return }
    position = next
    _ = skipDigits()
  }

  /// Skips digits and returns their number.
  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  /// Returns true for an ASCII letter, a digit or a hyphen.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-")
  }
}

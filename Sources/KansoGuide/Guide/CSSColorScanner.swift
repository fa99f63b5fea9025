/// Splits the text of a CSS color function into names, numbers and punctuation.
struct CSSColorScanner {
  struct Word {
    let text: String
    let range: Range<Int>
  }

  struct Value {
    enum Kind {
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

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The range of the whole text.
  var whole: Range<Int> { 0..<bytes.count }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private func problem(_ message: String, _ help: String, _ range: Range<Int>? = nil) -> CSSColor.Problem {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return CSSColor.Problem(message: message, help: help, range: range ?? position..<end)
  }

  /// Reads the name before the parenthesis, in lower case, and the parenthesis.
  mutating func functionName() throws(CSSColor.Problem) -> Word {
    let name = try word()
    guard current == UInt8(ascii: "(") else {
      throw problem("a parenthesis belongs after `\(name.text)`", "Write `\(name.text)(…)`.")
    }
    position += 1
    return name
  }

  /// Reads a sequence of letters, digits and hyphens, in lower case.
  mutating func word() throws(CSSColor.Problem) -> Word {
    skipSpace()
    let start = position
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    guard position > start else {
      throw problem("a name is missing here", "Write a color such as `rgb(44 66 81)`.")
    }
    return Word(
      text: String(decoding: bytes[start..<position], as: UTF8.self).lowercased(), range: start..<position)
  }

  /// Skips the next character if it is `sign`. Returns true if it was.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(CSSColor.Problem) {
    guard take(sign) else {
      throw problem("a `\(sign)` is missing here", "Commas stand between all components or none.")
    }
  }

  /// Reads a number, a percentage, an angle or `none`.
  mutating func value(_ name: String) throws(CSSColor.Problem) -> Value {
    skipSpace()
    let start = position
    if let byte = current, Self.isLetter(byte) {
      let word = try word()
      guard word.text == "none" else {
        throw problem("`\(word.text)` is not a number", "Write a number, a percentage or `none`.", word.range)
      }
      return Value(kind: .none, range: word.range)
    }
    let number = try number(name)
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

  mutating func end() throws(CSSColor.Problem) {
    guard take(")") else {
      let isEnd = current == nil
      throw problem(
        isEnd ? "the parenthesis is not closed" : "this is more than the function takes",
        isEnd ? "Close it with `)`." : "A color has three components and, after a `/`, an alpha.")
    }
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

  private mutating func number(_ name: String) throws(CSSColor.Problem) -> Double {
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

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-")
  }
}

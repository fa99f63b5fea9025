// The parts of functions whose arguments are colors.
extension CSSColorScanner {
  /// Skips white space, and a keyword in any case, which ends at white space or punctuation. Returns true if it was
  /// there.
  /// - Parameter isSeparated: true if white space has to follow.
  mutating func take(keyword: String, isSeparated: Bool = false) -> Bool {
    skipSpace()
    let word = bytes[position...].prefix { !Self.endsWord($0) }
    guard String(decoding: word, as: UTF8.self).lowercased() == keyword else { return false }
    if isSeparated, word.endIndex == bytes.count || !Self.isSpace(bytes[word.endIndex]) { return false }
    position = word.endIndex
    return true
  }

  /// Skips white space. Returns true if an ASCII letter is next.
  mutating func isNextLetter() -> Bool {
    skipSpace()
    return current.map { Self.isLetter($0) } ?? false
  }

  /// Skips white space, and reads a percentage, or a number that only lacks the percent sign. Returns nil if something
  /// else is next, also a name that begins with a number.
  mutating func takePercentage() throws(CSSColor.Problem) -> Value? {
    skipSpace()
    let start = position
    guard let byte = current, Self.isDigit(byte) || "+-.".utf8.contains(byte) else { return nil }
    let word = bytes[start...].prefix { !Self.endsWord($0) && $0 != UInt8(ascii: "%") }
    guard Double(String(decoding: word, as: UTF8.self)) != nil else { return nil }
    let number = try readNumber(of: "percentage")
    guard current == UInt8(ascii: "%") else { return Value(kind: .number(number), range: start..<position) }
    position += 1
    return Value(kind: .percentage(number), range: start..<position)
  }

  /// Skips white space, and reads a word up to white space or punctuation: a hex color, a bare path or the name of a
  /// function. Reads a word that begins with `{` up to the next `}`. Throws if there is none.
  mutating func readColorWord() throws(CSSColor.Problem) -> Word {
    skipSpace()
    let start = position
    if current == UInt8(ascii: "{") {
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
        throw problem("the brace is not closed", "Close it with `}`.")
      }
      position = close + 1
    } else {
      position += bytes[start...].prefix { !Self.endsWord($0) }.count
    }
    guard position > start else {
      throw problem(
        "a color is missing here",
        "Write a color or the name of one. The whole value needs quotes if it contains a `#`.")
    }
    return Word(text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
  }

  /// Skips an opening parenthesis directly at the current position. Returns true if it was there.
  mutating func takeParenthesis() -> Bool {
    guard current == UInt8(ascii: "(") else { return false }
    position += 1
    return true
  }

  /// Returns true for white space and for the punctuation of functions.
  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || ",()/{}".utf8.contains(byte)
  }
}

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

  /// Skips white space, and the name of a function in any case with its opening parenthesis. Returns nil if another word
  /// is next.
  mutating func takeFunctionName(among names: [String]) -> Word? {
    skipSpace()
    let word = bytes[position...].prefix { !Self.endsWord($0) }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    guard word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "("), names.contains(text) else {
      return nil
    }
    position = word.endIndex + 1
    return Word(text: text, range: word.indices)
  }

  /// Skips white space and an opening parenthesis. Returns its range; nil if something else is next.
  mutating func takeOpening() -> Range<Int>? {
    skipSpace()
    return takeParenthesis() ? position - 1..<position : nil
  }

  /// Skips white space, and `+` or `-`. Returns nil if something else is next. Throws if the sign has no white space on
  /// both sides, as CSS requires.
  mutating func takeSign() throws(CSSColor.Problem) -> ArithmeticOperator? {
    skipSpace()
    let isAfterSpace = position > 0 && Self.isSpace(bytes[position - 1])
    guard let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    position += 1
    guard isAfterSpace, let next = current, Self.isSpace(next) else {
      let text = sign == UInt8(ascii: "+") ? "+" : "-"
      throw CSSColor.Problem(
        message: "the `\(text)` has no space on both sides", help: "Write ` \(text) `.",
        range: position - 1..<position)
    }
    return sign == UInt8(ascii: "+") ? .add : .subtract
  }

  /// Returns true for white space and for the punctuation of functions.
  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || ",()/{}".utf8.contains(byte)
  }
}

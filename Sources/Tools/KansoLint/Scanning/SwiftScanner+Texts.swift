/// Scanning of strings with interpolations, and of tokens that begin with a pound sign.
extension SwiftScanner {
  /// Returns the number of pound signs at an offset, up to a maximum.
  private func poundCount(at offset: Int, max: Int) -> Int {
    var count = 0
    while count < max, offset + count < bytes.count, bytes[offset + count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Scans a string from its opening quote to its end or its first interpolation.
  ///
  /// - Parameter pounds: the number of pound signs before the quote.
  mutating func scanText(pounds: Int) {
    let quote = bytes[offset]
    let isMultiline =
      quote == UInt8(ascii: "\"") && peek(1) == quote && peek(2) == quote && !endsInLine(pounds: pounds)
    offset += isMultiline ? 3 : 1
    scanRest(of: OpenText(quote: quote, isMultiline: isMultiline, pounds: pounds))
  }

  /// Returns true if `#"""` begins a string of one line, as in `#"""#`. Always false without pound signs.
  private func endsInLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var position = offset + 2
    while position < bytes.count, !bytes[position].isNewline {
      if bytes[position] == UInt8(ascii: "\""), poundCount(at: position + 1, max: pounds) == pounds {
        return true
      }
      position += 1
    }
    return false
  }

  /// Scans a string to its end or its next interpolation, which is pushed on `texts`. A string of one line
  /// also ends before the line break.
  private mutating func scanRest(of text: OpenText) {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\\"):
        offset += 1
        guard poundCount(at: offset, max: text.pounds) == text.pounds else { continue }
        offset += text.pounds
        if peek() == UInt8(ascii: "(") {
          offset += 1
          texts.append(text)
          isInterpolating = true
          return
        }
        if let next = peek(), !next.isNewline { offset += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !text.isMultiline { return }
        offset += 1
      case text.quote:
        let length = text.isMultiline ? 3 : 1
        let isEnd =
          (length == 1 || peek(1) == byte && peek(2) == byte)
          && poundCount(at: offset + length, max: text.pounds) == text.pounds
        if isEnd {
          offset += length + text.pounds
          return
        }
        offset += 1
      default: offset += 1
      }
    }
  }

  /// Counts a closing parenthesis, which is already scanned. If it ends an interpolation, scans the rest of
  /// the string.
  mutating func scanClosingParenthesis() -> Token.Kind {
    guard var text = texts.popLast() else { return .closing(UInt8(ascii: ")")) }
    if text.parentheses > 0 {
      text.parentheses -= 1
      texts.append(text)
      return .closing(UInt8(ascii: ")"))
    }
    scanRest(of: text)
    return .interpolationEnd
  }

  // MARK: Pound signs

  /// Scans a token that begins with pound signs: a string, a regular expression, `#if` and its kin, or a
  /// macro.
  mutating func scanPounds() -> Token.Kind {
    let count = poundCount(at: offset, max: Self.maxRun + 1)
    offset += count
    guard count <= Self.maxRun else { return .endlessRun }
    if peek() == UInt8(ascii: "\"") {
      scanText(pounds: count)
      return .text
    }
    if peek() == UInt8(ascii: "/") {
      scanExtendedPattern(pounds: count)
      return .text
    }
    let start = offset
    while let byte = peek(), byte.isOfSwiftName { offset += 1 }
    let name = bytes[start..<offset]
    if name.elementsEqual("if".utf8) { return .poundIf }
    if name.elementsEqual("endif".utf8) { return .poundEndif }
    if name.elementsEqual("else".utf8) || name.elementsEqual("elseif".utf8) { return .poundElse }
    return .pound
  }

  /// Scans `#/…/#` from its slash: over several lines if nothing follows the slash, otherwise up to the end of the
  /// line.
  private mutating func scanExtendedPattern(pounds: Int) {
    offset += 1
    var position = offset
    while position < bytes.count,
      bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t")
    {
      position += 1
    }
    let firstNewline = position < bytes.count && bytes[position].isNewline ? position : nil
    position = firstNewline ?? offset
    var lastSlash: Int?
    while position < bytes.count, firstNewline != nil || !bytes[position].isNewline {
      if bytes[position] == UInt8(ascii: "/") {
        lastSlash = position
        if poundCount(at: position + 1, max: pounds) == pounds {
          offset = position + 1 + pounds
          return
        }
      }
      position +=
        bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count && !bytes[position + 1].isNewline
        ? 2 : 1
    }
    offset = firstNewline ?? lastSlash.map { $0 + 1 } ?? position
  }
}

/// Texts with their interpolations, and what begins with pound signs.
extension SwiftScanner {
  /// Counts the pound signs at an offset, up to a number of them.
  private func pounds(at offset: Int, max: Int) -> Int {
    var count = 0
    while count < max, offset + count < bytes.count, bytes[offset + count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Reads a text from its quote to its end or its first interpolation.
  mutating func text(pounds: Int) {
    let quote = bytes[offset]
    let isMultiline =
      quote == UInt8(ascii: "\"") && peek(1) == quote && peek(2) == quote && !endsInLine(pounds: pounds)
    offset += isMultiline ? 3 : 1
    rest(of: OpenText(quote: quote, isMultiline: isMultiline, pounds: pounds))
  }

  /// True if `#"""` begins a text of one line, as `#"""#` does.
  private func endsInLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var position = offset + 2
    while position < bytes.count, !bytes[position].isNewline {
      if bytes[position] == UInt8(ascii: "\""), self.pounds(at: position + 1, max: pounds) == pounds {
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func rest(of text: OpenText) {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\\"):
        offset += 1
        guard pounds(at: offset, max: text.pounds) == text.pounds else { continue }
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
          && pounds(at: offset + length, max: text.pounds) == text.pounds
        if isEnd {
          offset += length + text.pounds
          return
        }
        offset += 1
      default: offset += 1
      }
    }
  }

  /// The bracket that ends an interpolation is the first that has no opening one there.
  mutating func closingParenthesis() -> Token.Kind {
    guard var text = texts.popLast() else { return .closing(UInt8(ascii: ")")) }
    if text.parentheses > 0 {
      text.parentheses -= 1
      texts.append(text)
      return .closing(UInt8(ascii: ")"))
    }
    rest(of: text)
    return .interpolationEnd
  }

  // MARK: Pound signs

  mutating func pounds() -> Token.Kind {
    let count = pounds(at: offset, max: Self.maxRun + 1)
    offset += count
    guard count <= Self.maxRun else { return .endlessRun }
    if peek() == UInt8(ascii: "\"") {
      text(pounds: count)
      return .text
    }
    if peek() == UInt8(ascii: "/") {
      skipPattern(pounds: count)
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

  /// Reads `#/…/#` from its slash: over several lines where nothing follows the slash, otherwise to the end of the line at most.
  private mutating func skipPattern(pounds: Int) {
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
        if self.pounds(at: position + 1, max: pounds) == pounds {
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

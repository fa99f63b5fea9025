/// Operators, and what begins like one: patterns, placeholders and lists of types.
extension SwiftScanner {
  mutating func operation() -> Token.Kind {
    let start = offset
    let byte = bytes[start]
    if byte == UInt8(ascii: "."), peek(1) != byte {
      offset += 1
      return .period
    }
    let isLeftBound = isLeftBound(start)
    if isLeftBound, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
      offset += 1
      return .suffix
    }
    if byte == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), let kind = placeholder() { return kind }
    let end = operatorEnd(from: start)
    guard end - start <= Self.maxRun else {
      offset = end
      return .endlessRun
    }
    if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")), !isLeftBound,
      let kind = pattern(at: slash, isPrefix: isRightBound(end))
    {
      return kind
    }
    offset = beforeComment(from: start, to: end)
    return kind(of: bytes[start..<offset], isLeftBound: isLeftBound, isRightBound: isRightBound(offset))
  }

  private func operatorEnd(from start: Int) -> Int {
    let mayHaveDots = bytes[start] == UInt8(ascii: ".")
    var end = start + 1
    while end < bytes.count, end - start <= Self.maxRun, bytes[end].isOfSwiftOperator,
      mayHaveDots || bytes[end] != UInt8(ascii: ".")
    {
      end += 1
    }
    return end
  }

  /// An operator ends where a comment begins.
  private func beforeComment(from start: Int, to end: Int) -> Int {
    var position = start + 1
    while position < end {
      if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
      {
        return position
      }
      position += 1
    }
    return end
  }

  private func kind(of text: Slice<UnsafeBufferPointer<UInt8>>, isLeftBound: Bool, isRightBound: Bool)
    -> Token.Kind
  {
    func isText(_ other: StaticString) -> Bool {
      text.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
    }
    if isText("->") { return .arrow }
    if isText("=") { return .assignment }
    if isText("?") { return .question }
    if isText("&") || isText("...") { return isAfterValue ? .joining : .prefix }
    if text.first == UInt8(ascii: "<") {
      // Only what follows a name can be a list of types, and it begins with none of these.
      let second = text.dropFirst().first ?? UInt8(ascii: " ")
      if !"<=>".utf8.contains(second), case .word = previous { return .less }
    }
    if text.first == UInt8(ascii: ">") {
      let count = text.prefix { $0 == UInt8(ascii: ">") }.count
      return .greater(count: count, suffixes: text.count - count)
    }
    if !isAfterValue || !isLeftBound && isRightBound { return .prefix }
    return isLeftBound && !isRightBound ? .suffix : .binary
  }

  // MARK: What stands around an operator

  /// True if an operator stands directly after another token.
  private func isLeftBound(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = bytes[position - 1]
    // A comment is a blank.
    if before == UInt8(ascii: "/") { return position < 2 || bytes[position - 2] != UInt8(ascii: "*") }
    return before > UInt8(ascii: " ") && !"([{,;:".utf8.contains(before)
  }

  /// True if another token stands directly after an operator.
  private func isRightBound(_ position: Int) -> Bool {
    guard position < bytes.count else { return false }
    let after = bytes[position]
    if after == UInt8(ascii: "/"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    {
      return false
    }
    return after > UInt8(ascii: " ") && !")]},;:".utf8.contains(after)
  }

  // MARK: Patterns

  /// A pattern such as `/[a-z]+/`; nil where the slash is an operator, the way swift-syntax tells them apart.
  private mutating func pattern(at slash: Int, isPrefix: Bool) -> Token.Kind? {
    guard isPrefix || !isAfterValue else { return nil }
    let isAfterList =
      switch previous {
      case .opening, .comma, .colon: true
      default: false
      }
    let mustBePattern = !isPrefix && !isAfterList
    guard slash + 1 < bytes.count else { return nil }
    let first = bytes[slash + 1]
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "*") { return nil }
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !mustBePattern { return nil }
    // A slash that begins no pattern ends at the next slash, so nothing is read more than twice.
    guard let end = patternEnd(after: slash, mustBePattern: mustBePattern) else { return nil }
    offset = end
    return .text
  }

  private func patternEnd(after slash: Int, mustBePattern: Bool) -> Int? {
    var (groups, sets) = (0, 0)
    var position = slash + 1
    while position < bytes.count, !bytes[position].isNewline {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        if position + 1 < bytes.count, !bytes[position + 1].isNewline { position += 1 }
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0, !mustBePattern { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      case UInt8(ascii: "/"):
        let isBeforeComment =
          position + 1 < bytes.count
          && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
        let last = bytes[position - 1]
        let isAfterBlank =
          (last == UInt8(ascii: " ") || last == UInt8(ascii: "\t"))
          && bytes[position - 2] != UInt8(ascii: "\\")
        if isBeforeComment || isAfterBlank, !mustBePattern { return nil }
        return position + 1
      default: break
      }
      position += 1
    }
    return mustBePattern ? position : nil
  }

  // MARK: Placeholders

  /// `<#a view#>`, as Xcode writes for what is to be filled in; nil where the sign is an operator.
  private mutating func placeholder() -> Token.Kind? {
    var end = offset + 2
    if !isAfterMiss {
      while end + 1 < bytes.count, !bytes[end].isNewline {
        if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
          offset = end + 2
          return .word(.name)
        }
        end += 1
      }
    }
    return noteMiss(before: end) ? nil : .endlessRun
  }
}

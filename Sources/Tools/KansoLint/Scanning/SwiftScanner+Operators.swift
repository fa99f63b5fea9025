/// Scanning of operators, and of tokens that begin like one: regular expressions, placeholders and generic
/// arguments.
extension SwiftScanner {
  /// Scans an operator, a regular expression, an editor placeholder or the dot of a member.
  mutating func scanOperator() -> Token.Kind {
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
    if byte == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "#"), let kind = scanPlaceholder() { return kind }
    let end = operatorEnd(from: start)
    guard end - start <= Self.maxRun else {
      offset = end
      return .endlessRun
    }
    if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")), !isLeftBound,
      let kind = scanPattern(at: slash, isPrefix: isRightBound(end))
    {
      return kind
    }
    offset = beforeComment(from: start, to: end)
    return kind(of: bytes[start..<offset], isLeftBound: isLeftBound, isRightBound: isRightBound(offset))
  }

  /// Returns the offset after the operator signs, at most `maxRun + 1` of them. A dot is included only in an
  /// operator that begins with one.
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

  /// Returns the end of an operator, or the start of a comment that begins inside it.
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

  /// Returns the kind of an operator, according to its text, the previous token, and the spaces around it.
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
      // A list of types can only follow a name, and does not begin with any of these.
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

  // MARK: Neighbors of an operator

  /// Returns true if no whitespace, comment or opening sign precedes an operator.
  private func isLeftBound(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = bytes[position - 1]
    // A comment counts as whitespace.
    if before == UInt8(ascii: "/") { return position < 2 || bytes[position - 2] != UInt8(ascii: "*") }
    return before > UInt8(ascii: " ") && !"([{,;:".utf8.contains(before)
  }

  /// Returns true if no whitespace, comment or closing sign follows an operator.
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

  /// Scans a regular expression such as `/[a-z]+/`. Returns nil if the slash is an operator, by the rules of
  /// swift-syntax.
  ///
  /// - Parameter isPrefix: true if something directly follows the operator signs.
  private mutating func scanPattern(at slash: Int, isPrefix: Bool) -> Token.Kind? {
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

  /// Returns the offset after a regular expression on one line. Without a closing slash, returns the end of
  /// the line if it must be one, otherwise nil.
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

  /// Scans an editor placeholder of Xcode, `<#a view#>`, as a name. Returns nil if the sign is an operator,
  /// and `.endlessRun` if the line has more than `maxRun` of them without an end.
  private mutating func scanPlaceholder() -> Token.Kind? {
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

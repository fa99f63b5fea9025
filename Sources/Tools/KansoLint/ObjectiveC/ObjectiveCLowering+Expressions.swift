/// Lowering of values.
extension ObjectiveCLowering {
  /// Lowers the tokens from the index up to the index `end`. Omits tokens that are not understood.
  mutating func lowerExpression(to end: Int) {
    let end = min(end, tokens.count)
    var isOperand = true
    while index < end {
      let start = index
      if !isOperand {
        lowerOperation()
        isOperand = true
      } else {
        lowerOperand(to: end)
        isOperand = index == start
        if isOperand { index += 1 }
      }
    }
    index = max(index, end)
  }

  /// Lowers an operator between two values. `a ?: b` becomes `??`. Where no operator can be, writes `;`,
  /// which ends the expression.
  private mutating func lowerOperation() {
    guard let token = token() else { return }
    // Two adjacent names: a macro, or an error.
    guard token.kind == .sign else { return swift.write("; ") }
    switch text(token) {
    case "++", "--": swift.write("; ")
    // `a ?: b`
    case "?" where isSign(":", at: index + 1):
      index += 1
      swift.write(" ?? ")
    case "{": return swift.write("; ")
    case let sign where isOpening(at: index) && sign != "(": return swift.write("; ")
    case ")", "]", "}": swift.write("; ")
    case let sign: swift.write(" \(sign) ")
    }
    index += 1
  }

  /// Lowers a value and the members, calls and subscripts that follow it. Does not move the index if the
  /// token begins no value. Skips to the end beyond the maximum depth.
  mutating func lowerOperand(to end: Int) {
    depth += 1
    defer { depth -= 1 }
    guard index < end, let token = token() else { return }
    guard depth < Self.maxDepth else {
      index = end
      return
    }
    let start = swift.bytes.count
    switch token.kind {
    case .number: lowerNumber(token)
    case .text: lowerTexts(to: end)
    case .character:
      swift.write("\"\"")
      index += 1
    case .directive: lowerDirective(to: end)
    case .name: return lowerName(to: end)
    case .sign:
      if lowerPrefix(to: end) { return }
      if isSign("@") { return lowerBoxedNumber(to: end) }
      if isSign("[") {
        lowerMessage()
      } else if isSign("^") {
        lowerClosure()
      } else if isSign("(") {
        if isCast() {
          let type = type(in: index + 1..<brackets.end(of: index))
          index = after(index)
          guard isSign("{") else { return lowerOperand(to: end) }
          lowerCompoundLiteral(ofType: type)
        } else {
          lowerParentheses()
        }
      } else if isSign("@(") {
        lowerParentheses()
      } else if isSign("@[") || isSign("{") {
        lowerList("[", "]")
      } else if isSign("@{") {
        lowerDictionary()
      } else {
        return
      }
    }
    lowerSuffixes(from: start, token.range.lowerBound, to: end)
  }

  /// Lowers an operator and the value after it. Omits operators without a meaning in Swift, such as `&` and
  /// `*`. Returns false if the token is not such an operator.
  private mutating func lowerPrefix(to end: Int) -> Bool {
    switch text() {
    case "-", "!", "~": swift.write(text())
    case "&", "*", "+", "++", "--": break
    default: return false
    }
    index += 1
    lowerOperand(to: end)
    return true
  }

  /// Lowers an at sign and the value after it to the value alone: `@8` to `8`.
  private mutating func lowerBoxedNumber(to end: Int) {
    index += 1
    lowerOperand(to: end)
  }

  // MARK: Literals

  /// Lowers a number literal to Swift syntax.
  private mutating func lowerNumber(_ token: ObjectiveCToken) {
    swift.write(Self.swiftNumber(text(token)), for: token.range)
    index += 1
  }

  /// Returns a number in Swift syntax, without the suffix for its type in C: `8.0` for `8.f`. `0` for what is
  /// not a number in Swift.
  static func swiftNumber(_ text: String) -> String {
    var digits = text.lowercased().replacing("'", with: "")
    let isBinary = digits.hasPrefix("0b")
    let isHex = digits.hasPrefix("0x")
    while let last = digits.last, last == "u" || last == "l" || last == "f" && !isHex { digits.removeLast() }
    guard !isHex, !isBinary else { return digits }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    return digits.contains { !($0.isNumber || ".e+-".contains($0)) } ? "0" : digits
  }

  /// Lowers adjacent strings to a sum of strings, and closes an unclosed one.
  private mutating func lowerTexts(to end: Int) {
    var isFirst = true
    while index < end, let token = token(), token.kind == .text {
      if !isFirst { swift.write(" + ") }
      isFirst = false
      let quote =
        source[token.range.lowerBound] == UInt8(ascii: "@")
        ? token.range.lowerBound + 1 : token.range.lowerBound
      let bytes = source[quote..<token.range.upperBound]
      let isWhole = bytes.count > 1 && bytes.last == UInt8(ascii: "\"")
      // The meaning of escape sequences that Swift does not have is irrelevant here; their number of bytes is kept.
      swift.write(text: Self.swiftText(bytes), from: quote)
      if !isWhole { swift.write("\"") }
      index += 1
    }
  }

  /// Returns a string with spaces in place of the backslashes that Swift does not know. The number of bytes
  /// is kept.
  private static func swiftText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var text = Array(bytes)
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "\\") {
        let next = position + 1 < text.count ? text[position + 1] : 0
        if !"nrt\\\"0'".utf8.contains(next) { text[position] = UInt8(ascii: " ") }
        if next == UInt8(ascii: "\n") { text[position + 1] = UInt8(ascii: " ") }
        position += 1
      }
      position += 1
    }
    return text
  }

  /// Lowers `@YES` and `@NO`; other directives, such as `@selector(…)`, become an empty string.
  private mutating func lowerDirective(to end: Int) {
    let word = text()
    index += 1
    switch word {
    case "@YES": swift.write("true")
    case "@NO": swift.write("false")
    default:
      swift.write("\"\"")
      if isSign("(") { index = after(index) }
    }
  }

  // MARK: Brackets

  /// Lowers an expression in parentheses, or `({ … })` to a closure.
  private mutating func lowerParentheses() {
    let end = brackets.end(of: index)
    index += 1
    // The value of `({ … })` is that of its last statement.
    if isSign("{") {
      swift.write("{ _ in\n")
      index += 1
      lowerStatements(to: end - 1)
      swift.write("}")
    } else {
      swift.write("(")
      lowerExpression(to: end)
      swift.write(")")
    }
    index = min(end + 1, tokens.count)
  }

  /// Lowers the elements between the bracket at the index and its closing bracket, and moves the index after
  /// that.
  ///
  /// - Parameters:
  ///   - opening: the Swift bracket to write before the elements.
  ///   - closing: the Swift bracket to write after them.
  ///   - labels: the labels of the first elements; `_` for none.
  mutating func lowerList(_ opening: String, _ closing: String, labels: [String] = []) {
    let end = brackets.end(of: index)
    index += 1
    swift.write(opening)
    lowerElements(to: end, labels)
    swift.write(closing)
    index = min(end + 1, tokens.count)
  }

  /// Lowers elements between commas. A designated initializer, `.width = 8`, has its own label.
  ///
  /// - Parameter labels: the labels of the first elements; `_` for none.
  mutating func lowerElements(to end: Int, _ labels: [String] = []) {
    var count = 0
    while index < min(end, tokens.count) {
      let stop = find([","], from: index, to: end) ?? end
      if count > 0 { swift.write(", ") }
      let isNamed = isSign(".")
      // `.origin.x = 8`
      while isSign("."), isName(at: index + 1), index + 2 < stop { index += 2 }
      if isNamed, isSign("=") {
        swift.write("\(text(-1)): ")
        index += 1
      } else if count < labels.count, labels[count] != "_" {
        swift.write("\(labels[count]): ")
      }
      lowerExpression(to: stop)
      count += 1
      index = stop + 1
    }
  }

  /// Lowers a literal in braces, `{8, 16}`, to a call of its type with the labels of its members. A rectangle
  /// with nested braces, `{{0, 0}, {8, 16}}`, becomes `CGRect(origin: CGPoint(…), size: CGSize(…))`. Moves
  /// the index from the opening brace to the token after the closing brace.
  mutating func lowerCompoundLiteral(ofType type: String) {
    let opening = tokens[index].range.lowerBound
    let start = swift.bytes.count
    let end = brackets.end(of: index)
    swift.write(Self.escaped(type))
    if type == "CGRect" || type == "NSRect", isSign("{", at: index + 1) {
      index += 1
      swift.write("(origin: ")
      lowerCompoundLiteral(ofType: "CGPoint")
      if consume(",") {
        swift.write(", size: ")
        if isSign("{") { lowerCompoundLiteral(ofType: "CGSize") } else { lowerExpression(to: end) }
      }
      swift.write(")")
      index = min(end + 1, tokens.count)
    } else {
      lowerList("(", ")", labels: Selectors.labels(ofType: type))
    }
    swift.note(since: start, is: opening..<tokens[min(index, tokens.count) - 1].range.upperBound)
  }

  /// Lowers `@{key: value}` to a dictionary literal, from the opening brace.
  private mutating func lowerDictionary() {
    let opening = tokens[index].range.lowerBound
    let start = swift.bytes.count
    let end = brackets.end(of: index)
    index += 1
    swift.write("[")
    if index >= end { swift.write(":") }
    while index < min(end, tokens.count) {
      let stop = find([","], from: index, to: end) ?? end
      let colon = find([":"], from: index, to: stop) ?? stop
      lowerExpression(to: colon)
      swift.write(": ")
      index = colon + 1
      if colon < stop { lowerExpression(to: stop) }
      index = stop + 1
      swift.write(index < end ? ", " : "")
    }
    swift.write("]")
    index = min(end + 1, tokens.count)
    swift.note(since: start, is: opening..<tokens[index - 1].range.upperBound)
  }

  /// Returns true if the parentheses at the index contain a type, and a value to be cast follows.
  private func isCast() -> Bool {
    let end = brackets.end(of: index)
    guard end > index + 1, end + 1 < tokens.count else { return false }
    var hasStar = false
    var first: String?
    for position in index + 1..<end {
      if isName(at: position) {
        first = first ?? text(at: position)
      } else if isSign("*", at: position) || isSign("<", at: position) {
        hasStar = true
      } else if !isSign(">", at: position), !isSign(",", at: position), !isSign("::", at: position) {
        return false
      }
    }
    guard let first, isSign("*", at: end - 1) || isSign(">", at: end - 1) || end == index + 2 || !hasStar
    else { return false }
    let isType = hasStar || first.first?.isUppercase == true || Self.plainTypes.contains(first)
    let next = tokens[end + 1]
    return isType
      && (next.kind != .sign || isOpening(at: end + 1) || isSign("@", at: end + 1)
        || isSign("-", at: end + 1) && !first.hasPrefix("k"))
  }

  /// The lower-case types and qualifiers that make parentheses a cast.
  private static let plainTypes: Set<String> = [
    "int", "float", "double", "long", "unsigned", "short", "char", "id", "void", "bool", "size_t", "uint8_t",
    "uint32_t",
    "const", "struct", "instancetype", "__bridge", "__bridge_transfer", "__bridge_retained", "uint64_t",
    "int32_t",
    "int64_t", "uint16_t",
  ]
}

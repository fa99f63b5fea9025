/// Values.
extension ObjectiveCSpeller {
  /// Everything up to an end, but for what is not understood.
  mutating func expression(to end: Int) {
    let end = min(end, tokens.count)
    var isOperand = true
    while index < end {
      let start = index
      if !isOperand {
        operation()
        isOperand = true
      } else {
        operand(to: end)
        isOperand = index == start
        if isOperand { index += 1 }
      }
    }
    index = max(index, end)
  }

  private mutating func operation() {
    guard let token = token() else { return }
    // Two names beside each other: a macro, or a mistake.
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

  /// A value, with the members, calls and subscripts that follow it.
  mutating func operand(to end: Int) {
    depth += 1
    defer { depth -= 1 }
    guard index < end, let token = token() else { return }
    guard depth < Self.mostDepth else {
      index = end
      return
    }
    let start = swift.bytes.count
    switch token.kind {
    case .number: number(token)
    case .text: texts(to: end)
    case .character:
      swift.write("\"\"")
      index += 1
    case .directive: directive(to: end)
    case .name: return name(to: end)
    case .sign:
      if prefix(to: end) { return }
      if isSign("@") { return boxedNumber(to: end) }
      if isSign("[") {
        message()
      } else if isSign("^") {
        closure()
      } else if isSign("(") {
        if isCast() {
          let type = type(in: index + 1..<brackets.end(of: index))
          index = after(index)
          guard isSign("{") else { return operand(to: end) }
          compound(type)
        } else {
          parentheses()
        }
      } else if isSign("@(") {
        parentheses()
      } else if isSign("@[") || isSign("{") {
        list("[", "]")
      } else if isSign("@{") {
        dictionary()
      } else {
        return
      }
    }
    suffixes(from: start, token.range.lowerBound, to: end)
  }

  /// A sign before a value; what has no meaning in Swift is left out.
  private mutating func prefix(to end: Int) -> Bool {
    switch text() {
    case "-", "!", "~": swift.write(text())
    case "&", "*", "+", "++", "--": break
    default: return false
    }
    index += 1
    operand(to: end)
    return true
  }

  /// `@8`
  private mutating func boxedNumber(to end: Int) {
    index += 1
    operand(to: end)
  }

  // MARK: Literals

  private mutating func number(_ token: ObjectiveCToken) {
    swift.write(Self.swiftNumber(text(token)), for: token.range)
    index += 1
  }

  /// A number without what tells C its type: `8.f` is `8.0`.
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

  /// Texts beside each other are one.
  private mutating func texts(to end: Int) {
    var isFirst = true
    while index < end, let token = token(), token.kind == .text {
      if !isFirst { swift.write(" + ") }
      isFirst = false
      let quote =
        source[token.range.lowerBound] == UInt8(ascii: "@")
        ? token.range.lowerBound + 1 : token.range.lowerBound
      let bytes = source[quote..<token.range.upperBound]
      let isWhole = bytes.count > 1 && bytes.last == UInt8(ascii: "\"")
      // Escapes of C that Swift does not know say nothing that matters here; their bytes are kept in number.
      swift.write(text: Self.swiftText(bytes), from: quote)
      if !isWhole { swift.write("\"") }
      index += 1
    }
  }

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

  private mutating func directive(to end: Int) {
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

  private mutating func parentheses() {
    let end = brackets.end(of: index)
    index += 1
    // `({ … })` is the value of its last statement.
    if isSign("{") {
      swift.write("{ _ in\n")
      index += 1
      statements(to: end - 1)
      swift.write("}")
    } else {
      swift.write("(")
      expression(to: end)
      swift.write(")")
    }
    index = min(end + 1, tokens.count)
  }

  /// The elements between brackets, each with a label if there are some.
  mutating func list(_ opening: String, _ closing: String, labels: [String] = []) {
    let end = brackets.end(of: index)
    index += 1
    swift.write(opening)
    elements(to: end, labels)
    swift.write(closing)
    index = min(end + 1, tokens.count)
  }

  mutating func elements(to end: Int, _ labels: [String] = []) {
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
      expression(to: stop)
      count += 1
      index = stop + 1
    }
  }

  /// `{8, 16}` as a value of a type, whose parts may be in brackets of their own.
  mutating func compound(_ type: String) {
    let opening = tokens[index].range.lowerBound
    let start = swift.bytes.count
    let end = brackets.end(of: index)
    swift.write(Self.escaped(type))
    if type == "CGRect" || type == "NSRect", isSign("{", at: index + 1) {
      index += 1
      swift.write("(origin: ")
      compound("CGPoint")
      if accept(",") {
        swift.write(", size: ")
        if isSign("{") { compound("CGSize") } else { expression(to: end) }
      }
      swift.write(")")
      index = min(end + 1, tokens.count)
    } else {
      list("(", ")", labels: Selectors.labels(ofType: type))
    }
    swift.note(since: start, is: opening..<tokens[min(index, tokens.count) - 1].range.upperBound)
  }

  private mutating func dictionary() {
    let opening = tokens[index].range.lowerBound
    let start = swift.bytes.count
    let end = brackets.end(of: index)
    index += 1
    swift.write("[")
    if index >= end { swift.write(":") }
    while index < min(end, tokens.count) {
      let stop = find([","], from: index, to: end) ?? end
      let colon = find([":"], from: index, to: stop) ?? stop
      expression(to: colon)
      swift.write(": ")
      index = colon + 1
      if colon < stop { expression(to: stop) }
      index = stop + 1
      swift.write(index < end ? ", " : "")
    }
    swift.write("]")
    index = min(end + 1, tokens.count)
    swift.note(since: start, is: opening..<tokens[index - 1].range.upperBound)
  }

  /// Whether parentheses hold a type, and a value follows that is to be of it.
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

  private static let plainTypes: Set<String> = [
    "int", "float", "double", "long", "unsigned", "short", "char", "id", "void", "bool", "size_t", "uint8_t",
    "uint32_t",
    "const", "struct", "instancetype", "__bridge", "__bridge_transfer", "__bridge_retained", "uint64_t",
    "int32_t",
    "int64_t", "uint16_t",
  ]
}

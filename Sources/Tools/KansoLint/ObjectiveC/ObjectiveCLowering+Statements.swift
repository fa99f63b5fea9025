/// Lowering of statements.
extension ObjectiveCLowering {
  /// Lowers `{ … }`, from the opening brace. Moves the index after the closing brace.
  mutating func lowerBlock() {
    let end = brackets.end(of: index)
    index += 1
    swift.write(" {\n")
    lowerStatements(to: end)
    swift.write("}\n")
    index = min(end + 1, tokens.count)
  }

  /// Lowers statements up to the token at an index, one a line.
  mutating func lowerStatements(to end: Int) {
    let outer = bodyEnd
    bodyEnd = min(end, tokens.count)
    while index < bodyEnd {
      let start = index
      lowerStatement()
      swift.write("\n")
      if index == start { index += 1 }
    }
    bodyEnd = outer
  }

  /// Writes one statement as Swift, and moves the index after it and its semicolon. The semicolon of `break`,
  /// `continue` and `goto`, and the condition of `do`, remain for the next call. From the depth `maxDepth`
  /// on, writes nothing and moves the index to `bodyEnd`.
  mutating func lowerStatement() {
    depth += 1
    defer { depth -= 1 }
    guard let token = token(), depth < Self.maxDepth else {
      index = bodyEnd
      return
    }
    if isSign("{") {
      swift.write("do")
      return lowerBlock()
    }
    if consume(";") { return }
    switch token.kind {
    case .name: if lowerControl(text(token)) { return }
    case .directive: if lowerScope(text(token)) { return }
    default: break
    }
    let end = find([";"], from: index, to: bodyEnd) ?? bodyEnd
    if let name = declaredName(before: end) {
      lowerVariables(name, to: end)
    } else {
      lowerExpression(to: end)
    }
    index = min(end + 1, tokens.count)
  }

  // MARK: Control

  /// Lowers a statement that begins with a keyword of C. Returns false for other statements. `goto` and
  /// `continue` become `break`.
  private mutating func lowerControl(_ word: String) -> Bool {
    switch word {
    case "if", "while", "switch":
      index += 1
      while isName(at: index) { index += 1 }
      swift.write(word + " ")
      lowerCondition()
      lowerBody()
      if word == "if", text() == "else" {
        index += 1
        swift.write(" else ")
        if text() == "if" { lowerStatement() } else { lowerBody() }
      }
    case "for":
      index += 1
      lowerLoopHead()
      lowerBody()
    case "do":
      index += 1
      swift.write("repeat")
      lowerBody()
    case "else":
      index += 1
    case "return":
      index += 1
      let end = find([";"], from: index, to: bodyEnd) ?? bodyEnd
      swift.write("return ")
      lowerExpression(to: end)
      index = min(end + 1, tokens.count)
    case "case":
      index += 1
      let end = find([":"], from: index, to: bodyEnd) ?? bodyEnd
      swift.write("case ")
      lowerExpression(to: end)
      swift.write(":")
      index = min(end + 1, tokens.count)
    case "default" where isSign(":", at: index + 1):
      index += 2
      swift.write("default:")
    case "break", "continue", "goto":
      while index < bodyEnd, !isSign(";") { index += 1 }
      swift.write("break")
    default: return false
    }
    return true
  }

  /// Lowers a condition in parentheses; writes `true` if there are none.
  private mutating func lowerCondition() {
    guard isSign("(") else {
      swift.write("true")
      return
    }
    let end = brackets.end(of: index)
    index += 1
    swift.write("(")
    lowerExpression(to: end)
    swift.write(")")
    index = min(end + 1, tokens.count)
  }

  /// Lowers the head of a `for` loop. `for … in` keeps its list; the counter and the bound of other loops are
  /// omitted, because they are not style.
  private mutating func lowerLoopHead() {
    guard isSign("(") else { return }
    let end = brackets.end(of: index)
    if let word = (index..<min(end, tokens.count)).first(where: { text(at: $0) == "in" }) {
      swift.write("for \(Self.escaped(text(at: word - 1))) in ")
      index = word + 1
      lowerExpression(to: end)
    } else {
      swift.write("while true")
    }
    index = min(end + 1, tokens.count)
  }

  /// Lowers the body of a control statement, with or without braces.
  private mutating func lowerBody() {
    if isSign("{") { return lowerBlock() }
    swift.write(" {\n")
    lowerStatement()
    swift.write("\n}\n")
  }

  /// Lowers `@autoreleasepool`, `@try`, `@catch`, `@finally` or `@synchronized` with its block to `do`. Omits
  /// its argument in parentheses. Returns false for other directives.
  private mutating func lowerScope(_ word: String) -> Bool {
    guard ["@autoreleasepool", "@try", "@catch", "@finally", "@synchronized"].contains(word) else {
      return false
    }
    index += 1
    if isSign("(") { index = after(index) }
    guard isSign("{") else { return true }
    swift.write("do")
    lowerBlock()
    return true
  }

  // MARK: Variables

  /// Returns the index of the first name that a statement declares; nil if it declares none.
  private func declaredName(before end: Int) -> Int? {
    var position = index
    var names = 0
    var last: Int?
    while position < end {
      if isName(at: position) {
        if position > index, isSign(".", at: position - 1) || isSign("->", at: position - 1) { return nil }
        last = position
        names += 1
        position += 1
      } else if isSign("*", at: position) || isSign("&", at: position) || isSign("::", at: position) {
        // `a * b` is not the start of a statement.
        guard names > 0 else { return nil }
        last = nil
        position += 1
      } else if isSign("<", at: position) {
        guard names > 0, let close = closing(of: position, before: end) else { return nil }
        last = nil
        position = close + 1
      } else {
        break
      }
    }
    // `void (^done)(BOOL) = …`
    if names > 0, last == position - 1, isSign("(", at: position), isSign("^", at: position + 1),
      isName(at: position + 2)
    {
      return position + 2
    }
    guard let last, names > 1, last == position - 1 else { return nil }
    return position >= end || isSign("=", at: position) || isSign(",", at: position)
      || isSign("[", at: position)
      ? last : nil
  }

  /// Returns the index of the `>` that closes the generic arguments at a `<`. Nil if there is none, or if
  /// other tokens than names, `*` and commas are in between.
  func closing(of position: Int, before end: Int) -> Int? {
    var depth = 0
    for next in position..<min(end, tokens.count) {
      if isSign("<", at: next) { depth += 1 }
      if isSign(">", at: next) {
        depth -= 1
        if depth == 0 { return next }
      }
      guard
        isName(at: next) || isSign("<", at: next) || isSign(">", at: next) || isSign("*", at: next)
          || isSign(",", at: next)
      else { return nil }
    }
    return nil
  }

  /// Lowers the variables of a declaration that have a value, each to a `let` of the same type. Those without
  /// a value are omitted.
  ///
  /// - Parameter first: the index of the first name.
  private mutating func lowerVariables(_ first: Int, to end: Int) {
    let type = type(in: index..<first)
    var name = first
    while name < end {
      let stop = find([","], from: name, to: end) ?? end
      if let equals = find(["="], from: name, to: stop) {
        let isList = isSign("[", at: name + 1)
        swift.write("let \(Self.escaped(text(at: name))): \(isList ? "[\(type)]" : type) = ")
        index = equals + 1
        if !isList, isSign("{") { lowerCompoundLiteral(ofType: type) }
        lowerExpression(to: stop)
        swift.write("\n")
      }
      name = stop + 1
      while name < end, isSign("*", at: name) { name += 1 }
    }
  }
}

/// What stands in the bodies of functions.
extension ObjectiveCSpeller {
  /// `{ … }`, from its first bracket.
  mutating func block() {
    let end = brackets.end(of: index)
    index += 1
    swift.write(" {\n")
    statements(to: end)
    swift.write("}\n")
    index = min(end + 1, tokens.count)
  }

  mutating func statements(to end: Int) {
    let outer = bodyEnd
    bodyEnd = min(end, tokens.count)
    while index < bodyEnd {
      let start = index
      statement()
      swift.write("\n")
      if index == start { index += 1 }
    }
    bodyEnd = outer
  }

  mutating func statement() {
    depth += 1
    defer { depth -= 1 }
    guard let token = token(), depth < Self.mostDepth else {
      index = bodyEnd
      return
    }
    if isSign("{") {
      swift.write("do")
      return block()
    }
    if accept(";") { return }
    switch token.kind {
    case .name: if control(text(token)) { return }
    case .directive: if scope(text(token)) { return }
    default: break
    }
    let end = find([";"], from: index, to: bodyEnd) ?? bodyEnd
    if let name = declaredName(before: end) {
      variables(name, to: end)
    } else {
      expression(to: end)
    }
    index = min(end + 1, tokens.count)
  }

  // MARK: Control

  /// A statement that begins with a word of C; false for others.
  private mutating func control(_ word: String) -> Bool {
    switch word {
    case "if", "while", "switch":
      index += 1
      while isName(at: index) { index += 1 }
      swift.write(word + " ")
      condition()
      branch()
      if word == "if", text() == "else" {
        index += 1
        swift.write(" else ")
        if text() == "if" { statement() } else { branch() }
      }
    case "for":
      index += 1
      loop()
      branch()
    case "do":
      index += 1
      swift.write("repeat")
      branch()
    case "else":
      index += 1
    case "return":
      index += 1
      let end = find([";"], from: index, to: bodyEnd) ?? bodyEnd
      swift.write("return ")
      expression(to: end)
      index = min(end + 1, tokens.count)
    case "case":
      index += 1
      let end = find([":"], from: index, to: bodyEnd) ?? bodyEnd
      swift.write("case ")
      expression(to: end)
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

  private mutating func condition() {
    guard isSign("(") else {
      swift.write("true")
      return
    }
    let end = brackets.end(of: index)
    index += 1
    swift.write("(")
    expression(to: end)
    swift.write(")")
    index = min(end + 1, tokens.count)
  }

  /// The head of a loop. What counts is no style, and neither is where it ends.
  private mutating func loop() {
    guard isSign("(") else { return }
    let end = brackets.end(of: index)
    if let word = (index..<min(end, tokens.count)).first(where: { text(at: $0) == "in" }) {
      swift.write("for \(Self.escaped(text(at: word - 1))) in ")
      index = word + 1
      expression(to: end)
    } else {
      swift.write("while true")
    }
    index = min(end + 1, tokens.count)
  }

  /// What a condition is about, in brackets whether it has some or not.
  private mutating func branch() {
    if isSign("{") { return block() }
    swift.write(" {\n")
    statement()
    swift.write("\n}\n")
  }

  /// `@autoreleasepool { … }` and its like.
  private mutating func scope(_ word: String) -> Bool {
    guard ["@autoreleasepool", "@try", "@catch", "@finally", "@synchronized"].contains(word) else {
      return false
    }
    index += 1
    if isSign("(") { index = after(index) }
    guard isSign("{") else { return true }
    swift.write("do")
    block()
    return true
  }

  // MARK: Variables

  /// Where the name stands that a statement declares; nil where it declares none.
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
        // `a * b` begins no statement.
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

  /// The end of what a type is generic in.
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

  /// One or more variables of a type, with the values that they have.
  private mutating func variables(_ first: Int, to end: Int) {
    let type = type(in: index..<first)
    var name = first
    while name < end {
      let stop = find([","], from: name, to: end) ?? end
      if let equals = find(["="], from: name, to: stop) {
        let isList = isSign("[", at: name + 1)
        swift.write("let \(Self.escaped(text(at: name))): \(isList ? "[\(type)]" : type) = ")
        index = equals + 1
        if !isList, isSign("{") { compound(type) }
        expression(to: stop)
        swift.write("\n")
      }
      name = stop + 1
      while name < end, isSign("*", at: name) { name += 1 }
    }
  }
}

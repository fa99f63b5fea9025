/// Names, calls, messages and blocks.
extension ObjectiveCSpeller {
  /// A name, or the call of a function.
  mutating func name(to end: Int) {
    let place = index < tokens.count ? tokens[index].range : 0..<0
    let start = swift.bytes.count
    let word = text()
    switch word {
    case "nil", "NULL", "Nil", "nullptr": swift.write("nil", for: place)
    case "YES", "TRUE", "true": swift.write("true")
    case "NO", "FALSE", "false": swift.write("false")
    case _ where isSign("(", at: index + 1) && index + 1 < end:
      let call = Selectors.function(word, arguments: arguments(of: index + 1))
      swift.write(Self.escaped(call.name))
      index += 1
      list("(", ")", labels: call.labels)
      swift.note(since: start, is: place.lowerBound..<tokens[min(index, tokens.count) - 1].range.upperBound)
      return suffixes(from: start, place.lowerBound, to: end)
    default: swift.write(Selectors.constant(word) ?? Self.escaped(word))
    }
    index += 1
    suffixes(from: start, place.lowerBound, to: end)
  }

  /// How many arguments there are between brackets.
  private func arguments(of opening: Int) -> Int {
    let end = brackets.end(of: opening)
    var count = end > opening + 1 ? 1 : 0
    var position = opening + 1
    while let comma = find([","], from: position, to: end) {
      count += 1
      position = comma + 1
    }
    return count
  }

  /// The members, calls and subscripts after a value.
  ///
  /// - Parameters:
  ///   - start: where the value begins in the spelling.
  ///   - place: where it begins in the source.
  mutating func suffixes(from start: Int, _ place: Int, to end: Int) {
    while index < end {
      if isSign(".") || isSign("->") {
        guard isName(at: index + 1) else { return }
        let member = text(1)
        // Masonry's names for what takes numbers.
        swift.write("." + (member == "insets" ? "inset" : Selectors.withoutPrefix(member)))
        index += 2
      } else if isSign("(") {
        list("(", ")")
        swift.note(since: start, is: place..<tokens[min(index, tokens.count) - 1].range.upperBound)
      } else if isSign("[") {
        list("[", "]")
      } else {
        return
      }
    }
  }

  // MARK: Messages

  /// `[receiver part:argument part:argument]`
  mutating func message() {
    let opening = index
    let end = brackets.end(of: opening)
    let start = swift.bytes.count
    index += 1
    let selector = receiver(to: end)
    let parts = self.parts(from: selector, to: end)
    let names = parts.map { text(at: $0.name) }
    let type = madeType(opening, selector)
    let call = Selectors.message(names, to: type.name, isMaking: type.isAllocated)
    if parts.isEmpty {
      unary(opening, selector, to: end)
    } else if names.count == 1, let property = Self.property(setBy: names[0]), type.name == nil {
      value(opening, selector)
      swift.write(".\(property) = ")
      arguments(parts[0], nil)
    } else {
      if call.name == type.name {
        swift.write(call.name)
      } else {
        value(opening, selector)
        swift.write("." + call.name)
      }
      swift.write("(")
      for (number, part) in parts.enumerated() {
        if number > 0 { swift.write(", ") }
        arguments(part, number < call.labels.count ? call.labels[number] : "_")
      }
      swift.write(")")
    }
    index = min(end + 1, tokens.count)
    swift.note(since: start, is: tokens[opening].range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  /// Where the selector begins, after the value that gets the message.
  private func receiver(to end: Int) -> Int {
    var position = index
    // A cast stands before it.
    while isSign("(", at: position),
      isName(at: after(position)) || isSign("[", at: after(position)) || isSign("(", at: after(position)),
      after(after(position)) < end
    {
      position = after(position)
    }
    position = after(position)
    while position < end {
      if isSign(".", at: position) || isSign("->", at: position) {
        position += 2
      } else if isOpening(at: position) {
        position = after(position)
      } else {
        return position
      }
    }
    return min(position, end)
  }

  /// The value that gets the message.
  private mutating func value(_ opening: Int, _ selector: Int) {
    let rest = index
    index = opening + 1
    operand(to: selector)
    index = max(rest, selector)
  }

  /// `[view layoutIfNeeded]`
  private mutating func unary(_ opening: Int, _ selector: Int, to end: Int) {
    value(opening, selector)
    if isName(at: selector), selector < end, text(at: selector) != "alloc" {
      swift.write(text(at: selector) == "new" ? "()" : ".\(Self.escaped(text(at: selector)))()")
    }
  }

  /// A part of a selector: where its name is, and its arguments.
  struct Part {
    let name: Int
    let arguments: Range<Int>
  }

  private func parts(from start: Int, to end: Int) -> [Part] {
    var parts: [Part] = []
    var position = start
    while position < end {
      // `name:`, or a colon alone.
      let colon = isName(at: position) ? position + 1 : position
      guard colon < end, isSign(":", at: colon) else { break }
      let next = nextPart(from: colon + 1, to: end)
      parts.append(Part(name: position, arguments: colon + 1..<next))
      position = next
    }
    return parts
  }

  /// Where the next part of a selector begins: a name with a colon that belongs to no condition.
  private func nextPart(from start: Int, to end: Int) -> Int {
    var conditions = 0
    var position = start
    while position < end {
      if isSign("?", at: position) { conditions += 1 }
      if isSign(":", at: position) {
        if conditions == 0 {
          return isName(at: position - 1) && position - 1 > start ? position - 1 : position
        }
        conditions -= 1
      }
      position = after(position)
    }
    return end
  }

  private mutating func arguments(_ part: Part, _ label: String?) {
    if let label, label != "_" { swift.write("\(label): ") }
    index = part.arguments.lowerBound
    elements(to: part.arguments.upperBound)
  }

  /// The class that a message makes an object of, as far as it shows: `[UIColor …]` and `[[UIView alloc] …]`.
  private func madeType(_ opening: Int, _ selector: Int) -> (name: String?, isAllocated: Bool) {
    if selector == opening + 2, isName(at: opening + 1), text(at: opening + 1).first?.isUppercase == true {
      return (text(at: opening + 1), false)
    }
    if isName(at: opening + 1), isSign(".", at: opening + 2), text(at: opening + 3) == "alloc",
      selector == opening + 4
    {
      return (text(at: opening + 1), true)
    }
    if isSign("[", at: opening + 1), isName(at: opening + 2), text(at: opening + 3) == "alloc",
      selector == opening + 5
    {
      return (text(at: opening + 2), true)
    }
    return (nil, false)
  }

  /// `setCornerRadius` is `cornerRadius`.
  private static func property(setBy part: String) -> String? {
    guard part.hasPrefix("set"), let first = part.dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + part.dropFirst(4)
  }

  // MARK: Blocks

  /// `^(BOOL finished) { … }`
  mutating func closure() {
    index += 1
    while isName(at: index) || isSign("*") { index += 1 }
    var names: [String] = []
    if isSign("(") {
      let end = brackets.end(of: index)
      var start = index + 1
      while start < end {
        let stop = find([","], from: start, to: end) ?? end
        if isName(at: stop - 1), stop - start > 1 { names.append(Self.escaped(text(at: stop - 1))) }
        start = stop + 1
      }
      index = after(index)
    }
    guard isSign("{") else { return swift.write("nil") }
    let end = brackets.end(of: index)
    index += 1
    swift.write(names.isEmpty ? "{\n" : "{ \(names.joined(separator: ", ")) in\n")
    statements(to: end)
    swift.write("}")
    index = min(end + 1, tokens.count)
  }
}

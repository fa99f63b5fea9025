/// Lowering of names, calls, messages and blocks.
extension ObjectiveCLowering {
  /// Lowers a name, or the call of a function, with the members, calls and subscripts after it. Constants and
  /// functions of UIKit get their Swift names.
  mutating func lowerName(to end: Int) {
    let place = index < tokens.count ? tokens[index].range : 0..<0
    let start = swift.bytes.count
    let word = text()
    switch word {
    case "nil", "NULL", "Nil", "nullptr": swift.write("nil", for: place)
    case "YES", "TRUE", "true": swift.write("true")
    case "NO", "FALSE", "false": swift.write("false")
    case _ where isSign("(", at: index + 1) && index + 1 < end:
      let call = Selectors.function(word, argumentCount: argumentCount(of: index + 1))
      swift.write(Self.escaped(call.name))
      index += 1
      lowerList("(", ")", labels: call.labels)
      swift.note(since: start, is: place.lowerBound..<tokens[min(index, tokens.count) - 1].range.upperBound)
      return lowerSuffixes(from: start, place.lowerBound, to: end)
    default: swift.write(Selectors.constant(word) ?? Self.escaped(word))
    }
    index += 1
    lowerSuffixes(from: start, place.lowerBound, to: end)
  }

  /// Returns the number of arguments in the parentheses that begin at a token.
  private func argumentCount(of opening: Int) -> Int {
    let end = brackets.end(of: opening)
    var count = end > opening + 1 ? 1 : 0
    var position = opening + 1
    while let comma = find([","], from: position, to: end) {
      count += 1
      position = comma + 1
    }
    return count
  }

  /// Lowers the members, calls and subscripts after a value, from the index up to the index `end`.
  ///
  /// - Parameters:
  ///   - start: the byte offset of the value in the lowered source.
  ///   - place: the byte offset of the value in the original source.
  mutating func lowerSuffixes(from start: Int, _ place: Int, to end: Int) {
    while index < end {
      if isSign(".") || isSign("->") {
        guard isName(at: index + 1) else { return }
        let member = text(1)
        // Masonry has separate names for properties that take numbers.
        swift.write("." + (member == "insets" ? "inset" : Selectors.withoutPrefix(member)))
        index += 2
      } else if isSign("(") {
        lowerList("(", ")")
        swift.note(since: start, is: place..<tokens[min(index, tokens.count) - 1].range.upperBound)
      } else if isSign("[") {
        lowerList("[", "]")
      } else {
        return
      }
    }
  }

  // MARK: Messages

  /// Lowers `[receiver part:argument part:argument]` to a call with labels. `alloc` with an initializer
  /// becomes a call of the type, and a setter of an object an assignment.
  mutating func lowerMessage() {
    let opening = index
    let end = brackets.end(of: opening)
    let start = swift.bytes.count
    index += 1
    let selector = selectorIndex(before: end)
    let parts = selectorParts(from: selector, to: end)
    let names = parts.map { text(at: $0.name) }
    let type = createdType(opening, selector)
    let call = Selectors.message(names, to: type.name, isAllocated: type.isAllocated)
    if parts.isEmpty {
      lowerUnary(opening, selector, to: end)
    } else if names.count == 1, let property = Self.property(setBy: names[0]), type.name == nil {
      lowerReceiver(opening, selector)
      swift.write(".\(property) = ")
      lowerArguments(parts[0], nil)
    } else {
      if call.name == type.name {
        swift.write(call.name)
      } else {
        lowerReceiver(opening, selector)
        swift.write("." + call.name)
      }
      swift.write("(")
      for (number, part) in parts.enumerated() {
        if number > 0 { swift.write(", ") }
        lowerArguments(part, number < call.labels.count ? call.labels[number] : "_")
      }
      swift.write(")")
    }
    index = min(end + 1, tokens.count)
    swift.note(since: start, is: tokens[opening].range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  /// Returns the index of the selector, which follows the receiver and its casts, members and subscripts.
  /// `end` for a message without a selector.
  private func selectorIndex(before end: Int) -> Int {
    var position = index
    // A cast precedes the receiver.
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

  /// Lowers the receiver of a message, and moves the index to the selector.
  private mutating func lowerReceiver(_ opening: Int, _ selector: Int) {
    let rest = index
    index = opening + 1
    lowerOperand(to: selector)
    index = max(rest, selector)
  }

  /// Lowers a message without arguments: `[view layoutIfNeeded]`, and `new` to a call of the type. `alloc` is
  /// omitted.
  private mutating func lowerUnary(_ opening: Int, _ selector: Int, to end: Int) {
    lowerReceiver(opening, selector)
    if isName(at: selector), selector < end, text(at: selector) != "alloc" {
      swift.write(text(at: selector) == "new" ? "()" : ".\(Self.escaped(text(at: selector)))()")
    }
  }

  /// A part of a selector: the index of its name, and its arguments.
  struct Part {
    /// The index of the name, or of the colon of a part without a name.
    let name: Int
    /// The indices of the argument's tokens; of several for a variadic part.
    let arguments: Range<Int>
  }

  /// Returns the parts of a selector, from the tokens with the indices `start..<end`, which follow the receiver.
  /// Empty for a message without arguments.
  private func selectorParts(from start: Int, to end: Int) -> [Part] {
    var parts: [Part] = []
    var position = start
    while position < end {
      // `name:`, or only a colon.
      let colon = isName(at: position) ? position + 1 : position
      guard colon < end, isSign(":", at: colon) else { break }
      let next = nextPart(from: colon + 1, to: end)
      parts.append(Part(name: position, arguments: colon + 1..<next))
      position = next
    }
    return parts
  }

  /// Returns the index of the next part of a selector: a name with a colon that does not belong to a conditional
  /// operator.
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

  /// Lowers the arguments of a part, with a label before the first; none for nil and `_`.
  private mutating func lowerArguments(_ part: Part, _ label: String?) {
    if let label, label != "_" { swift.write("\(label): ") }
    index = part.arguments.lowerBound
    lowerElements(to: part.arguments.upperBound)
  }

  /// Returns the class that receives a message, and true if the object was just allocated: `[UIColor …]` and
  /// `[[UIView alloc] …]`. The name is nil for other receivers; a name counts as a class if it begins with an
  /// upper-case letter.
  private func createdType(_ opening: Int, _ selector: Int) -> (name: String?, isAllocated: Bool) {
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

  /// Returns the property that a setter sets: `cornerRadius` for `setCornerRadius`; nil for other names.
  private static func property(setBy part: String) -> String? {
    guard part.hasPrefix("set"), let first = part.dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + part.dropFirst(4)
  }

  // MARK: Blocks

  /// Lowers a block, `^(BOOL finished) { … }`, to a closure without types. A type of a block, which has no
  /// body, becomes `nil`.
  mutating func lowerClosure() {
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
    lowerStatements(to: end)
    swift.write("}")
    index = min(end + 1, tokens.count)
  }
}

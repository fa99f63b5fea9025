import KansoGuide
import KansoTheme

/// Interprets the parts of a value: finds its kind by its form, and by the name of the property where a form has several
/// meanings. `ValueReader` reads the texts.
struct CSSValueReader {
  /// A value with its kind.
  struct Result {
    var value: ForeignValue
    var kind: ValueKind
    /// What a guide does not have of the value.
    var doubts: [String] = []
  }

  let hint: ValueKind?
  /// Returns the kind of a property that is a token.
  let kind: (Int) -> ValueKind?
  /// Returns the path of a property.
  let path: (Int) -> [String]

  /// Interprets a value.
  /// - Parameter calculation: the kind of the calculation that is the whole value.
  func read(_ parts: [CSSPart], calculation: ValueKind?) throws(CSSProblem) -> Result {
    if let calculation { return try text(parts.map(\.text).joined(), as: calculation) }
    let groups = CSSWord.groups(of: parts)
    if groups.count == 1, groups[0].isEmpty { throw CSSProblem("the property is empty") }
    if groups.count == 1, groups[0].count == 1 { return try single(groups[0][0]) }
    if groups.allSatisfy({ isLayer($0) }) { return try shadow(groups) }
    if groups.count == 1, let result = try composite(groups[0]) { return result }
    if isFamilies(groups) { return try families(groups) }
    throw CSSProblem("a list of values is no token")
  }

  // MARK: Single words

  private func single(_ word: CSSWord) throws(CSSProblem) -> Result {
    switch word.form {
    case .reference(let index):
      guard let kind = kind(index) else { throw CSSProblem("the reference has no value") }
      return Result(value: .reference(path(index)), kind: kind)
    case .number(let number): return self.number(number)
    case .quantity(let quantity): return try self.quantity(quantity, word.text)
    case .color: return try text(word.text, as: .color)
    case .string:
      return hint == .family
        ? try text(word.text, as: .family) : Result(value: .text(content(of: word)), kind: .text)
    case .name(let name): return try self.name(name, word)
    case .function(let name): return try function(name, word)
    case .other: throw CSSProblem("`\(word.text.truncated(toScalarCount: 40))` has no meaning in a guide")
    }
  }

  private func number(_ number: Double) -> Result {
    switch hint {
    case .weight? where FontWeight.range.contains(number):
      Result(value: .literal(.fontWeight(number)), kind: .weight)
    case .lineHeight?: Result(value: .literal(.number(number)), kind: .lineHeight)
    case .opacity?: Result(value: .literal(.number(number)), kind: .opacity)
    case .length? where number == 0, .letterSpacing? where number == 0:
      Result(value: .literal(.dimension(.points(0))), kind: .length)
    default: Result(value: .literal(.number(number)), kind: .number)
    }
  }

  private func quantity(_ quantity: Quantity, _ text: String) throws(CSSProblem) -> Result {
    if quantity.unit == "rem" {
      return Result(value: .literal(.dimension(Dimension(quantity.number, .rem))), kind: .length)
    }
    if let points = CSSUnit.points(quantity) {
      return Result(value: .literal(.dimension(.points(points))), kind: .length)
    }
    if let duration = quantity.duration {
      return Result(value: .literal(.duration(duration)), kind: .duration)
    }
    switch (quantity.unit, hint) {
    case ("%", .opacity?), ("%", .lineHeight?), ("em", .lineHeight?):
      let number = quantity.ratio ?? quantity.number
      return Result(value: .literal(.number(number)), kind: hint ?? .number)
    default: throw CSSUnit.problem(text, quantity.unit)
    }
  }

  private func name(_ name: String, _ word: CSSWord) throws(CSSProblem) -> Result {
    if ["inherit", "initial", "unset", "revert", "revert-layer"].contains(name) {
      throw CSSProblem("`\(name)` is the value of something else")
    }
    switch hint {
    case .shadow? where name == "none": return try text("0 0 #0000", as: .shadow)
    case .weight?:
      if let result = try? text(word.text, as: .weight) { return result }
    case .easing?:
      if let curve = EasingName(name) {
        return Result(value: .literal(.cubicBezier(curve.curve)), kind: .easing)
      }
    case .strokeStyle?:
      if let style = StrokeStyle.Keyword(rawValue: name) {
        return Result(value: .literal(.strokeStyle(.keyword(style))), kind: .strokeStyle)
      }
    case .family? where !["normal", "italic", "none"].contains(name): return try text(word.text, as: .family)
    default: break
    }
    if word.isColor { return try text(name, as: .color) }
    if name == "currentcolor" || Self.systemColors.contains(name) {
      throw CSSProblem("the color `\(word.text)` depends on its place")
    }
    if Self.genericFamilies.contains(name) { return try text(word.text, as: .family) }
    return Result(value: .text(word.text), kind: .text)
  }

  private func function(_ name: String, _ word: CSSWord) throws(CSSProblem) -> Result {
    switch name {
    case "cubic-bezier": return try text(word.text, as: .easing)
    case "linear", "steps": throw CSSProblem("a guide has no easing curve `\(name)()`")
    case "linear-gradient", "radial-gradient", "conic-gradient": return try text(word.text, as: .gradient)
    default: throw CSSProblem("`\(name)()` has no meaning in a guide")
    }
  }

  /// Returns the content of a string.
  private func content(of word: CSSWord) -> String {
    let text = CSSText(file: .init(path: "", text: word.text))
    return text.tokens.first.map { text.name($0) } ?? ""
  }

  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas",
    "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext",
    "selecteditem",
    "selecteditemtext", "visitedtext",
  ]

  private static let genericFamilies: Set<String> = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif", "ui-serif",
    "ui-monospace",
    "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  // MARK: Shadows and families

  /// Returns true for words that can be a layer of a shadow: at least two lengths, or the name of a shadow.
  private func isLayer(_ words: [CSSWord]) -> Bool {
    if words.count == 1, case .reference(let index) = words[0].form { return kind(index) == .shadow }
    let lengths = words.filter {
      switch $0.form {
      case .number(let number): number == 0
      case .quantity(let quantity): quantity.length != nil
      case .reference(let index): kind(index) == .length
      default: false
      }
    }
    let others = words.count - lengths.count
    let hasColor = words.contains { isColor($0) }
    let isInset = words.contains { if case .name("inset") = $0.form { true } else { false } }
    return (2...4).contains(lengths.count) && others == (hasColor ? 1 : 0) + (isInset ? 1 : 0)
      && (hasColor || hint == .shadow)
  }

  private func isColor(_ word: CSSWord) -> Bool {
    if case .reference(let index) = word.form { return kind(index) == .color }
    return word.isColor
  }

  private func shadow(_ groups: [[CSSWord]]) throws(CSSProblem) -> Result {
    var layers: [ForeignValue] = []
    for words in groups {
      if words.count == 1 {
        layers.append(try single(words[0]).value)
        continue
      }
      guard words.contains(where: { isColor($0) }) else {
        throw CSSProblem("the shadow has no color of its own")
      }
      // A reference to a color is known as one at the end.
      let sorted = words.filter { !isColor($0) } + words.filter { isColor($0) }
      layers.append(try text(sorted.map(\.text).joined(separator: " "), as: .shadow).value)
    }
    return Result(value: layers.count == 1 ? layers[0] : .list(layers), kind: .shadow)
  }

  /// Returns true for names of families between commas.
  private func isFamilies(_ groups: [[CSSWord]]) -> Bool {
    var isCertain = hint == .family
    for words in groups {
      guard !words.isEmpty else { return false }
      for word in words {
        switch word.form {
        case .name(let name): isCertain = isCertain || Self.genericFamilies.contains(name)
        case .string: guard words.count == 1 else { return false }
        case .reference(let index):
          guard words.count == 1, kind(index) == .family else { return false }
          isCertain = true
        case .number, .quantity, .color, .function, .other: return false
        }
      }
    }
    return isCertain
  }

  private func families(_ groups: [[CSSWord]]) throws(CSSProblem) -> Result {
    let names = groups.map { words in
      let isString = if case .string = words[0].form { true } else { false }
      return isString ? "\"\(content(of: words[0]))\"" : words.map(\.text).joined(separator: " ")
    }
    return try text(names.joined(separator: ", "), as: .family)
  }

  // MARK: Composites

  /// Returns a border or a transition; nil for other words.
  private func composite(_ words: [CSSWord]) throws(CSSProblem) -> Result? {
    guard (2...4).contains(words.count) else { return nil }
    if let transition = transition(words) { return transition }
    let hasStyle = words.contains {
      if case .name(let name) = $0.form { StrokeStyle.Keyword(rawValue: name) != nil } else { false }
    }
    let hasStyleReference = words.contains { kind(of: $0) == .strokeStyle }
    guard hasStyle || hasStyleReference, words.contains(where: { isColor($0) }), words.count == 3 else {
      return nil
    }
    let width = words.first { kind(of: $0) == .length }
    let color = words.first { isColor($0) }
    let style = words.first { kind(of: $0) == .strokeStyle }
    guard let width, let color, let style else { return nil }
    return Result(
      value: .parts([
        .init("width", try single(width).value), .init("color", try single(color).value),
        .init("style", try self.style(style)),
      ]), kind: .border)
  }

  private func style(_ word: CSSWord) throws(CSSProblem) -> ForeignValue {
    guard case .name(let name) = word.form, let style = StrokeStyle.Keyword(rawValue: name) else {
      return try single(word).value
    }
    return .literal(.strokeStyle(.keyword(style)))
  }

  /// Returns the kind of a word in a composite value.
  private func kind(of word: CSSWord) -> ValueKind? {
    switch word.form {
    case .reference(let index): kind(index)
    case .number(let number): number == 0 ? .length : nil
    case .quantity(let quantity):
      quantity.duration != nil ? .duration : quantity.length != nil ? .length : nil
    case .name(let name):
      StrokeStyle.Keyword(rawValue: name) != nil ? .strokeStyle : EasingName(name) != nil ? .easing : nil
    case .function("cubic-bezier"): .easing
    case .color, .string, .function, .other: nil
    }
  }

  /// Returns a transition: a duration, and perhaps a curve and a delay, for all properties.
  private func transition(_ words: [CSSWord]) -> Result? {
    var parts: [ForeignValue.Part] = []
    for word in words {
      if case .name("all") = word.form { continue }
      let kind = kind(of: word)
      let name = kind == .easing ? "easing" : parts.contains { $0.name == "duration" } ? "delay" : "duration"
      guard kind == .duration || kind == .easing, !parts.contains(where: { $0.name == name }) else {
        return nil
      }
      if case .name(let curve) = word.form, let easing = EasingName(curve) {
        parts.append(.init(name, .literal(.cubicBezier(easing.curve))))
      } else if let value = try? single(word).value {
        parts.append(.init(name, value))
      } else {
        return nil
      }
    }
    guard parts.contains(where: { $0.name == "duration" }) else { return nil }
    return Result(value: .parts(parts), kind: .transition)
  }

  // MARK: Texts

  /// Reads a text of a kind, and puts the paths of properties in place of placeholders.
  private func text(_ text: String, as kind: ValueKind) throws(CSSProblem) -> Result {
    var reader = ValueReader()
    let value = reader.value(of: text, as: kind, at: 0)
    let problems = reader.takeProblems()
    guard let value, !problems.contains(where: { $0.kind == .lost }), kind == .text || !value.isText else {
      throw CSSProblem("`\(text.truncated(toScalarCount: 40))` is not \(kind.noun) of a guide")
    }
    guard referencesFit(value, kind) else {
      throw CSSProblem(
        "a reference in `\(text.truncated(toScalarCount: 40))` is not of the kind that belongs there")
    }
    return Result(value: withPaths(value), kind: kind, doubts: problems.map(\.message))
  }

  /// Returns true if the properties in a value of a kind have the kinds of their places.
  private func referencesFit(_ value: ForeignValue, _ kind: ValueKind) -> Bool {
    switch value {
    case .literal, .flag, .text: true
    case .reference(let placeholder): Self.index(placeholder).flatMap { self.kind($0) } == kind
    case .expression(let pieces):
      kind != .color
        || pieces.allSatisfy { piece in
          if case .reference(let placeholder) = piece {
            referencesFit(.reference(placeholder), .color)
          } else {
            true
          }
        }
    case .list(let elements): elements.allSatisfy { referencesFit($0, kind) }
    case .parts(let parts):
      parts.allSatisfy { part in
        switch part.name {
        case "color", "value": referencesFit(part.value, .color)
        case "alpha": referencesFit(part.value, .opacity) || referencesFit(part.value, .number)
        case "position": referencesFit(part.value, .number)
        default: referencesFit(part.value, .length)
        }
      }
    }
  }

  /// Returns a value with paths in place of placeholders.
  private func withPaths(_ value: ForeignValue) -> ForeignValue {
    switch value {
    case .literal, .flag, .text: value
    case .reference(let placeholder): .reference(Self.index(placeholder).map(path) ?? placeholder)
    case .expression(let pieces):
      .expression(
        pieces.map { piece in
          guard case .reference(let placeholder) = piece, let index = Self.index(placeholder) else {
            return piece
          }
          return .reference(path(index))
        })
    case .list(let elements): .list(elements.map(withPaths))
    case .parts(let parts): .parts(parts.map { .init($0.name, withPaths($0.value)) })
    }
  }

  /// Returns the index in a placeholder such as `v12`.
  private static func index(_ placeholder: [String]) -> Int? {
    placeholder.count == 1 ? Int(placeholder[0].dropFirst()) : nil
  }
}

extension ForeignValue {
  /// True for a text.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

import KansoGuide
import KansoTheme

/// Interprets the parts of a value: finds its kind by its form, and by the name of the property where a form has
/// several meanings. `ValueReader` reads the texts.
struct CSSValueReader {
  /// A value with its kind.
  struct Result {
    var value: ForeignValue
    var kind: ValueKind
    /// The parts of the value that a guide does not have.
    var doubts: [String] = []
  }

  /// The meaning that the name of the property suggests.
  let hint: ValueKind?
  /// True if the name says that three numbers are the red, green and blue of a color.
  let isRGB: Bool
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
    if let color = try components(groups) { return color }
    throw CSSProblem("a list of values is no token")
  }

  // MARK: Single words

  func single(_ word: CSSWord) throws(CSSProblem) -> Result {
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
    case "linear-gradient", "radial-gradient", "conic-gradient":
      return try gradient(word)
    default: throw CSSProblem("`\(name)()` has no meaning in a guide")
    }
  }

  /// Returns the content of a string.
  func content(of word: CSSWord) -> String {
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

  static let genericFamilies: Set<String> = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif", "ui-serif",
    "ui-monospace",
    "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  // MARK: Texts

  /// Reads a text of a kind, and puts the paths of properties in place of placeholders.
  func text(_ text: String, as kind: ValueKind) throws(CSSProblem) -> Result {
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

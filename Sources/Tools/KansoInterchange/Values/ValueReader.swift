import KansoFormatting
import KansoTheme
import KansoYAML

/// Interprets the values of JSON files as tools write them: values of the standard, CSS as text, numbers as text, and
/// references alone, inside texts and in calculations. Nothing is resolved.
///
/// A value that does not fit its type is read by its own form, so that `0 0 4px #000` is a shadow whatever its type. A text
/// without any meaning stays a text.
package struct ValueReader {
  /// The settings of a source.
  package struct Options: Sendable {
    package var references = ReferenceSyntax()
    /// The length of the unit `rem` in points.
    package var rem: Length = 16
    /// The number above which a line height without a unit is a length: no line is as high as five sizes.
    package var maxLineHeightMultiple = 4.0

    package init() {}
  }

  /// A doubtful or lost value, with the offset in the file.
  package struct Problem: Equatable {
    package let kind: ImportFinding.Kind
    package let message: String
    package let offset: Int
  }

  /// The maximum number of elements of a list and of parts of a text, such as the layers of a shadow.
  package static let maxElements = 256
  /// The maximum length of a text that is a value, in bytes: that of texts in a guide.
  package static let maxTextLength = ReadingLimits.text

  package let options: Options
  /// The problems since the reader was created, or since `takeProblems` was called.
  package private(set) var problems: [Problem] = []
  /// The offset of the value that is read, for problems.
  var offset = 0

  package init(_ options: Options = Options()) { self.options = options }

  /// Returns the problems so far, and forgets them.
  package mutating func takeProblems() -> [Problem] {
    defer { problems = [] }
    return problems
  }

  /// Interprets a value. Returns nil, and reports a problem, if it has no meaning at all.
  /// - Parameter kind: the kind by the token's type; nil if it has none, or one that says nothing.
  package mutating func value(of node: JSONNode, as kind: ValueKind?) -> ForeignValue? {
    offset = node.offset
    if let text = node.text, text.utf8.count > Self.maxTextLength {
      report(.lost, "the text is longer than \(Self.maxTextLength) bytes")
      return nil
    }
    if let value = reference(node) { return value }
    if let kind, let value = typed(node, kind) { return value }
    if let value = byForm(node) { return value }
    if case .string(let text) = node.content, !text.isEmpty {
      if let kind, kind != .text {
        report(.doubtful, "`\(text.truncated(toScalarCount: 60))` is not \(kind.noun), and stays a text")
      }
      return .text(text)
    }
    let isEmpty = node.text?.trimmed.isEmpty == true
    report(
      .lost,
      isEmpty
        ? "the value is empty" : kind.map { "the value is not \($0.noun)" } ?? "the value has no known form")
    return nil
  }

  /// Interprets a text as a value would be.
  package mutating func value(of text: String, as kind: ValueKind?, at offset: Int) -> ForeignValue? {
    value(of: JSONNode(content: .string(text), offset: offset), as: kind)
  }

  /// Reports a problem of the value that is read.
  mutating func report(_ kind: ImportFinding.Kind, _ message: String) {
    problems.append(Problem(kind: kind, message: message, offset: offset))
  }

  /// Returns a value that only refers to a token: `{color.ink}` or `{"$ref": "#/color/ink"}`.
  func reference(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .string(let text): return options.references.reference(text).map { .reference($0) }
    case .object(let members):
      guard members.count == 1, let member = members.first, member.key == "$ref",
        case .string(let text) = member.value.content
      else { return nil }
      return ReferenceSyntax.pointer(text).map { .reference($0) }
    case .array, .number, .bool, .null: return nil
    }
  }

  /// Interprets a value of a kind; nil if it does not fit.
  private mutating func typed(_ node: JSONNode, _ kind: ValueKind) -> ForeignValue? {
    switch kind {
    case .color: color(node) ?? node.text.flatMap { bareComponents($0) }
    case .length: length(node)
    case .lineHeight: lineHeight(node)
    case .letterSpacing: letterSpacing(node)
    case .number: number(node)
    case .opacity: number(node)
    case .family: families(node)
    case .weight: weight(node)
    case .duration: duration(node)
    case .easing: easing(node)
    case .strokeStyle: strokeStyle(node)
    case .border: border(node)
    case .transition: transition(node)
    case .shadow: shadow(node)
    case .gradient: gradient(node)
    case .typography: typography(node)
    case .text: text(node)
    case .flag: flag(node)
    }
  }

  /// Interprets a value by its form alone; nil for one without a known form.
  private mutating func byForm(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .string(let text): return textByForm(text, node)
    case .number(let number): return .literal(.number(number))
    case .bool(let flag): return .flag(flag)
    case .null: return nil
    case .array(let elements):
      if elements.isEmpty { return nil }
      if let value = easing(node) ?? gradient(node) ?? shadow(node) { return value }
      guard elements.allSatisfy({ $0.text.map { reference($0) == nil } == true }) else { return nil }
      return families(node)
    case .object:
      return color(node) ?? length(node) ?? duration(node) ?? shadow(node) ?? typography(node) ?? border(node)
        ?? transition(node) ?? gradient(node) ?? strokeStyle(node) ?? edges(node)
    }
  }

  /// Returns the path of a text that is a reference.
  func reference(_ text: String) -> [String]? { options.references.reference(text) }

  /// Interprets a text without a type. A text that some value needs in order to keep all of it, such as a gradient's
  /// direction, stays a text.
  private mutating func textByForm(_ text: String, _ node: JSONNode) -> ForeignValue? {
    if let quantity = Quantity(text) {
      if quantity.unit.isEmpty { return .literal(.number(quantity.number)) }
      if let length = quantity.length { return .literal(.dimension(inBase(length))) }
      return quantity.duration.map { .literal(.duration($0)) }
    }
    let isName = text.utf8.allSatisfy { Quantity.isLetter($0) }
    if !isName || text.lowercased() == "transparent", let color = color(node) { return color }
    if text.hasPrefix("cubic-bezier("), let curve = easing(node) { return curve }
    let pieces = options.references.pieces(of: text)
    if pieces.contains(where: \.isReference), let calculation = CalculationText.pieces(of: pieces) {
      return .expression(calculation)
    }
    return shadowLayers(text, needsColor: true)
  }

  /// Interprets a text for a section of texts; numbers keep their digits.
  private func text(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .string(let text): .text(text)
    case .number(let number): .text(number.formatted(as: .shortest))
    case .bool(let flag): .flag(flag)
    case .object, .array, .null: nil
    }
  }

  /// Interprets true and false, also as text.
  func flag(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .bool(let flag): .flag(flag)
    case .string("true"): .flag(true)
    case .string("false"): .flag(false)
    case .string, .number, .object, .array, .null: nil
    }
  }
}

extension ForeignValue.Piece {
  /// True for a reference.
  package var isReference: Bool {
    if case .reference = self { true } else { false }
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  package var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The members of an object; none for any other value.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }
}

extension ValueKind {
  /// The noun with its article, for messages.
  var noun: String {
    switch self {
    case .color: "a color"
    case .length: "a length"
    case .lineHeight: "a line height"
    case .letterSpacing: "a letter spacing"
    case .number: "a number"
    case .opacity: "an opacity"
    case .family: "a font family"
    case .weight: "a font weight"
    case .duration: "a duration"
    case .easing: "an easing curve"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a font"
    case .text: "a text"
    case .flag: "true or false"
    }
  }
}

import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// Looks up the values of tokens in one choice of modes: their forms, the texts and numbers that they come to, and the axes
/// on which a value depends that is written out.
final class StudioResolver {
  /// The maximum number of references from one token to the next that are followed.
  private static let maxDepth = 24
  /// The maximum number of references that are followed for one value.
  private static let maxStepCount = 1000
  /// The maximum length of a text with the texts of other tokens in it, in bytes.
  private static let maxTextLength = 16384

  let plan: StudioPlan
  let tokens: StudioTokens
  /// The index of the current mode of each axis.
  private(set) var modes: [Int]
  /// The axes of the tokens whose values were written out for the current value.
  private(set) var axes: Set<Int> = []
  /// The number of references that may still be followed for the current value.
  private var stepCount = 0
  /// The problems of the current value.
  private(set) var problems: [ValueReader.Problem] = []
  /// The forms that are known, by the index of the token.
  private var forms: [StudioForm?]

  init(_ plan: StudioPlan, _ tokens: StudioTokens) {
    (self.plan, self.tokens) = (plan, tokens)
    modes = plan.axes.map { _ in 0 }
    forms = Array(repeating: nil, count: tokens.tokens.count)
  }

  /// Begins a value in modes.
  func begin(_ modes: [Int], axes: Set<Int>) {
    (self.modes, self.axes, stepCount) = (modes, axes, Self.maxStepCount)
    problems = []
  }

  /// Adds a problem of the current value.
  func report(_ kind: ImportFinding.Kind, _ message: String, at offset: Int) {
    problems.append(ValueReader.Problem(kind: kind, message: message, offset: offset))
  }

  /// Returns the entry of a token that applies in the current modes; nil if it has none there.
  func current(_ index: Int) -> StudioEntry? {
    tokens.tokens[index].entries.last { plan.sets[$0.set].activity.holds(in: modes) }
  }

  /// Returns the value of an entry in the current modes.
  func value(_ entry: StudioEntry) -> JSONNode {
    guard StudioTokens.hasModes(entry.value) else { return entry.value }
    let mode = tokens.valueAxis.map { StudioPlan.valueModes[modes[$0]] } ?? plan.valueMode
    return mode.flatMap { entry.value[$0] } ?? entry.value
  }

  /// Returns the entry that applies, or another one if none does, and notes that the current value depends on its modes.
  private func follow(_ path: [String]) -> StudioEntry? {
    guard stepCount > 0, let index = tokens.index(of: path) else { return nil }
    stepCount -= 1
    axes.formUnion(tokens.tokens[index].axes)
    return current(index) ?? tokens.tokens[index].entries.last
  }

  // MARK: Values that are written out

  /// Returns the value at the end of a chain of references.
  func end(of path: [String]) -> JSONNode? {
    var path = path
    for _ in 0..<Self.maxDepth {
      guard let entry = follow(path) else { return nil }
      let node = value(entry)
      guard let text = node.text, let next = StudioTokens.syntax.reference(text) else { return node }
      path = next
    }
    return nil
  }

  /// Returns a text with the texts of tokens instead of references; nil if one has no text.
  func text(_ text: String, depth: Int = 0) -> String? {
    var result = ""
    for piece in StudioTokens.syntax.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .reference(let path):
        guard depth < Self.maxDepth, let part = textOfToken(path, depth: depth + 1) else { return nil }
        result += part
      }
      guard result.utf8.count <= Self.maxTextLength else { return nil }
    }
    return result
  }

  /// Returns the text of a token. A calculation is its result.
  private func textOfToken(_ path: [String], depth: Int) -> String? {
    guard let entry = follow(path) else { return nil }
    let node = value(entry)
    switch node.content {
    case .string(let source):
      let pieces = StudioTokens.syntax.pieces(of: source)
      if let math = StudioMath(pieces), !math.isSingle, let quantity = quantity(math, depth: depth) {
        return quantity.rounded.text
      }
      return text(source, depth: depth)
    case .number(let number): return number.formatted(as: .shortest)
    case .bool(let flag): return flag ? "true" : "false"
    case .array(let elements):
      var texts: [String] = []
      for element in elements {
        guard let source = element.text, let text = text(source, depth: depth) else { return nil }
        texts.append(text)
      }
      return texts.joined(separator: ", ")
    case .object, .null: return nil
    }
  }

  /// Returns the result of a calculation.
  func quantity(_ math: StudioMath, depth: Int = 0) -> StudioQuantity? {
    guard depth < Self.maxDepth else { return nil }
    return math.result { quantity(of: $0, depth: depth + 1) }
  }

  /// Returns the number of a token.
  private func quantity(of path: [String], depth: Int) -> StudioQuantity? {
    guard let entry = follow(path) else { return nil }
    let node = value(entry)
    switch node.content {
    case .number(let number): return StudioQuantity(number)
    case .string(let text):
      return StudioMath(StudioTokens.syntax.pieces(of: text)).flatMap { quantity($0, depth: depth) }?.rounded
    case .object, .array, .bool, .null: return nil
    }
  }

  /// Returns true for a number without a unit that no line height is as a multiple of the size, so that it is a length.
  func isLengthAsLineHeight(_ math: StudioMath) -> Bool {
    // This is no value that is written out.
    let state = (axes, stepCount)
    defer { (axes, stepCount) = state }
    stepCount = Self.maxStepCount
    guard let quantity = quantity(math), quantity.unit == .number else { return false }
    return quantity.number > StudioConverter.options.maxLineHeightMultiple
  }

  // MARK: Forms

  /// Returns the form of the token with a path; nil if there is none.
  func form(of path: [String]) -> StudioForm? {
    tokens.index(of: path).map { form(of: $0, depth: 0) }
  }

  /// Returns the form of a token.
  private func form(of index: Int, depth: Int) -> StudioForm {
    // A chain of references is a loop, so that its length does not matter.
    var chain: [Int] = []
    var seen: Set<Int> = []
    var current = index
    var result: StudioForm
    while true {
      if let known = forms[current] {
        result = known
        break
      }
      guard seen.insert(current).inserted, let entry = tokens.tokens[current].entries.last else {
        result = .none
        break
      }
      let node = value(entry)
      let kind = entry.typeName.flatMap { ValueKind(typeName: $0) }
      if let text = node.text, let target = StudioTokens.syntax.reference(text) {
        chain.append(current)
        guard let next = tokens.index(of: target) else {
          result = .none
          break
        }
        current = next
        continue
      }
      result =
        edges(entry, tokens.tokens[current].path) == nil ? form(of: node, kind, depth: depth) : .edges
      forms[current] = result
      break
    }
    for index in chain.reversed() {
      let kind = tokens.tokens[index].entries.last?.typeName.flatMap { ValueKind(typeName: $0) }
      result = Self.form(ofReferenceTo: result, in: kind)
      if kind == .lineHeight, result == .number, isLengthAsLineHeight(.reference(tokens.tokens[index].path)) {
        result = .length
      }
      forms[index] = result
    }
    return result
  }

  /// Returns the edges of a padding that is several lengths; nil for any other value.
  func edges(_ entry: StudioEntry, _ path: [String]) -> ForeignValue? {
    func lengthText(_ entry: StudioEntry) -> String? {
      guard entry.typeName.flatMap({ ValueKind(typeName: $0) }) == .length else { return nil }
      return value(entry).text
    }
    guard let text = lengthText(entry), text.contains(" "), SectionChoice.isPadding(entry.typeName, path)
    else {
      return nil
    }
    return ValueReader(StudioConverter.options).edges(text) { path in
      let entry = tokens.index(of: path).flatMap { tokens.tokens[$0].entries.last }
      return entry.flatMap { lengthText($0) }?.contains(" ") == false
    }
  }

  /// Returns the form of a reference alone.
  private static func form(ofReferenceTo target: StudioForm, in kind: ValueKind?) -> StudioForm {
    if target == .none { return .none }
    switch kind {
    case .length, .letterSpacing: return target == .number ? .length : target
    case .lineHeight, .color, .strokeStyle, .transition, nil: return target
    default: return kind.flatMap { StudioForm($0) } ?? target
    }
  }

  /// Returns the form of a value that is no reference alone.
  private func form(of node: JSONNode, _ kind: ValueKind?, depth: Int) -> StudioForm {
    if let kind, let form = StudioForm(kind) { return form }
    guard let text = node.text else {
      if case .number(let number) = node.content {
        return form(of: Quantity(number: number, unit: ""), kind)
      }
      if case .object = node.content, kind == nil { return Self.form(ofObject: node) }
      return kind == .color ? .color : .none
    }
    if kind == .color { return text.contains("gradient(") ? .gradient : .color }
    if let quantity = Quantity(text) { return form(of: quantity, kind) }
    let pieces = StudioTokens.syntax.pieces(of: text)
    if let math = StudioMath(pieces), depth < Self.maxDepth {
      let type = math.guideText { path in
        tokens.index(of: path).flatMap { form(of: $0, depth: depth + 1).guideType }
      }?.type
      if kind == .lineHeight, type == .number || type == .written, isLengthAsLineHeight(math) {
        return .length
      }
      switch type {
      case .length: return .length
      case .duration: return .duration
      case .number, .written: return kind == .length || kind == .letterSpacing ? .length : .number
      case nil: return kind == nil ? .number : .length
      }
    }
    if kind == nil, text.hasPrefix("cubic-bezier(") { return .easing }
    if kind == nil, let color = ColorValue(css: text),
      color.space != .srgb || text.hasPrefix("#") || text.contains("(")
    {
      return .color
    }
    return .text
  }

  /// Returns the form of a number with its unit.
  private func form(of quantity: Quantity, _ kind: ValueKind?) -> StudioForm {
    switch kind {
    case .lineHeight:
      if quantity.unit == "%" || quantity.unit == "em" { return .number }
      return quantity.unit.isEmpty && quantity.number <= StudioConverter.options.maxLineHeightMultiple
        ? .number : .length
    case .length, .letterSpacing:
      if quantity.unit.isEmpty || quantity.length != nil || quantity.number == 0 && kind == .letterSpacing {
        return .length
      }
      return quantity.unit == "%" || quantity.unit == "em" ? .multiple : .text
    default:
      if quantity.unit.isEmpty { return .number }
      if quantity.length != nil { return .length }
      return quantity.duration == nil ? .text : .duration
    }
  }

  /// Returns the form of an object without a type.
  private static func form(ofObject node: JSONNode) -> StudioForm {
    if node["fontFamily"] != nil || node["fontSize"] != nil { return .typography }
    if node["blur"] != nil { return .shadow }
    if node["width"] != nil && node["color"] != nil { return .border }
    return .none
  }
}

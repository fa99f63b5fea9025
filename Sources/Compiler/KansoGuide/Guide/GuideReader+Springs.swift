import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of springs.
extension GuideReader {
  /// Returns true for a value that is surely an easing curve: a list, a name such as `ease-out`, or `cubic-bezier()`. A
  /// curve in a group can have the name of a part of a spring, such as `bounce`.
  func isCurve(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .sequence: true
    case .scalar(let scalar):
      EasingName(scalar.text) != nil || scalar.text.lowercased().hasPrefix("cubic-bezier")
    case .mapping: false
    }
  }

  /// Reports the first part of a spring that is not of the same set as those before it. Returns false if there is none.
  mutating func reportMixedParts(of parts: [(CompositePart, key: Located<String>?)]) -> Bool {
    guard let first = parts.first?.0 else { return false }
    let isPhysical = CompositePart.springParts.contains(first)
    guard
      let other = parts.first(where: { CompositePart.springParts.contains($0.0) != isPhysical }),
      let key = other.key
    else { return false }
    report(
      .invalidEasing, "the spring has \(first.name) and \(other.0.name), which define it in two ways",
      key.range,
      help: "Write either `stiffness`, `damping` and perhaps `mass`, or `duration` and perhaps `bounce`.")
    return true
  }

  /// Reports the spring of a transition. Returns false for any other node.
  mutating func reportSpring(_ node: YAMLNode) -> Bool {
    guard let mapping = node.mapping,
      mapping.entries.contains(where: { CompositeForm.spring.keys.contains($0.key.value) })
    else { return false }
    report(
      .wrongShape, "`easing` is a spring, and has to be a curve", node.range,
      help:
        "A spring has its own duration, so it cannot have that of a transition. Write the spring in `easings`."
    )
    return true
  }

  /// Reads a number of a spring: a number, a calculation, or a reference in braces. Reports anything else, and returns
  /// `.invalid`.
  mutating func readNumberPart(_ part: CompositePart, _ node: YAMLNode) -> Expression {
    let help = "Write a number, or a token in braces and quotes, such as `\"{numbers.bounce}\"`."
    guard let scalar = node.scalar, !node.isNull else { return reportShape(part, node, help: help) }
    if ArithmeticParser.isCalculation(scalar.text) {
      guard let arithmetic = readArithmetic(scalar, .numbers, node.range) else { return .invalid }
      let formula = ArithmeticFormula(arithmetic, .number, at: place(node.range))
      guard let bare = formula.references.first(where: { !$0.isInBraces }) else { return .formula(formula) }
      return reportBareReference(bare, of: part, help: help)
    }
    switch readNumber(scalar, node.range) {
    case .literal(.number(let number)):
      guard let range = part.range, !range.numbers.contains(number) else { return .literal(.number(number)) }
      reportOutOfRange(part.name, text: scalar.text, allowed: range.description, at: node.range)
    case .alias(let reference):
      return reference.isInBraces ? .alias(reference) : reportBareReference(reference, of: part, help: help)
    case .literal, .formula, .invalid: break
    }
    return .invalid
  }
}

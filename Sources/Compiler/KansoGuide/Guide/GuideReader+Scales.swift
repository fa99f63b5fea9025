import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of scales: lengths that grow by the same ratio from step to step.
extension GuideReader {
  /// The keys of a scale.
  private enum ScaleKey: String, CaseIterable { case base, ratio, steps, names, round }

  private static let helpOnScale = "Write `scale: {base: 16, ratio: 1.25, steps: [-2, 6]}`."
  private static let helpOnScaleSteps = "Write the numbers of the first and the last step: `steps: [-2, 6]`."

  /// Returns the steps of a scale with their names. Reports what is invalid; then there are no steps, unless only the
  /// values are invalid.
  mutating func readScale(_ scale: YAMLMapping.Entry, in section: Section, at path: TokenPath)
    -> [Expansion.Step]
  {
    guard let parts = scale.value.mapping else {
      report(
        scale.value.isNull ? .missingValue : .wrongShape, "the scale of `\(path)` is \(scale.value.kind)",
        scale.value.range, help: Self.helpOnScale)
      return []
    }
    for entry in parts.entries where ScaleKey(rawValue: entry.key.value) == nil {
      reportUnknownPart(entry.key, of: Self.scaleKey, known: ScaleKey.allCases.map(\.rawValue))
    }
    let required = [ScaleKey.base, .ratio, .steps].filter { parts[$0.rawValue] == nil }
    guard required.isEmpty, let base = parts[ScaleKey.base.rawValue],
      let ratio = parts[ScaleKey.ratio.rawValue],
      let steps = parts[ScaleKey.steps.rawValue]
    else {
      let missing = required.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      report(
        .missingValue, "the scale of `\(path)` has no \(missing)", scale.value.range, help: Self.helpOnScale)
      return []
    }
    let bases = readTokenValues(section, base, of: path.appending(Self.scaleKey))
    let factor = readRatio(ratio, section)
    let multiple = parts[ScaleKey.round.rawValue].flatMap { readMultiple($0) }
    guard let exponents = readExponents(steps) else { return [] }
    let names = readScaleNames(parts[ScaleKey.names.rawValue], for: exponents, default: scale.key.range)
    return zip(names, exponents).map { name, exponent in
      let values = bases.map { base in
        var expression = Expression.invalid
        if base.expression.isValid, factor.expression.isValid {
          expression = .formula(
            ScaleFormula(base: base, ratio: factor, exponent: exponent, multiple: multiple))
        }
        return SourceValue(mode: base.mode, expression: expression, range: place(name.range))
      }
      return Expansion.Step(name: name, values: values)
    }
  }

  /// Reads a ratio: a number above 0, or a reference. Reports anything else; the expression is `.invalid` then.
  private mutating func readRatio(_ node: YAMLNode, _ section: Section) -> SourceValue {
    var expression = Expression.invalid
    if let text = text(node, of: ScaleKey.ratio.rawValue) {
      switch NumberLiteral(text) {
      case .number(let number, hasUnit: false) where number > 0 && number <= 1000:
        expression = .literal(.number(number))
      case .number(_, hasUnit: false):
        reportOutOfRange("a ratio", text: text, allowed: "above 0, up to 1,000", at: node.range)
      case .text: expression = readReference(text, section, node.range)
      case .number, .otherUnit:
        report(
          .invalidNumber, "`ratio` is `\(text)`, and has to be a number without a unit", node.range,
          help: "Write a number such as `1.25`.")
      case .refused(let descriptor, let message, let help):
        report(descriptor, message, node.range, help: help)
      }
    }
    return SourceValue(mode: nil, expression: expression, range: place(node.range))
  }

  /// Reads the length of which the steps are multiples. Reports anything else than a length above 0, and returns nil.
  private mutating func readMultiple(_ node: YAMLNode) -> Double? {
    guard let text = text(node, of: ScaleKey.round.rawValue) else { return nil }
    switch NumberLiteral(text, rem: rem) {
    case .number(let number, _) where number > 0 && number <= NumberRange.largest: return number
    case .number:
      reportOutOfRange("`round`", text: text, allowed: "above 0, up to 1,000,000 points", at: node.range)
    case .otherUnit(let unit): report(unit, node.range)
    case .refused(let descriptor, let message, let help): report(descriptor, message, node.range, help: help)
    case .text:
      report(
        .invalidNumber, "`round` is `\(text)`, and has to be a number of points", node.range,
        help: "Write a number such as `0.5`.")
    }
    return nil
  }

  /// Reads the numbers of the first and the last step. Reports anything else than two integers in rising order, and
  /// returns nil.
  private mutating func readExponents(_ node: YAMLNode) -> ClosedRange<Int>? {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`steps` is \(node.kind), and has to be a list of two numbers", node.range,
        help: Self.helpOnScaleSteps)
      return nil
    }
    let allowed = ReadingLimits.scaleExponents
    let numbers = elements.compactMap { $0.scalar.flatMap { Int($0.text) } }
    guard elements.count == 2, numbers.count == 2, numbers.allSatisfy(allowed.contains),
      numbers[0] < numbers[1]
    else {
      report(
        .invalidScale,
        "`steps` has to be two integers in rising order, from \(allowed.lowerBound) to \(allowed.upperBound)",
        node.range, help: Self.helpOnScaleSteps)
      return nil
    }
    return numbers[0]...numbers[1]
  }

  /// Reads the names of the steps; the numbers of the steps without a node. Reports another node than a list with a name
  /// for each step, and returns no names.
  /// - Parameter place: the range of the default names.
  private mutating func readScaleNames(
    _ node: YAMLNode?, for exponents: ClosedRange<Int>, default place: TextRange
  ) -> [Located<String>] {
    guard let node else {
      // `-2` and `2` would be the same name in Swift.
      return exponents.map { Located($0 < 0 ? "minus\(-$0)" : String($0), at: place) }
    }
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`names` is \(node.kind), and has to be a list", node.range,
        help: "Write a name for each step: `names: [small, medium, large]`.")
      return []
    }
    guard elements.count == exponents.count else {
      report(
        .invalidScale, "the scale has \(exponents.count) steps and \(elements.count) names", node.range,
        help: "Write a name for each step from \(exponents.lowerBound) to \(exponents.upperBound).")
      return []
    }
    let names = readStepNames(elements, of: ScaleKey.names.rawValue, .invalidScale)
    return names.count == exponents.count ? names : []
  }
}

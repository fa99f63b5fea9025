import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoYAML

// Reading of the families, weights and numbers of fonts.
extension GuideReader {
  // MARK: Families

  /// Reads a token of the section `families`: a reference in braces, a family, or a list of them. Reports anything else
  /// and returns `.invalid`.
  mutating func readFamilies(_ node: YAMLNode) -> Expression {
    if let text = node.scalar?.text {
      let reference = Reference(text, in: root(of: .families), at: place(node.range))
      if reference.isInBraces { return .alias(reference) }
    }
    let before = diagnostics.count
    guard let families = readFamilyNames(node), before == diagnostics.count else { return .invalid }
    return .formula(FamiliesFormula(families))
  }

  /// Returns the families of a name or of a list of names; in version 2, also of references in braces. Reports an empty
  /// list and blank names, and returns them nevertheless. Reports a name that is not a text and returns nil.
  mutating func readFamilyNames(_ node: YAMLNode) -> FontFamilies? {
    guard case .sequence(let elements) = node.content else {
      return readFamily(node).map { FontFamilies([$0], at: place(node.range)) }
    }
    if elements.isEmpty {
      report(.invalidFont, "the list of families is empty", node.range, help: "Name a family.")
    }
    let families = elements.compactMap { readFamily($0) }
    return families.count == elements.count ? FontFamilies(families, at: place(node.range)) : nil
  }

  /// Returns a family of the theme, or a reference to a token. The names of the system font and its designs become those
  /// of CSS (CSS Fonts 4, section 2.1.3); all other names are unchanged. Reports a node that is not a text and returns
  /// nil.
  private mutating func readFamily(_ node: YAMLNode) -> FontPart<String>? {
    guard let text = readFontName(node, .family) else { return nil }
    if let reference = partReference(text, in: .families, node.range) { return .reference(reference) }
    return .literal(Self.systemFamilies[text] ?? text)
  }

  /// The names of the system font and its designs in CSS, by their names in a guide.
  private static let systemFamilies = [
    "system": Typography.systemFamily, "system-serif": "ui-serif", "system-rounded": "ui-rounded",
    "system-monospaced": "ui-monospace",
  ]

  /// Returns the text of a family or face. Reports a text without visible characters, and returns it
  /// nevertheless. Reports a node that is not a text and returns nil.
  mutating func readFontName(_ node: YAMLNode, _ key: FontKey) -> String? {
    guard let text = text(node, of: key.rawValue) else { return nil }
    // Other problems of the name are not reported, because font names are defined by the system and not by the guide.
    if let problem = NameProblem(text), problem.isBlank {
      report(.invalidFont, problem.message(of: "`\(key.rawValue)`"), node.range, help: problem.help)
    }
    return text
  }

  /// Returns the reference that a part of a font is, in version 2; nil for any other text.
  private func partReference(_ text: String, in section: Section, _ range: TextRange) -> Reference? {
    guard version >= .two else { return nil }
    let reference = Reference(text, in: root(of: section), at: place(range))
    return reference.isInBraces ? reference : nil
  }

  // MARK: Weights

  /// Reads a token of the section `weights`: a name, a number from 1 to 1000, or a reference. The name of a weight has
  /// priority over a token of that name. Reports any other number and returns `.invalid`.
  mutating func readWeight(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    if FontWeight.weight(named: scalar.text) == nil, case .text = NumberLiteral(scalar.text) {
      return readReference(scalar.text, .weights, range)
    }
    return readWeight(scalar.text, range).map { .literal(.fontWeight($0)) } ?? .invalid
  }

  /// Reads the weight of a font: a name, a number from 1 to 1000, or in version 2 a reference in braces. Reports any
  /// other value and returns nil.
  mutating func readFontWeight(_ node: YAMLNode) -> FontPart<Double>? {
    guard let text = text(node, of: FontKey.weight.rawValue) else { return nil }
    if let reference = partReference(text, in: .weights, node.range) { return .reference(reference) }
    return readWeight(text, node.range).map { .literal($0) }
  }

  /// Returns a weight by name or as a number from 1 to 1000. Reports any other value and returns nil.
  private mutating func readWeight(_ text: String, _ range: TextRange) -> Double? {
    if let weight = FontWeight.weight(named: text) { return weight }
    switch NumberLiteral(text) {
    case .number(let value, false):
      if FontWeight.range.contains(value) { return value }
      reportOutOfRange("`weight`", text: text, allowed: "from 1 to 1000", at: range)
    case .refused(let descriptor, let message, let help): report(descriptor, message, range, help: help)
    case .number, .otherUnit, .text:
      let suggestion = Spelling.nearest(to: text, among: FontWeight.names.map(\.name))
      report(
        .invalidFont, "`\(text)` is not a font weight", range,
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "Write a name such as `regular`, `semibold` or `bold`, or a number from 1 to 1000.",
        replacement: suggestion)
    }
    return nil
  }

  // MARK: Numbers

  /// Reads a token of the section `lineHeights`: a number without a unit, a percentage, a multiple in `em`, or a
  /// reference. Reports any other number and returns `.invalid`.
  mutating func readLineHeight(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    let rules = Section.lineHeights.rules
    let multiple: Double
    switch NumberLiteral(text, rem: rem) {
    case .number(let number, hasUnit: false): multiple = number
    case .number:
      report(
        .invalidNumber, "`\(text)` is a length, and a line height is a multiple of a font's size", range,
        help: "Write `150%` or `1.5`, or write the length as the `lineHeight` of a font.")
      return .invalid
    case .otherUnit(let unit):
      guard let number = unit.multiple else {
        report(.invalidNumber, "`\(unit.text)` is not a line height", range, help: rules.helpOnValue)
        return .invalid
      }
      multiple = number
    case .refused(let descriptor, let message, let help):
      report(descriptor, message, range, help: help)
      return .invalid
    case .text: return readReference(text, .lineHeights, range)
    }
    guard rules.range.numbers.contains(multiple) else {
      reportOutOfRange(rules.nounWithArticle, text: text, allowed: rules.range.description, at: range)
      return .invalid
    }
    return .literal(.number(multiple))
  }

  /// Reads the size, maximum size, line height or letter spacing of a font: a number in its range, or in version 2 a
  /// calculation with references in braces. Reports any other value and returns nil.
  mutating func readFontNumber(_ node: YAMLNode, _ key: FontKey) -> FontNumber? {
    guard let scalar = node.scalar, !node.isNull else {
      report(
        node.isNull ? .missingValue : .wrongShape,
        "`\(key.rawValue)` has to be a number, and is \(node.kind)", node.range,
        help: "It is \(key.numberRange.description).")
      return nil
    }
    let text = scalar.text
    if version >= .two, text.utf8.first == UInt8(ascii: "{") || ArithmeticParser.isCalculation(text) {
      return readArithmetic(scalar, key.section, node.range, allowsBareNames: false).map {
        FontNumber($0, key, at: place(node.range))
      }
    }
    return readFontLiteral(text, key, node.range).map { value, isMultiple in
      FontNumber(.constant(value), key, isMultiple: isMultiple, at: place(node.range))
    }
  }

  /// Returns a number of a font; a line height in points is a length. `isMultiple` is true for a letter spacing that is
  /// a multiple of the size. Reports a number out of range, and any other value, and returns nil.
  private mutating func readFontLiteral(_ text: String, _ key: FontKey, _ range: TextRange)
    -> (value: ArithmeticValue, isMultiple: Bool)?
  {
    let allowed =
      "It is \(key.numberRange.description)"
      + (key == .lineHeight && version >= .two ? ", or a length." : ".")
    switch NumberLiteral(text, rem: rem) {
    case .number(let value, let hasUnit) where !hasUnit || key != .lineHeight:
      if key.numberRange.numbers.contains(value) { return (.number(value), false) }
      reportOutOfRange(
        "`\(key.rawValue)`", text: text, allowed: key.numberRange.description, at: range)
    case .number(let value, _) where version >= .two:
      if NumberRange.ofFontSizes.numbers.contains(value) { return (.length(value), false) }
      reportOutOfRange(
        "`lineHeight`", text: text, allowed: NumberRange.ofFontSizes.description, at: range)
    case .otherUnit(let unit) where version >= .two && key == .lineHeight && unit.multiple != nil:
      guard let multiple = unit.multiple else { return nil }
      if key.numberRange.numbers.contains(multiple) { return (.number(multiple), false) }
      reportOutOfRange("`lineHeight`", text: text, allowed: key.numberRange.description, at: range)
    case .otherUnit(let unit) where key == .letterSpacing && unit.unit == "em":
      requireVersion(.two, for: Located(unit.unit, at: range))
      return (.number(unit.number), true)
    case .otherUnit(let unit) where version >= .two && key == .letterSpacing && unit.unit == "%":
      let replacement = unit.multiple.map { "\($0.formatted(as: .shortest))em" }
      report(
        .invalidNumber, unit.message(isOfFont: true), range,
        help: "For a part of the size, write `\(replacement ?? "0.1em")`.",
        replacement: replacement)
    case .otherUnit(let unit) where key != .lineHeight: report(unit, range, isOfFont: true)
    case .refused(let descriptor, let message, let help):
      report(descriptor, message, range, help: key == .lineHeight ? allowed : help)
    case .number, .otherUnit, .text:
      let isName = version >= .two && text.first?.isLetter == true
      report(
        .invalidNumber, "`\(key.rawValue)` is `\(text)`, and has to be a number", range,
        help: isName ? "\(allowed) A token is written as `\"{\(key.section.rawValue).\(text)}\"`." : allowed)
    }
    return nil
  }
}

extension OtherUnit {
  /// The multiple of a font's size that a percentage or a number in `em` is; nil for other units.
  fileprivate var multiple: Double? {
    switch unit {
    case "%": AlphaLiteral.percentage(text)
    case "em": number
    default: nil
    }
  }
}

extension FontKey {
  /// The range of a part that is a number, as it is in the theme.
  var numberRange: NumberRange {
    switch self {
    case .lineHeight:
      NumberRange(
        numbers: NumberRange.ofLineHeights.numbers,
        description: "a multiple of the size such as `1.5`, \(NumberRange.ofLineHeights.description)")
    case .letterSpacing: .letterSpacing
    case .extends, .family, .face, .size, .weight, .italic, .textStyle, .maximumSize: .ofFontSizes
    }
  }

  /// The section of the tokens that a number probably refers to.
  fileprivate var section: Section {
    switch self {
    case .lineHeight: .lineHeights
    case .letterSpacing: .letterSpacings
    case .extends, .family, .face, .size, .weight, .italic, .textStyle, .maximumSize: .sizes
    }
  }
}

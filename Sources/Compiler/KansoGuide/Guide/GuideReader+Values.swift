import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of lengths and references.
extension GuideReader {
  /// Returns a function from a part of a scalar's text (UTF-8 offsets) to its source range. If the text and
  /// the file differ in more than quotes, the function always returns `range`, the range of the scalar.
  static func parts(
    of scalar: YAMLScalar, _ range: TextRange, in file: SourceFile
  ) -> (Range<Int>) -> TextRange {
    // The text is compared with the file only once for all parts.
    let sourceText = file.text(in: range.offsets)
    if sourceText == scalar.text { return { range.slice($0) } }
    guard sourceText.utf8.dropFirst().dropLast().elementsEqual(scalar.text.utf8) else {
      return { _ in range }
    }
    return { range.slice($0.lowerBound + 1..<$0.upperBound + 1) }
  }

  /// Returns an alias; it is not checked that the token exists. A bare path is relative to the root of
  /// `section`, a path in braces to the root of the document.
  mutating func readReference(_ text: String, _ section: Section, _ range: TextRange) -> Expression {
    .alias(Reference(text, in: root(of: section), at: place(range)))
  }

  /// Reads a length: a number, an arithmetic expression or a reference. Reports any other text and returns
  /// nil. A single number has no unit in the result, even if it is written with one.
  private mutating func readArithmeticLength(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange)
    -> Arithmetic<Reference>?
  {
    if ArithmeticParser.isCalculation(scalar.text) { return readArithmetic(scalar, section, range) }
    switch readLength(scalar, section, range) {
    case .literal(.dimension(let dimension)): return .constant(.number(dimension.value))
    case .alias(let reference): return .leaf(reference)
    default: return nil
    }
  }

  /// Reads an arithmetic expression. Reports an invalid one and returns nil.
  /// - Parameter allowsBareNames: false if references have to be in braces.
  mutating func readArithmetic(
    _ scalar: YAMLScalar, _ section: Section, _ range: TextRange, allowsBareNames: Bool = true
  )
    -> Arithmetic<Reference>?
  {
    let file = file
    let part = Self.parts(of: scalar, range, in: file)
    var parser = ArithmeticParser(
      scalar.text, in: section, root: root(of: section), rem: rem, allowsBareNames: allowsBareNames
    ) { SourceRange(file: file, part($0)) }
    do { return try parser.parse() } catch {
      report(error.descriptor, error.message, part(error.range), help: error.help)
      return nil
    }
  }

  /// The keys of edge insets, in the order of the lengths of an `EdgesFormula`.
  static let edgeKeys = ["top", "leading", "bottom", "trailing"]

  /// Reads edge insets: a mapping with exactly the four edge keys, each with a length. Reports other keys,
  /// missing edges and anything else than a length, and returns `.invalid`.
  /// - Parameter range: the source range of the mapping, for missing edges.
  mutating func readEdges(_ entries: [YAMLMapping.Entry], _ section: Section, _ range: TextRange)
    -> Expression
  {
    var edges: [String: Arithmetic<Reference>] = [:]
    var isWhole = true
    for entry in entries {
      let key = entry.key.value
      guard Self.edgeKeys.contains(key) else {
        let suggestion = Spelling.nearest(to: key, among: Self.edgeKeys)
        report(
          .unknownKey, "edges have no `\(key)`", entry.key.range,
          help: suggestion.map { "Did you mean `\($0)`?" }
            ?? "They are `top`, `leading`, `bottom` and `trailing`.",
          replacement: suggestion)
        isWhole = false
        continue
      }
      guard let scalar = entry.value.scalar, !entry.value.isNull else {
        report(
          entry.value.isNull ? .missingValue : .wrongShape,
          "`\(key)` is \(entry.value.kind), and has to be a length",
          entry.value.range, help: "Write a number of points; a value per mode is for the whole token.")
        isWhole = false
        continue
      }
      if let edge = readArithmeticLength(scalar, section, entry.value.range) {
        edges[key] = edge
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return .invalid }
    let missing = Self.edgeKeys.filter { edges[$0] == nil }.map { "`\($0)`" }
    guard missing.isEmpty else {
      report(
        .missingValue, "the edges have no \(missing.joined(separator: ", "))", range,
        help:
          "Write all four; an edge without padding is `0`. A group of lengths needs other names than these.")
      return .invalid
    }
    return .formula(EdgesFormula(Self.edgeKeys.compactMap { edges[$0] }, at: place(range)))
  }

  /// Reads a length, a number, an opacity or a duration: a literal, an arithmetic expression or a reference. Reports
  /// anything else and returns `.invalid`.
  mutating func readCalculable(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange) -> Expression {
    guard ArithmeticParser.isCalculation(scalar.text) else {
      switch section {
      case .numbers: return readNumber(scalar, range)
      case .opacities: return readOpacity(scalar, range)
      case .durations: return readDuration(scalar, range)
      case .lineHeights: return readLineHeight(scalar, range)
      default: return readLength(scalar, section, range)
      }
    }
    return readArithmetic(scalar, section, range).map {
      .formula(ArithmeticFormula($0, section.type, at: place(range)))
    } ?? .invalid
  }

  /// Reads a number or a reference. Reports a number in another notation or out of range, and returns
  /// `.invalid`.
  mutating func readLength(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange) -> Expression {
    switch NumberLiteral(scalar.text, rem: rem) {
    case .number(let value, _):
      guard NumberRange.signed.numbers.contains(value) else {
        reportOutOfRange("a length", text: scalar.text, allowed: NumberRange.signed.description, at: range)
        return .invalid
      }
      let allowed = section.rules.range
      guard allowed.numbers.contains(value) else {
        reportOutOfRange(
          section.rules.nounWithArticle, text: scalar.text,
          allowed: allowed.numbers.lowerBound < 0 ? allowed.description : "at least 0 points", at: range)
        return .invalid
      }
      return .literal(.dimension(.points(value)))
    case .otherUnit(let unit):
      report(unit, range)
      return .invalid
    case .refused(let descriptor, let message, let help):
      report(descriptor, message, range, help: help)
      return .invalid
    case .text:
      return readReference(scalar.text, section, range)
    }
  }

  /// Reports a number in a unit in which no length is written.
  /// - Parameter isOfFont: true for a part of a font.
  mutating func report(_ unit: OtherUnit, _ range: TextRange, isOfFont: Bool = false) {
    report(
      .invalidNumber, unit.message(isOfFont: isOfFont), range, help: unit.help(isOfFont: isOfFont),
      replacement: unit.replacement)
  }

  /// Reports that a value cannot be `text`. The help text names the allowed range, as in "at least 0 points".
  /// - Parameter what: the value, as in "a length".
  mutating func reportOutOfRange(_ what: String, text: String, allowed: String, at range: TextRange) {
    report(.outOfRange, "\(what) cannot be `\(text)`", range, help: "It is \(allowed).")
  }
}

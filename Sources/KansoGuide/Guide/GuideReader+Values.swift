import KansoDiagnostics
import KansoTheme

// Reading of colors, lengths and references.
extension GuideReader {
  mutating func readColor(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    if scalar.style == .quoted, file.bytes[range.offsets].contains(UInt8(ascii: "\n")) {
      report(
        .invalidColor, "the quotes that open here are closed on another line", range.slice(0..<1),
        help: "Close them on this line.")
      return .invalid
    }
    if text.utf8.first == UInt8(ascii: "#") {
      if let color = ColorValue(hex: text) { return .literal(.color(color)) }
      report(
        .invalidColor, "`\(text)` is not a hex color", range,
        help: "After the `#` stand 3, 4, 6 or 8 digits from 0 to 9 and A to F.")
      return .invalid
    }
    return text.utf8.contains(UInt8(ascii: "("))
      ? readColorFunction(scalar, range) : readReference(text, .colors, range)
  }

  private mutating func readColorFunction(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    do {
      let color = try CSSColor(scalar.text)
      for part in color.clamped {
        let place = Self.part(part, of: scalar, range, in: file)
        report(
          .colorClamped,
          "`\(file.text(in: place.offsets))` is beyond what `\(scalar.text)` can hold, and is moved to the bound",
          place,
          help: "Write the bound, or use a function that can hold the color.")
      }
      // A difference up to 0.002 is ignored. It can come from rounding, because the usual white points have only four
      // digits.
      let nearest = color.value.mapped(toGamutOf: .displayP3)
      if !color.value.isInGamut(of: .displayP3), nearest.difference(from: color.value) > 0.002 {
        report(
          .colorOutOfGamut, "`\(scalar.text)` is outside of display-P3", range,
          help: "Write a color within, or accept the nearest one, which is about `\(color.value.hex)`.")
      }
      return .literal(.color(color.value))
    } catch {
      report(
        .invalidColor, error.message, Self.part(error.range, of: scalar, range, in: file), help: error.help)
      return .invalid
    }
  }

  /// Returns the source range of a part of a scalar's text. If escapes or folded lines make the text differ from the
  /// file, returns the range of the whole scalar.
  static func part(
    _ inner: Range<Int>, of scalar: YAMLScalar, _ range: TextRange, in file: SourceFile
  ) -> TextRange {
    parts(of: scalar, range, in: file)(inner)
  }

  /// Returns a function with the source ranges of parts. The text is compared with the file only once.
  private static func parts(
    of scalar: YAMLScalar, _ range: TextRange, in file: SourceFile
  ) -> (Range<Int>) -> TextRange {
    let written = file.text(in: range.offsets)
    if written == scalar.text { return { range.slice($0) } }
    guard written.utf8.dropFirst().dropLast().elementsEqual(scalar.text.utf8) else { return { _ in range } }
    return { range.slice($0.lowerBound + 1..<$0.upperBound + 1) }
  }

  /// Reads a reference. A bare path is relative to the root of its section, a path in braces to the root of the
  /// document.
  mutating func readReference(_ text: String, _ section: Section, _ range: TextRange) -> Expression {
    .alias(Reference(text, in: section, at: place(range)))
  }

  /// Reads a length: a number, an arithmetic expression or a reference.
  private mutating func readArithmetic(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange)
    -> Arithmetic<Reference>?
  {
    if ArithmeticParser.isCalculation(scalar.text) {
      let file = file
      let part = Self.parts(of: scalar, range, in: file)
      var parser = ArithmeticParser(scalar.text, section) { SourceRange(file: file, part($0)) }
      do { return try parser.parse() } catch {
        report(error.id, error.message, part(error.range), help: error.help)
        return nil
      }
    }
    switch readLength(scalar, section, range) {
    case .literal(.dimension(let dimension)): return .number(dimension.value)
    case .alias(let reference): return .leaf(reference)
    default: return nil
    }
  }

  /// The keys of edges, in the order of their values.
  static let edgeKeys = ["top", "leading", "bottom", "trailing"]

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
      if let edge = readArithmetic(scalar, section, entry.value.range) {
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
    return .edges(Self.edgeKeys.compactMap { edges[$0] })
  }

  /// Reads a length, which may be an arithmetic expression.
  mutating func readDimension(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange) -> Expression {
    guard ArithmeticParser.isCalculation(scalar.text) else { return readLength(scalar, section, range) }
    return readArithmetic(scalar, section, range).map { .arithmetic($0) } ?? .invalid
  }

  mutating func readLength(_ scalar: YAMLScalar, _ section: Section, _ range: TextRange) -> Expression {
    switch WrittenNumber(scalar.text) {
    case .number(let value, _):
      guard abs(value) <= Self.largestLength else {
        reportOutOfRange("a length", scalar.text, "from -1,000,000 to 1,000,000 points", range)
        return .invalid
      }
      guard value >= 0 || section.allowsNegative else {
        reportOutOfRange("a \(section.noun)", scalar.text, "at least 0 points", range)
        return .invalid
      }
      return .literal(.dimension(.points(value)))
    case .refused(let id, let message, let help):
      report(id, message, range, help: help)
      return .invalid
    case .text:
      return readReference(scalar.text, section, range)
    }
  }

  /// The maximum length, in points. No screen is larger, and layout engines lose precision beyond it.
  static let largestLength: Length = 1_000_000

  mutating func reportOutOfRange(_ what: String, _ text: String, _ allowed: String, _ range: TextRange) {
    report(.outOfRange, "\(what) cannot be `\(text)`", range, help: "It is \(allowed).")
  }
}

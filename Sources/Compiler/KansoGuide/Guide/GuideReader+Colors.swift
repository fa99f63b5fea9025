import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of colors.
extension GuideReader {
  /// Reads a hex color, a color function or a reference to a color. Reports an invalid color, and quotes
  /// that are closed on another line, and returns `.invalid`.
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
        help: "After the `#`, write 3, 4, 6 or 8 digits from 0 to 9 and A to F.")
      return .invalid
    }
    // A name in braces can have parentheses, as in `{colors.gray (light).50}`.
    return text.utf8.contains(UInt8(ascii: "(")) && text.utf8.first != UInt8(ascii: "{")
      ? readColorFunction(scalar, range) : readReference(text, .colors, range)
  }

  /// Reads a color function. Warns of clamped components, and of a color that is visibly outside of display-P3; that
  /// color is not changed. Reports an invalid function, and one that the version does not have, and returns `.invalid`.
  private mutating func readColorFunction(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let file = file
    let part = Self.parts(of: scalar, range, in: file)
    var parser = ColorParser(scalar.text, in: root(of: .colors), version: version) {
      SourceRange(file: file, part($0))
    }
    do {
      let term = try parser.parse()
      for part in parser.clamped.map(part) {
        report(
          .colorClamped,
          "`\(file.text(in: part.offsets))` is outside the range of `\(scalar.text)`; the bound is used instead",
          part, help: "Write a value in the range, or use a function with a wider range.")
      }
      if reportLaterFunction(in: parser, part) { return .invalid }
      return expression(of: term, parser.references, scalar.text, range)
    } catch {
      if !reportLaterFunction(in: parser, part) {
        report(.invalidColor, error.message, part(error.range), help: error.help)
      }
      return .invalid
    }
  }

  /// Returns the expression of a color. Evaluates it if it refers to no token.
  /// - Parameter text: the color as it is written, without quotes.
  private mutating func expression(
    of term: ColorTerm, _ references: [Reference], _ text: String, _ range: TextRange
  ) -> Expression {
    if case .color(let color) = term {
      if let warning = color.gamutWarning(for: text, at: place(range)) { diagnostics.append(warning) }
      return .literal(.color(color))
    }
    let formula = ColorFormula(references: references, term: term, text: text, range: place(range))
    guard references.isEmpty else { return .formula(formula) }
    return formula.value(for: [], diagnostics: &diagnostics).map { .literal($0) } ?? .invalid
  }

  /// Reports the first function that the version of the guide does not have. Returns false if there is none.
  private mutating func reportLaterFunction(in parser: ColorParser, _ part: (Range<Int>) -> TextRange) -> Bool
  {
    guard let name = parser.laterFunction else { return false }
    requireVersion(.two, for: Located(name.text, at: part(name.range)))
    return true
  }
}

import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// A number of a font: its size, maximum size, line height or letter spacing. It may be calculated from tokens.
struct FontNumber: Sendable {
  let references: [Reference]
  /// The part of the font.
  private let key: FontKey
  /// The expression. Its leaves are indices in `references`.
  private let arithmetic: Arithmetic<Int>
  /// True for a multiple of the font's size that becomes a length.
  private let isMultiple: Bool
  private let range: SourceRange

  /// - Parameter range: the range of the whole expression.
  init(
    _ arithmetic: Arithmetic<Reference>, _ key: FontKey, isMultiple: Bool = false, at range: SourceRange
  ) {
    var references: [Reference] = []
    self.arithmetic = arithmetic.numberingLeaves(&references)
    self.references = references
    (self.key, self.isMultiple, self.range) = (key, isMultiple, range)
  }

  /// Returns true for a token that can be in the expression. A length can be multiplied by a number, and a line height
  /// can be a number or a length.
  func accepts(_ target: TokenType) -> Bool {
    target == .dimension || target == .number && (isCalculated || key == .lineHeight)
  }

  /// True unless the expression is a single value.
  private var isCalculated: Bool {
    if case .operation = arithmetic { true } else { false }
  }

  /// Returns the number as it is in the theme: the line height as a multiple of the size, all others in points. Computed
  /// numbers are rounded to six decimals. Returns nil if a value is missing. Reports a number out of range, and an
  /// undefined operation, and returns nil.
  /// - Parameters:
  ///   - inputs: the value of each reference.
  ///   - size: the size of the font, which the sizes themselves do not need.
  func value(
    for inputs: ArraySlice<TokenValue?>, size: Length = 1, diagnostics: inout [Diagnostic]
  ) -> Double? {
    guard let result = arithmetic.result(for: Array(inputs), diagnostics: &diagnostics) else { return nil }
    let value: Double
    switch result {
    case .number(let number): value = isMultiple ? computed(number * size) : rounded(number)
    case .length(let length): value = key == .lineHeight ? computed(length / size) : rounded(length)
    case .duration, .edges:
      diagnostics.append(
        Diagnostic(
          .aliasType, "`\(key.rawValue)` is \(result.noun), and has to be \(neededNoun)", at: range,
          help: "Refer to a single length."))
      return nil
    }
    guard key.numberRange.numbers.contains(value) else {
      let unit = key == .lineHeight ? "" : " points"
      let text = value.isFinite ? value.formatted(as: .shortest) + unit : "a number that is not finite"
      diagnostics.append(
        Diagnostic(
          value.isFinite ? .outOfRange : .notFinite, "`\(key.rawValue)` is \(text)", at: range,
          help: "It is \(key.numberRange.description)."))
      return nil
    }
    return value
  }

  /// The noun of the value with its article, for messages.
  var neededNoun: String { key == .lineHeight ? "a number or a length" : "a length" }

  /// Returns a number that was computed, rounded to six decimals. -0 becomes 0.
  private func computed(_ number: Double) -> Double {
    number.isFinite ? number.rounded(toFractionDigits: 6) + 0 : number
  }

  /// Returns the number, rounded if the expression is a calculation.
  private func rounded(_ number: Double) -> Double { isCalculated ? computed(number) : number }
}

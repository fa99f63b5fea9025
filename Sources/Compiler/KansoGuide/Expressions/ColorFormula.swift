import KansoDiagnostics
import KansoTheme

/// A color that is computed from others.
struct ColorFormula: ValueFormula {
  let references: [Reference]
  /// The expression. Its inputs are indices in `references`.
  let term: ColorTerm
  /// The expression as it is written, without quotes.
  let text: String
  let range: SourceRange

  /// The maximum absolute value of a component. No color needs more, and larger numbers could overflow in conversions.
  static let largestComponent = 1e6

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let colors = inputs.map { input -> ColorValue? in
      if case .color(let color)? = input { color } else { nil }
    }
    guard let color = term.color(for: colors)?.roundedWithAlpha else { return nil }
    guard color.components.allSatisfy({ abs($0 ?? 0) <= Self.largestComponent }) else {
      diagnostics.append(
        Diagnostic(
          .invalidColor, "`\(text)` has a component of more than a million", at: range,
          help: "Write a smaller number."))
      return nil
    }
    if let warning = color.gamutWarning(for: text, at: range) { diagnostics.append(warning) }
    return .color(color)
  }
}

extension ColorValue {
  /// Returns a warning if the color is visibly outside of display-P3; nil otherwise.
  /// - Parameter text: the notation of the color.
  func gamutWarning(for text: String, at range: SourceRange) -> Diagnostic? {
    guard !isInGamut(of: .displayP3) else { return nil }
    // A difference up to 0.002 is ignored. It can come from rounding, because the usual white points have only four
    // digits.
    guard mapped(toGamutOf: .displayP3).difference(from: self) > 0.002 else { return nil }
    return Diagnostic(
      .colorOutOfGamut, "`\(text)` is outside of display-P3", at: range,
      help: "Write a color inside it, or accept the nearest one, which is about `\(hex)`.")
  }
}

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

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let colors = inputs.compactMap { input -> ColorValue? in
      if case .color(let color)? = input { color } else { nil }
    }
    // The reason that an input is missing is already reported.
    guard colors.count == inputs.count else { return nil }
    guard let color = term.color(for: colors)?.roundedWithAlpha else {
      diagnostics.append(
        Diagnostic(
          .invalidColor, "`\(text)` has a component that is not a number up to a million", at: range,
          help: "Do not divide by zero, and write smaller numbers."))
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

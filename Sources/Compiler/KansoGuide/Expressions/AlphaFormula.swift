import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// A color with another alpha. The alpha replaces that of the color; the color space and the components stay.
struct AlphaFormula: ValueFormula {
  let color: SourceValue
  /// A number from 0 to 1.
  let alpha: SourceValue

  var references: [Reference] { color.expression.references + alpha.expression.references }

  /// Both keys in one mapping, because the color and the alpha may be at separate places, such as two lists of modes.
  var sourceText: String? { "{value: \(color.sourceText), alpha: \(alpha.sourceText)}" }

  /// Returns true for a color as the color, and for a number as the alpha.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    target == (index < color.expression.references.count ? .color : .number)
  }

  func neededNoun(at index: Int) -> String? {
    index < color.expression.references.count ? nil : "an opacity"
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let count = color.expression.references.count
    let original = color.expression.value(for: Array(inputs.prefix(count)), diagnostics: &diagnostics)
    let number = alpha.expression.value(for: Array(inputs.dropFirst(count)), diagnostics: &diagnostics)
    guard case .color(let base)? = original, case .number(let newAlpha)? = number else { return nil }
    guard (0...1).contains(newAlpha) else {
      diagnostics.append(
        Diagnostic(
          .outOfRange, "the alpha is \(newAlpha.formatted(as: .shortest))", at: alpha.range,
          help: "It is from 0 to 1. Refer to a number in this range, such as an opacity."))
      return nil
    }
    return .color(ColorValue(base.space, base.first, base.second, base.third, alpha: newAlpha))
  }
}

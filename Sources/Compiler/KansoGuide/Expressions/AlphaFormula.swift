import KansoDiagnostics
import KansoTheme

/// A color with another alpha. The alpha replaces that of the color; the color space and the components stay.
struct AlphaFormula: ValueFormula {
  let color: SourceValue
  /// A number from 0 to 1.
  let alpha: SourceValue

  var references: [Reference] { color.expression.references + alpha.expression.references }

  /// Both keys in one mapping, because the color and the alpha may be at separate places, such as two lists of modes.
  var sourceText: String? { "{value: \(color.sourceText), alpha: \(alpha.sourceText)}" }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let count = color.expression.references.count
    let original = color.expression.value(for: Array(inputs.prefix(count)), diagnostics: &diagnostics)
    let number = alpha.expression.value(for: Array(inputs.dropFirst(count)), diagnostics: &diagnostics)
    guard case .color(let base)? = original, case .number(let newAlpha)? = number else { return nil }
    return .color(ColorValue(base.space, base.first, base.second, base.third, alpha: newAlpha))
  }
}

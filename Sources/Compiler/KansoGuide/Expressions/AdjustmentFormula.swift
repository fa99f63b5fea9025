import KansoDiagnostics
import KansoTheme

/// A change of a color: more or less lightness, or a mix with another color.
struct ColorAdjustment: Sendable {
  /// The expression of the new color. The first input is the color; the second one is `other`.
  let term: ColorTerm
  /// The color of a mix; nil for another change.
  let other: Expression?
  /// The change in source notation.
  let text: String

  /// Adds to the lightness of OKLCh: `oklch(from … calc(l + lightness) c h)`.
  init(lightness: Double, text: String) {
    let values: [ChannelTerm] = [
      .operation(.add, .channel(0), .number(lightness)), .channel(1), .channel(2),
    ]
    let bounds: [ClosedRange<Double>?] = [0...1, nil, nil]
    let components = zip(values, bounds).map { RelativeColor.Component(value: $0, scale: 1, bounds: $1) }
    term = .relative(RelativeColor(origin: .input(0), space: .oklch, components: components, alpha: nil))
    other = nil
    self.text = text
  }

  /// Mixes with another color: `color-mix(in space, …, other amount)`.
  /// - Parameter amount: the share of the other color, from 0 to 1.
  init(mixing other: Expression, amount: Double, in space: ColorSpace, text: String) {
    let parts: [ColorMix.Part] = [
      .init(color: .input(0), percentage: 100 - amount * 100),
      .init(color: .input(1), percentage: amount * 100),
    ]
    term = .mix(ColorMix(space: space, hue: .shorter, parts: parts))
    self.other = other
    self.text = text
  }
}

/// A color with a change beside it, as in `{value: ink, lighten: 10%}`.
struct AdjustmentFormula: ValueFormula {
  let color: SourceValue
  let adjustment: ColorAdjustment

  var references: [Reference] { color.expression.references + (adjustment.other?.references ?? []) }

  /// Both keys in one mapping, because they may be at separate places, such as two lists of modes.
  var sourceText: String? { "{value: \(color.sourceText), \(adjustment.text)}" }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let count = color.expression.references.count
    var colors = [color.expression.value(for: Array(inputs.prefix(count)), diagnostics: &diagnostics)]
    if let other = adjustment.other {
      colors.append(other.value(for: Array(inputs.dropFirst(count)), diagnostics: &diagnostics))
    }
    let formula = ColorFormula(
      references: [], term: adjustment.term, text: sourceText ?? "", range: color.range)
    return formula.value(for: colors, diagnostics: &diagnostics)
  }
}

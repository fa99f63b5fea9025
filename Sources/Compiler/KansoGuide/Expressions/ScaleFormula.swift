import KansoDiagnostics
import KansoTheme

/// A step of a scale: a length, multiplied several times by the same ratio.
struct ScaleFormula: ValueFormula {
  let base: SourceValue
  /// A number.
  let ratio: SourceValue
  /// The number of multiplications. A negative one divides.
  let exponent: Int
  /// The length of which the result is a whole multiple; nil to round to six decimals only.
  let multiple: Double?

  var references: [Reference] { base.expression.references + ratio.expression.references }

  var sourceText: String? { "step \(exponent) of the scale \(base.sourceText) × \(ratio.sourceText)" }

  /// Returns true for lengths as the base, and for numbers as the ratio.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    target == (index < base.expression.references.count ? own : .number)
  }

  func neededNoun(at index: Int) -> String? {
    index < base.expression.references.count ? nil : "a number"
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let count = base.expression.references.count
    let base = base.expression.value(for: Array(inputs.prefix(count)), diagnostics: &diagnostics)
    let ratio = ratio.expression.value(for: Array(inputs.dropFirst(count)), diagnostics: &diagnostics)
    guard let base, let ratio else { return nil }
    guard case .dimension(let length) = base else {
      diagnostics.append(
        Diagnostic(
          .invalidScale, "`base` has to be one length", at: self.base.range,
          help: "Write a number of points, or refer to one length."))
      return nil
    }
    guard case .number(let factor) = ratio, factor > 0 else {
      diagnostics.append(
        Diagnostic(
          .invalidScale, "`ratio` has to be a number above 0", at: self.ratio.range,
          help: "Write a number such as `1.25`."))
      return nil
    }
    return .dimension(Dimension(rounded(length.value * Self.power(factor, exponent)), length.unit))
  }

  /// Returns a number to the power of an integer. The result is the same on every system: only products and one division
  /// are calculated.
  private static func power(_ number: Double, _ exponent: Int) -> Double {
    let product = (0..<exponent.magnitude).reduce(1.0) { result, _ in result * number }
    return exponent < 0 ? 1 / product : product
  }

  /// Returns a length rounded to the multiple, and to six decimals. -0 becomes 0.
  private func rounded(_ length: Double) -> Double {
    let multiplied = multiple.map { (length / $0).rounded() * $0 } ?? length
    let rounded = (multiplied * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}

import KansoDiagnostics
import KansoTheme

/// A step of a ramp: a color with the hue of another one, and a lightness of its own in OKLCH.
///
/// The chroma is that of the color, or the highest that the gamut has at the lightness. So the lightness of the steps is
/// exact. The gamut is sRGB; for a color outside of sRGB, it is Display P3. The components are rounded to six decimals.
struct RampFormula: ValueFormula {
  /// The lightness of a step, from 0 to 1.
  enum Lightness {
    case absolute(Double)
    /// On the line from the lightness of the color (fraction 0) to a bound (fraction 1).
    case between(bound: Double, fraction: Double)
  }

  let color: SourceValue
  let lightness: Lightness
  let step: String

  var references: [Reference] { color.expression.references }

  var sourceText: String? { "step \(step) of the ramp from \(color.sourceText)" }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    let value = color.expression.value(for: inputs, diagnostics: &diagnostics)
    guard case .color(let base)? = value else { return nil }
    switch lightness {
    case .between(_, fraction: 0): return value
    case .absolute(let lightness): return .color(Self.color(base, lightness))
    case .between(let bound, let fraction):
      let own = base.converted(to: .oklch).first ?? 0
      return .color(Self.color(base, own + (bound - own) * fraction))
    }
  }

  /// Returns a color with another lightness, and with the highest chroma up to its own that the gamut allows.
  private static func color(_ base: ColorValue, _ lightness: Double) -> ColorValue {
    let gamut: ColorSpace = base.isInGamut(of: .srgb) ? .srgb : .displayP3
    let oklch = base.converted(to: .oklch)
    let lightness = min(max(lightness, 0), 1)
    /// Returns the color of a chroma in the gamut's space, without clipping.
    func color(_ chroma: Double) -> ColorValue {
      ColorValue(.oklch, lightness, chroma, oklch.third, alpha: base.alpha).converted(to: gamut)
    }
    let isPossible = { (chroma: Double) in
      color(chroma).components.allSatisfy { (0...1).contains($0 ?? 0) }
    }
    var (low, high) = (0.0, oklch.second ?? 0)
    if isPossible(high) { low = high }
    // The width of the interval after 40 steps is far below the six decimals of the result.
    for _ in 0..<40 where low < high {
      let middle = (low + high) / 2
      if isPossible(middle) { low = middle } else { high = middle }
    }
    // Clips what rounding leaves outside of the gamut, such as white.
    return color(low).mapped(toGamutOf: gamut).rounded
  }
}

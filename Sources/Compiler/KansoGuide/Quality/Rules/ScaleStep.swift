import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let scaleStep = DiagnosticDescriptor(
    guideRule: "scale-step", isOnByDefault: false,
    defaultReason: "a project has to choose the base; many systems have no single one.",
    parameters: [ScaleStep.base, ScaleStep.allow, ScaleStep.sections],
    summary: "A length is not a multiple of the base of its scale.",
    why: "Lengths on one grid align with each other; one beside the grid is visible as an irregular gap.",
    fix: "Use the nearest multiple, or add the length to `allow`.",
    wrong: """
      padding:
        standard: 8
        card: 15

      """,
    fixed: """
      padding:
        standard: 8
        card: 16

      """)
}

/// Finds lengths that are no multiple of a base. Aliases are ignored, because their targets are checked, and so are
/// steps of a scale, which follow a rule of their own.
enum ScaleStep: GuideRule {
  static let descriptor = DiagnosticDescriptor.scaleStep

  static let base = RuleParameter.number(
    "base", 4, in: 0.25...1000, "the length of which others are multiples, in points")
  static let allow = RuleParameter.numbers(
    "allow", [1, 2], in: 0...1_000_000, "other lengths that are allowed, in points")
  static let sections = RuleParameter.texts("sections", ["padding", "sizes"], "the sections of the lengths")

  /// The tolerance for rounding errors, in points.
  private static let tolerance = 1e-6

  /// Returns a warning for each value with a length that is no multiple. A negative length is checked as the positive
  /// one.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let sections = Set(checked.texts(sections, of: descriptor))
    let (base, allowed) = (checked.number(base, of: descriptor), checked.numbers(allow, of: descriptor))
    var diagnostics: [Diagnostic] = []
    for (index, token) in checked.guide.tokens.enumerated() where sections.contains(token.path.section) {
      guard !token.isStep else { continue }
      for written in token.values where !written.isAlias {
        let lengths = checked.value(of: index, in: written.mode ?? 0)?.lengths ?? []
        let wrong = lengths.first { length in
          let multiple = (length / base).rounded() * base
          return abs(length - multiple) > tolerance && !allowed.contains { abs($0 - length) <= tolerance }
        }
        if let wrong {
          diagnostics.append(warning(token, written, wrong, base, checked))
        }
      }
    }
    return diagnostics
  }

  private static func warning(
    _ token: GuideToken, _ written: SourceValue, _ length: Double, _ base: Double, _ checked: CheckedGuide
  ) -> Diagnostic {
    let text = { (number: Double) in number.formatted(as: .measurement(maxFractionDigits: 3)) }
    let below = (length / base).rounded(.down) * base
    return Diagnostic(
      descriptor,
      "`\(token.path)` is \(text(length)) points\(checked.phrase(for: written.mode)), which is no multiple of \(text(base))",
      at: written.range, help: "Use \(text(below)) or \(text(below + base)), or add it to `allow`.")
  }
}

extension TokenValue {
  /// The magnitudes of the lengths of the value in points; empty for values of other types, and for multiples of the
  /// system's font size.
  fileprivate var lengths: [Double] {
    let dimensions: [Dimension] =
      switch self {
      case .dimension(let dimension): [dimension]
      case .edges(let edges): [edges.top, edges.leading, edges.bottom, edges.trailing]
      default: []
      }
    return dimensions.filter { $0.unit == .px && $0.value.isFinite }.map { abs($0.value) }
  }
}

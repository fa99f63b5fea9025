import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let smallText = DiagnosticDescriptor(
    guideRule: "small-text",
    defaultReason: "Apple's minimum on iOS is 11 points, and smaller texts are hard to read anywhere.",
    parameters: [SmallText.min],
    summary: "A font is smaller than texts should be.",
    why: "Many people cannot read such a small text at the usual distance.",
    fix: "Use a larger size, or set the minimum of the platform: 10 points on macOS.",
    wrong: """
      fonts:
        note: {family: system, size: 9}

      """,
    fixed: """
      fonts:
        note: {family: system, size: 11}

      """)
}

/// Finds fonts below a minimum size, in each mode. Aliases are ignored, because their targets are checked.
enum SmallText: GuideRule {
  static let descriptor = DiagnosticDescriptor.smallText

  static let min = RuleParameter.number("min", 11, in: 1...1000, "the minimum size of a font, in points")

  /// Returns a warning for each font that is too small in at least one mode. It names the smallest size.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let minimum = checked.number(min, of: descriptor)
    let text = { (size: Double) in size.formatted(as: .measurement(maxFractionDigits: 3)) }
    return checked.guide.tokens.indices.compactMap { index in
      let token = checked.guide.tokens[index]
      guard !token.isAlias, token.isCurrent else { return nil }
      let small = checked.modesWithValues(of: index).compactMap { mode -> (mode: Int, size: Double)? in
        guard case .typography(let font)? = checked.value(of: index, in: mode) else { return nil }
        return font.size < minimum ? (mode, font.size) : nil
      }
      guard let smallest = small.map(\.size).min() else { return nil }
      let modes = checked.phrase(for: small.map(\.mode), of: index)
      return Diagnostic(
        descriptor, "`\(token.path)` is \(text(smallest)) points\(modes), which is hard to read",
        at: token.nameRange, help: "Use at least \(text(minimum)) points.")
    }
  }
}

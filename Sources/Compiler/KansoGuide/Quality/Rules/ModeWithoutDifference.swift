import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let modeWithoutDifference = DiagnosticDescriptor(
    guideRule: "mode-without-difference",
    defaultReason: "such a mode has no effect, so it is unfinished or left over.",
    parameters: [ModeWithoutDifference.min],
    summary: "All tokens have the same values in a mode as in the mode that it falls back to.",
    why: "Apps and reviews handle one more mode, in which nothing is different.",
    fix: "Give tokens values of the mode, or delete the mode.",
    wrong: """
      modes: [light, dark]
      colors:
        ink: {light: "#2C4251", dark: "#2C4251"}

      """,
    fixed: """
      modes: [light, dark]
      colors:
        ink: {light: "#2C4251", dark: "#DDE6EC"}

      """)
}

/// Finds modes in which no token, or too few of them, differs from the fallback of the mode, or else from the default
/// mode.
enum ModeWithoutDifference: GuideRule {
  static let descriptor = DiagnosticDescriptor.modeWithoutDifference

  static let min = RuleParameter.number(
    "min", 1, in: 1...1_000_000, "the minimum number of tokens with another value")

  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let guide = checked.guide
    guard let theme = checked.theme, !guide.tokens.isEmpty else { return [] }
    let minimum = checked.number(min, of: descriptor)
    let modal = guide.tokens.indices.filter { !theme.tokens[$0].variants.isEmpty }
    return checked.modes.dropFirst().compactMap { mode in
      let other = guide.modes.firstIndex { $0.name == guide.modes[mode].fallback } ?? 0
      var count = 0
      for token in modal where checked.value(of: token, in: mode) != checked.value(of: token, in: other) {
        count += 1
        if Double(count) >= minimum { return nil }
      }
      let (name, otherName) = (guide.modes[mode].name, guide.modes[other].name)
      let subject =
        count == 0 ? "no token differs" : "only \(count) token\(count == 1 ? " differs" : "s differ")"
      return Diagnostic(
        descriptor, "\(subject) in the mode `\(name)` from the mode `\(otherName)`",
        at: guide.modeRanges[mode], help: "Give tokens values for `\(name)`, or delete the mode.")
    }
  }
}

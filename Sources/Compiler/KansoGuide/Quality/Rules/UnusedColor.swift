import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let unusedColor = DiagnosticDescriptor(
    guideRule: "unused-color",
    defaultReason:
      "it reports only groups in which most colors are used, so a guide without aliases has no findings.",
    parameters: [UnusedColor.groups],
    summary: "No token refers to a color of a group, but tokens refer to other colors of the group.",
    why: "A palette entry that nothing uses is either forgotten or meant to be used somewhere.",
    fix: "Delete it, let a token refer to it, or suppress this warning if code uses the color.",
    wrong: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink

      """,
    fixed: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649"}
        text: palette.ink
        button: palette.grass

      """)
}

/// Finds colors in a palette that no token refers to.
///
/// A palette is a group in which tokens refer to at least half of the colors, or one that the project names. Only
/// colors count whose value depends on no other token.
enum UnusedColor: GuideRule {
  static let descriptor = DiagnosticDescriptor.unusedColor
  static let needsTheme = false

  static let groups = RuleParameter.texts(
    "groups", [],
    "the palettes, as paths such as `colors.palette`; without one, groups in which half of the colors are used"
  )

  /// Returns a warning for each color of a palette that no token refers to. References from anywhere in the guide
  /// count. Deprecated colors, colors with values per mode and steps of a ramp are ignored.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let referred = checked.referredPaths
    let palettes = checked.texts(groups, of: descriptor).map { TokenPath($0) }
    var diagnostics: [Diagnostic] = []
    for group in checked.guide.groups where group.path.section == Section.colors.rawValue {
      let isNamed = palettes.contains { $0 == group.path || group.path.isInside($0) }
      guard palettes.isEmpty || isNamed else { continue }
      let literals = group.directTokens.map { checked.guide.tokens[$0] }.filter { token in
        // Deprecated colors are expected to be unused. A ramp has all of its steps, also those that nobody needs yet.
        !token.isStep && token.values.count == 1 && token.values[0].expression.constant != nil
          && token.isCurrent
      }
      let unused = literals.filter { !referred.contains($0.path) }
      guard isNamed || unused.count * 2 <= literals.count else { continue }
      diagnostics += unused.map { warning(for: $0, isNamed: isNamed) }
    }
    return diagnostics
  }

  /// - Parameter isNamed: true if the project names the palette.
  private static func warning(for token: GuideToken, isNamed: Bool) -> Diagnostic {
    let reason = isNamed ? "which is in a palette" : "but tokens refer to other colors of its group"
    return Diagnostic(
      descriptor, "no token refers to `\(token.path)`, \(reason)", at: token.nameRange,
      help: "Delete it, let a token refer to it, or suppress this warning if code uses the color.")
  }
}

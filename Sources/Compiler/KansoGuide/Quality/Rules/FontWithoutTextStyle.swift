import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let fontWithoutTextStyle = DiagnosticDescriptor(
    guideRule: "font-without-text-style", isOnByDefault: false,
    defaultReason: "only apps for iOS have Dynamic Type; a guide for macOS or the web needs no text styles.",
    summary: "A font has no text style, so it does not follow Dynamic Type.",
    why:
      "People who need larger texts set them for all apps; a text in a fixed size stays too small for them.",
    fix: "Add a `textStyle`, such as `body`, whose scaling fits the use of the font.",
    wrong: """
      fonts:
        body: {family: system, size: 17}

      """,
    fixed: """
      fonts:
        body: {family: system, size: 17, textStyle: body}

      """)
}

/// Finds fonts of a fixed size. Aliases are ignored, because their targets are checked.
enum FontWithoutTextStyle: GuideRule {
  static let descriptor = DiagnosticDescriptor.fontWithoutTextStyle

  /// Returns a warning for each font without a text style in at least one mode.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    checked.guide.tokens.indices.compactMap { index in
      let token = checked.guide.tokens[index]
      guard !token.isAlias, token.isCurrent else { return nil }
      let fixed = checked.modesWithValues(of: index).filter { mode in
        guard case .typography(let font)? = checked.value(of: index, in: mode) else { return false }
        return font.textStyle == nil
      }
      guard !fixed.isEmpty else { return nil }
      let modes = checked.phrase(for: fixed, of: index)
      return Diagnostic(
        descriptor, "`\(token.path)` has no text style\(modes), so it does not follow Dynamic Type",
        at: token.nameRange, help: "Add a `textStyle`, such as `body`.")
    }
  }
}

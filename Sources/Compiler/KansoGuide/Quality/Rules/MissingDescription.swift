import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let missingDescription = DiagnosticDescriptor(
    guideRule: "missing-description", isOnByDefault: false,
    defaultReason: "most guides describe few tokens, and a good name is often enough.",
    parameters: [MissingDescription.of, MissingDescription.sections],
    summary: "A token or a group has no description.",
    why:
      "The description is all that people who choose a token in code or in the preview know of its purpose.",
    fix: "Add a `description` that says what it is for.",
    wrong: """
      colors:
        ink: "#2C4251"

      """,
    fixed: """
      colors:
        ink: {value: "#2C4251", description: Text on paper}

      """)
}

/// Finds tokens or groups without a description. Steps of a ramp or a scale, and deprecated tokens, need none.
enum MissingDescription: GuideRule {
  static let descriptor = DiagnosticDescriptor.missingDescription
  static let needsTheme = false

  static let of = RuleParameter.choice(
    "of", "tokens", among: ["tokens", "aliases", "groups"],
    "`tokens` for all, `aliases` for tokens that refer to another one, which are those for use in code, or `groups`"
  )
  static let sections = RuleParameter.texts(
    "sections", [], "the sections that need descriptions; without one, all")

  /// Returns a warning for each token or group without a description that is not empty.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let kind = checked.choice(of, of: descriptor)
    let sections = Set(checked.texts(sections, of: descriptor))
    /// Returns true if the section of a path needs descriptions.
    func isWanted(_ path: TokenPath) -> Bool { sections.isEmpty || sections.contains(path.section) }
    if kind == "groups" {
      let groups = checked.guide.groups.filter { $0.path.group != $0.path && isWanted($0.path) }
      return groups.filter { $0.metadata.isUndescribed }.map { warning("group", $0.path, $0.nameRange) }
    }
    let tokens = checked.guide.tokens.filter { token in
      !token.isStep && token.isCurrent && token.metadata.isUndescribed && isWanted(token.path)
        && (kind != "aliases" || token.isAlias)
    }
    return tokens.map { warning("token", $0.path, $0.nameRange) }
  }

  private static func warning(_ noun: String, _ path: TokenPath, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      descriptor, "the \(noun) `\(path)` has no description", at: range,
      help: "Add a `description` that says what it is for.")
  }
}

extension Metadata {
  fileprivate var isUndescribed: Bool { description?.isEmpty != false }
}

import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let familyNamedLikeToken = DiagnosticDescriptor(
    guideRule: "family-named-like-token",
    defaultReason: "the font of such a family is always another one than the author expects.",
    summary: "A font's family has the name of a token in `families`.",
    why:
      "Every text is the name of a family, so a token needs braces; nobody has a font with the token's name.",
    fix: "Put the whole path in braces and quotes, or rename the token.",
    wrong: """
      kanso: 2
      families:
        brand: Chalkboard SE
        text: brand

      """,
    fixed: """
      kanso: 2
      families:
        brand: Chalkboard SE
        text: "{families.brand}"

      """)
}

/// Finds families that have the name of a token. Since every text is the name of a family, a token without braces
/// becomes the name of a font that nobody has.
enum FamilyNamedLikeToken: GuideRule {
  static let descriptor = DiagnosticDescriptor.familyNamedLikeToken
  static let needsTheme = false

  /// Returns a warning for each family that is also a token of `families`. A token whose own families include its name,
  /// as in `Georgia: [Georgia, system]`, means a font either way.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let guide = checked.guide
    var tokens: [String: GuideToken] = [:]
    for token in guide.tokens where token.section == .families {
      let name = token.path.withinSection
      let means = token.values.contains { families(of: $0)?.literalNames.contains(name) ?? false }
      if !means { tokens[name] = token }
    }
    guard !tokens.isEmpty else { return [] }
    return guide.tokens.flatMap { token in
      token.values.flatMap { value -> [Diagnostic] in
        guard let families = families(of: value) else { return [] }
        return families.literalNames.compactMap { name in
          tokens[name].map { warning(for: name, like: $0, at: families.range) }
        }
      }
    }
  }

  /// Returns the families that a value has itself; nil for another type or an alias.
  private static func families(of value: SourceValue) -> FontFamilies? {
    guard case .formula(let formula) = value.expression else { return nil }
    return (formula as? FamiliesFormula)?.families ?? (formula as? FontFormula)?.families
  }

  /// Returns the warning for a name, with a note at the token.
  private static func warning(for name: String, like token: GuideToken, at range: SourceRange) -> Diagnostic {
    let reference = "\"{\(token.path)}\""
    return Diagnostic(
      .familyNamedLikeToken, "`\(name)` is the name of a font here, and not the token `\(token.path)`",
      at: range, help: "Write \(reference) for the token, or give the token another name.",
      notes: [.init("`\(token.path)` is declared here", at: token.nameRange)])
  }
}

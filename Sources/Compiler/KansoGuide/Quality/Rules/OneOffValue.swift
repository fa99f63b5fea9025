import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let oneOffValue = DiagnosticDescriptor(
    guideRule: "one-off-value",
    defaultReason: "it reports only groups of at least four tokens in which three of four are aliases.",
    parameters: [OneOffValue.aliases],
    summary: "A token has a value of its own, but the other tokens of its group refer to a palette.",
    why:
      "A value that is written beside the palette does not change with it, and nobody can use it elsewhere.",
    fix: "Move the value to the palette and refer to it, or refer to a color or length that exists.",
    wrong: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649", white: "#FFFFFF"}
        text:
          title: palette.ink
          body: palette.ink
          link: palette.grass
          button: palette.white
          note: "#77838C"

      """,
    fixed: """
      colors:
        palette: {ink: "#2C4251", grass: "#B6C649", white: "#FFFFFF", slate: "#77838C"}
        text:
          title: palette.ink
          body: palette.ink
          link: palette.grass
          button: palette.white
          note: palette.slate

      """)
}

/// Finds colors and lengths with values of their own in groups whose other members are aliases. A value counts that no
/// token refers to, that no other token has, and that depends on no other token.
enum OneOffValue: GuideRule {
  static let descriptor = DiagnosticDescriptor.oneOffValue

  static let aliases = RuleParameter.number(
    "aliases", 75, in: 1...100, "the share of aliases in a group from which it is checked, in percent")

  /// The minimum number of tokens of a group that is checked.
  private static let minCount = 4

  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let tokens = checked.guide.tokens
    let share = checked.number(aliases, of: descriptor) / 100
    var candidates: [Int] = []
    for group in checked.guide.groups {
      let members = group.directTokens.filter { !tokens[$0].isStep && isColorOrLength($0, checked) }
      let aliasCount = members.count { tokens[$0].isAlias }
      guard members.count >= minCount, Double(aliasCount) >= share * Double(members.count) else { continue }
      candidates += members.filter { tokens[$0].isCurrent && tokens[$0].values.contains(where: isLiteral) }
    }
    guard !candidates.isEmpty else { return [] }
    let referred = checked.referredPaths
    // A written value counts once for each token that has it.
    var counts: [TokenValue: Int] = [:]
    for token in tokens {
      for value in Set(token.values.compactMap { $0.expression.constant }) { counts[value, default: 0] += 1 }
    }
    return candidates.flatMap { index -> [Diagnostic] in
      let token = tokens[index]
      guard !referred.contains(token.path) else { return [] }
      return token.values.filter(isLiteral).compactMap { written in
        guard let value = written.expression.constant, counts[value] == 1 else { return nil }
        return Diagnostic(
          descriptor,
          "`\(token.path)` has a value of its own\(checked.phrase(for: written.mode)), but most tokens of its group are aliases",
          at: written.range,
          help: "Move the value to the palette and refer to it, or refer to a token that exists.")
      }
    }
  }

  private static func isLiteral(_ written: SourceValue) -> Bool { written.expression.constant != nil }

  private static func isColorOrLength(_ token: Int, _ checked: CheckedGuide) -> Bool {
    switch checked.value(of: token, in: 0) {
    case .color, .dimension: true
    default: false
    }
  }
}

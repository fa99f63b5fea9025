import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let nearDuplicateFont = DiagnosticDescriptor(
    guideRule: "near-duplicate-font",
    defaultReason: "a difference below one point in size alone is not visible beside the other font.",
    parameters: [NearDuplicateFont.distance],
    summary: "Two fonts differ only by a fraction of a point in size, or not at all.",
    why:
      "Two fonts that look the same are used interchangeably, and a later change reaches only one of them.",
    fix: "Make one an alias of the other, or make them differ.",
    wrong: """
      fonts:
        body: {family: system, size: 17}
        text: {family: system, size: 16.5}

      """,
    fixed: """
      fonts:
        body: {family: system, size: 17}
        text: body

      """)
}

/// Finds fonts that equal another one in everything, except for a small difference in size. Aliases are ignored, and so
/// are fonts with values per mode.
enum NearDuplicateFont: GuideRule {
  static let descriptor = DiagnosticDescriptor.nearDuplicateFont

  static let distance = RuleParameter.number(
    "distance", 1, in: 0.01...100, "the difference in size from which fonts differ, in points")

  /// Returns a warning for each font that is similar to an earlier one. It names the nearest earlier font.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let limit = checked.number(distance, of: descriptor)
    // The fonts by everything but their size, and then by the interval of their size.
    var earlier: [Typography: [Int: [(token: Int, size: Double)]]] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, token) in checked.guide.tokens.enumerated() {
      guard case .typography(var font)? = checked.value(of: index, in: 0), !token.isAlias, token.isCurrent,
        checked.theme?.tokens[index].variants.isEmpty == true, abs(font.size) < 1e6
      else { continue }
      let size = font.size
      font.size = 0
      let cell = Int((size / limit).rounded(.down))
      let near = [cell - 1, cell, cell + 1].flatMap { earlier[font]?[$0] ?? [] }
      let best = near.filter { abs($0.size - size) < limit }
        .min { (abs($0.size - size), $0.token) < (abs($1.size - size), $1.token) }
      if let best {
        diagnostics.append(warning(token, checked.guide.tokens[best.token], abs(best.size - size)))
      }
      // A font that equals an earlier one has the same neighbours, so it need not be stored.
      if best?.size != size, earlier[font, default: [:]][cell, default: []].count < 100 {
        earlier[font, default: [:]][cell, default: []].append((index, size))
      }
    }
    return diagnostics
  }

  private static func warning(_ token: GuideToken, _ other: GuideToken, _ difference: Double) -> Diagnostic {
    let number = difference.formatted(as: .measurement(maxFractionDigits: 3))
    return Diagnostic(
      descriptor,
      difference == 0
        ? "`\(token.path)` is the same font as `\(other.path)`"
        : "`\(token.path)` differs from `\(other.path)` only by \(number) points in size",
      at: token.nameRange, help: "Make it an alias: `\(other.path.withinSection)`. Or make the two differ.",
      notes: [.init("`\(other.path)` is declared here", at: other.nameRange)])
  }
}

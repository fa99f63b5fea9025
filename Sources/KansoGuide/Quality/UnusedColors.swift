import KansoDiagnostics
import KansoTheme

/// Finds colors in a palette that no token refers to.
///
/// A group is a palette if other tokens refer to at least half of its colors with literal values. Nothing is reported
/// in a guide without aliases, or in a group that code uses directly.
enum UnusedColors {
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var referred: Set<TokenPath> = []
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    var diagnostics: [Diagnostic] = []
    for section in guide.sections where section.path.dotted == Section.colors.rawValue {
      check(section, guide, referred, &diagnostics)
    }
    return diagnostics
  }

  private static func check(
    _ group: GuideGroup, _ guide: StyleGuide, _ referred: Set<TokenPath>, _ diagnostics: inout [Diagnostic]
  ) {
    var literals: [GuideToken] = []
    for member in group.members {
      switch member {
      case .token(let index):
        let token = guide.tokens[index]
        // Deprecated colors are expected to be unused.
        guard case .literal? = token.values.first?.expression, token.values.count == 1,
          token.about.deprecated?.value == nil
        else { continue }
        literals.append(token)
      case .group(let inner): check(inner, guide, referred, &diagnostics)
      }
    }
    let unused = literals.filter { !referred.contains($0.path) }
    guard unused.count * 2 <= literals.count else { return }
    for token in unused {
      diagnostics.append(
        Diagnostic(
          .unusedColor, "nothing refers to `\(token.path)`, unlike to the colors beside it",
          at: token.nameRange,
          help: "Delete it, or refer to it."))
    }
  }
}

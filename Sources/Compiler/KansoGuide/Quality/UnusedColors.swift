import KansoDiagnostics
import KansoTheme

/// Finds colors in a palette that no token refers to.
///
/// A palette is a group in which tokens refer to at least half of the colors. Only colors count whose value
/// depends on no other token. So nothing is reported in a guide without aliases, or in a group that only code
/// uses.
enum UnusedColors {
  /// Returns a warning for each color of a palette that no token refers to. References from anywhere in the
  /// guide count.
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var referred: Set<TokenPath> = []
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    var diagnostics: [Diagnostic] = []
    for section in guide.sections where section.path.dotted == Section.colors.rawValue {
      check(section, in: guide, references: referred, diagnostics: &diagnostics)
    }
    return diagnostics
  }

  /// Adds the warnings for the colors directly in a group and, recursively, in its groups. Deprecated
  /// colors, colors with values per mode and steps of a ramp are ignored.
  private static func check(
    _ group: GuideGroup, in guide: StyleGuide, references referred: Set<TokenPath>,
    diagnostics: inout [Diagnostic]
  ) {
    var literals: [GuideToken] = []
    for member in group.members {
      switch member {
      case .token(let index):
        let token = guide.tokens[index]
        // Deprecated colors are expected to be unused. A ramp has all of its steps, also those that nobody needs yet.
        guard !token.isStep, token.values.count == 1, token.values[0].expression.constant != nil,
          token.metadata.deprecated?.value == nil
        else { continue }
        literals.append(token)
      case .group(let inner): check(inner, in: guide, references: referred, diagnostics: &diagnostics)
      }
    }
    let unused = literals.filter { !referred.contains($0.path) }
    guard unused.count * 2 <= literals.count else { return }
    for token in unused {
      diagnostics.append(
        Diagnostic(
          .unusedColor, "no token refers to `\(token.path)`, but tokens refer to other colors of its group",
          at: token.nameRange,
          help: "Delete it, let a token refer to it, or suppress this warning if code uses the color."))
    }
  }
}

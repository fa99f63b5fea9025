import KansoDiagnostics
import KansoTheme

/// Finds tokens that neither a source nor another token uses.
package enum UnusedTokens {
  /// Returns a diagnostic for each token that is not in `used` and that no other token refers to. Deprecated
  /// tokens, steps of a ramp or a scale, and suppressed diagnostics are left out. Empty for a guide with errors.
  /// - Parameters:
  ///   - used: the tokens that the sources use.
  ///   - severity: the severity of the findings; nil for the severity of the rule.
  package static func check(_ compiled: CompiledGuide, used: Set<TokenPath>, severity: Severity? = nil)
    -> [Diagnostic]
  {
    guard let guide = compiled.guide, let theme = compiled.theme else { return [] }
    var referred = used
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    let unused = guide.tokens.filter { token in
      // Deprecated tokens are expected to be unused, and nobody can delete a single step of a ramp or a scale.
      !token.isStep && !referred.contains(token.path) && theme[token.path]?.deprecated == nil
    }
    let found = unused.map { token in
      Diagnostic(
        .unusedToken, "no source uses `\(token.path)`", at: token.nameRange,
        help: "Delete it, or lint the sources that use it as well.", severity: severity)
    }
    return guide.unsuppressed(found)
  }
}

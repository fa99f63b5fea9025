import KansoDiagnostics
import KansoTheme

/// Finds tokens that no source uses.
package enum UnusedTokens {
  /// - Parameters:
  ///   - used: the tokens that the sources use. Tokens that other tokens refer to count as used, too.
  ///   - severity: the severity of the findings; nil for that of the rule.
  package static func check(_ compiled: CompiledGuide, used: Set<TokenPath>, severity: Severity? = nil)
    -> [Diagnostic]
  {
    guard let guide = compiled.guide, let theme = compiled.theme else { return [] }
    var referred = used
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    let unused = guide.tokens.filter { token in
      // Deprecated tokens are expected to be unused.
      !referred.contains(token.path) && theme[token.path]?.deprecated == nil
    }
    let found = unused.map { token in
      Diagnostic(
        .unusedToken, "no source uses `\(token.path)`", at: token.nameRange,
        help: "Delete it, or lint the sources that use it as well.", severity: severity)
    }
    return Silencing(guide.file).apply(to: found, reportsUnused: false)
  }
}

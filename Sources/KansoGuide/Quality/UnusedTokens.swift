import KansoDiagnostics
import KansoTheme

/// Finds tokens that no source names.
package enum UnusedTokens {
  /// - Parameters:
  ///   - used: the tokens that the sources name. Those that other tokens refer to are used as well.
  ///   - severity: how much a finding weighs, where it is not what the rule says.
  package static func check(_ compiled: CompiledGuide, used: Set<TokenPath>, severity: Severity? = nil)
    -> [Diagnostic]
  {
    guard let guide = compiled.guide, let theme = compiled.theme else { return [] }
    var referred = used
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    let unused = guide.tokens.filter { token in
      // What is deprecated is meant to be unused.
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

import KansoDiagnostics

/// A literal and its nearest tokens.
struct MatchedLiteral: Sendable {
  let literal: StyleLiteral
  /// The nearest token, and others with the same value.
  let matches: TokenMatches
  /// The rule that reports the literal.
  let rule: DiagnosticDescriptor

  /// The token with the same value, if it can replace the literal; nil for a named literal, because a constant is not
  /// replaced.
  var token: TokenMatch? { literal.isNamed ? nil : matches.first.flatMap { $0.distance == 0 ? $0 : nil } }
}

extension StyleLiteral: TokenCandidate {
  /// The kind of the literal.
  var lengthKind: StyleKind? { kind }
}

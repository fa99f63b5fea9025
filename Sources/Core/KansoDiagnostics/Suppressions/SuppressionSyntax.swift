/// The suppression comments of a kind of file: their syntax, their limits, and the diagnostics that they may name.
package struct SuppressionSyntax: Sendable {
  /// The starts of all comments: `//` and `/*`, or `#`.
  let openings: [String]
  /// The start of suppression comments, as in `// kanso:`.
  let marker: String
  /// The noun for a named diagnostic in messages, as in "rule".
  let noun: String
  /// The diagnostics of the kind of file. Comments may name the warnings. The order decides which of two
  /// equally similar names is suggested.
  package let known: [DiagnosticDescriptor]
  /// The maximum length of a suppression comment, in bytes.
  let maxCommentLength: Int
  /// The number of diagnostics after which no more comments are read.
  let maxDiagnosticCount: Int

  /// Creates the syntax. Suppression comments begin with the first opening, a space, and `kanso:`.
  ///
  /// - Parameters:
  ///   - openings: the starts of all comments, at least one.
  ///   - noun: the noun for a named diagnostic in messages, as in "rule".
  ///   - known: the diagnostics of the kind of file, of which the warnings may be suppressed.
  ///   - maxCommentLength: the maximum length of a suppression comment, in bytes.
  ///   - maxDiagnosticCount: the number of diagnostics after which no more comments are read. Each comment may name
  ///     any number of unknown ids.
  package init(
    openings: [String], noun: String, known: [DiagnosticDescriptor], maxCommentLength: Int = .max,
    maxDiagnosticCount: Int = .max
  ) {
    (self.openings, self.noun, self.known) = (openings, noun, known)
    (self.maxCommentLength, self.maxDiagnosticCount) = (maxCommentLength, maxDiagnosticCount)
    marker = openings[0] + " kanso:"
  }
}

import KansoDiagnostics
import KansoTheme

/// A value that is computed from its parts. It is the same for the whole guide: only the values of the tokens that it
/// refers to depend on the mode.
package protocol ValueFormula: Sendable {
  /// The references to other tokens, from left to right.
  var references: [Reference] { get }
  /// The value in source notation; nil if it is the text at the range of the value.
  var sourceText: String? { get }

  /// The type of the value; nil for the main type of the token's section.
  var type: TokenType? { get }

  /// Returns true if a reference may refer to tokens of a type.
  /// - Parameters:
  ///   - index: the index in `references`.
  ///   - own: the type of the token with the formula.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool

  /// Returns the noun of what a reference has to refer to, with its article; nil if that is a token like the one with the
  /// formula.
  /// - Parameter index: the index in `references`.
  func neededNoun(at index: Int) -> String?

  /// Returns the section of the tokens that a reference is meant to refer to; nil for the section of the token with the
  /// formula.
  /// - Parameter index: the index in `references`.
  func section(at index: Int) -> Section?

  /// Returns the value; nil if there is none, or if a value that it needs is missing.
  ///
  /// The caller checks if the section of the token allows the value.
  /// - Parameters:
  ///   - inputs: the value of each reference, in their order; nil for a missing value, which is already reported.
  ///   - diagnostics: receives the reasons that there is no value.
  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue?
}

extension ValueFormula {
  package var sourceText: String? { nil }

  package var type: TokenType? { nil }

  package func neededNoun(at index: Int) -> String? { nil }

  package func section(at index: Int) -> Section? { nil }

  /// Returns true for the type of the token with the formula.
  package func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool { target == own }
}

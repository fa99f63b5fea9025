import KansoDiagnostics
import KansoTheme

/// The expression of a value in the source.
package enum Expression: Sendable {
  case literal(TokenValue)
  /// The value of another token.
  case alias(Reference)
  /// A value that is computed from parts, which may refer to other tokens.
  case formula(any ValueFormula)
  /// An invalid value, which is already reported.
  case invalid

  /// False for a value that is already reported as invalid.
  var isValid: Bool {
    if case .invalid = self { false } else { true }
  }

  /// The references to other tokens, from left to right.
  package var references: [Reference] {
    switch self {
    case .alias(let reference): [reference]
    case .formula(let formula): formula.references
    case .literal, .invalid: []
    }
  }

  /// The value, if it depends on no other token and there is one; nil otherwise.
  var constant: TokenValue? {
    switch self {
    case .literal(let value): return value
    case .formula(let formula) where formula.references.isEmpty:
      // The resolver reports the diagnostics.
      var diagnostics: [Diagnostic] = []
      return formula.value(for: [], diagnostics: &diagnostics)
    case .alias, .formula, .invalid: return nil
    }
  }

  /// Returns the value for the value of each reference, as `ValueFormula.value(for:diagnostics:)` does.
  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    switch self {
    case .literal(let value): value
    case .alias: inputs.first ?? nil
    case .formula(let formula): formula.value(for: inputs, diagnostics: &diagnostics)
    case .invalid: nil
    }
  }
}

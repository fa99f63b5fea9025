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

  /// The references to other tokens, from left to right.
  var references: [Reference] {
    switch self {
    case .alias(let reference): [reference]
    case .formula(let formula): formula.references
    case .literal, .invalid: []
    }
  }
}


import KansoTheme

/// A token beside a literal.
package struct TokenMatch: Sendable, Equatable {
  package let path: TokenPath
  /// How far the literal is from the token: points, or ΔE OK for colors. 0 if it is the token's value in some mode.
  package let distance: Double
  /// The token's value, as people write it.
  package let value: String
}

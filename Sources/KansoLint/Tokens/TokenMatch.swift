import KansoTheme

/// A token beside a literal.
struct TokenMatch: Sendable, Equatable {
  let path: TokenPath
  /// How far the literal is from the token: points, or ΔE OK for colors. 0 if it is the token's value in some mode.
  let distance: Double
  /// True where the token may have been meant; a token that is farther away is another value.
  let isNear: Bool
  /// The token's value, as people write it.
  let value: String
  /// Whether the token has this value in every mode, and no setting of the device scales it.
  let isFixed: Bool
  /// Whether no other token of its kind has the value, or the names around the literal speak of this one.
  let isAlone: Bool
  /// Whether it is a negative length, whose minus the literal has before it.
  let isNegative: Bool
  /// Of a font, the name of its face.
  let face: String?

  /// The distance as a message has it: in ΔE OK for colors, in points for everything else.
  func distanceText(for kind: StyleKind?) -> String {
    let text = TokenMatcher.text(distance)
    return kind == .color ? "\(text) ΔE OK away" : "\(text) \(text == "1" ? "point" : "points") away"
  }

  /// The advice for a literal that is not the token.
  ///
  /// - Parameters:
  ///   - name: the token where the literal stands.
  ///   - kind: what the literal is; nil for a length of any kind.
  func advice(_ name: String, for kind: StyleKind?) -> String {
    if isNear { return "Use `\(name)`, or add a token to the guide." }
    return kind?.section.map { "Add it to the guide's `\($0)`." } ?? "Add a token to the guide."
  }
}

/// The tokens beside a literal.
struct TokenMatches: Sendable {
  /// The one that the literal is, or else the nearest of its kind.
  let first: TokenMatch?
  /// Others that have the literal's value; those of its kind come first.
  let others: [Other]

  struct Other: Sendable {
    let path: TokenPath
    /// What the token is for, where that is something else than the literal is used for.
    let kind: StyleKind?
  }
}

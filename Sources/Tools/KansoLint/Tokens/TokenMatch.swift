import KansoFormatting
import KansoTheme

/// A token that a literal is compared with.
struct TokenMatch: Sendable, Equatable {
  /// The path of the token in the guide.
  let path: TokenPath
  /// The distance between the literal and the token: in points, in ΔE OK for colors, in seconds for durations. 0 if
  /// the literal has the token's value in some mode.
  let distance: Double
  /// True if the literal may have been meant as the token.
  let isNear: Bool
  /// The token's value in source notation.
  let value: String
  /// True if the token has this value in every mode.
  let isFixed: Bool
  /// True if the token is a font that scales with Dynamic Type.
  let isScaled: Bool
  /// True if no other token of the kind has the value, or if the names around the literal mention this token.
  let isAlone: Bool
  /// True if the names around the literal mention the token.
  let isMentioned: Bool
  /// True if the token is a negative length. Only a negated literal matches such a token.
  let isNegative: Bool
  /// The name of a font's face; nil for other tokens.
  let face: String?

  /// Returns the distance for a message, with its unit; an opacity has none.
  func distanceDescription(for kind: StyleKind?) -> String {
    let text = distance.formatted(as: .measurement)
    return switch kind {
    case .color: "\(text) ΔE OK away"
    case .opacity: "\(text) away"
    case .duration: "\(text) \(text == "1" ? "second" : "seconds") away"
    case .font, .padding, .size, .radius, .border, .shadow, nil:
      "\(text) \(text == "1" ? "point" : "points") away"
    }
  }

  /// Returns the end of a message about a literal that does not have the token's value: the token if the literal may have
  /// been meant as it, else nothing.
  ///
  /// - Parameter name: the qualified name of the token in the source.
  func remark(_ name: String, for kind: StyleKind?) -> String {
    isNear ? "; the nearest is `\(name)` (\(value), \(distanceDescription(for: kind)))" : ""
  }
}

extension StyleKind {
  /// The help text for a literal whose value no token has.
  var advice: String {
    section.map { "Add it to the guide's `\($0.rawValue)`." } ?? "Add a token to the guide."
  }
}

/// The tokens that a literal may be; none without a guide.
struct TokenMatches: Sendable {
  /// The token with the literal's value, or otherwise the nearest token of the kind; nil if there is no
  /// token.
  let first: TokenMatch?
  /// The other tokens with the literal's value, at most three. Those of its kind come first.
  let others: [Other]

  /// A token with the same value as a literal.
  struct Other: Sendable {
    let path: TokenPath
    /// The kind of the token if it differs from that of the literal; nil otherwise.
    let kind: StyleKind?
  }
}

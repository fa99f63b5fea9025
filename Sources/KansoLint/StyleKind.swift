import KansoDiagnostics

/// What a literal can fix, and with it the rule that reports the literal.
package enum StyleKind: String, CaseIterable, Sendable {
  case color
  case font
  /// Space between things: insets, spacings, offsets.
  case padding
  /// A width or a height of something.
  case size
  /// Of corners.
  case radius
  /// The width of a line.
  case border
  case shadow
  case opacity
  case duration
}

extension StyleKind {
  /// The rule that reports literals of this kind.
  var rule: DiagnosticID {
    switch self {
    case .color: .literalColor
    case .font: .literalFont
    case .padding: .literalPadding
    case .size: .literalSize
    case .radius: .literalRadius
    case .border: .literalBorder
    case .shadow: .literalShadow
    case .opacity: .literalOpacity
    case .duration: .literalDuration
    }
  }

  /// The section of the guide that has tokens of this kind.
  var section: String? {
    switch self {
    case .color: "colors"
    case .font: "fonts"
    case .padding: "padding"
    case .size: "sizes"
    case .radius: "radii"
    case .border: "borders"
    case .shadow, .opacity, .duration: nil
    }
  }
}

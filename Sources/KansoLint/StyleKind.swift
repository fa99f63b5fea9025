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

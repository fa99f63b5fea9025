/// A literal of style, or an expression of literals, that has no name.
package struct StyleLiteral: Sendable {
  package let kind: StyleKind
  /// Offsets in the bytes of the file.
  package let range: Range<Int>
  package let value: Value

  /// What it says.
  package enum Value: Sendable, Equatable {
    /// Points, or what the kind is measured in.
    case number(Double)
    case color(LiteralColor)
    case font(LiteralFont)
  }
}

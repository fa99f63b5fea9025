import KansoDiagnostics
import SwiftSyntax

/// A literal of style, or an expression of literals.
struct StyleLiteral: Sendable {
  /// What it fixes; nil for a length of any kind, which only a constant can be.
  let kind: StyleKind?
  /// Whether it has a name already, being the value of a declaration.
  let isNamed: Bool
  /// Offsets in the bytes of the file.
  let range: Range<Int>
  let value: Value
  /// Where it stands in the tree.
  let place: Syntax

  /// What it says.
  enum Value: Sendable, Equatable {
    /// Points, or what the kind is measured in.
    case number(Double)
    case color(LiteralColor)
    case font(LiteralFont)
  }

  /// The words of the names around it, which tell tokens of the same value apart.
  var context: Set<String> { LiteralFlow.context(of: place) }

  /// The rule that reports it.
  var rule: DiagnosticID { isNamed ? .localConstant : kind?.rule ?? .localConstant }
}

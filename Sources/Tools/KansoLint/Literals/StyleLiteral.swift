import KansoDiagnostics
import KansoLintRules
import KansoTheme
import KansoThemeEncoding
import SwiftSyntax

/// A style literal, or an expression of literals.
struct StyleLiteral: Sendable {
  /// The kind; nil for a length of any kind, which only a constant can be.
  let kind: StyleKind?
  /// True if the literal has a name, as the value of a declaration.
  let isNamed: Bool
  /// The byte range in the file.
  let range: Range<Int>
  let value: Value
  /// The node in the syntax tree.
  let place: Syntax
  /// The position of the tree in the file.
  let origin: TreeOrigin

  /// The value of the literal.
  enum Value: Sendable, Equatable {
    /// A number in points, or in the unit of the kind.
    case number(Double)
    case color(LiteralColor)
    case font(LiteralFont)
    /// An invalid visual format, with the reason.
    case brokenFormat(String)
  }

  /// Returns the expression for a token in the language of the literal: `Padding.card` in Swift,
  /// `PaddingCard()` in Objective-C.
  func expression(for path: TokenPath, _ naming: SwiftNaming) -> String {
    origin.lowered == nil ? naming.name(of: path) : CName.name(of: path, naming) + "()"
  }

  /// True if the literal is negative or a minus sign precedes it.
  var isNegated: Bool {
    if case .number(let value) = value, value < 0 { return true }
    return place.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "-"
  }

  /// The rule for the literal, whether it is active or not: `invalidVisualFormat` for a broken format,
  /// otherwise that of the kind. Nil if the literal has a name or no kind.
  var rule: DiagnosticDescriptor? {
    if case .brokenFormat = value { return .invalidVisualFormat }
    return isNamed ? nil : kind?.rule
  }
}

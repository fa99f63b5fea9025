import SwiftSyntax

/// The operators of a flat sequence of operands.
package enum OperatorSymbol {
  /// Returns the operator of a sequence's element, also `as` and `is`; nil for an operand, for `=`, and for
  /// the middle of a condition.
  package static func of(_ element: ExprSyntax) -> String? {
    if let operation = element.as(BinaryOperatorExprSyntax.self) { return operation.operator.text }
    if element.is(UnresolvedAsExprSyntax.self) { return "as" }
    if element.is(UnresolvedIsExprSyntax.self) { return "is" }
    return nil
  }
}

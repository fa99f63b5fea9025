import SwiftSyntax

/// The values of a call that belong together: the edges of insets, and the components of sizes, points and frames.
enum CallValues {
  /// Returns the ranges of literals that are to be left because another value of their call is left: in
  /// `UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 9)`, half of the edges would be tokens.
  ///
  /// - Parameter isReplaced: returns true for the range of a literal that a token could replace.
  static func incomplete(_ found: [MatchedLiteral], isReplaced: (Range<Int>) -> Bool) -> [Range<Int>] {
    // The places in the tree, by their offsets.
    var replaced: Set<Int> = []
    for found in found where isReplaced(found.literal.range) {
      replaced.insert(offset(of: found.literal.place))
    }
    guard !replaced.isEmpty else { return [] }
    return found.map(\.literal).filter { literal in
      replaced.contains(offset(of: literal.place))
        && values(beside: literal.place).contains { !replaced.contains(offset(of: $0)) }
    }.map(\.range)
  }

  private static func offset(of node: Syntax) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Returns the number literals, except for 0, among the components of the call with an argument; none if it is no
  /// component.
  private static func values(beside place: Syntax) -> [Syntax] {
    var node = place
    while let parent = node.parent, parent.is(PrefixOperatorExprSyntax.self) { node = parent }
    guard let argument = node.parent?.as(LabeledExprSyntax.self), isComponent(argument),
      let list = argument.parent?.as(LabeledExprListSyntax.self)
    else { return [] }
    return list.filter(isComponent).compactMap { argument in
      let value = LiteralNumber.value(of: argument.expression) ?? 0
      return value == 0 ? nil : literal(argument.expression)
    }
  }

  private static func isComponent(_ argument: LabeledExprSyntax) -> Bool {
    argument.label.map { StyleNames.isComponent($0.text) } ?? false
  }

  /// Returns the literal of a number with or without a sign; nil for another expression.
  private static func literal(_ expression: ExprSyntax) -> Syntax? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return literal(prefix.expression) }
    return expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
      ? Syntax(expression) : nil
  }
}

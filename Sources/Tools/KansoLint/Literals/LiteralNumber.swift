import SwiftSyntax

/// Numbers that consist of literals only: `8`, `-8`, `(44 / 255)`, `CGFloat(8 * 2)`.
package enum LiteralNumber {
  /// The types that convert a number without changing its value.
  private static let types: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Returns true if an expression consists of number literals, operators, parentheses and conversions only.
  static func isLiteral(_ expression: ExprSyntax) -> Bool {
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return true
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { OperatorSymbol.of($0) != nil || isLiteral($0) }
    }
    return wrapped(expression).map(isLiteral) ?? false
  }

  /// Returns the value of an expression of number literals with `+`, `-`, `*` and `/`. Parentheses,
  /// conversions and prefix operators other than `-` do not change the value. Nil for other expressions and
  /// operators.
  package static func value(of expression: ExprSyntax) -> Double? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return value(ofText: literal.literal.text)
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) { return value(ofText: literal.literal.text) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    let isNegative = expression.as(PrefixOperatorExprSyntax.self)?.operator.text == "-"
    return wrapped(expression).flatMap(value(of:)).map { isNegative ? -$0 : $0 }
  }

  /// Returns the expression inside a prefix operator, parentheses or a conversion; nil for other expressions.
  private static func wrapped(_ expression: ExprSyntax) -> ExprSyntax? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return prefix.expression }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, types.contains(name)
    else { return nil }
    return call.arguments.first?.expression
  }

  /// Evaluates a flat sequence of operands and operators, as the parser returns it, with the precedence of
  /// products. Nil for other operators.
  private static func value(of elements: [ExprSyntax]) -> Double? {
    guard var product = elements.first.flatMap(value(of:)) else { return nil }
    var sum = 0.0
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      guard let next = value(of: elements[index + 1]) else { return nil }
      switch OperatorSymbol.of(elements[index]) {
      case "*": product *= next
      case "/": product /= next
      case "+":
        sum += product
        product = next
      case "-":
        sum += product
        product = -next
      default: return nil
      }
    }
    return sum + product
  }

  /// Parses a number literal of Swift: decimal, hexadecimal, binary or octal, with underscores.
  private static func value(ofText text: String) -> Double? {
    // The fast path: most numbers are short and have only decimal digits.
    if text.utf8.count < 16, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      return Double(text.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits)
    }
    return Double(digits)
  }
}

import KansoFormatting
import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the value of an expression; nil if it is unknown.
  func value(of expression: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    descend { valueWithoutLimits(of: expression, frame) }
  }

  private func valueWithoutLimits(of expression: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr:
      return LiteralNumber.value(of: expression).map { number in
        var value = SwiftNumber(number)
        let text = expression.trimmedDescription
        if text.hasPrefix("0x") { value.hexDigits = text.dropFirst(2).count { $0 != "_" } }
        return .number(value)
      }
    case .stringLiteralExpr: return text(of: expression, frame)
    case .booleanLiteralExpr: return .flag(expression.trimmedDescription == "true")
    case .nilLiteralExpr: return .nothing
    case .sequenceExpr:
      let elements = expression.cast(SequenceExprSyntax.self).elements
      guard elements.count <= Self.maxOperands else { return fail("the calculation is too long") }
      return value(ofSequence: Array(elements)[...], frame)
    case .prefixOperatorExpr: return prefixed(expression.cast(PrefixOperatorExprSyntax.self), frame)
    case .tupleExpr: return tuple(expression.cast(TupleExprSyntax.self), frame)
    case .arrayExpr:
      var values: [SwiftValue] = []
      for element in expression.cast(ArrayExprSyntax.self).elements {
        guard let value = value(of: element.expression, frame.expecting([])) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .closureExpr: return .closure(expression.cast(ClosureExprSyntax.self), frame)
    case .declReferenceExpr:
      return value(named: expression.cast(DeclReferenceExprSyntax.self).baseName.text.unquoted, frame)
    case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self), frame)
    case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self), frame)
    case .macroExpansionExpr:
      let macro = expression.cast(MacroExpansionExprSyntax.self)
      guard macro.macroName.text == "colorLiteral" else {
        return fail("`#\(macro.macroName.text)` is no style")
      }
      return LiteralColor(colorLiteral: macro).value.map { .color($0) }
    case .ifExpr: return result(flow(of: expression.cast(IfExprSyntax.self), frame))
    case .switchExpr: return result(flow(of: expression.cast(SwitchExprSyntax.self), frame))
    case .subscriptCallExpr: return element(expression.cast(SubscriptCallExprSyntax.self), frame)
    default: return wrapped(expression).flatMap { value(of: $0, frame) }
    }
  }

  /// The maximum number of operands and operators of a calculation.
  private static let maxOperands = 255

  private func result(_ flow: Flow) -> SwiftValue? {
    guard case .returned(let value) = flow else { return fail("the result of the branches is unknown") }
    return value
  }

  /// Returns the expression inside one that does not change its value; nil for others.
  private func wrapped(_ expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .forceUnwrapExpr: return expression.cast(ForceUnwrapExprSyntax.self).expression
    case .optionalChainingExpr: return expression.cast(OptionalChainingExprSyntax.self).expression
    case .tryExpr: return expression.cast(TryExprSyntax.self).expression
    case .genericSpecializationExpr: return expression.cast(GenericSpecializationExprSyntax.self).expression
    case .unresolvedTernaryExpr: return expression.cast(UnresolvedTernaryExprSyntax.self).thenExpression
    default: return nil
    }
  }

  /// Returns the text of a literal, with the numbers and texts of its interpolations.
  private func text(of expression: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    let literal = expression.cast(StringLiteralExprSyntax.self)
    if let text = literal.representedLiteralValue { return .text(text) }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard let argument = segment.expressions.first?.expression,
          let value = resolved(value(of: argument, frame.expecting([])))
        else { return nil }
        switch value {
        case .text(let part): text += part
        case .number(let number): text += number.value.formatted(as: .decimal)
        default: return nil
        }
      }
    }
    return .text(text)
  }

  private func prefixed(_ expression: PrefixOperatorExprSyntax, _ frame: Frame) -> SwiftValue? {
    let operand = value(of: expression.expression, frame)
    switch expression.operator.text {
    case "!":
      guard case .flag(let flag)? = resolved(operand) else { return nil }
      return .flag(!flag)
    case "-":
      guard var number = number(operand) else { return nil }
      number.value = -number.value
      number.pieces = number.pieces.map {
        $0.count == 1 ? [.text("-1 * ")] + $0 : [.text("-1 * (")] + $0 + [.text(")")]
      }
      number.isSum = false
      number.hexDigits = nil
      return .number(number)
    default: return operand
    }
  }

  /// Returns the value in parentheses, or the list of the elements of a tuple.
  private func tuple(_ tuple: TupleExprSyntax, _ frame: Frame) -> SwiftValue? {
    if tuple.elements.count == 1, let only = tuple.elements.first { return value(of: only.expression, frame) }
    if tuple.elements.contains(where: { $0.label != nil }) {
      var fields: [SwiftInstance.Field] = []
      for (index, element) in tuple.elements.enumerated() {
        guard let value = value(of: element.expression, frame.expecting([])) else { return nil }
        fields.append(SwiftInstance.Field(name: element.label?.text ?? "\(index)", value: value))
      }
      return .instance(SwiftInstance(type: nil, name: "", fields: fields))
    }
    var values: [SwiftValue] = []
    for element in tuple.elements {
      guard let value = value(of: element.expression, frame.expecting([])) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private func element(_ item: SubscriptCallExprSyntax, _ frame: Frame) -> SwiftValue? {
    guard item.arguments.count == 1, let argument = item.arguments.first?.expression,
      case .list(let values)? = resolved(value(of: item.calledExpression, frame.expecting([]))),
      let index = number(value(of: argument, frame.expecting([]))).flatMap({ Int(exactly: $0.value) }),
      values.indices.contains(index)
    else { return fail("`\(item.trimmedDescription.prefix(60))` is unknown") }
    return values[index]
  }
}

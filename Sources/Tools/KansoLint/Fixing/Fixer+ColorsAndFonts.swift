import SwiftSyntax

// The reasons that colors and fonts cannot be replaced.
extension Fixer {
  /// Returns the reason that a color cannot be replaced: its components differ from the token's in eight
  /// bits, or the type does. Nil if there is none.
  ///
  /// - Parameter types: the names of the types that tokens have.
  static func unsafeReason(
    forColor color: LiteralColor, at place: Syntax, match: TokenMatch, types: Set<String>
  ) -> String? {
    guard let value = color.value, color.alpha != nil, value.hex == match.value else {
      return "the colors are not the same to the last bit"
    }
    return unsafeReasonForType(of: place, types)
  }

  /// Returns the reason that a font cannot be replaced: the call is neither one with the name and size of the
  /// token's face nor a `systemFont` with a size and perhaps a weight, or its type differs. Nil if there is
  /// none.
  ///
  /// - Parameter types: the names of the types that tokens have.
  static func unsafeReason(
    forFont font: LiteralFont, at place: Syntax, match: TokenMatch, types: Set<String>
  ) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init) else {
      return "it is no call"
    }
    let isNamed = font.name != nil && Set(call.labels) == ["name", "size"]
    guard
      isNamed && font.name == match.face
        || call.name == "systemFont" && Set(call.labels).isSubset(of: ["ofSize", "weight"])
    else { return "the fonts may differ in more than their size" }
    return unsafeReasonForType(of: place, types)
  }

  /// Returns the reason that a call cannot be replaced: it does not begin with the name of one of some types,
  /// or its result is used as an optional. Nil if there is none.
  private static func unsafeReasonForType(of place: Syntax, _ types: Set<String>) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self),
      let type = CallSyntax.path(of: call.calledExpression).first, types.contains(type)
    else {
      return "the expression does not begin with its type, such as `UIFont.`, "
        + "or has another type than the token"
    }
    var node = place
    // `(UIFont(…))!`
    while let list = node.parent?.parent, list.parent?.is(TupleExprSyntax.self) == true,
      let tuple = list.parent
    {
      node = tuple
    }
    switch node.parent?.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member) where ["map", "flatMap"].contains(member.declName.baseName.text):
      return "a token is no optional"
    case .forceUnwrapExpr, .optionalChainingExpr: return "a token is no optional"
    case .exprList(let list) where list.contains { OperatorSymbol.of($0) == "??" }:
      return "a token is no optional"
    default: return nil
    }
  }
}

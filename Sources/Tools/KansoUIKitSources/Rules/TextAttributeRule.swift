import SwiftSyntax

/// Adapts attributed strings to Foundation on Linux and to attributes that are no objects.
final class TextAttributeRule: PreparationRule {
  /// Gives an empty attributed string its string: Foundation on Linux has no initializer without one.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    let isEmpty = node.arguments.isEmpty && node.trailingClosure == nil
    if isEmpty, name == "NSMutableAttributedString" || name == "NSAttributedString" {
      replace(node, with: "\(name)(string: \"\")")
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Dictionaries of attributes

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    allowValues(node.value, of: node.key)
    return .visitChildren
  }

  /// Visits the type in `[NSAttributedString.Key: AnyObject]()`, which the parser takes for a dictionary's literal.
  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    allowValues(node.value, of: node.key)
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentListSyntax) -> SyntaxVisitorContinueKind {
    if node.count == 2, let key = node.first, let value = node.last {
      allowValues(value.argument, of: key.argument)
    }
    return .visitChildren
  }

  /// Replaces the type of the objects in a dictionary of attributes by `Any`: colors and fonts are values.
  private func allowValues(_ value: some SyntaxProtocol, of key: some SyntaxProtocol) {
    let isObject = ["AnyObject", "NSObject"].contains(value.trimmedDescription)
    if isObject, key.trimmedDescription == "NSAttributedString.Key" { replace(value, with: "Any") }
  }
}

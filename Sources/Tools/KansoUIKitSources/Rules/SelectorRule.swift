import SwiftSyntax

/// Replaces `#selector` by a selector with the method, as a member of its type.
final class SelectorRule: PreparationRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    replace(node, with: selector(of: argument, in: node))
    return .skipChildren
  }

  /// Returns the selector with the method that an argument of `#selector` names.
  private func selector(of argument: ExprSyntax, in node: some SyntaxProtocol) -> String {
    var method = argument
    // A cast chooses one of several methods with the same name.
    if let sequence = method.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      method = first
    }
    let name: String
    let base: String
    if let member = method.as(MemberAccessExprSyntax.self) {
      name = member.declName.trimmedDescription
      base = member.base.map { typeName(of: $0, in: node) } ?? enclosingType(of: node)
    } else {
      name = method.trimmedDescription
      base = enclosingType(of: node)
    }
    return "Selector(\"\(name)\", \(base).\(name))"
  }

  /// Returns the type that a base of a member is, or that its value has.
  private func typeName(of base: ExprSyntax, in node: some SyntaxProtocol) -> String {
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return enclosingType(of: node) }
    let name = text.split(separator: ".").last.map(String.init) ?? ""
    // A name in lower case is a value unless the source declares it otherwise.
    let isType =
      name.first?.isUppercase == true || facts.typeNames.contains(name) || facts.metatypeNames.contains(name)
    return isType ? text : "type(of: \(text))"
  }

  /// Returns the name of the type around a node; `Self` outside of types.
  private func enclosingType(of node: some SyntaxProtocol) -> String {
    guard let declaration = node.enclosingDeclaration else { return "Self" }
    if let type = declaration.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
  }
}

import SwiftSyntax

/// Makes the optional methods of a protocol required, and gives them an implementation that has no effect. The methods
/// return nothing, or an optional value; the compiler rejects others.
///
/// Calls in the same source, such as `delegate?.done?(self)`, become those of a required method.
final class OptionalRequirementRule: PreparationRule {
  /// The names of the methods that are required now.
  private var names: Set<String> = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for item in node.statements {
      if let type = item.item.as(ProtocolDeclSyntax.self) { implementMethods(of: type) }
    }
    return .visitChildren
  }

  /// Adds an extension with the implementations of the optional methods after a protocol.
  private func implementMethods(of type: ProtocolDeclSyntax) {
    var implementations: [String] = []
    for method in type.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
      guard method.modifiers.count == 1, let modifier = method.modifiers.first,
        modifier.name.text == "optional",
        let implementation = implementation(of: method)
      else { continue }
      replace(modifier, with: "")
      implementations.append(implementation)
      names.insert(method.name.text)
    }
    guard !implementations.isEmpty else { return }
    let access =
      type.modifiers.first { ["public", "package"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    insert(
      "; \(access)extension \(type.name.text) { \(implementations.joined(separator: "; ")) }", after: type)
  }

  /// Returns an implementation of a method on one line; nil if there is none without an effect.
  private func implementation(of method: FunctionDeclSyntax) -> String? {
    let start = method.funcKeyword.trimmedBytes.lowerBound
    let end = (method.genericWhereClause.map(Syntax.init) ?? Syntax(method.signature)).trimmedBytes.upperBound
    let text = String(decoding: facts.bytes[start..<end], as: UTF8.self)
    guard !text.contains("//"), !text.contains("/*") else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let result = method.signature.returnClause?.type else { return line + " {}" }
    if ["Void", "()"].contains(result.trimmedDescription) { return line + " {}" }
    return result.is(OptionalTypeSyntax.self) ? line + " { nil }" : nil
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let name = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      names.contains(name)
    {
      replace(chain.questionMark, with: "")
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// Runs the tasks of a source that imports UIKit on the main actor. On Apple's platforms they inherit it from the
/// classes of UIKit, which belong to no actor in Kanso.
final class TaskRule: PreparationRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard facts.importsUIKit, isTask(node), !isIsolatedOtherwise(node), let closure = node.trailingClosure
    else {
      return .visitChildren
    }
    if let signature = closure.signature {
      if signature.attributes.isEmpty { insert("@MainActor ", before: signature) }
    } else {
      insert(" @MainActor in", after: closure.leftBrace)
    }
    return .visitChildren
  }

  /// Returns true if a call creates a task that inherits its actor.
  private func isTask(_ node: FunctionCallExprSyntax) -> Bool {
    let called =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? node.calledExpression
    return called.trimmedDescription == "Task" && !facts.typeNames.contains("Task")
      && node.arguments.allSatisfy { ["priority", "name"].contains($0.label?.text) }
  }

  /// Returns true if a node belongs to an actor, or to no actor by a modifier.
  private func isIsolatedOtherwise(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains {
      if let type = $0.as(ExtensionDeclSyntax.self) {
        return facts.actorNames.contains(type.extendedType.trimmedDescription)
      }
      let modifiers = $0.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return $0.is(ActorDeclSyntax.self) || modifiers?.contains { $0.name.text == "nonisolated" } == true
    }
  }
}

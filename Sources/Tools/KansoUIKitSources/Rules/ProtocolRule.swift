import SwiftSyntax

/// Makes a protocol of Objective-C one of classes, which it was.
final class ProtocolRule: PreparationRule {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return .visitChildren }
    guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last else {
      insert(": AnyObject", after: node.name)
      return .visitChildren
    }
    let isOfClasses = inherited.contains { ["AnyObject", "class"].contains($0.type.trimmedDescription) }
    if !isOfClasses { insert(", AnyObject", after: last) }
    return .visitChildren
  }
}

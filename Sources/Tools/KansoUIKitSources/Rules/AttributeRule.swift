import SwiftSyntax

/// Removes the attributes that require the Objective-C runtime or Interface Builder, and the entry point of an app. The
/// main actor is removed as well, since the views of Kanso belong to no actor.
final class AttributeRule: PreparationRule {
  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Returns true if a list of attributes has nothing but attributes that are removed.
  static func removesAll(of attributes: AttributeListSyntax) -> Bool {
    attributes.allSatisfy {
      guard let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
      return names.contains(name) || name == "MainActor"
    }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // A closure that has nothing but the attribute would lose its `in`.
    let isOfClosure = node.parent?.parent?.is(ClosureSignatureSyntax.self) == true
    if Self.names.contains(name) || name == "MainActor" && !isOfClosure { replace(node, with: "") }
    return .visitChildren
  }

  /// Removes the entry point of an app, which its delegate is on Apple's platforms only.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isDelegate = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "UIApplicationDelegate"
    }
    guard isDelegate == true else { return .visitChildren }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "main" {
      replace(attribute, with: "")
    }
    return .visitChildren
  }
}

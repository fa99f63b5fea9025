import SwiftSyntax

/// Makes extensions of the classes that are values or protocols in Kanso valid: `class` members become static, and
/// initializers are not `convenience`.
final class ValueExtensionRule: PreparationRule {
  /// The classes of Apple that are no classes in Kanso.
  private static let names: Set<String> = [
    "UIColor", "UIFont", "UIFontMetrics", "UIImage", "UIResponder", "UITraitCollection", "CGColor",
  ]
  /// The modifiers that only classes have, and their replacements.
  private static let replacements = ["class": "static", "convenience": "", "final": "", "open": "public"]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard let replacement = Self.replacements[node.name.text],
      let type = node.enclosingDeclaration?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      Self.names.contains(type.hasPrefix("UIKit.") ? String(type.dropFirst(6)) : type)
    else { return .visitChildren }
    replace(node, with: replacement)
    return .visitChildren
  }
}

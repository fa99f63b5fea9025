import SwiftSyntax

/// Replaces `#keyPath(Screen.model.title)` by the path of the properties, `"model.title"`.
final class KeyPathRule: PreparationRule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    let names = argument.trimmedDescription.split(separator: ".")
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    replace(node, with: "\"\((path.isEmpty ? names.suffix(1) : path).joined(separator: "."))\"")
    return .skipChildren
  }
}

import SwiftSyntax

/// Lets sources for iOS compile on Linux as well: in a condition, `os(iOS)` holds there, too.
final class ConditionRule: PreparationRule {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "iOS" {
      let call = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
      if let call, call.trimmedDescription == "os(iOS)" { replace(call, with: "(os(iOS) || os(Linux))") }
    }
    return .visitChildren
  }
}

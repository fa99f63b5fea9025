import SwiftSyntax

extension SourceFileSyntax {
  /// True if the parser had to guess because syntax is missing or unexpected. Whitespace in the wrong place is not
  /// included: the parser reports it as an error, the compiler does not.
  var hasSyntaxErrors: Bool {
    guard hasError else { return false }
    let finder = SyntaxErrorFinder(viewMode: .all)
    finder.walk(self)
    return finder.isFound
  }
}

/// A search for missing tokens and unexpected nodes in a tree.
private final class SyntaxErrorFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || !node.isEmpty
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || token.presence == .missing
    return .skipChildren
  }
}

import SwiftSyntax

extension SourceFileSyntax {
  /// Whether the parser had to guess: something is missing, or too much. Blanks in the wrong place, which it calls errors as
  /// well and the compiler does not, are none.
  var hasMistakes: Bool {
    guard hasError else { return false }
    let finder = MistakeFinder(viewMode: .all)
    finder.walk(self)
    return finder.isFound
  }
}

private final class MistakeFinder: SyntaxVisitor {
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

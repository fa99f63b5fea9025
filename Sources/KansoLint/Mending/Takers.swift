import SwiftSyntax

/// What takes a value on its way: the labels, functions and variables whose types it has to fit.
struct Takers {
  private(set) var names: [String] = []
  /// A function that gives the value back as a number that is no `CGFloat`, or a variable that is one.
  private(set) var number: String?

  init(of place: Syntax) {
    var node: Syntax? = place
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        let function = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        add(argument.label?.text ?? function.flatMap { CallSyntax.lastName(of: $0.calledExpression) })
      case .sequenceExpr(let sequence): add(sequence.elements.first.flatMap { CallSyntax.lastName(of: $0) })
      case .functionDecl(let function):
        if DeclaredNames.isOtherNumber(function.signature.returnClause?.type) {
          number = function.name.text
        }
        return
      case .patternBinding(let binding):
        if Self.isOtherNumber(binding) { number = binding.pattern.trimmedDescription }
        return
      case .memberBlockItem: return
      case .codeBlockItem(let item) where Self.isStatement(item): return
      default: break
      }
      node = current.parent
    }
  }

  private mutating func add(_ name: String?) {
    if let name { names.append(name) }
  }

  /// Checks whether a variable whose value is made by operators is no `CGFloat`: `let gap = isWide ? 16 : 8`.
  private static func isOtherNumber(_ binding: PatternBindingSyntax) -> Bool {
    guard let value = binding.initializer?.value.as(SequenceExprSyntax.self) else { return false }
    if let type = binding.typeAnnotation?.type { return DeclaredNames.isOtherNumber(type) }
    let branches = value.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return !branches.isEmpty
      && (branches + value.elements.suffix(1)).allSatisfy { $0.is(IntegerLiteralExprSyntax.self) }
  }

  /// Whether what stands there is not given back by the function that it stands in.
  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    !item.item.is(ReturnStmtSyntax.self) && item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
  }
}

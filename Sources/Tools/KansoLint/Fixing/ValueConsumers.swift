import SwiftSyntax

/// The labels, functions and variables that a value flows into. The value has to match their types.
struct ValueConsumers {
  /// The names, the nearest first.
  private(set) var names: [String] = []
  /// The name of the function or variable that receives the value as a number other than `CGFloat`; nil if
  /// there is none.
  private(set) var number: String?

  /// Walks from a value to the end of its statement, or to the declaration whose value it is.
  init(of place: Syntax) {
    var node: Syntax? = place
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        let function = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        add(argument.label?.text ?? function.flatMap { CallSyntax.lastName(of: $0.calledExpression) })
      case .sequenceExpr(let sequence): add(sequence.elements.first.flatMap { CallSyntax.lastName(of: $0) })
      case .functionDecl(let function):
        if NumericTypes.isOther(function.signature.returnClause?.type) {
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

  /// Appends a name; nil adds nothing.
  private mutating func add(_ name: String?) {
    if let name { names.append(name) }
  }

  /// Returns true if the value of a variable has operators, and the variable is not a `CGFloat`: its written
  /// type is another number, or all branches of its condition are integers, as in `let gap = isWide ? 16 :
  /// 8`.
  private static func isOtherNumber(_ binding: PatternBindingSyntax) -> Bool {
    guard let value = binding.initializer?.value.as(SequenceExprSyntax.self) else { return false }
    if let type = binding.typeAnnotation?.type { return NumericTypes.isOther(type) }
    let branches = value.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return !branches.isEmpty
      && (branches + value.elements.suffix(1)).allSatisfy { $0.is(IntegerLiteralExprSyntax.self) }
  }

  /// Returns true for a statement that is not the result of the enclosing function.
  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    !item.item.is(ReturnStmtSyntax.self) && item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
  }
}

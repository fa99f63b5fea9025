import SwiftSyntax

/// What takes a value on its way: the labels, functions and variables whose types it has to fit.
struct Takers {
  private(set) var names: [String] = []
  /// A function that gives the value back as a number that is no `CGFloat`.
  private(set) var numberFunction: String?

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
          numberFunction = function.name.text
        }
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

  /// Whether what stands there is not given back by the function that it stands in.
  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    !item.item.is(ReturnStmtSyntax.self) && item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
  }
}

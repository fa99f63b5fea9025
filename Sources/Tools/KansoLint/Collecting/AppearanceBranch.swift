import SwiftSyntax

/// The branch of a choice between a light and a dark appearance: of a ternary operator, of an `if` or of a `switch`.
struct AppearanceBranch: Equatable {
  let isDark: Bool
  /// The place of the choice in the tree, which both branches have.
  let choice: Int

  /// Finds the innermost choice around a color; nil if there is none within its statement or its closure.
  init?(around place: Syntax) {
    var node = place
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .exprList(let list):
        if let branch = Self.branch(of: node, in: list) {
          self = branch
          return
        }
      case .unresolvedTernaryExpr(let ternary):
        guard let list = ternary.parent?.as(ExprListSyntax.self),
          let isDark = Self.condition(before: parent, in: list)
        else { break }
        (self.isDark, choice) = (isDark, list.position.utf8Offset)
        return
      case .codeBlock(let block):
        guard let statement = block.parent?.as(IfExprSyntax.self) else { return nil }
        guard let isDark = Self.isDark(statement.conditions.trimmedDescription) else { break }
        let isThen = statement.body.id == block.id
        self.isDark = isThen == isDark
        choice = Self.choice(around: statement)
        return
      case .switchCase(let item):
        guard let statement = item.parent?.parent?.as(SwitchExprSyntax.self),
          Self.isOfAppearance(statement.subject.trimmedDescription)
        else { break }
        isDark = item.label.trimmedDescription.contains(".dark")
        choice = statement.position.utf8Offset
        return
      case .codeBlockItem(let item):
        // In a provider, what follows `if dark { return … }` is the other branch.
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
          list.parent?.is(ClosureExprSyntax.self) == true,
          item.item.is(ReturnStmtSyntax.self), let first = list.first?.item.as(ExpressionStmtSyntax.self),
          let statement = first.expression.as(IfExprSyntax.self), statement.elseBody == nil,
          let isDark = Self.isDark(statement.conditions.trimmedDescription)
        else { break }
        self.isDark = !isDark
        choice = Self.choice(around: statement)
        return
      case .closureExpr, .functionDecl, .memberBlockItem: return nil
      default: break
      }
      node = parent
    }
    return nil
  }

  private init(isDark: Bool, choice: Int) { (self.isDark, self.choice) = (isDark, choice) }

  private static func choice(around statement: IfExprSyntax) -> Int { statement.position.utf8Offset }

  /// Returns the branch of the last operand of a sequence with one ternary operator; nil for other operands.
  private static func branch(of node: Syntax, in list: ExprListSyntax) -> AppearanceBranch? {
    let elements = Array(list)
    guard let question = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      elements.last.map({ Syntax($0).id == node.id }) == true, question == elements.count - 2,
      let isDark = condition(before: Syntax(elements[question]), in: list)
    else { return nil }
    return AppearanceBranch(isDark: !isDark, choice: list.position.utf8Offset)
  }

  /// Returns true if the first branch of a ternary operator is the dark one, false for the light one; nil for another
  /// condition.
  private static func condition(before question: Syntax, in list: ExprListSyntax) -> Bool? {
    let elements = list.prefix { Syntax($0).id != question.id }
    let start =
      elements.lastIndex { $0.is(AssignmentExprSyntax.self) }.map { list.index(after: $0) } ?? list.startIndex
    return isDark(elements[start...].map(\.trimmedDescription).joined(separator: " "))
  }

  /// Returns true if a condition holds in the dark appearance, and false for the light one; nil for another condition.
  private static func isDark(_ condition: String) -> Bool? {
    let text = condition.lowercased()
    let isNegated = text.contains("!=") || text.hasPrefix("!")
    guard
      isOfAppearance(condition) || text.contains("isdark") || text.contains("darkmode")
        || text.contains("islight")
    else { return nil }
    // `traits.userInterfaceStyle == .dark`, `isDarkMode`
    guard text.contains("dark") != text.contains("light") else { return nil }
    return text.contains("dark") != isNegated
  }

  private static func isOfAppearance(_ text: String) -> Bool {
    ["userInterfaceStyle", "colorScheme", "effectiveAppearance"].contains { text.contains($0) }
  }
}

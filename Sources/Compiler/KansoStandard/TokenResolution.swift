import KansoTheme

/// The tokens of a tree with their types and references, after all checks.
struct TokenResolution {
  let table: ReferenceTable
  let types: TokenTypes
  /// The tokens, in the order of the document.
  let order: [Int32]

  /// Resolves the references of a tree, and reports what does not suit.
  init(_ tree: TokenTree, _ report: StandardReport) {
    var tokens: [Int32] = []
    tree.forEachNode { node in
      if !tree.isGroup(node) { tokens.append(node) }
    }
    var table = ReferenceTable(tree)
    var containers: [Int32] = []
    for token in tokens {
      guard let value = table.value(of: token), table.collect(value, owner: token) else { continue }
      if table.site(at: value) == nil { containers.append(token) }
    }
    table.resolve()
    table.findContainingCircles(containers)
    let types = TokenTypes(of: tokens, in: table)
    let references = ReferenceReports(table: table, report: report)
    references.reportCircles()
    references.reportMissingTypes(tokens, types)
    tree.reportSimilarNames(report)
    var checker = ValueChecker(table, types, report)
    for token in tokens { checker.check(token) }
    (self.table, self.types, order) = (table, types, tokens)
  }
}

import SwiftSyntax

/// What functions, closures and properties give back.
extension LiteralFlow {
  func implicitResult(_ item: CodeBlockItemSyntax, _ journey: Journey) -> Step? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return result(from: Syntax(list), journey)
  }

  /// From a `return`, or the only expression of a body, to what it is the result of.
  func result(from start: Syntax, _ journey: Journey) -> Step? {
    var node = start
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function): return .end(end(atResultOf: function, journey))
      case .accessorDecl(let accessor):
        guard accessor.accessorSpecifier.tokenKind == .keyword(.get) else { return nil }
      case .patternBinding(let binding): return .end(end(atResultOf: binding, journey))
      case .subscriptDecl, .initializerDecl, .deinitializerDecl: return nil
      case .closureExpr(let closure):
        return closure.parent.flatMap { $0.is(FunctionCallExprSyntax.self) ? nil : .on(Syntax(closure)) }
      default: break
      }
      node = parent
    }
    return nil
  }

  private func end(atResultOf function: FunctionDeclSyntax, _ journey: Journey) -> End {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let name = function.name.text
    switch sinks.result(of: name, labels: labels) {
    case .style(let kind)?: return journey.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    // A function without parameters is a name as well as a property is.
    if labels.isEmpty, !journey.term.isSum, !journey.isElement, !journey.isMixed {
      if let type = function.signature.returnClause?.type, Self.isThing(type) { return journey.end }
      return .named(journey.kind ?? StyleWords.kind(ofFunction: name))
    }
    let kind =
      StyleWords.kind(ofFunction: name) ?? labels.lazy.compactMap(StyleWords.kind(ofResult:)).first
      ?? (StyleWords.words(of: name).last == "size" && journey.component != nil ? .size : nil)
    return kind.map { journey.end(at: $0) } ?? journey.end
  }

  private func end(atResultOf binding: PatternBindingSyntax, _ journey: Journey) -> End {
    switch sinks.result(of: binding.pattern.trimmedDescription, labels: []) {
    case .style(let kind)?: return journey.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    // `var badge: some View { Badge(spacing: 4) }` is no name for the spacing.
    if let type = binding.typeAnnotation?.type, Self.isThing(type) { return journey.end }
    return named(Syntax(binding), journey)
  }
}

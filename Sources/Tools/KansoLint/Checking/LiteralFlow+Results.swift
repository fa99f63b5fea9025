import SwiftSyntax

/// The results of functions, closures and properties.
extension LiteralFlow {
  /// Returns the step from the only expression of a body, as ``step(fromResult:_:)`` does. Nil if the body
  /// has other statements.
  func step(fromImplicitResult item: CodeBlockItemSyntax, _ state: FlowState) -> Step? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return step(fromResult: Syntax(list), state)
  }

  /// Returns the step from a `return`, or from the only expression of a body:
  ///
  /// - `.end` for the result of a function or a computed property, and for a branch of a property's value.
  /// - `.on` for a closure that is a value, an argument in parentheses or a trailing closure with a label.
  /// - nil for other trailing closures, closures that are called directly, accessors other than getters,
  ///   subscripts, initializers and deinitializers.
  func step(fromResult start: Syntax, _ state: FlowState) -> Step? {
    var node = start
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function): return .end(end(atResultOf: function, state))
      case .accessorDecl(let accessor):
        guard accessor.accessorSpecifier.tokenKind == .keyword(.get) else { return nil }
      case .patternBinding(let binding): return .end(end(atResultOf: binding, state))
      case .subscriptDecl, .initializerDecl, .deinitializerDecl: return nil
      case .closureExpr(let closure):
        return closure.parent.flatMap { $0.is(FunctionCallExprSyntax.self) ? nil : .on(Syntax(closure)) }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Returns the end at the result of a function: from the table of sinks, otherwise from its name and
  /// labels. A function without parameters counts as the name of its whole result, except with a visible
  /// type.
  private func end(atResultOf function: FunctionDeclSyntax, _ state: FlowState) -> End {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let name = function.name.text
    switch sinks.outcome(ofResultOf: name, labels: labels) {
    case .style(let kind)?: return state.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    // A function without parameters counts as a name, like a property.
    if labels.isEmpty, !state.term.isSum, !state.isElement, !state.isMixed {
      if let type = function.signature.returnClause?.type, Self.isVisible(type) { return state.end }
      return .named(state.kind ?? StyleNames.kind(ofFunction: name))
    }
    let kind =
      StyleNames.kind(ofFunction: name) ?? labels.lazy.compactMap(StyleNames.kind(ofResult:)).first
      ?? (CamelCase.words(of: name).last == "size" && state.component != nil ? .size : nil)
      ?? (state.isMixed && state.component != nil && Self.returnsRectangle(function) ? .size : nil)
    return kind.map { state.end(at: $0) } ?? state.end
  }

  /// Returns true for a function that returns a rectangle of the layout.
  private static func returnsRectangle(_ function: FunctionDeclSyntax) -> Bool {
    ["CGRect", "NSRect"].contains(function.signature.returnClause?.type.trimmedDescription)
  }

  /// Returns the end at the result of a computed property: from the table of sinks, otherwise as the
  /// property's value. A property with a visible type is not a name.
  private func end(atResultOf binding: PatternBindingSyntax, _ state: FlowState) -> End {
    switch sinks.outcome(ofResultOf: binding.pattern.trimmedDescription, labels: []) {
    case .style(let kind)?: return state.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    // In `var badge: some View { Badge(spacing: 4) }`, the property is not the name of the spacing.
    if let type = binding.typeAnnotation?.type, Self.isVisible(type) { return state.end }
    return namedEnd(of: Syntax(binding), state)
  }
}

import SwiftSyntax

/// Follows a value upwards through the syntax tree, to the place that consumes it.
struct LiteralFlow {
  /// The place that a value reaches; `nothing` if it is not style.
  enum End: Equatable {
    case style(StyleKind)
    /// The value has a name: it is the value of a declaration, or the result of one. The kind comes from the names; nil
    /// if they express none.
    case named(StyleKind?)
    case nothing
  }

  /// The table of functions and properties that consume style.
  let sinks: Sinks

  /// The facts about a value, collected from its literal upwards.
  struct FlowState {
    /// The literal at the start.
    let literal: ExprSyntax
    /// The kind that the calls around the value express; nil if none has expressed one yet.
    var kind: StyleKind?
    /// The label of the value in a geometric value, such as `width` or `x`; nil outside of one.
    var component: String?
    /// The position in a sum with a nonliteral: in one or not, and as the first term or a later one.
    var term: (isSum: Bool, isFirst: Bool) = (false, true)
    /// The operands that are added to the value.
    var addends: [ExprSyntax] = []
    /// True if the value is a branch of a condition.
    var isBranch = false
    /// True if the value is a bound for others, as in `max(8, inset)`.
    var isBound = false
    /// True if the value is one of several in a tuple or an array.
    var isElement = false
    /// True if the value is a component beside nonliteral components.
    var isMixed = false
    /// True if the value is an argument of a created value. The created value may have a name; the argument has none.
    var isPart = false

    /// True if something is added to the value within a component of a size or a point. The value is then a distance.
    var isAddedComponent: Bool { term.isSum && component != nil }

    /// Returns the end at a sink of a kind. A coordinate, or a term after the first in a sum, is a padding at
    /// a sink of sizes.
    func end(at kind: StyleKind) -> End {
      switch kind {
      case .size where component.map { ["x", "y", "dx", "dy"].contains($0) } ?? false: .style(.padding)
      case .size where term.isSum && !term.isFirst: .style(.padding)
      default: .style(kind)
      }
    }

    /// The end of a value that goes no further: nothing without a kind.
    var end: End { kind.map { end(at: $0) } ?? .nothing }

    /// The literal as a number without its sign; nil if it is not a number.
    var value: Double? { LiteralNumber.value(of: literal).map { abs($0) } }

    /// True if the literal is an integer literal, as counts are.
    var isWhole: Bool { literal.is(IntegerLiteralExprSyntax.self) }
  }

  /// Returns the end of a literal, or of an expression of literals such as a color.
  func end(of expression: ExprSyntax) -> End {
    var state = FlowState(literal: expression)
    var node = Syntax(expression)
    while let parent = node.parent {
      if let step = step(from: node, to: parent, &state) {
        switch step {
        case .end(let end): return end
        case .on(let next): node = next
        }
      } else {
        return state.end
      }
    }
    return state.end
  }

  /// A step of the flow: to its end, or on to an ancestor in the tree.
  enum Step {
    case end(End)
    /// The flow continues at an ancestor.
    case on(Syntax)
  }

  /// Returns the step from a node to its parent or beyond, and updates the facts about the value. Nil if the
  /// flow cannot be followed.
  private func step(from node: Syntax, to parent: Syntax, _ state: inout FlowState) -> Step? {
    switch parent.as(SyntaxEnum.self) {
    case .arrayElementList(let elements):
      guard elements.count <= Operands.maxElementCount else { return nil }
      state.isElement = state.isElement || elements.count > 1
      return .on(parent)
    case .labeledExprList, .prefixOperatorExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .arrayElement, .arrayExpr, .tupleExpr, .inOutExpr, .asExpr, .codeBlockItemList, .expressionStmt,
      .ifExpr, .switchExpr:
      return .on(parent)
    case .subscriptCallExpr(let item):
      // An element of a list, as in `[0, 40, 40][section]`.
      return item.calledExpression.is(ArrayExprSyntax.self)
        && item.calledExpression.id == node.as(ExprSyntax.self)?.id
        ? .on(parent) : nil
    case .unresolvedTernaryExpr(let ternary):
      state.isBranch = true
      return ternary.thenExpression.id == node.as(ExprSyntax.self)?.id ? .on(parent) : nil
    case .exprList:
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
        sequence.elements.count <= Operands.maxElementCount
      else { return nil }
      return step(fromOperand: node, in: sequence, &state)
    case .labeledExpr(let argument): return step(fromArgument: argument, &state)
    case .dictionaryElement(let element): return step(fromEntry: element, node, &state)
    // A name must be that of the whole value: `isOver ? .red : UIColor(…)` has two values, and neither has a name.
    case .initializerClause:
      guard Self.isLocal(parent) else {
        return .end(state.isBranch ? state.end : namedEnd(of: parent, state))
      }
      if state.isPart { return .end(state.end) }
      // In `CGSize(width: 32, height: height)`, the name is not that of the 32.
      let isUnnamed = state.isBranch || state.term.isSum || state.isMixed && state.component != nil
      return .end(isUnnamed ? unnamedEnd(of: parent, state) : namedEnd(of: parent, state))
    case .returnStmt: return step(fromResult: parent, state)
    case .codeBlockItem(let item): return step(fromImplicitResult: item, state)
    default: return nil
    }
  }

  /// Returns true for a declaration, or a part of one, in the body of a function, a closure or an accessor.
  /// False for the members of a type that is declared there.
  static func isLocal(_ declaration: Syntax) -> Bool {
    var node = declaration
    while let parent = node.parent {
      if parent.is(MemberBlockItemSyntax.self) { return false }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return true
      }
      node = parent
    }
    return false
  }

  // MARK: Operators

  /// Returns the step from an operand of a flat sequence of operators: to the end at the target of an
  /// assignment or a comparison, or on to the sequence. Ratios and conditions end at nothing. The right side
  /// of `??` ends at nothing, too, except as the value of a local variable.
  private func step(
    fromOperand node: Syntax, in sequence: SequenceExprSyntax, _ state: inout FlowState
  ) -> Step? {
    guard let element = node.as(ExprSyntax.self) else { return nil }
    let operands = Operands(of: element, in: sequence)
    switch operands.role {
    case .nothing: return .end(.nothing)
    case .value: break
    case .branch: state.isBranch = true
    case .fallback:
      // In an argument it is a default value. In a variable it is a number without a name.
      guard state.kind == nil, state.component == nil,
        sequence.parent?.is(InitializerClauseSyntax.self) == true, Self.isLocal(Syntax(sequence))
      else { return .end(.nothing) }
      state.isBranch = true
    case .term(let isFirst):
      state.term = (true, state.term.isFirst && isFirst)
      state.addends += operands.addends
    }
    if let target = operands.target { return .end(end(atAssignmentTo: target, state)) }
    if let comparand = operands.comparand, let attribute = CallSyntax.lastName(of: comparand) {
      return .end(
        state.end(
          at: attribute.lowercased().contains("width") || attribute.lowercased().contains("height")
            || attribute == "size" ? .size : .padding))
    }
    return .on(Syntax(sequence))
  }

  /// Returns the end at an assigned property, according to the property and the component of the value.
  private func end(atAssignmentTo target: ExprSyntax, _ state: FlowState) -> End {
    let path = Self.path(ofItem: target) ?? CallSyntax.path(of: target)
    guard let last = path.last else { return state.end }
    if DataNames.isData(property: path, in: target, state) { return .nothing }
    switch outcome(ofProperty: path) {
    case .style(let kind)?: return state.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    if let kind = Self.kind(ofGeometry: last, state) { return state.end(at: kind) }
    // `label.point = CGPoint(x: other.x - 5, …)`
    if state.isAddedComponent { return state.end(at: state.kind ?? .size) }
    // `rect.origin.y = other.maxY + 4`
    if state.term.isSum, !state.term.isFirst, path.count > 1, ["x", "y"].contains(last) {
      return .style(.padding)
    }
    return state.kind == nil ? .nothing : state.end
  }

  /// Returns the kind of a property that takes a size or a point: `style.preferredSize = CGSize(…)`. Nil for
  /// other names, and if the value is not a component.
  private static func kind(ofGeometry name: String, _ state: FlowState) -> StyleKind? {
    switch state.component {
    case "width", "height": StyleNames.isSize(name) ? .size : nil
    case "x", "y":
      ["position", "offset", "origin"].contains(CamelCase.words(of: name).last) ? .padding : nil
    default: nil
    }
  }

  /// Returns the names in the key of a subscript, as in `attributes[.kern] = 0.4`; nil for other expressions
  /// and keys.
  static func path(ofItem expression: ExprSyntax) -> [String]? {
    expression.as(SubscriptCallExprSyntax.self)?.arguments.first.flatMap { path(ofKey: $0.expression) }
  }

  /// Returns the names in a key of a dictionary: the chain of a member such as `NSAttributedString.Key.kern`,
  /// or the string of a literal as one name. Nil for other keys, and for a string of one word, which is
  /// probably data.
  static func path(ofKey key: ExprSyntax) -> [String]? {
    if key.is(MemberAccessExprSyntax.self) { return CallSyntax.path(of: key) }
    guard let text = key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      CamelCase.words(of: text).count > 1
    else { return nil }
    return [text]
  }

  /// Returns the outcome at an assigned property: from the table of sinks, otherwise from the property's
  /// name. An edge, an axis or a dimension, such as `top` or `width`, has the outcome of its owner, and
  /// `constant` is a size if its owner is named after a width or a height. Nil if no name expresses a kind.
  ///
  /// - Parameter path: the names of the chain up to the property.
  func outcome(ofProperty path: [String]) -> Sinks.Outcome? {
    guard let last = path.last else { return nil }
    let owner = path.dropLast().last.map { $0.lowercased() } ?? ""
    if last == "constant",
      owner.hasSuffix("width") || owner.hasSuffix("height")
        || owner.contains("widthconstraint") || owner.contains("heightconstraint")
        || owner.contains("widthanchor")
        || owner.contains("heightanchor")
    {
      return .style(.size)
    }
    // A space in a bar is an item with a width.
    if last == "width", owner.contains("space") { return .style(.padding) }
    if let outcome = sinks.outcome(ofProperty: path) { return outcome }
    if StyleNames.isComponent(last), path.count > 1 {
      if let outcome = outcome(ofProperty: Array(path.dropLast())) { return outcome }
      return ["width", "height"].contains(last) ? .style(.size) : nil
    }
    return StyleNames.kind(of: last).map { .style($0) }
  }

  // MARK: Names

  /// Returns the step from the value of a dictionary entry to its end: at the attribute that the key names,
  /// otherwise at a padding if the dictionary contains the metrics of a visual format. Nil for other entries.
  private func step(
    fromEntry element: DictionaryElementSyntax, _ node: Syntax, _ state: inout FlowState
  ) -> Step? {
    guard element.value.id == node.as(ExprSyntax.self)?.id,
      let key = Self.path(ofKey: element.key)?.last ?? CallSyntax.lastName(of: element.key)
    else {
      return isMetrics(element) ? .end(state.end(at: .padding)) : nil
    }
    switch outcome(ofProperty: [key]) {
    case .style(let kind)?: return .end(state.end(at: kind))
    case .nothing?: return .end(.nothing)
    case nil: return isMetrics(element) ? .end(state.end(at: .padding)) : nil
    }
  }

  /// Returns true if an entry's dictionary has the label `metrics`, or is the value of a variable whose name
  /// ends in `metrics`.
  private func isMetrics(_ element: DictionaryElementSyntax) -> Bool {
    guard let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self) else { return false }
    if dictionary.parent?.as(LabeledExprSyntax.self)?.label?.text == "metrics" { return true }
    let binding = dictionary.parent?.parent?.as(PatternBindingSyntax.self)
    return binding.map { CamelCase.words(of: $0.pattern.trimmedDescription).last == "metrics" } ?? false
  }
}

import SwiftSyntax

/// Follows a value upwards to where it is consumed.
struct LiteralFlow {
  /// Where a value ends up.
  enum End: Equatable {
    case style(StyleKind)
    /// It has a name already: it is the value of a declaration, or what a declaration gives back. The kind is what the
    /// names say, if they do.
    case named(StyleKind?)
    case nothing
  }

  let sinks: Sinks

  /// What is known of a value on its way.
  struct Journey {
    /// The literal that the value begins as.
    let literal: ExprSyntax
    /// What it is, unless somebody gives it a name.
    var kind: StyleKind?
    /// The component of a size or a rectangle that it is.
    var component: String?
    /// Whether something that is no literal is added to it, and whether it comes first.
    var term: (isSum: Bool, isFirst: Bool) = (false, true)
    /// The operands that it is added to.
    var addends: [ExprSyntax] = []
    /// Whether it is a branch of a condition.
    var isBranch = false
    /// Whether it is one of several, in a tuple or an array.
    var isElement = false
    /// Whether it is a component beside others that are no literals.
    var isMixed = false
    /// Whether it went into something that is made: what is made may have a name, and the value has none.
    var isPart = false

    /// True where it is added within a component of a size or a point, which makes it a distance.
    var isAddedComponent: Bool { term.isSum && component != nil }

    /// The end at a sink of a kind.
    func end(at kind: StyleKind) -> End {
      switch kind {
      case .size where component.map { ["x", "y", "dx", "dy"].contains($0) } ?? false: .style(.padding)
      case .size where term.isSum && !term.isFirst: .style(.padding)
      default: .style(kind)
      }
    }

    var end: End { kind.map { end(at: $0) } ?? .nothing }

    /// The literal as a number without its sign; nil where it is none.
    var value: Double? { LiteralNumber.value(of: literal).map { abs($0) } }

    /// True where the literal is written as a whole number, as a number of things is.
    var isWhole: Bool { literal.is(IntegerLiteralExprSyntax.self) }
  }

  /// Where a literal ends up, or an expression made of literals such as a color.
  func end(of expression: ExprSyntax) -> End {
    var journey = Journey(literal: expression)
    var node = Syntax(expression)
    while let parent = node.parent {
      if let step = step(from: node, to: parent, &journey) {
        switch step {
        case .end(let end): return end
        case .on(let next): node = next
        }
      } else {
        return journey.end
      }
    }
    return journey.end
  }

  enum Step {
    case end(End)
    case on(Syntax)
  }

  /// One step; nil where the way is lost.
  private func step(from node: Syntax, to parent: Syntax, _ journey: inout Journey) -> Step? {
    switch parent.as(SyntaxEnum.self) {
    case .arrayElementList(let elements):
      guard elements.count <= Operands.most else { return nil }
      journey.isElement = journey.isElement || elements.count > 1
      return .on(parent)
    case .labeledExprList, .prefixOperatorExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .arrayElement, .arrayExpr, .tupleExpr, .inOutExpr, .asExpr, .codeBlockItemList, .expressionStmt,
      .ifExpr, .switchExpr:
      return .on(parent)
    case .subscriptCallExpr(let item):
      // One of a list, as in `[0, 40, 40][section]`.
      return item.calledExpression.is(ArrayExprSyntax.self)
        && item.calledExpression.id == node.as(ExprSyntax.self)?.id
        ? .on(parent) : nil
    case .unresolvedTernaryExpr(let ternary):
      journey.isBranch = true
      return ternary.thenExpression.id == node.as(ExprSyntax.self)?.id ? .on(parent) : nil
    case .exprList:
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
        sequence.elements.count <= Operands.most
      else { return nil }
      return operands(from: node, sequence, &journey)
    case .labeledExpr(let argument): return self.argument(argument, &journey)
    case .dictionaryElement(let element): return entry(element, node, &journey)
    // A name is for a whole value: `isOver ? .red : UIColor(…)` has two, and none of its own.
    case .initializerClause:
      guard Self.isLocal(parent) else { return .end(journey.isBranch ? journey.end : named(parent, journey)) }
      if journey.isPart { return .end(journey.end) }
      return .end(journey.isBranch || journey.term.isSum ? unnamed(parent, journey) : named(parent, journey))
    case .returnStmt: return result(from: parent, journey)
    case .codeBlockItem(let item): return implicitResult(item, journey)
    default: return nil
    }
  }

  /// Whether a declaration is inside of a function: what is made there is a thing, and no definition of style.
  static func isLocal(_ initializer: Syntax) -> Bool {
    var node = initializer
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

  private func operands(from node: Syntax, _ sequence: SequenceExprSyntax, _ journey: inout Journey) -> Step?
  {
    guard let element = node.as(ExprSyntax.self) else { return nil }
    let operands = Operands(of: element, in: sequence)
    switch operands.role {
    case .nothing: return .end(.nothing)
    case .value: break
    case .branch: journey.isBranch = true
    case .fallback:
      // In the place of an argument it is a default value; in a variable it is a number without a name.
      guard journey.kind == nil, journey.component == nil,
        sequence.parent?.is(InitializerClauseSyntax.self) == true, Self.isLocal(Syntax(sequence))
      else { return .end(.nothing) }
      journey.isBranch = true
    case .term(let isFirst):
      journey.term = (true, journey.term.isFirst && isFirst)
      journey.addends += operands.addends
    }
    if let target = operands.target { return .end(assignment(to: target, journey)) }
    if let comparand = operands.comparand, let attribute = CallSyntax.lastName(of: comparand) {
      return .end(
        journey.end(
          at: attribute.lowercased().contains("width") || attribute.lowercased().contains("height")
            || attribute == "size" ? .size : .padding))
    }
    return .on(Syntax(sequence))
  }

  private func assignment(to target: ExprSyntax, _ journey: Journey) -> End {
    let path = Self.path(ofItem: target) ?? CallSyntax.path(of: target)
    guard let last = path.last else { return journey.end }
    if DataWords.isData(path, target, journey) { return .nothing }
    switch property(path) {
    case .style(let kind)?: return journey.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    if let kind = Self.kind(ofGeometry: last, journey) { return journey.end(at: kind) }
    // `label.point = CGPoint(x: other.x - 5, …)`
    if journey.isAddedComponent { return journey.end(at: journey.kind ?? .size) }
    // `rect.origin.y = other.maxY + 4`
    if journey.term.isSum, !journey.term.isFirst, path.count > 1, ["x", "y"].contains(last) {
      return .style(.padding)
    }
    return journey.kind == nil ? .nothing : journey.end
  }

  /// What a property says that is given a size or a point: `style.preferredSize = CGSize(…)`.
  private static func kind(ofGeometry name: String, _ journey: Journey) -> StyleKind? {
    switch journey.component {
    case "width", "height": StyleWords.isSize(name) ? .size : nil
    case "x", "y":
      ["position", "offset", "origin"].contains(StyleWords.words(of: name).last) ? .padding : nil
    default: nil
    }
  }

  /// The name that the key of an item speaks of, as in `attributes[.kern] = 0.4`; nil for other expressions.
  static func path(ofItem expression: ExprSyntax) -> [String]? {
    expression.as(SubscriptCallExprSyntax.self)?.arguments.first.flatMap { path(ofKey: $0.expression) }
  }

  /// The name that a key of a dictionary speaks of. A single word in quotes is likely data.
  static func path(ofKey key: ExprSyntax) -> [String]? {
    if key.is(MemberAccessExprSyntax.self) { return CallSyntax.path(of: key) }
    guard let text = key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      StyleWords.words(of: text).count > 1
    else { return nil }
    return [text]
  }

  /// What a property is, by the table, its name, or the name of what it is a component of.
  func property(_ path: [String]) -> Sinks.Verdict? {
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
    // A bar's space is an item that has a width.
    if last == "width", owner.contains("space") { return .style(.padding) }
    if let verdict = sinks.property(path) { return verdict }
    if StyleWords.isComponent(last), path.count > 1 {
      if let verdict = property(Array(path.dropLast())) { return verdict }
      return ["width", "height"].contains(last) ? .style(.size) : nil
    }
    return StyleWords.kind(of: last).map { .style($0) }
  }

  // MARK: Names

  private func entry(_ element: DictionaryElementSyntax, _ node: Syntax, _ journey: inout Journey) -> Step? {
    guard element.value.id == node.as(ExprSyntax.self)?.id,
      let key = Self.path(ofKey: element.key)?.last ?? CallSyntax.lastName(of: element.key)
    else {
      return isMetrics(element) ? .end(journey.end(at: .padding)) : nil
    }
    switch property([key]) {
    case .style(let kind)?: return .end(journey.end(at: kind))
    case .nothing?: return .end(.nothing)
    case nil: return nil
    }
  }

  /// Whether a dictionary is one of metrics for a visual format.
  private func isMetrics(_ element: DictionaryElementSyntax) -> Bool {
    guard let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self) else { return false }
    if dictionary.parent?.as(LabeledExprSyntax.self)?.label?.text == "metrics" { return true }
    let binding = dictionary.parent?.parent?.as(PatternBindingSyntax.self)
    return binding.map { StyleWords.words(of: $0.pattern.trimmedDescription).last == "metrics" } ?? false
  }
}

import SwiftSyntax

/// Follows a value upwards to where it is consumed.
struct LiteralFlow {
  /// Where a value ends up.
  enum End: Equatable {
    case style(StyleKind)
    /// It has a name already: it is the value of a declaration, or what a declaration gives back.
    case named
    case nothing
  }

  let sinks: Sinks

  /// What is known of a value on its way.
  private struct Journey {
    /// What it is, unless somebody gives it a name.
    var kind: StyleKind?
    /// The component of a size or a rectangle that it is.
    var component: String?
    /// Whether something that is no literal is added to it, and whether it comes first.
    var term: (isSum: Bool, isFirst: Bool) = (false, true)
    /// Whether it is a branch of a condition.
    var isBranch = false

    /// The end at a sink of a kind.
    func end(at kind: StyleKind) -> End {
      switch kind {
      case .size where component.map { ["x", "y", "dx", "dy"].contains($0) } ?? false: .style(.padding)
      case .size where term.isSum && !term.isFirst: .style(.padding)
      // `font.pointSize - 1` is a font beside another.
      case .font where term.isSum && !term.isFirst: .nothing
      default: .style(kind)
      }
    }

    var end: End { kind.map { end(at: $0) } ?? .nothing }
  }

  /// Where a literal ends up, or an expression made of literals such as a color.
  func end(of expression: ExprSyntax) -> End {
    var journey = Journey()
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

  private enum Step {
    case end(End)
    case on(Syntax)
  }

  /// One step; nil where the way is lost.
  private func step(from node: Syntax, to parent: Syntax, _ journey: inout Journey) -> Step? {
    switch parent.as(SyntaxEnum.self) {
    case .prefixOperatorExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .arrayElement,
      .arrayElementList, .arrayExpr, .labeledExprList, .tupleExpr, .inOutExpr, .asExpr, .codeBlockItemList,
      .expressionStmt, .ifExpr, .switchExpr:
      return .on(parent)
    case .unresolvedTernaryExpr(let ternary):
      journey.isBranch = true
      return ternary.thenExpression.id == node.as(ExprSyntax.self)?.id ? .on(parent) : nil
    case .exprList:
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
        sequence.elements.count <= Operands.most
      else {
        return nil
      }

      return operands(from: node, sequence, &journey)

    case .labeledExpr(let argument): return self.argument(argument, &journey)
    case .dictionaryElement(let element): return entry(element, node, &journey)
    case .initializerClause: return initializer(parent, journey)
    case .returnStmt: return result(from: parent, journey)
    case .codeBlockItem(let item): return implicitResult(item, journey)
    default: return nil
    }
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
    case .term(let isFirst): journey.term = (true, journey.term.isFirst && isFirst)
    }
    if let target = operands.target.first, !operands.target.isEmpty {
      return .end(assignment(to: target, journey))
    }
    if let comparand = operands.comparand, let attribute = CallSyntax.path(of: comparand).last {
      return .end(
        journey.end(
          at: attribute.lowercased().contains("width") || attribute.lowercased().contains("height")
            || attribute == "size" ? .size : .padding))
    }
    return .on(Syntax(sequence))
  }

  private func assignment(to target: ExprSyntax, _ journey: Journey) -> End {
    let path = CallSyntax.path(of: target)
    guard let last = path.last else { return journey.end }
    switch property(path) {
    case .style(let kind)?: return journey.end(at: kind)
    case .nothing?: return .nothing
    case nil: break
    }
    // `rect.origin.y = other.maxY + 4`
    if journey.term.isSum, !journey.term.isFirst, path.count > 1, ["x", "y"].contains(last) {
      return .style(.padding)
    }
    return journey.kind == nil ? .nothing : journey.end
  }

  /// What a property is, by the table, its name, or the name of what it is a component of.
  private func property(_ path: [String]) -> Sinks.Verdict? {
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
    if let verdict = sinks.property(path) { return verdict }
    if StyleWords.isComponent(last), path.count > 1 {
      if let verdict = property(Array(path.dropLast())) { return verdict }
      return ["width", "height"].contains(last) ? .style(.size) : nil
    }
    return StyleWords.kind(of: last).map { .style($0) }
  }

  // MARK: Arguments

  private func argument(_ argument: LabeledExprSyntax, _ journey: inout Journey) -> Step? {
    guard let list = argument.parent else { return nil }
    if list.parent?.is(TupleExprSyntax.self) == true { return .on(list) }
    guard let expression = list.parent?.as(FunctionCallExprSyntax.self), let call = CallSyntax(expression)
    else {
      return nil
    }
    let label = argument.label?.text ?? "_"
    if Self.passesOn(call) { return .on(Syntax(expression)) }
    if let kind = Self.geometry(call) {
      journey.component = label == "_" ? journey.component : label
      if kind == .padding { journey.kind = journey.kind ?? .padding }
      return .on(Syntax(expression))
    }
    switch verdict(of: call, label) {
    case .style(let kind)?:
      guard call.isConstructor, !Self.consumes(call.name) else { return .end(journey.end(at: kind)) }
      if case .style(let found) = journey.end(at: kind) { journey.kind = found }
      return .on(Syntax(expression))
    case .nothing?: return .end(.nothing)
    case nil: break
    }
    if journey.kind != nil { return .on(Syntax(expression)) }
    // A function of one value that the table does not know, as in `scaled(12)`.
    if label == "_", call.labels.count == 1, !call.isConstructor,
      expression.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      return .on(Syntax(expression))
    }
    return nil
  }

  private func verdict(of call: CallSyntax, _ label: String) -> Sinks.Verdict? {
    if call.name == "NSLayoutConstraint", label == "constant" {
      let attribute = call.argument("attribute").map { CallSyntax.path(of: $0).last ?? "" } ?? ""
      return .style(
        ["width", "height"].contains(attribute)
          && call.argument("toItem")?.is(NilLiteralExprSyntax.self) == true ? .size : .padding)
    }
    if call.name == "constraint", label == "equalTo", call.labels.first == "equalTo" { return .style(.size) }
    if let verdict = sinks.argument(of: call.name, label, chain: call.chain) { return verdict }
    if ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant"].contains(call.name),
      label == "_",
      call.chain.contains(where: { StyleWords.edges.contains($0) || $0 == "edges" || $0.hasPrefix("center") })
    {
      return .style(.padding)
    }
    if label == "frame" { return .style(.size) }
    if ["withSize", "ofSize", "size", "_"].contains(label), StyleWords.words(of: call.name).last == "font" {
      return .style(.font)
    }

    if let kind = StyleWords.kind(of: label) { return .style(kind) }
    if ["_", "to", "constant", "by", "equalTo"].contains(label),
      let kind = StyleWords.kind(ofFunction: call.name)
    {
      return .style(kind)
    }
    if ["_", "to"].contains(label), StyleWords.words(of: call.name).last == "size",
      call.name.first?.isLowercase == true
    {
      return .style(.size)
    }
    return nil
  }

  /// Whether a call gives back what it is given, as far as style is concerned.
  private static func passesOn(_ call: CallSyntax) -> Bool {
    if [
      "CGFloat", "Double", "Float", "Int", "NSNumber", "TimeInterval", "max", "min", "floor", "ceil", "round",
      "abs",
    ]
    .contains(call.name), call.chain.isEmpty {
      return true
    }
    // `.fixed(10)`, `.init(8)`
    guard let member = call.call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else {
      return false
    }
    return ["fixed", "custom", "absolute", "points", "constant", "init", "pt", "exact"]
      .contains(call.name)
      && call.labels == ["_"]
  }

  /// The kind of the components that a call is made of: paddings, sizes, or nil if it is no such thing.
  private static func geometry(_ call: CallSyntax) -> StyleKind? {
    if [
      "CGSize", "NSSize", "CGRect", "NSRect", "CGPoint", "NSPoint", "CGVector", "CGRectMake", "CGSizeMake",
      "CGPointMake",
    ]
    .contains(call.name) {
      return .size
    }
    let labels = Set(call.labels)
    if call.name.hasSuffix("EdgeInsets") || call.name == "UIOffset" || call.name == "UIEdgeInsetsMake" {
      return .padding
    }
    guard call.name == "init", !labels.isEmpty else { return nil }
    if labels.isSubset(of: StyleWords.edges) { return .padding }
    return labels.isSubset(of: ["x", "y", "width", "height"]) ? .size : nil
  }

  /// Whether what is made of a type is a thing on the screen, so that its arguments are consumed; other types make values,
  /// which a declaration may give a name.
  private static func consumes(_ type: String) -> Bool {
    let last = StyleWords.words(of: type).last ?? ""
    return consumers.contains(last)
  }

  private static let consumers: Set<String> = [
    "view", "label", "button", "configuration", "layer", "item", "controller", "cell", "bar", "field",
    "image", "stack",
    "rectangle", "constraint", "spacer", "grid", "path", "control", "switch", "slider", "window",
    "scrollview",
  ]

  // MARK: Names

  private func entry(_ element: DictionaryElementSyntax, _ node: Syntax, _ journey: inout Journey) -> Step? {
    guard element.value.id == node.as(ExprSyntax.self)?.id,
      let key = CallSyntax.path(of: element.key).last
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
    return binding?.pattern.trimmedDescription.lowercased().hasSuffix("metrics") ?? false
  }

  /// A name is for a whole value: `isOver ? .red : UIColor(…)` has two, and none of its own.
  private func initializer(_ clause: Syntax, _ journey: Journey) -> Step? {
    .end(journey.isBranch ? journey.end : .named)
  }

  // MARK: What functions give back

  private func implicitResult(_ item: CodeBlockItemSyntax, _ journey: Journey) -> Step? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return result(from: Syntax(list), journey)
  }

  /// From a `return`, or the only expression of a body, to what it is the result of.
  private func result(from start: Syntax, _ journey: Journey) -> Step? {
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
    if labels.isEmpty, !journey.term.isSum { return .named }

    let kind =
      StyleWords.kind(ofFunction: name)
      ?? (StyleWords.words(of: name).last == "size" && journey.component != nil ? .size : nil)
    return kind.map { journey.end(at: $0) } ?? journey.end
  }

  private func end(atResultOf binding: PatternBindingSyntax, _ journey: Journey) -> End {
    let name = binding.pattern.trimmedDescription
    if name == "intrinsicContentSize" || name == "preferredContentSize" { return journey.end(at: .size) }
    return .named
  }
}

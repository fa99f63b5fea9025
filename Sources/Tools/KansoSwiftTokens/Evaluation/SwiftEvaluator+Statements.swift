import KansoLint
import SwiftSyntax

extension SwiftEvaluator {
  /// The end of a statement.
  enum Flow {
    case next
    case returned(SwiftValue)
    /// The effect of the statement is unknown.
    case unknown
    /// A `break` of a switch.
    case broken
  }

  /// Returns the result of a body. A single expression is the result; so is the last one of a branch.
  func run(_ body: CodeBlockItemListSyntax, _ frame: Frame) -> SwiftValue? {
    guard case .returned(let value)? = descend({ flow(of: body, frame) }) else {
      return fail("the result of the code is unknown")
    }
    return value
  }

  /// Runs statements.
  func flow(of body: CodeBlockItemListSyntax, _ frame: Frame) -> Flow {
    let isSingle = body.count == 1
    for item in body {
      let flow: Flow?
      switch item.item {
      case .decl(let declaration): flow = descend { run(declaration, frame) }
      case .stmt(let statement): flow = descend { run(statement, frame) }
      case .expr(let expression): flow = descend { run(expression, isResult: isSingle, frame) }
      }
      guard let flow else { return .unknown }
      if case .next = flow { continue }
      return flow
    }
    return .next
  }

  private func run(_ declaration: DeclSyntax, _ frame: Frame) -> Flow {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      guard case .statements(let statements)? = conditional.clauseForPhones?.elements else { return .next }
      return flow(of: statements, frame)
    }
    guard let variables = declaration.as(VariableDeclSyntax.self) else { return .next }
    for binding in variables.bindings {
      let expected = TypeNamesOfSyntax.names(of: binding.typeAnnotation?.type)
      if let initializer = binding.initializer?.value {
        let inner = frame.expecting(expected)
        if initializer.is(ClosureExprSyntax.self) {
          inner.resultLabels = Self.resultLabels(of: binding.typeAnnotation?.type)
        }
        let value = attempt { self.value(of: initializer, inner) }
        bind(binding.pattern, to: value, frame)
      } else if case .getter(let body)? = binding.accessorBlock?.accessors {
        bind(binding.pattern, to: attempt { run(body, frame.expecting(expected)) }, frame)
      }
    }
    return .next
  }

  /// Returns the labels of the tuple that functions of a type return; nil if they return something else.
  private static func resultLabels(of type: TypeSyntax?) -> [String]? {
    guard
      let elements = type?.as(FunctionTypeSyntax.self)?.returnClause.type.as(TupleTypeSyntax.self)?.elements
    else { return nil }
    let labels = elements.compactMap { $0.firstName?.text.unquoted }
    return labels.count == elements.count ? labels : nil
  }

  /// Gives the names of a pattern their values; unknown ones have none.
  func bind(_ pattern: PatternSyntax, to value: SwiftValue?, _ frame: Frame) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      frame.locals[name.unquoted] = value
    } else if let tuple = pattern.as(TuplePatternSyntax.self), case .list(let values)? = value {
      for (element, value) in zip(tuple.elements, values) { bind(element.pattern, to: value, frame) }
    }
  }

  private func run(_ statement: StmtSyntax, _ frame: Frame) -> Flow {
    if let result = statement.as(ReturnStmtSyntax.self) {
      guard let expression = result.expression else { return frame.this.map { .returned($0) } ?? .unknown }
      return value(of: expression, frame).map { .returned($0) } ?? .unknown
    }
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      return run(expression.expression, isResult: false, frame)
    }
    if let guarded = statement.as(GuardStmtSyntax.self) {
      guard let holds = truth(of: guarded.conditions, frame) else { return .unknown }
      return holds ? .next : flow(of: guarded.body.statements, frame)
    }
    return statement.is(BreakStmtSyntax.self) ? .broken : .unknown
  }

  /// Runs an expression. Calls without a result, such as assertions, have no effect on values.
  private func run(_ expression: ExprSyntax, isResult: Bool, _ frame: Frame) -> Flow {
    if let choice = expression.as(IfExprSyntax.self) { return flow(of: choice, frame) }
    if let choice = expression.as(SwitchExprSyntax.self) { return flow(of: choice, frame) }
    if let sequence = expression.as(SequenceExprSyntax.self), assign(Array(sequence.elements), frame) {
      return .next
    }
    if isSelfInitializer(expression),
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init)
    {
      guard let value = construct(frame.type, call, frame) else { return .unknown }
      frame.this = value
      return .next
    }
    if isResult { return value(of: expression, frame).map { .returned($0) } ?? .unknown }
    return .next
  }

  /// Returns true for `self.init(…)`.
  private func isSelfInitializer(_ expression: ExprSyntax) -> Bool {
    guard
      let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(
        MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "init"
      && ["self", "super"].contains(member.base?.trimmedDescription)
  }

  /// Performs an assignment to a variable or to a property of `self`; returns false for other expressions.
  private func assign(_ elements: [ExprSyntax], _ frame: Frame) -> Bool {
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return false }
    let value = attempt { self.value(ofSequence: elements[2...], frame.expecting([])) }
    if let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" {
        frame.this = value
      } else if frame.locals[name] == nil, case .instance? = frame.this {
        set(name, value, frame)
      } else {
        frame.locals[name] = value
      }
    } else if let member = elements[0].as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      set(member.declName.baseName.text, value, frame)
    }
    return true
  }

  /// Sets a property of `self`.
  private func set(_ name: String, _ value: SwiftValue?, _ frame: Frame) {
    guard case .instance(var instance)? = frame.this, let value else { return }
    instance.fields.removeAll { $0.name == name }
    instance.fields.append(SwiftInstance.Field(name: name, value: value))
    frame.this = .instance(instance)
  }

  /// Runs the branch of `if` that applies.
  func flow(of choice: IfExprSyntax, _ frame: Frame) -> Flow {
    var choice = choice
    // A chain of `else if` is a loop here, not a recursion.
    while true {
      guard let holds = truth(of: choice.conditions, frame) else { return .unknown }
      if holds { return flow(of: choice.body.statements, frame) }
      switch choice.elseBody {
      case .codeBlock(let block)?: return flow(of: block.statements, frame)
      case .ifExpr(let next)?: choice = next
      case nil: return .next
      }
    }
  }

  /// Runs the case of `switch` that applies.
  func flow(of choice: SwitchExprSyntax, _ frame: Frame) -> Flow {
    guard let subject = value(of: choice.subject, frame.expecting([])) else { return .unknown }
    var fallback: SwitchCaseSyntax?
    for case .switchCase(let item) in choice.cases {
      switch item.label {
      case .default: fallback = item
      case .case(let label):
        let isMatch = label.caseItems.contains {
          matches(subject, $0.pattern, frame) == true && $0.whereClause == nil
        }
        if isMatch { return flow(ofCase: item, frame) }
      }
    }
    return fallback.map { flow(ofCase: $0, frame) } ?? .unknown
  }

  private func flow(ofCase item: SwitchCaseSyntax, _ frame: Frame) -> Flow {
    let flow = flow(of: item.statements, frame)
    if case .broken = flow { return .next }
    return flow
  }

  /// Returns true if a value matches the pattern of a case; nil if that is unknown.
  func matches(_ value: SwiftValue, _ pattern: PatternSyntax, _ frame: Frame) -> Bool? {
    if pattern.is(WildcardPatternSyntax.self) { return true }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if case .list(let values) = value, let tuple = expression.as(TupleExprSyntax.self) {
      guard values.count == tuple.elements.count else { return false }
      for (value, element) in zip(values, tuple.elements) {
        if element.expression.is(DiscardAssignmentExprSyntax.self) { continue }
        if matchesValue(value, element.expression, frame) != true { return false }
      }
      return true
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    return matchesValue(value, expression, frame)
  }

  /// Returns true if a value equals an expression of a pattern. A case is compared by its name.
  private func matchesValue(_ value: SwiftValue, _ expression: ExprSyntax, _ frame: Frame) -> Bool? {
    if let other = expression.as(MemberAccessExprSyntax.self), let isMatch = matchesName(value, of: other) {
      return isMatch
    }
    return attempt { self.value(of: expression, frame.expecting([])) }.flatMap { areEqual(value, $0) }
  }

  /// Returns true if a case or a symbol has the name of a member; nil for other values.
  func matchesName(_ value: SwiftValue, of member: MemberAccessExprSyntax) -> Bool? {
    let other = member.declName.baseName.text.unquoted
    return name(of: value).map { $0 == other || $0.hasSuffix(".\(other)") }
  }

  /// Returns the truth of conditions; nil if it is unknown. Any system is new enough.
  func truth(of conditions: ConditionElementListSyntax, _ frame: Frame) -> Bool? {
    var result: Bool? = true
    for element in conditions {
      let truth: Bool?
      switch element.condition {
      case .expression(let expression): truth = self.truth(of: expression, frame)
      case .availability(let availability):
        truth = availability.availabilityKeyword.text == "#available"
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        let value =
          binding.initializer.map { self.value(of: $0.value, frame) } ?? name.flatMap { frame.locals[$0] }
        switch value {
        case .nothing?: truth = false
        case let value?:
          bind(binding.pattern, to: value, frame)
          truth = true
        case nil: truth = nil
        }
      case .matchingPattern(let matching):
        truth = value(of: matching.initializer.value, frame).flatMap { matches($0, matching.pattern, frame) }
      }
      if truth == false { return false }
      if truth == nil { result = nil }
    }
    return result
  }

  /// Returns the truth of an expression; nil if it is unknown.
  func truth(of expression: ExprSyntax, _ frame: Frame) -> Bool? {
    guard case .flag(let flag)? = resolved(value(of: expression, frame)) else { return nil }
    return flag
  }

  /// Returns the name of a case or symbol; nil for other values.
  func name(of value: SwiftValue) -> String? {
    switch value {
    case .symbol(let name): name
    case .enumCase(let index): program.members[index].name
    case .token(let index) where program.members[index].isCase: program.members[index].name
    default: nil
    }
  }

  /// Returns true if two values are equal; nil if they cannot be compared.
  func areEqual(_ left: SwiftValue, _ right: SwiftValue) -> Bool? {
    if let left = name(of: left), let right = name(of: right) { return left == right }
    switch (resolved(left), resolved(right)) {
    case (.number(let left)?, .number(let right)?): return left.value == right.value
    case (.text(let left)?, .text(let right)?): return left == right
    case (.flag(let left)?, .flag(let right)?): return left == right
    case (.nothing?, .nothing?): return true
    case (.nothing?, .some), (.some, .nothing?): return false
    case (.enumCase(let left)?, .enumCase(let right)?): return left == right
    default: return nil
    }
  }
}

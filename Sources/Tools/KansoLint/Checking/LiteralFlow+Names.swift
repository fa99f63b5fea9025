import SwiftSyntax

/// The names that a value has, and the names around it.
extension LiteralFlow {
  /// Returns the end of a value that a declaration names. The kind comes from the facts about the value,
  /// otherwise from the nearest name around the value that expresses one; nil if none does. A sum with a
  /// nonliteral ends at nothing.
  func namedEnd(of place: Syntax, _ state: FlowState) -> End {
    // A sum with a nonliteral is not a constant.
    if state.term.isSum { return .nothing }
    if let kind = state.kind { return .named(kind) }
    if let component = state.component { return .named(["x", "y"].contains(component) ? .padding : .size) }
    var node: Syntax? = place
    while let current = node {
      if let name = Self.name(declaredBy: current),
        let kind = StyleNames.kind(of: name) ?? StyleNames.kind(ofType: name)
      {
        return .named(kind)
      }
      // The type around a function does not determine the kind of the function's declarations.
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { break }
      node = current.parent
    }
    return .named(nil)
  }

  /// Returns the end of a number that is only a part of a local variable's value: a term, a branch of a
  /// condition, or the right side of `??`. The variable's name is not the name of the number, but expresses
  /// its kind if the number has none yet. The end is nothing if the name expresses no kind, or if the
  /// variable has a written type such as `Int`.
  ///
  /// - Parameter clause: the initializer clause of the variable.
  func unnamedEnd(of clause: Syntax, _ state: FlowState) -> End {
    // `let size = CGSize(width: view.width - 16, …)` is the name of the size, not of its part.
    if state.isAddedComponent { return state.end(at: state.kind ?? .size) }
    // `let size = CGSize(width: min(375, bounds.width), …)`
    if state.isBound, ["width", "height"].contains(state.component), state.value.map({ $0 >= 3 }) ?? false {
      return state.end(at: .size)
    }
    if state.kind != nil { return state.end }
    if state.isMixed, state.component != nil, state.value.map({ $0 >= 3 }) ?? false {
      return state.end(at: .size)
    }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      !NumericTypes.isOther(binding.typeAnnotation?.type),
      let kind = Self.kind(ofVariable: binding.pattern.trimmedDescription, state)
    else { return .nothing }
    return state.end(at: kind)
  }

  /// Returns the kind of a number that is a part of a variable's value, according to the variable's name. Nil
  /// if the name expresses none, for a size or padding below 1, and for the size of an image. An addend also
  /// needs a length of the layout beside it, and must not be added to a level.
  private static func kind(ofVariable name: String, _ state: FlowState) -> StyleKind? {
    let words = CamelCase.words(of: name)
    if state.term.isSum {
      guard !DataNames.isLevel(name, state), state.addends.contains(where: Operands.isOfLayout) else {
        return nil
      }
      if ["x", "y"].contains(words.last) { return .padding }
    }
    // `let side = (view.bounds.width - 6) / 4`
    let ofSum: StyleKind? =
      state.term.isSum && state.addends.contains(where: Operands.isOfFrame) ? .padding : nil
    guard let value = state.value, let kind = StyleNames.kind(of: name) ?? ofSum else { return nil }
    switch kind {
    // It may be the number of pixels of a requested image.
    case .size where words.last == "size" && words.contains("image") && state.component == nil: return nil
    // A fraction of something is less than a point.
    // A bound of one or two only keeps a count or a length from being nothing.
    case .size, .padding: return value >= (state.isBound ? 3 : 1) ? kind : nil
    default: return kind
    }
  }

  /// Returns true if the nearest variable or parameter around a value, within its statement or member, has
  /// the written type `CGFloat`.
  static func isDeclaredLength(_ expression: Syntax) -> Bool {
    var node: Syntax? = expression
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription == "CGFloat"
      }
      if let parameter = current.as(FunctionParameterSyntax.self) {
        return parameter.type.trimmedDescription == "CGFloat"
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Returns the name of the variable, parameter, enum case, enum or struct that a node declares, or of the
  /// type that it extends. Nil for other nodes, also for classes and functions.
  private static func name(declaredBy node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .patternBinding(let binding): binding.pattern.trimmedDescription
    case .functionParameter(let parameter): (parameter.secondName ?? parameter.firstName).text
    case .enumCaseElement(let element): element.name.text
    case .enumDecl(let type): type.name.text
    case .structDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    default: nil
    }
  }

  /// Returns the names around a value, the nearest first: labels, keys, functions, properties and variables.
  /// Ends at the declaration of a variable, a function or a member.
  ///
  /// - Parameter maxCount: the number of names that is enough; the result may be longer.
  static func names(around expression: Syntax, maxCount: Int = .max) -> [String] {
    var names: [String] = []
    func add(_ path: [String]) { names += path.reversed() }
    var node = expression
    while names.count < maxCount, let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        add([argument.label?.text, Self.attribute(besideValue: argument)].compactMap { $0 })
      case .functionCallExpr(let call): add(CallSyntax.path(of: call.calledExpression, maxCount: maxCount))
      case .dictionaryElement(let element): add(Self.path(ofKey: element.key) ?? [])
      case .sequenceExpr(let sequence):
        guard let first = sequence.elements.first else { break }
        add(CallSyntax.path(of: first, maxCount: maxCount) + (Self.path(ofItem: first) ?? []))
      case .patternBinding(let binding):
        add([binding.pattern.trimmedDescription])
        return names
      case .functionDecl, .memberBlockItem: return names
      default: break
      }
      node = parent
    }
    return names
  }

  /// Returns the lower-case words of all names around a value.
  static func context(of expression: Syntax) -> Set<String> {
    Set(names(around: expression).flatMap(CamelCase.words))
  }
}

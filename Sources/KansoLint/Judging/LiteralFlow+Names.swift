import SwiftSyntax

/// What the names say that a value has, or that stand around it.
extension LiteralFlow {
  /// The end of a value that a declaration gives a name, with the kind that the journey, the name, or the name of what it is
  /// declared in says.
  func named(_ place: Syntax, _ journey: Journey) -> End {
    // A sum with something else is no constant.
    if journey.term.isSum { return .nothing }
    if let kind = journey.kind { return .named(kind) }
    if let component = journey.component { return .named(["x", "y"].contains(component) ? .padding : .size) }
    var node: Syntax? = place
    while let current = node {
      if let name = Self.name(declaredBy: current),
        let kind = StyleWords.kind(of: name) ?? StyleWords.kind(ofType: name)
      {
        return .named(kind)
      }
      // What a function declares has nothing to do with the type around it.
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { break }
      node = current.parent
    }
    return .named(nil)
  }

  /// The end of a number that is only a part of the value of a variable in a function: a term, a branch of a condition,
  /// or the right side of `??`. The name of the variable tells the kind of the number, but is no name for it.
  ///
  /// - Parameter clause: the value of the variable.
  func unnamed(_ clause: Syntax, _ journey: Journey) -> End {
    // `let size = CGSize(width: view.width - 16, …)` names the size and not its part.
    if journey.isAddedComponent { return journey.end(at: journey.kind ?? .size) }
    if journey.kind != nil { return journey.end }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      !DeclaredNames.isOtherNumber(binding.typeAnnotation?.type),
      let kind = Self.kind(ofVariable: binding.pattern.trimmedDescription, journey)
    else { return .nothing }
    return journey.end(at: kind)
  }

  /// The kind that the name of a variable tells of a number that is a part of its value; nil where it tells none.
  private static func kind(ofVariable name: String, _ journey: Journey) -> StyleKind? {
    let words = StyleWords.words(of: name)
    if journey.term.isSum {
      guard !DataWords.isLevel(name, journey), journey.addends.contains(where: Operands.isOfLayout) else {
        return nil
      }
      if ["x", "y"].contains(words.last) { return .padding }
    }
    guard let value = journey.value, let kind = StyleWords.kind(of: name) else { return nil }
    switch kind {
    // It may be the number of pixels that an image is requested with.
    case .size where words.last == "size" && words.contains("image") && journey.component == nil: return nil
    // A share of something is less than a point.
    case .size, .padding: return value >= 1 ? kind : nil
    default: return kind
    }
  }

  /// Whether a value is declared to be a length, whatever it is called.
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

  /// The names that a value meets on its way, the nearest first: labels, keys, functions, properties and variables.
  ///
  /// - Parameter maxCount: the number of names that are enough; more may be returned.
  static func names(around expression: Syntax, maxCount: Int = .max) -> [String] {
    var names: [String] = []
    func add(_ path: [String]) { names += path.reversed() }
    var node = expression
    while names.count < maxCount, let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        add([argument.label?.text, Self.attribute(besideValue: argument)].compactMap { $0 })
      case .functionCallExpr(let call): add(CallSyntax.path(of: call.calledExpression, most: maxCount))
      case .dictionaryElement(let element): add(Self.path(ofKey: element.key) ?? [])
      case .sequenceExpr(let sequence):
        guard let first = sequence.elements.first else { break }
        add(CallSyntax.path(of: first, most: maxCount) + (Self.path(ofItem: first) ?? []))
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

  /// The words of the names that a value meets on its way.
  static func context(of expression: Syntax) -> Set<String> {
    Set(names(around: expression).flatMap(StyleWords.words))
  }
}

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

  /// The words of the names that a value meets on its way: labels, functions, properties, and what all of it is said to.
  static func context(of expression: Syntax) -> Set<String> {
    var words: Set<String> = []
    func add(_ names: [String]) { words.formUnion(names.flatMap(StyleWords.words)) }
    var node = expression
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .labeledExpr(let argument): add([argument.label?.text].compactMap { $0 })
      case .functionCallExpr(let call): add(CallSyntax.path(of: call.calledExpression))
      case .sequenceExpr(let sequence): sequence.elements.first.map { add(CallSyntax.path(of: $0)) }
      case .patternBinding(let binding):
        add([binding.pattern.trimmedDescription])
        return words
      case .functionDecl, .memberBlockItem: return words
      default: break
      }
      node = parent
    }
    return words
  }
}

import SwiftSyntax

/// The names that a source declares: types, variables and parameters, and numbers that are not `CGFloat`.
final class DeclaredNames: SyntaxVisitor {
  /// The names of types, generic parameters, variables and parameters.
  private(set) var names: Set<String> = []
  /// The names of variables, parameters and labels whose type is in `NumericTypes.others`, and of the functions that take one
  /// without a label.
  private var numbers: Set<String> = []
  /// The source text of the values in dictionaries, by string key.
  private var values: [String: Set<String>] = [:]

  /// Collects the names of a source, Objective-C after lowering to Swift. A source that is nested too deeply
  /// has none.
  init(_ source: LintSource) {
    super.init(viewMode: .sourceAccurate)
    for parsed in source.all() { walk(parsed.tree) }
  }

  /// Returns true if a variable, a parameter or a label with this name is a number that is neither `CGFloat`
  /// nor `Double`, or if a function with this name takes such a number without a label.
  func isOtherNumber(_ name: String) -> Bool { numbers.contains(name) }

  /// Returns true if a dictionary has an entry with this key and another value. The value in parentheses is
  /// the same value.
  func isKey(_ name: String, ofOtherThan value: String) -> Bool {
    values[name].map { !$0.isSubset(of: [value, "(\(value))"]) } ?? false
  }

  /// Adds a name, and continues with the children of its node.
  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  /// Records the value of an entry with a string literal as its key.
  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let key = node.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      values[key, default: []].insert(node.value.trimmedDescription)
    }
    return .visitChildren
  }

  /// Records a variable in `numbers` if its written type is in `NumericTypes.others`, or if it has no written type
  /// and its value is an integer literal.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isInferred =
      node.typeAnnotation == nil && node.initializer?.value.is(IntegerLiteralExprSyntax.self) == true
    if isInferred || NumericTypes.isOther(node.typeAnnotation?.type) {
      numbers.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  /// Records a function in `numbers` if the type of a parameter without a label is in `NumericTypes.others`.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters
    where parameter.firstName.text == "_" && NumericTypes.isOther(parameter.type) {
      numbers.insert(node.name.text)
    }
    return .visitChildren
  }

  /// Adds a parameter's inner name. Records its label and its inner name in `numbers` if its type is in
  /// `NumericTypes.others`.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if NumericTypes.isOther(node.type) {
      numbers.formUnion([node.firstName.text, node.secondName?.text ?? ""])
    }
    return declare(node.secondName ?? node.firstName)
  }
}

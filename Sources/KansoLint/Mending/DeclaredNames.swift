import KansoDiagnostics
import SwiftSyntax

/// What a source declares itself: types, which no token of the guide is meant by, and what is no `CGFloat`.
final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Variables and parameters that are no `CGFloat`, nor a `Double` that is one as well, and functions that take such a number.
  private var numbers: Set<String> = []
  /// What the keys of dictionaries stand for.
  private var values: [String: Set<String>] = [:]

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    let source =
      Language.of(file.path) == .objectiveC ? ObjectiveCSource(file.bytes).spelling.bytes : file.bytes
    // Only of sources in which literals were found, so that this one can be parsed.
    if let source = try? ParsableSource(source) { walk(source.tree()) }
  }

  /// Whether a name is that of a number of such a type, or of a function that takes one.
  func isOtherNumber(_ name: String) -> Bool { numbers.contains(name) }

  /// Whether a dictionary has an entry of this name for something else.
  func isKey(_ name: String, ofOtherThan value: String) -> Bool {
    values[name].map { !$0.isSubset(of: [value, "(\(value))"]) } ?? false
  }

  static let otherNumbers: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float", "Float16", "Float80", "Decimal", "NSNumber", "NSDecimalNumber",
  ]

  static func isOtherNumber(_ type: TypeSyntax?) -> Bool {
    type.map { otherNumbers.contains($0.trimmedDescription.filter { $0 != "?" && $0 != "!" }) } ?? false
  }

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

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let key = node.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      values[key, default: []].insert(node.value.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isInferred =
      node.typeAnnotation == nil && node.initializer?.value.is(IntegerLiteralExprSyntax.self) == true
    if isInferred || Self.isOtherNumber(node.typeAnnotation?.type) {
      numbers.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters
    where parameter.firstName.text == "_" && Self.isOtherNumber(parameter.type) {
      numbers.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOtherNumber(node.type) {
      numbers.formUnion([node.firstName.text, node.secondName?.text ?? ""])
    }
    return declare(node.secondName ?? node.firstName)
  }
}

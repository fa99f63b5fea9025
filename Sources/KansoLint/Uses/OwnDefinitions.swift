import KansoDiagnostics
import SwiftParser
import SwiftSyntax

/// What sources declare themselves that is called as the guide's types are, or adds to them.
package struct OwnDefinitions: Sendable {
  /// Types that are declared by hand, so that their name says nothing about the guide. One within another type is known
  /// there alone: `Cell.Fonts`.
  private(set) var types: Set<String> = []
  /// What extensions of the guide's types declare.
  private(set) var members: Set<String> = []

  package init() {}

  package func union(_ other: OwnDefinitions) -> OwnDefinitions {
    var all = self
    all.types.formUnion(other.types)
    all.members.formUnion(other.members)
    return all
  }

  /// Whether a name is that of such a type within some types.
  func declare(_ type: String, within scopes: [String]) -> Bool {
    types.contains(type) || scopes.contains { types.contains("\($0).\(type)") }
  }

  /// - Parameter wanted: the guide's types.
  init(_ source: [UInt8], wanted: Set<String>) {
    let visitor = DefinitionVisitor(source, wanted: wanted)
    (types, members) = (visitor.scopes, visitor.members)
  }
}

/// Finds declarations of types of some names.
final class DefinitionVisitor: SyntaxVisitor {
  private let wanted: Set<String>
  private(set) var types: [TokenSyntax] = []
  /// The types, each after the one that it is within.
  private(set) var scopes: Set<String> = []
  private(set) var members: Set<String> = []

  init(_ source: [UInt8], wanted: Set<String>) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
    walk(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if wanted.contains(name.text) {
      types.append(name)
      record(name)
    }
    return .visitChildren
  }

  private func record(_ name: TokenSyntax) {
    guard wanted.contains(name.text) else { return }
    let declaration = name.parent.map { Syntax($0) }
    let scope = declaration.flatMap { TokenReferences.scopes(around: $0).first }
    scopes.insert((scope.map { $0 + "." } ?? "") + name.text)
  }

  /// `struct Box<Padding>` has it within itself.
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    record(node.name)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  /// `typealias Colors = DesignTokens.Colors` is the guide's.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let original = node.initializer.value.as(MemberTypeSyntax.self)?.name.text
    return original == node.name.text ? .skipChildren : declare(node.name)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    guard names.contains(where: wanted.contains) else { return .visitChildren }
    for member in node.memberBlock.members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        members.formUnion(variable.bindings.map { TokenNames.plain($0.pattern.trimmedDescription) })
      case .functionDecl(let function): members.insert(TokenNames.plain(function.name.text))
      case .enumDecl(let type): members.insert(type.name.text)
      case .structDecl(let type): members.insert(type.name.text)
      case .typeAliasDecl(let type): members.insert(type.name.text)
      default: break
      }
    }
    return .visitChildren
  }
}

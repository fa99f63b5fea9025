import KansoDiagnostics
import SwiftSyntax

/// What sources declare themselves that is called as the guide's types are, or adds to them.
package struct OwnDefinitions: Sendable {
  /// The name of a type that is declared by hand, so that it says nothing about the guide.
  private struct TypeName: Hashable {
    /// The name, after that of the type that it is within, where alone it is known: `Cell.Fonts`.
    let name: String
    /// The path of the file in which alone a private type is known; nil for other types.
    let file: String?
  }

  /// The place of a declaration.
  struct Place: Sendable, CustomStringConvertible {
    let path: String
    let line: Int

    var description: String { "\(path):\(line)" }
  }

  /// The first declaration of each type.
  private var types: [TypeName: Place] = [:]
  /// What extensions of the guide's types declare.
  private(set) var members: Set<String> = []

  package init() {}

  /// Adds the definitions of other sources. Where both declare a type, the place of the first one stays.
  package mutating func formUnion(_ other: OwnDefinitions) {
    types.merge(other.types) { first, _ in first }
    members.formUnion(other.members)
  }

  package func union(_ other: OwnDefinitions) -> OwnDefinitions {
    var all = self
    all.formUnion(other)
    return all
  }

  /// Returns the declaration that a name of a type means instead of the guide's; nil where there is none.
  ///
  /// - Parameters:
  ///   - scopes: the types that the name stands in, and those that they inherit from.
  ///   - path: the path of the file that the name stands in.
  func declaration(of type: String, within scopes: [String], in path: String) -> Place? {
    for name in scopes.map({ "\($0).\(type)" }) + [type] {
      if let place = types[TypeName(name: name, file: path)] ?? types[TypeName(name: name, file: nil)] {
        return place
      }
    }
    return nil
  }

  /// The definitions in a source.
  ///
  /// - Parameters:
  ///   - file: the file of the source.
  ///   - wanted: the guide's types.
  init(_ source: ParsableSource, of file: SourceFile, wanted: Set<String>) {
    let visitor = DefinitionVisitor(source, wanted: wanted)
    members = visitor.members
    guard !visitor.declarations.isEmpty else { return }
    let lines = LineIndex(file)
    for declaration in visitor.declarations {
      let name = TypeName(name: declaration.name, file: declaration.isPrivate ? file.path : nil)
      guard types[name] == nil else { continue }
      types[name] = Place(path: file.path, line: lines.position(at: declaration.offset).line)
    }
  }
}

/// Finds declarations of types of some names. Those that Kanso compiled are none.
final class DefinitionVisitor: SyntaxVisitor {
  /// A declaration that takes a name from the guide's type.
  struct Declaration {
    /// The name, after that of the type that it is within.
    let name: String
    /// True if the declaration is known in its file alone.
    let isPrivate: Bool
    /// The offset of the name in bytes.
    let offset: Int
  }

  private let wanted: Set<String>
  /// The names of the types that could define style.
  private(set) var types: [TokenSyntax] = []
  private(set) var declarations: [Declaration] = []
  private(set) var members: Set<String> = []

  init(_ source: ParsableSource, wanted: Set<String>) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
    walk(source.tree())
  }

  private func declare(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    if wanted.contains(name.text) {
      types.append(name)
      record(name, modifiers)
    }
    return .visitChildren
  }

  private func record(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax? = nil) {
    guard wanted.contains(name.text) else { return }
    let declaration = name.parent.map { Syntax($0) }
    let scope = declaration.flatMap { TokenReferences.scopes(around: $0).first }
    let isPrivate =
      modifiers?.contains {
        $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
      } ?? false
    declarations.append(
      Declaration(
        name: (scope.map { $0 + "." } ?? "") + name.text, isPrivate: isPrivate,
        offset: name.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// Returns true for an enum that was compiled from a guide.
  private static func isCompiled(_ type: EnumDeclSyntax) -> Bool {
    type.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == TokenNames.fingerprint
      } ?? false
    }
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

  /// A protocol defines no style, and takes the name all the same.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.isCompiled(node) ? .skipChildren : declare(node.name, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
  }

  /// `typealias Colors = DesignTokens.Colors` is the guide's.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let original = node.initializer.value.as(MemberTypeSyntax.self)?.name.text
    return original == node.name.text ? .skipChildren : declare(node.name, node.modifiers)
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

import KansoDiagnostics
import SwiftSyntax

/// The declarations of the sources themselves that have the names of the guide's types, or extend them.
package struct OwnDefinitions: Sendable {
  /// The name of a type that is declared by hand and so is not the guide's.
  private struct TypeName: Hashable {
    /// The name, qualified by the enclosing type if it is declared in one: `Cell.Fonts`.
    let name: String
    /// The path of the file, for a private type; nil for other types.
    let file: String?
  }

  /// The position of a declaration.
  struct Place: Sendable, CustomStringConvertible {
    let path: String
    /// The line, from 1.
    let line: Int

    var description: String { "\(path):\(line)" }
  }

  /// The first declaration of each type.
  private var types: [TypeName: Place] = [:]
  /// The members that extensions of the guide's types declare.
  private(set) var members: Set<String> = []

  /// Creates an empty set of definitions.
  package init() {}

  /// True if there is no definition.
  var isEmpty: Bool { types.isEmpty && members.isEmpty }

  /// The types with the places of their declarations, sorted. The file is that of a private type; nil for other types.
  var sortedTypes: [(name: String, file: String?, place: Place)] {
    types.map { ($0.key.name, $0.key.file, $0.value) }
      .sorted { ($0.name, $0.file ?? "", $0.place.line) < ($1.name, $1.file ?? "", $1.place.line) }
  }

  /// Adds a member of an extension.
  mutating func add(member: String) { members.insert(member) }

  /// Adds a type, unless it is known.
  ///
  /// - Parameters:
  ///   - name: the name, qualified by the enclosing type.
  ///   - isPrivate: true if only the file of the declaration knows the type.
  mutating func add(type name: String, isPrivate: Bool, at place: Place) {
    let name = TypeName(name: name, file: isPrivate ? place.path : nil)
    if types[name] == nil { types[name] = place }
  }

  /// Adds the definitions of other sources. If both declare a type, the position of the first is kept.
  package mutating func formUnion(_ other: OwnDefinitions) {
    types.merge(other.types) { first, _ in first }
    members.formUnion(other.members)
  }

  /// Returns the declaration that a type name refers to in place of the guide's type; nil if there is none.
  ///
  /// - Parameters:
  ///   - scopes: the types around the name, and the types that they inherit from.
  ///   - path: the path of the file with the name.
  func declaration(of type: String, within scopes: [String], in path: String) -> Place? {
    for name in scopes.map({ "\($0).\(type)" }) + [type] {
      if let place = types[TypeName(name: name, file: path)] ?? types[TypeName(name: name, file: nil)] {
        return place
      }
    }
    return nil
  }

  /// Returns the reason that a token cannot be named in a position: one of the sources declares a type with
  /// the same name. Nil if none does.
  ///
  /// - Parameters:
  ///   - name: the qualified name of the token.
  ///   - scopes: the types around the position, and the types that they inherit from.
  ///   - path: the path of the file with the position.
  func conflict(naming name: String, within scopes: [String], in path: String) -> String? {
    let type = String(name.prefix { $0 != "." })
    return declaration(of: type, within: scopes, in: path).map {
      "`\(type)` is also declared in \($0), so `\(name)` may not compile here. Rename that type, or set "
        + "`compile: {namespace: Design}`"
    }
  }

  /// Finds the definitions in an excerpt.
  ///
  /// - Parameters:
  ///   - file: the file of the source, for positions.
  ///   - wanted: the names of the guide's types.
  init(_ parsed: ParsedExcerpt, of file: SourceFile, wanted: Set<String>) {
    let visitor = DefinitionVisitor(parsed.tree, wanted: wanted)
    members = visitor.members
    guard !visitor.declarations.isEmpty else { return }
    for declaration in visitor.declarations {
      let line = file.lines.position(at: parsed.origin.excerpt.sourceOffset(of: declaration.offset)).line
      add(type: declaration.name, isPrivate: declaration.isPrivate, at: Place(path: file.path, line: line))
    }
  }
}

/// A search for declarations of types with certain names. Declarations that Kanso compiled are excluded.
final class DefinitionVisitor: SyntaxVisitor {
  /// A declaration with the name of one of the guide's types.
  struct Declaration {
    /// The name, qualified by the enclosing type.
    let name: String
    /// True if the declaration is visible only in its file.
    let isPrivate: Bool
    /// The byte offset of the name in the tree.
    let offset: Int
  }

  /// The names of the types to find.
  private let wanted: Set<String>
  /// The names of the declared types that may define style: no protocols and no generic parameters.
  private(set) var types: [TokenSyntax] = []
  /// All declarations with one of the names, also protocols and generic parameters.
  private(set) var declarations: [Declaration] = []
  /// The names of the members in extensions of the types.
  private(set) var members: Set<String> = []

  /// Visits a whole tree.
  init(_ tree: SourceFileSyntax, wanted: Set<String>) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Records a type that may define style, if its name is wanted, and continues with its members.
  private func declare(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    if wanted.contains(name.text) {
      types.append(name)
      record(name, modifiers)
    }
    return .visitChildren
  }

  /// Records a declaration in `declarations`, if its name is wanted.
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

  /// Returns true for an enum that Kanso compiled from a guide: it has the constant of the fingerprint.
  private static func isCompiled(_ type: EnumDeclSyntax) -> Bool {
    type.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == TokenNames.fingerprint
      } ?? false
    }
  }

  /// Records a generic parameter, because `struct Box<Padding>` hides the guide's type in its body.
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    record(node.name)
    return .visitChildren
  }

  /// Records an associated type, because it hides the guide's type in its protocol.
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name)
    return .visitChildren
  }

  /// Records a protocol. It cannot define style, but it uses the name.
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

  /// Ignores an alias of the guide's type, such as `typealias Colors = DesignTokens.Colors`.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let original = node.initializer.value.as(MemberTypeSyntax.self)?.name.text
    return original == node.name.text ? .skipChildren : declare(node.name, node.modifiers)
  }

  /// Records the variables, functions, enums, structs and aliases in an extension of a type with a wanted
  /// name, or of a type nested in one.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    guard names.contains(where: wanted.contains) else { return .visitChildren }
    for member in node.memberBlock.members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        members.formUnion(
          variable.bindings.map { TokenNames.withoutBackticks($0.pattern.trimmedDescription) })
      case .functionDecl(let function): members.insert(TokenNames.withoutBackticks(function.name.text))
      case .enumDecl(let type): members.insert(type.name.text)
      case .structDecl(let type): members.insert(type.name.text)
      case .typeAliasDecl(let type): members.insert(type.name.text)
      default: break
      }
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// A place in a source that names something of the guide.
struct TokenReference {
  /// The names, from the section's type on; of a function of C, its name.
  let path: [String]
  /// Where each of the names stands.
  let ranges: [Range<Int>]
  /// The types, extensions and functions that it stands in, from the inside, each before the types that it inherits
  /// from.
  let scopes: [String]
}

/// Finds what names the guide's types in Swift.
final class TokenReferences: SyntaxVisitor {
  private let types: Set<String>
  /// The module that the tokens are declared in, which may stand before a type.
  private let module: String?
  private(set) var references: [TokenReference] = []

  init(_ source: ParsableSource, types: Set<String>, module: String?) {
    (self.types, self.module) = (types, module)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree())
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard types.contains(node.baseName.text) else { return .skipChildren }
    var names = [node.baseName]
    var link = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      // `DesignTokens.Colors`, but not the `Colors` of something else.
      guard let module, member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == module else {
        return .skipChildren
      }
      link = Syntax(member)
    }
    while let member = link.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == link.as(ExprSyntax.self)?.id
    {
      names.append(member.declName.baseName)
      link = Syntax(member)
    }
    add(names, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard types.contains(node.name.text) else { return .visitChildren }
    var names = [node.name]
    var link = Syntax(node)
    while let member = link.parent?.as(MemberTypeSyntax.self),
      member.baseType.id == link.as(TypeSyntax.self)?.id
    {
      names.append(member.name)
      link = Syntax(member)
    }
    add(names, Syntax(node))
    return .skipChildren
  }

  /// The names of the types, extensions and functions around a place, from the inside. After each stand the types that
  /// it names as inherited: what is declared within them is known in it.
  static func scopes(around place: Syntax) -> [String] {
    var scopes: [String] = []
    var node = place.parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .enumDecl(let type): scopes += [type.name.text] + names(type.inheritanceClause)
      case .structDecl(let type): scopes += [type.name.text] + names(type.inheritanceClause)
      case .classDecl(let type): scopes += [type.name.text] + names(type.inheritanceClause)
      case .actorDecl(let type): scopes += [type.name.text] + names(type.inheritanceClause)
      case .protocolDecl(let type): scopes += [type.name.text] + names(type.inheritanceClause)
      case .functionDecl(let function): scopes.append(function.name.text)
      case .extensionDecl(let type):
        scopes += type.extendedType.trimmedDescription.split(separator: ".").last.map { [String($0)] } ?? []
        scopes += names(type.inheritanceClause)
      default: break
      }
      node = current.parent
    }
    return scopes
  }

  private static func names(_ inherited: InheritanceClauseSyntax?) -> [String] {
    inherited?.inheritedTypes.compactMap {
      $0.type.as(IdentifierTypeSyntax.self)?.name.text ?? $0.type.as(MemberTypeSyntax.self)?.name.text
    } ?? []
  }

  private func add(_ names: [TokenSyntax], _ place: Syntax) {
    references.append(
      TokenReference(
        path: names.map { TokenNames.plain($0.text) },
        ranges: names.map {
          $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
        }, scopes: Self.scopes(around: place)))
  }
}

extension TokenReference {
  /// The names of Objective-C that could be those of the guide's functions.
  static func inObjectiveC(_ source: [UInt8], types: Set<String>) -> [TokenReference] {
    ObjectiveCSource(source).tokens.compactMap { token in
      guard token.kind == .name else { return nil }
      let name = String(decoding: source[token.range], as: UTF8.self)
      guard types.contains(where: { name.hasPrefix($0) }) else { return nil }
      return TokenReference(path: [name], ranges: [token.range], scopes: [])
    }
  }
}

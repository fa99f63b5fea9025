import SwiftSyntax

/// A reference to a type of the guide in a source.
struct TokenReference: Sendable {
  /// The names, from the section's type on. For a C function, only its name.
  let path: [String]
  /// The byte ranges of the names.
  let ranges: [Range<Int>]
  /// The enclosing types, extensions and functions, the innermost first. Each is followed by the types that it inherits
  /// from.
  let scopes: [String]
  /// The name of the innermost enclosing type or extended type; nil if there is none.
  let container: String?
}

/// A search for the references to the guide's types in Swift: in expressions and in types.
final class TokenReferences: SyntaxVisitor {
  /// The Swift types that the names of tokens begin with.
  private let types: Set<String>
  /// The module of the tokens, which may qualify a type.
  private let module: String?
  private let excerpt: Excerpt
  /// The references, in source order.
  private(set) var references: [TokenReference] = []

  /// Collects the references in an excerpt.
  init(_ parsed: ParsedExcerpt, types: Set<String>, module: String?) {
    (self.types, self.module, excerpt) = (types, module, parsed.origin.excerpt)
    super.init(viewMode: .sourceAccurate)
    walk(parsed.tree)
  }

  /// Adds the chain of members that begins with a type of the guide, also after the module. Ignores the
  /// nested type of another type.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard types.contains(node.baseName.text) else { return .skipChildren }
    var names = [node.baseName]
    var link = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      // `DesignTokens.Colors`, but not the `Colors` of another type.
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

  /// Adds the chain of nested types that begins with a type of the guide.
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

  /// Returns the names of the enclosing types, extended types and functions, the innermost first, without
  /// qualifiers: `B` for `A.B`. Each type is followed by the types that it inherits from, because their
  /// nested types are visible in it.
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

  /// Returns the name of the innermost type or extended type around a place; nil if there is none.
  private static func container(of place: Syntax) -> String? {
    var node = place.parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .enumDecl(let type): return type.name.text
      case .structDecl(let type): return type.name.text
      case .classDecl(let type): return type.name.text
      case .actorDecl(let type): return type.name.text
      case .protocolDecl(let type): return type.name.text
      case .extensionDecl(let type): return type.extendedType.trimmedDescription
      default: node = current.parent
      }
    }
    return nil
  }

  /// Returns the names of the inherited types, without those that qualify them.
  private static func names(_ inherited: InheritanceClauseSyntax?) -> [String] {
    inherited?.inheritedTypes.compactMap {
      $0.type.as(IdentifierTypeSyntax.self)?.name.text ?? $0.type.as(MemberTypeSyntax.self)?.name.text
    } ?? []
  }

  /// Adds a reference with its scopes.
  private func add(_ names: [TokenSyntax], _ place: Syntax) {
    references.append(
      TokenReference(
        path: names.map { TokenNames.withoutBackticks($0.text) },
        ranges: names.map {
          excerpt.sourceRange(
            of: $0.positionAfterSkippingLeadingTrivia
              .utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset)
        }, scopes: Self.scopes(around: place), container: Self.container(of: place)))
  }
}

extension TokenReference {
  /// Returns the identifiers in an Objective-C source that begin with the name of one of the guide's sections,
  /// in source order. They may be the names of token functions. The `scopes` are empty.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the source.
  ///   - sections: the names of the sections in C.
  static func inObjectiveC(
    _ tokens: [ObjectiveCToken], of source: [UInt8], sections: Set<String>
  ) -> [TokenReference] {
    var container: String?
    var previous: ArraySlice<UInt8> = []
    return tokens.compactMap { token in
      let directive = previous
      previous = source[token.range]
      if directive.elementsEqual("@implementation".utf8) {
        container = String(decoding: previous, as: UTF8.self)
      }
      if token.kind == .directive, previous.elementsEqual("@end".utf8) { container = nil }
      guard token.kind == .name else { return nil }
      let name = String(decoding: source[token.range], as: UTF8.self)
      guard sections.contains(where: { name.hasPrefix($0) }) else { return nil }
      return TokenReference(path: [name], ranges: [token.range], scopes: [], container: container)
    }
  }
}

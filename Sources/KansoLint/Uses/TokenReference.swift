import SwiftParser
import SwiftSyntax

/// A place in a source that names something of the guide.
struct TokenReference {
  /// The names, from the section's type on; of a function of C, its name.
  let path: [String]
  /// Where each of the names stands.
  let ranges: [Range<Int>]
}

/// Finds what names the guide's types in Swift.
final class TokenReferences: SyntaxVisitor {
  private let types: Set<String>
  /// The module that the tokens are declared in, which may stand before a type.
  private let module: String?
  private(set) var references: [TokenReference] = []

  init(_ source: [UInt8], types: Set<String>, module: String?) {
    (self.types, self.module) = (types, module)
    super.init(viewMode: .sourceAccurate)
    walk(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
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
    add(names)
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
    add(names)
    return .skipChildren
  }

  private func add(_ names: [TokenSyntax]) {
    references.append(
      TokenReference(
        path: names.map { TokenNames.plain($0.text) },
        ranges: names.map {
          $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
        }))
  }
}

extension TokenReference {
  /// The names of Objective-C that could be those of the guide's functions.
  static func inObjectiveC(_ source: [UInt8], types: Set<String>) -> [TokenReference] {
    source.withUnsafeBufferPointer { bytes in
      ObjectiveCScanner(bytes).tokens.compactMap { token in
        guard token.kind == .name else { return nil }
        let name = String(decoding: bytes[token.range], as: UTF8.self)
        guard types.contains(where: { name.hasPrefix($0) }) else { return nil }
        return TokenReference(path: [name], ranges: [token.range])
      }
    }
  }
}

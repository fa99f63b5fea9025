import SwiftSyntax

/// Moves the members of an extension into its class if they override others, which needs the Objective-C runtime in an
/// extension: the end of the class and the start of the extension become a comment.
///
/// This requires that nothing but comments, and extensions of the same class, are between the two.
final class OverrideRule: PreparationRule {
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var type: ClassDeclSyntax?
    var extensions: [ExtensionDeclSyntax] = []
    for item in node {
      if let type, let next = item.item.as(ExtensionDeclSyntax.self), canMove(next, into: type),
        isCommentable(from: extensions.last?.memberBlock ?? type.memberBlock, to: next)
      {
        extensions.append(next)
      } else {
        if let type { move(extensions, into: type) }
        (type, extensions) = (item.item.as(ClassDeclSyntax.self), [])
      }
    }
    if let type { move(extensions, into: type) }
    return .visitChildren
  }

  /// Returns true if the members of an extension mean the same in a class.
  private func canMove(_ node: ExtensionDeclSyntax, into type: ClassDeclSyntax) -> Bool {
    node.extendedType.trimmedDescription == type.name.text && node.modifiers.isEmpty
      && node.genericWhereClause == nil && AttributeRule.removesAll(of: node.attributes)
  }

  /// Returns the range from the end of a declaration's members to the start of the members of the extension after it.
  private func range(from members: MemberBlockSyntax, to node: ExtensionDeclSyntax) -> Range<Int> {
    members.rightBrace.trimmedBytes.lowerBound..<node.memberBlock.leftBrace.trimmedBytes.upperBound
  }

  /// Returns true if a comment can contain that range. Braces that a broken source lacks cannot be moved.
  private func isCommentable(from members: MemberBlockSyntax, to node: ExtensionDeclSyntax) -> Bool {
    members.rightBrace.presence == .present && node.memberBlock.leftBrace.presence == .present
      && OriginalComment.canContain(facts.bytes[range(from: members, to: node)])
  }

  /// Moves extensions up to the last one with an override into the class before them, with the protocols that they
  /// conform to.
  private func move(_ extensions: [ExtensionDeclSyntax], into type: ClassDeclSyntax) {
    guard let last = extensions.lastIndex(where: hasOverride) else { return }
    var members = type.memberBlock
    for node in extensions[...last] {
      replace(range(from: members, to: node), with: "")
      members = node.memberBlock
    }
    let protocols = extensions[...last].flatMap {
      $0.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
    guard !protocols.isEmpty else { return }
    let text = protocols.joined(separator: ", ")
    if let inherited = type.inheritanceClause?.inheritedTypes.last {
      insert(", " + text, after: inherited)
    } else if let parameters = type.genericParameterClause {
      insert(": " + text, after: parameters)
    } else {
      insert(": " + text, after: type.name)
    }
  }

  private func hasOverride(_ node: ExtensionDeclSyntax) -> Bool {
    node.memberBlock.members.contains {
      $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" }
        == true
    }
  }
}

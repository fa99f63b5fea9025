import SwiftSyntax

/// A change of a source: the byte range of the original, and the text that replaces it.
struct SourceChange {
  let range: Range<Int>
  let replacement: String
}

/// A rule that collects the changes of one topic in a source.
class PreparationRule: SyntaxVisitor {
  /// The facts about the source that rules share.
  let facts: SourceFacts
  private var changes: [SourceChange] = []

  required init(_ facts: SourceFacts) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the changes of a source by all rules, in the order of the source. Of two changes that overlap, the first
  /// one counts.
  static func changes(in tree: SourceFileSyntax, bytes: [UInt8]) -> [SourceChange] {
    let rules: [PreparationRule.Type] = [
      ImportRule.self, AttributeRule.self, ProtocolRule.self, OptionalRequirementRule.self, OverrideRule.self,
      ValueExtensionRule.self, ConditionRule.self, TextAttributeRule.self, SelectorRule.self,
      KeyPathRule.self,
      TaskRule.self,
    ]
    let facts = SourceFacts(tree, bytes: bytes)
    let changes = rules.flatMap { type in
      let rule = type.init(facts)
      rule.walk(tree)
      return rule.changes
    }
    // An insertion comes before a replacement at the same place, which would exclude it otherwise.
    return changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Adds a change of a range of bytes.
  final func replace(_ range: Range<Int>, with text: String) {
    changes.append(SourceChange(range: range, replacement: text))
  }

  /// Adds a change of a node without the trivia around it.
  final func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedBytes, with: text)
  }

  /// Adds a text before a node.
  final func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.trimmedBytes.lowerBound
    replace(start..<start, with: text)
  }

  /// Adds a text after a node.
  final func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.trimmedBytes.upperBound
    replace(end..<end, with: text)
  }
}

extension SyntaxProtocol {
  /// The byte range of the node without the trivia around it.
  var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    // A node without text has its trivia on one side only.
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The nodes around the node, the innermost first.
  var ancestors: UnfoldSequence<Syntax, Syntax?> {
    sequence(state: parent) { node in
      defer { node = node?.parent }
      return node
    }
  }

  /// The declaration of the type, or the extension, around the node.
  var enclosingDeclaration: (any DeclGroupSyntax)? {
    for node in ancestors {
      if let declaration = node.asProtocol((any DeclGroupSyntax).self) { return declaration }
    }
    return nil
  }
}

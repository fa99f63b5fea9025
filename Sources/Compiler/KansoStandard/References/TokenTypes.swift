import KansoTheme

/// The types of tokens. A type comes from the token itself, else from the token that its whole value refers to, else
/// from the nearest group with one. It is never guessed from a value.
struct TokenTypes {
  /// The type of each node; nil for a group, and for a token without a type.
  private(set) var types: [TokenType?]
  /// True for tokens without a type whose reason is reported elsewhere.
  private(set) var isReported: [Bool]

  /// Finds the types of tokens.
  init(of tokens: [Int32], in table: ReferenceTable) {
    let tree = table.tree
    types = Array(repeating: nil, count: tree.nodes.count)
    isReported = Array(repeating: false, count: tree.nodes.count)
    var isKnown = Array(repeating: false, count: tree.nodes.count)
    var groupTypes: [Int32: TokenType?] = [:]
    for token in tokens where !isKnown[Int(token)] {
      // The tokens of a chain of references, from the first.
      var chain = [token]
      var type: TokenType?
      var hasProblem = false
      while let last = chain.last {
        if isKnown[Int(last)] {
          (type, hasProblem) = (types[Int(last)], isReported[Int(last)] || types[Int(last)] == nil)
          break
        }
        if tree[last].ownType != nil || tree[last].hasInvalidType {
          (type, hasProblem) = (tree[last].ownType, tree[last].hasInvalidType)
          break
        }
        guard let value = table.value(of: last), let site = table.site(at: value) else {
          type = Self.groupType(of: last, tree, &groupTypes)
          break
        }
        switch table.sites[Int(site)].target {
        case .token(let next)?:
          chain.append(next)
          continue
        case .part?: type = Self.groupType(of: last, tree, &groupTypes)
        case .problem?, nil:
          type = Self.groupType(of: last, tree, &groupTypes)
          hasProblem = true
        }
        break
      }
      for (index, member) in chain.enumerated().reversed() where !isKnown[Int(member)] {
        // A token whose target has no type has that of its own groups.
        if type == nil, index < chain.count - 1 { type = Self.groupType(of: member, tree, &groupTypes) }
        types[Int(member)] = type
        isReported[Int(member)] = type == nil && (hasProblem || index < chain.count - 1)
        isKnown[Int(member)] = true
      }
    }
  }

  subscript(token: Int32) -> TokenType? { types[Int(token)] }

  /// Returns the type of the nearest group with one. Groups are remembered, since a group has many tokens.
  private static func groupType(
    of token: Int32, _ tree: TokenTree, _ known: inout [Int32: TokenType?]
  ) -> TokenType? {
    var group = tree[token].parent
    let nearest = group
    if let type = known[nearest] { return type }
    var type: TokenType?
    while group >= 0, type == nil {
      type = tree.group(group)?.type
      group = tree[group].parent
    }
    known[nearest] = .some(type)
    return type
  }
}

import KansoDiagnostics
import KansoTheme

/// A token of a document of the standard.
package struct StandardToken: Sendable {
  /// The names of its groups and its own name, which can be `$root`.
  package let path: [String]
  package let type: TokenType
  /// The value as it is written, with its references; an object with a `$ref` for a token that is one.
  package let value: Place
  package let description: String?
  /// The deprecation, which can be that of a group.
  package let deprecated: Deprecation?
  /// The data of other tools than Kanso.
  package let extensions: [JSONNode.Member]
  /// The range of the token's object.
  package let place: SourceRange
  /// The range of the token's name with its quotes.
  package let nameRange: SourceRange
}

extension StandardDocument {
  /// The tokens, in the order of the document. Those without a type are left out.
  package var tokens: [StandardToken] {
    guard let table, let types else { return [] }
    let deprecations = Deprecations(of: table.tree)
    var paths = GroupPaths(table.tree)
    return order.compactMap { index in
      guard let type = types[index], let value = table.value(of: index) else { return nil }
      let place = table.tree.place(of: index)
      let file = files[Int(place.file)]
      return StandardToken(
        path: paths.path(of: index), type: type, value: value,
        description: place["$description"]?.node.text, deprecated: deprecations[index],
        extensions: place.node.extensionsOfOthers,
        place: SourceRange(file: file, place.node.offset..<place.node.end),
        nameRange: file.range(ofKeyAt: Int(table.tree[index].keyOffset)))
    }
  }

  /// Returns the description of a group; nil for none, and for a path that is no group.
  package func description(ofGroup path: some Sequence<String>) -> String? {
    guard let tree = table?.tree else { return nil }
    var node = TokenTree.root
    for name in path {
      guard let member = tree.member(of: node, named: name) else { return nil }
      node = member
    }
    return tree.group(node)?.description?.node.text
  }
}

/// The paths of tokens as names. The path of the group of the last token is kept for the next one.
private struct GroupPaths {
  private let tree: TokenTree
  private var group = TokenTree.root
  private var path: [String] = []

  init(_ tree: TokenTree) { self.tree = tree }

  /// Returns the names of the groups of a token, and its own.
  mutating func path(of token: Int32) -> [String] {
    let parent = tree[token].parent
    if parent != group {
      group = parent
      path = tree.path(of: parent)
    }
    return path + [tree.name(of: token)]
  }
}

/// The deprecations of tokens. That of a group holds for all tokens in it that have none of their own.
struct Deprecations {
  private let tree: TokenTree
  private let groups: [Int32: Deprecation]

  init(of tree: TokenTree) {
    self.tree = tree
    var groups: [Int32: Deprecation] = [:]
    func add(_ node: Int32) {
      let written = tree.group(node)?.deprecated.map { Self.deprecation($0.node) }
      groups[node] = written ?? groups[tree[node].parent]
    }
    add(TokenTree.root)
    tree.forEachNode { node in
      if tree.isGroup(node) { add(node) }
    }
    self.groups = groups
  }

  /// Returns the deprecation of a token; nil if it is not deprecated.
  subscript(token: Int32) -> Deprecation? {
    if let written = tree.place(of: token)["$deprecated"] { return Self.deprecation(written.node) }
    return groups[tree[token].parent]
  }

  private static func deprecation(_ node: JSONNode) -> Deprecation? {
    switch node.content {
    case .bool(true): .unexplained
    case .string(let text): .message(text)
    case .bool, .object, .array, .number, .null: nil
    }
  }
}

/// The paths of tokens with periods. The path of the group of the last token is kept for the next one.
struct DottedPaths {
  private let tree: TokenTree
  private var group = TokenTree.root
  private var prefix = ""

  init(_ tree: TokenTree) { self.tree = tree }

  /// Returns the path of a token.
  mutating func dotted(_ token: Int32) -> String {
    let parent = tree[token].parent
    if parent != group {
      group = parent
      prefix = parent == TokenTree.root ? "" : tree.dotted(parent) + "."
    }
    return prefix + tree.name(of: token)
  }
}

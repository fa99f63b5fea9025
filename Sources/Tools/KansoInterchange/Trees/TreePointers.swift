import KansoDiagnostics
import KansoTheme

/// Follows the pointers of a tree, `{"$ref": "#/a/b"}`: those in place of a token, and those into the values of tokens.
struct TreePointers {
  private let tree: TokenTree
  /// The number of values that are copied so far.
  private var copyCount = 0

  /// The maximum number of references that follow each other.
  private static let maxChainLength = 64
  /// The maximum nesting of values with those in the place of pointers.
  private static let maxDepth = 256
  /// The maximum number of values that are copied in place of pointers.
  private static let maxCopyCount = 100_000
  /// The keys of values in which guides have no references.
  private static let literalKeys: Set<String> = ["components", "value", "unit", "hex", "colorSpace"]

  private init(_ tree: TokenTree) { self.tree = tree }

  /// Makes aliases of the entries that point to tokens, and groups that extend others of those that point to groups.
  static func convertReferences(in tree: inout TokenTree) {
    guard tree.entries.contains(where: { $0.reference != nil }) else { return }
    let pointers = TreePointers(tree)
    for index in tree.entries.indices {
      guard let reference = tree.entries[index].reference, let text = reference.node.text else { continue }
      if ReferenceSyntax.pointer(text) == nil {
        let message = "`\(text.truncated(toScalarCount: 60))` points to no token of the file, as `#/a/b` does"
        tree.findings.append(ImportFinding(.lost, tree.path(of: index), message, at: reference.place))
      } else if pointers.isGroup(text) {
        tree.entries[index].extended = reference
      } else {
        tree.entries[index].value = TokenTree.Value(
          node: .reference(reference.node), source: reference.source)
      }
    }
  }

  /// Returns true for a pointer to a group, also through other pointers.
  private func isGroup(_ pointer: String) -> Bool {
    var text = pointer
    for _ in 0..<Self.maxChainLength {
      guard let (index, rest) = place(of: text), rest.isEmpty else { return false }
      let entry = tree.entries[index]
      guard let next = entry.reference?.node.text else {
        return entry.value == nil || entry.hasRoot && !text.hasSuffix("/$root")
      }
      text = next
    }
    return false
  }

  /// Replaces the pointers into values by what they point to. Those to whole tokens stay, if a guide can have them there.
  static func replaceParts(in tree: inout TokenTree) {
    let indexes = tree.entries.indices.filter { index in
      let entry = tree.entries[index]
      return entry.value?.node.hasPointer == true || entry.modes.contains { $0.value.node.hasPointer }
    }
    guard !indexes.isEmpty else { return }
    var pointers = TreePointers(tree)
    for index in indexes {
      guard pointers.copyCount < maxCopyCount else {
        guard let place = tree.entries[index].value?.place else { return }
        let message = "pointers into values are read for at most \(maxCopyCount) values"
        tree.findings.append(ImportFinding(.lost, tree.path(of: index), message, at: place))
        return
      }
      if let value = tree.entries[index].value {
        tree.entries[index].value = TokenTree.Value(
          node: pointers.replaced(value.node, isLiteral: false, depth: 0), source: value.source)
      }
      tree.entries[index].modes = tree.entries[index].modes.map { mode in
        let node = pointers.replaced(mode.value.node, isLiteral: false, depth: 0)
        return (mode.name, TokenTree.Value(node: node, source: mode.value.source))
      }
    }
  }

  /// Returns a value without pointers into values.
  /// - Parameter isLiteral: true where a guide has no reference to a token either.
  private mutating func replaced(_ node: JSONNode, isLiteral: Bool, depth: Int) -> JSONNode {
    guard depth < Self.maxDepth else { return node }
    let content: JSONNode.Content
    switch node.content {
    case .object(let members):
      if members.count == 1, let text = node["$ref"]?.text {
        guard let target = target(of: text, isLiteral: isLiteral), copyCount < Self.maxCopyCount else {
          return node
        }
        return replaced(moved(target, to: node.offset), isLiteral: isLiteral, depth: depth + 1)
      }
      content = .object(
        members.map { member in
          let isLiteral = isLiteral || Self.literalKeys.contains(member.key)
          let value = replaced(member.value, isLiteral: isLiteral, depth: depth + 1)
          return JSONNode.Member(key: member.key, keyOffset: member.keyOffset, value: value)
        })
    case .array(let elements):
      content = .array(
        elements.map { element in
          // Curves have no references in their numbers.
          let number = element["$ref"]?.text.flatMap { target(of: $0, isLiteral: true) }?.number
          return replaced(element, isLiteral: isLiteral || number != nil, depth: depth + 1)
        })
    case .string, .number, .bool, .null: return node
    }
    return JSONNode(content: content, offset: node.offset)
  }

  /// Returns a value whose problems are reported at a pointer to it.
  private mutating func moved(_ node: JSONNode, to offset: Int) -> JSONNode {
    copyCount += 1
    let content: JSONNode.Content
    switch node.content {
    case .object(let members):
      content = .object(
        members.map { .init(key: $0.key, keyOffset: offset, value: moved($0.value, to: offset)) })
    case .array(let elements): content = .array(elements.map { moved($0, to: offset) })
    case .string, .number, .bool, .null: content = node.content
    }
    return JSONNode(content: content, offset: offset)
  }

  /// Returns the part of a value that a pointer means; nil for one to nothing, or to a token that stays a reference.
  private func target(of pointer: String, isLiteral: Bool) -> JSONNode? {
    guard var names = ReferenceSyntax.pointer(pointer), let first = place(of: names),
      isLiteral || !first.rest.isEmpty
    else { return nil }
    for _ in 0..<Self.maxChainLength {
      guard let place = place(of: names), var node = tree.entries[place.index].value?.node else { return nil }
      var rest = place.rest
      var alias = isLiteral || !rest.isEmpty ? Self.alias(node) : nil
      while alias == nil, let name = rest.popFirst() {
        guard let part = node[name] ?? node.element(at: name) else { return nil }
        node = part
        alias = isLiteral || !rest.isEmpty ? Self.alias(node) : nil
      }
      guard let alias else { return node }
      names = alias + (alias.contains("$value") ? [] : ["$value"]) + rest
    }
    return nil
  }

  /// Returns the names of the token or the part to which a value refers; nil for any other value.
  private static func alias(_ node: JSONNode) -> [String]? {
    node.text.flatMap { ReferenceSyntax().reference($0) }
      ?? node["$ref"]?.text.flatMap { ReferenceSyntax.pointer($0) }
  }

  /// Returns the entry of a pointer, and the names below its value; nil if there is no entry.
  private func place(of pointer: String) -> (index: Int, rest: ArraySlice<String>)? {
    ReferenceSyntax.pointer(pointer).flatMap { place(of: $0) }
  }

  /// Returns the entry of the names of a pointer, and the names below its value; nil if there is no entry.
  private func place(of names: [String]) -> (index: Int, rest: ArraySlice<String>)? {
    var index = 0
    var rest = names[...]
    while let name = rest.first, let member = tree.entry(named: name, in: index) {
      index = member
      rest.removeFirst()
    }
    if rest.first == "$root" { rest.removeFirst() }
    if rest.first == "$value" || rest.first == "value" { rest.removeFirst() }
    return index == 0 ? nil : (index, rest)
  }
}

extension JSONNode {
  /// Returns an object that points to a token.
  static func reference(_ text: JSONNode) -> JSONNode {
    let member = Member(key: "$ref", keyOffset: text.offset, value: text)
    return JSONNode(content: .object([member]), offset: text.offset)
  }

  /// Returns the element of a list at an index as text; nil if there is none.
  fileprivate func element(at index: String) -> JSONNode? {
    guard let elements, let index = Int(index), elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// True if there is a `$ref` in the value.
  fileprivate var hasPointer: Bool {
    switch content {
    case .object(let members): members.contains { $0.key == "$ref" || $0.value.hasPointer }
    case .array(let elements): elements.contains(where: \.hasPointer)
    case .string, .number, .bool, .null: false
    }
  }
}

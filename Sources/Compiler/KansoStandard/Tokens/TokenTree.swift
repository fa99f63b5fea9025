import KansoTheme

/// The tokens and groups of a document, or of the sources of a resolver document one after the other.
///
/// Nodes are numbers, and so are names, so that a path of names is found without making strings of it.
struct TokenTree: Sendable {
  /// A token or a group.
  struct Node {
    let name: Int32
    /// The group around it; -1 for the root.
    let parent: Int32
    /// The number of groups around it.
    let depth: Int32
    /// The index in `groups`; -1 for a token.
    var group: Int32
    let keyOffset: Int32
    /// The type that the token itself has; nil without one.
    var ownType: TokenType?
    /// True for a token with a type that is none, which is reported.
    var hasInvalidType = false
    /// True for an object with a `$ref` in place of a `$value`.
    var isReference = false
    /// The index in the members of its group.
    var position: Int32 = 0
    /// The inherited token that this one replaces; -1 if there is none.
    var overridden: Int32 = -1
  }

  /// The properties of a group, and its members in their order.
  struct Group {
    var members: [Int32] = []
    var type: TokenType?
    var typePlace: Place?
    var description: Place?
    var deprecated: Place?
    var extensions: Place?
    /// The reference of `$extends`, or a `$ref` with the same meaning.
    var extends: Place?
  }

  private(set) var nodes: [Node] = []
  /// The objects as they are written, by node; that of a group of several sources is in the first. They are not in the
  /// nodes, so that reading a node counts no references.
  private var places: [Place] = []
  var groups: [Group] = []
  private var names: [String] = []
  private var nameIndexes: [String: Int32] = [:]
  /// The members by the node of their group and their name.
  private var memberIndexes: [UInt64: Int32] = [:]

  /// The node of the root group.
  static let root: Int32 = 0

  /// Creates a tree with a root group.
  init(root place: Place) {
    groups.append(Group())
    nodes.append(Node(name: nameIndex(""), parent: -1, depth: 0, group: 0, keyOffset: 0))
    places.append(place)
  }

  subscript(node: Int32) -> Node {
    get { nodes[Int(node)] }
    set { nodes[Int(node)] = newValue }
  }

  /// Returns the object of a node as it is written.
  func place(of node: Int32) -> Place { places[Int(node)] }

  /// Returns true for a group, and false for a token.
  func isGroup(_ node: Int32) -> Bool { self[node].group >= 0 }

  /// Returns the name of a node without its groups.
  func name(of node: Int32) -> String { names[Int(self[node].name)] }

  /// Returns the names from the root to a node; empty for the root.
  func path(of node: Int32) -> [String] {
    var path: [String] = []
    var current = node
    while current > 0 {
      path.append(name(of: current))
      current = self[current].parent
    }
    return path.reversed()
  }

  /// Returns the path of a node with periods.
  func dotted(_ node: Int32) -> String { path(of: node).joined(separator: ".") }

  /// Returns the member of a group with a name; nil if there is none, or for a token.
  func member(of node: Int32, named name: String) -> Int32? {
    guard let index = nameIndexes[name] else { return nil }
    return memberIndexes[Self.key(node, index)]
  }

  /// Returns the member of a group that has the name of another node.
  func member(of node: Int32, namedLike other: Int32) -> Int32? {
    memberIndexes[Self.key(node, self[other].name)]
  }

  /// Returns paths as the steps of a circle, for messages: each in backticks, and at most eight.
  func circle(_ nodes: [Int32]) -> String {
    let maxCount = 8
    let steps = nodes.prefix(maxCount).map { "`\(dotted($0))`" }
    let last = nodes.count > maxCount ? "…" : steps.first ?? ""
    return (steps + [last]).joined(separator: " → ")
  }

  /// Returns the properties of a group; nil for a token.
  func group(_ node: Int32) -> Group? { isGroup(node) ? groups[Int(self[node].group)] : nil }

  /// Returns true if a node is another one, or in it.
  func isInside(_ node: Int32, _ ancestor: Int32) -> Bool {
    var current = node
    while self[current].depth > self[ancestor].depth { current = self[current].parent }
    return current == ancestor
  }

  /// Adds a token or a group as the last member of a group, and returns it. A member with the same name loses its
  /// place to the new one.
  mutating func add(
    _ name: String, to parent: Int32, isGroup: Bool, at place: Place, keyOffset: Int
  ) -> Int32 {
    let group: Int32 = isGroup ? Int32(groups.count) : -1
    if isGroup { groups.append(Group()) }
    return append(
      Node(
        name: nameIndex(name), parent: parent, depth: self[parent].depth + 1, group: group,
        keyOffset: Int32(clamping: keyOffset)), at: place)
  }

  /// Adds a copy of a token, or of a group without its members, as the last member of a group, and returns it.
  mutating func addCopy(of source: Int32, to parent: Int32) -> Int32 {
    let original = self[source]
    var group: Int32 = -1
    if original.group >= 0 {
      group = Int32(groups.count)
      var properties = groups[Int(original.group)]
      properties.members = []
      properties.extends = nil
      groups.append(properties)
    }
    let copy = Node(
      name: original.name, parent: parent, depth: self[parent].depth + 1, group: group,
      keyOffset: original.keyOffset, ownType: original.ownType, hasInvalidType: original.hasInvalidType,
      isReference: original.isReference)
    return append(copy, at: place(of: source))
  }

  private mutating func append(_ node: Node, at place: Place) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(node)
    places.append(place)
    let group = Int(self[node.parent].group)
    if let old = memberIndexes.updateValue(index, forKey: Self.key(node.parent, node.name)) {
      self[index].position = self[old].position
      groups[group].members[Int(self[old].position)] = index
    } else {
      self[index].position = Int32(groups[group].members.count)
      groups[group].members.append(index)
    }
    return index
  }

  /// Changes a token that refers to a group into a group that extends it.
  mutating func makeGroup(_ node: Int32, extending reference: Place) {
    self[node].group = Int32(groups.count)
    self[node].isReference = false
    let place = place(of: node)
    groups.append(
      Group(
        type: self[node].ownType, typePlace: place["$type"], description: place["$description"],
        deprecated: place["$deprecated"], extensions: place["$extensions"], extends: reference))
  }

  private mutating func nameIndex(_ name: String) -> Int32 {
    if let index = nameIndexes[name] { return index }
    let index = Int32(names.count)
    names.append(name)
    nameIndexes[name] = index
    return index
  }

  private static func key(_ node: Int32, _ name: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: name))
  }

  /// Calls the closure for all nodes except the root: a group before its members, which are in their order.
  func forEachNode(_ body: (Int32) -> Void) {
    var open: [(group: Int, next: Int)] = [(0, 0)]
    while let (group, next) = open.last {
      guard next < groups[group].members.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let member = groups[group].members[next]
      body(member)
      if isGroup(member) { open.append((Int(self[member].group), 0)) }
    }
  }
}

import KansoTheme

/// A place where a reference is written, and its target.
struct ReferenceSite {
  /// The reasons that a reference has no target.
  enum Problem {
    case malformed(ReferenceSyntax.Problem)
    /// A name that is not in a group, with the group.
    case unknownName(String, in: Int32)
    /// A segment of a pointer that is not in a value.
    case unknownPart(String)
    case group(Int32)
    /// The reference depends on one that is reported, or is in a circle.
    case reported
  }

  enum Target {
    /// The value of a whole token.
    case token(Int32)
    /// Another place, such as a part of a value.
    case part(Place, owner: Int32)
    case problem(Problem)
  }

  let place: Place
  /// The token in whose value the reference is.
  let owner: Int32
  /// True for a `$ref`, and false for a reference in braces.
  let isPointer: Bool
  /// The target that the reference names, which may be a reference, too. Nil before it is found.
  var target: Target?
  /// The explicit value at the end of the chain; nil before it is found and if there is none.
  var value: Place?
  /// The token in which `value` is written.
  var valueOwner: Int32 = -1
}

/// The references in the values of all tokens. Each is found once, in loops, so that a chain may be of any length.
struct ReferenceTable {
  let tree: TokenTree
  private(set) var sites: [ReferenceSite] = []
  private var indexes: [UInt64: Int32] = [:]
  /// The circles of references, each as the sites in it.
  private(set) var circles: [[Int32]] = []

  init(_ tree: TokenTree) { self.tree = tree }

  /// Returns the place of a token's value; an object with a `$ref` is its own value.
  func value(of token: Int32) -> Place? {
    let place = tree.place(of: token)
    return tree[token].isReference ? place : place["$value"]
  }

  /// Returns the index of the reference at a place; nil if there is none or if the place was not visited.
  func site(at place: Place) -> Int32? { isReference(place.node) ? indexes[place.key] : nil }

  /// Adds the references in a value. Returns true if there are any. The recursion is as deep as the JSON.
  mutating func collect(_ place: Place, owner: Int32) -> Bool {
    if isReference(place.node) {
      _ = add(place, owner)
      return true
    }
    var hasAny = false
    switch place.node.content {
    case .object(let members):
      for member in members where collect(place.with(member.value), owner: owner) { hasAny = true }
    case .array(let elements):
      for element in elements where collect(place.with(element), owner: owner) { hasAny = true }
    case .string, .number, .bool, .null: break
    }
    return hasAny
  }

  /// Returns true for an object with a `$ref`, and for a string that is meant as a reference.
  private func isReference(_ node: JSONNode) -> Bool {
    switch node.content {
    case .string(let text): ReferenceSyntax.isMeant(text)
    case .object(let members): members.contains { $0.key == "$ref" }
    case .array, .number, .bool, .null: false
    }
  }

  /// Returns the index of the reference at a place, which is added if it is new.
  private mutating func add(_ place: Place, _ owner: Int32) -> Int32 {
    if let index = indexes[place.key] { return index }
    let index = Int32(sites.count)
    sites.append(ReferenceSite(place: place, owner: owner, isPointer: place.node.text == nil))
    indexes[place.key] = index
    return index
  }

  /// Finds the targets of all references, also of those that are found on the way.
  mutating func resolve() {
    var open: [Int32] = []
    var isOpen = Array(repeating: false, count: sites.count)
    var index = 0
    while index < sites.count {
      defer { index += 1 }
      guard !isFinal(Int32(index)) else { continue }
      open.append(Int32(index))
      isOpen[index] = true
      while let site = open.last {
        guard let needed = step(site) else {
          open.removeLast()
          isOpen[Int(site)] = false
          continue
        }
        // References on the way are found here.
        while isOpen.count < sites.count { isOpen.append(false) }
        if isOpen[Int(needed)] {
          let circle = Array(open[(open.firstIndex(of: needed) ?? 0)...])
          circles.append(circle)
          for member in circle { sites[Int(member)].target = .problem(.reported) }
        } else {
          open.append(needed)
          isOpen[Int(needed)] = true
        }
      }
    }
  }

  /// Returns true if the value or the problem of a reference is known.
  private func isFinal(_ site: Int32) -> Bool {
    if case .problem? = sites[Int(site)].target { return true }
    return sites[Int(site)].value != nil
  }

  /// Continues with a reference. Returns another one that has to be final first; nil once this one is.
  private mutating func step(_ index: Int32) -> Int32? {
    if isFinal(index) { return nil }
    let site = sites[Int(index)]
    if site.target == nil {
      if let needed = findTarget(of: index) { return needed }
    }
    let next: (place: Place, owner: Int32)
    switch sites[Int(index)].target {
    case .token(let token)?:
      guard let value = value(of: token) else { return nil }
      next = (value, token)
    case .part(let place, let owner)?: next = (place, owner)
    case .problem?, nil: return nil
    }
    guard isReference(next.place.node) else {
      (sites[Int(index)].value, sites[Int(index)].valueOwner) = (next.place, next.owner)
      return nil
    }
    let following = add(next.place, next.owner)
    guard isFinal(following) else { return following }
    if let value = sites[Int(following)].value {
      (sites[Int(index)].value, sites[Int(index)].valueOwner) = (value, sites[Int(following)].valueOwner)
    } else {
      // That reference has no value, which is reported there.
      sites[Int(index)].target = .problem(.reported)
    }
    return nil
  }

  /// Finds what a reference names. Returns a reference on the path that has to be final first.
  private mutating func findTarget(of index: Int32) -> Int32? {
    let place = sites[Int(index)].place
    do throws(ReferenceSyntax.Problem) {
      switch try syntax(of: place) {
      case .token(let path): sites[Int(index)].target = token(at: path)
      case .pointer(let path): return findPart(path, of: index)
      }
    } catch {
      sites[Int(index)].target = .problem(.malformed(error))
    }
    return nil
  }

  private func syntax(of place: Place) throws(ReferenceSyntax.Problem) -> ReferenceSyntax {
    if let text = place.node.text { return try ReferenceSyntax.braces(text) }
    guard let text = place.node["$ref"]?.text else {
      throw ReferenceSyntax.Problem(
        message: "`$ref` is not a string", help: "Write a JSON Pointer, such as `#/a`.")
    }
    return try ReferenceSyntax.pointer(text)
  }

  private func token(at path: [String]) -> ReferenceSite.Target {
    var node = TokenTree.root
    for name in path {
      guard let member = tree.member(of: node, named: name) else {
        return .problem(.unknownName(name, in: node))
      }
      node = member
    }
    return tree.isGroup(node) ? .problem(.group(node)) : .token(node)
  }

  /// Finds the place of a pointer. Returns a reference on the path that has to be final first.
  private mutating func findPart(_ path: [String], of index: Int32) -> Int32? {
    var node = TokenTree.root
    var rest = path[...]
    while tree.isGroup(node), let name = rest.first {
      guard
        let member = tree.member(of: node, named: name)
          ?? ReferenceSyntax.percentDecoded(name).flatMap({ tree.member(of: node, named: $0) })
      else { break }
      node = member
      rest = rest.dropFirst()
    }
    if tree.isGroup(node) {
      sites[Int(index)].target = target(rest, ofGroup: node)
      return nil
    }
    if rest.isEmpty || rest.elementsEqual(["$value"]) {
      sites[Int(index)].target = .token(node)
      return nil
    }
    var place = tree.place(of: node)
    if rest.first == "$value", let value = value(of: node) {
      place = value
      rest = rest.dropFirst()
    }
    for segment in rest {
      if isReference(place.node), place.key != tree.place(of: node).key || tree[node].isReference {
        let inner = add(place, node)
        guard isFinal(inner) else { return inner }
        guard let value = sites[Int(inner)].value else {
          sites[Int(index)].target = .problem(.reported)
          return nil
        }
        place = value
      }
      guard let next = place.step(segment) else {
        sites[Int(index)].target = .problem(.unknownPart(segment))
        return nil
      }
      place = next
    }
    sites[Int(index)].target = .part(place, owner: node)
    return nil
  }

  /// Returns what a pointer names in a group: one of its properties, or nothing.
  private func target(_ rest: ArraySlice<String>, ofGroup node: Int32) -> ReferenceSite.Target {
    guard let name = rest.first else { return .problem(.group(node)) }
    guard let group = tree.group(node) else { return .problem(.unknownName(name, in: node)) }
    let property: Place? =
      switch name {
      case "$type": group.typePlace
      case "$description": group.description
      case "$deprecated": group.deprecated
      case "$extensions": group.extensions
      default: nil
      }
    guard var place = property else { return .problem(.unknownName(name, in: node)) }
    for segment in rest.dropFirst() {
      guard let next = place.step(segment) else { return .problem(.unknownPart(segment)) }
      place = next
    }
    return .part(place, owner: node)
  }
}

// MARK: Circles through values
extension ReferenceTable {
  /// Finds the circles in which a value contains a reference to itself. The references of such a circle lose their
  /// targets.
  ///
  /// - Parameter containers: the tokens with references inside of their values.
  mutating func findContainingCircles(_ containers: [Int32]) {
    var isContainer = Array(repeating: false, count: tree.nodes.count)
    for token in containers { isContainer[Int(token)] = true }
    // Most references inside of values are to values without any.
    guard sites.contains(where: { $0.valueOwner >= 0 && isContainer[Int($0.valueOwner)] }) else { return }
    var graph = ValueGraph(self)
    for circle in graph.circles() {
      circles.append(circle)
      for site in circle { (sites[Int(site)].target, sites[Int(site)].value) = (.problem(.reported), nil) }
    }
  }
}

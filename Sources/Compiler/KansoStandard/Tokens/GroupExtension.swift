import KansoDiagnostics
import KansoTheme

/// Copies into each group what it inherits through `$extends`.
///
/// A group is extended after all groups on which the result depends: those around it, those on the path to its target,
/// and those in the target. The walk is a loop, so a chain of groups may be of any length.
struct GroupExtension {
  private(set) var tree: TokenTree
  private let report: StandardReport
  /// The groups with `$extends`, in the order of the document.
  private var pending: [Int32] = []
  private var states: [Int32: State] = [:]
  /// The number of a node in the document's order, and that after its last member, of the nodes that are written.
  private var positions: [(first: Int32, end: Int32)] = []
  private var isFull = false

  private enum State { case waiting, open, done }

  /// The state of a group that is being extended.
  private struct Frame {
    let group: Int32
    let path: [String]
    /// The index in `pending` of the next group in the target.
    var next: Int?
  }

  init(_ tree: TokenTree, _ report: StandardReport) { (self.tree, self.report) = (tree, report) }

  /// Extends all groups, and returns the tree.
  static func expand(_ tree: TokenTree, _ report: StandardReport) -> TokenTree {
    var extensions = GroupExtension(tree, report)
    extensions.convertReferences()
    extensions.expand()
    return extensions.tree
  }

  /// Makes groups of objects with a `$ref` to a group, which has the meaning of `$extends`.
  private mutating func convertReferences() {
    for node in tree.nodes.indices.map(Int32.init) where tree[node].isReference {
      guard let reference = tree.place(of: node)["$ref"], let text = reference.node.text,
        case .pointer(let path)? = try? ReferenceSyntax.pointer(text),
        let target = written(path), tree.isGroup(target)
      else { continue }
      tree.makeGroup(node, extending: reference)
    }
  }

  /// Returns the node at a path of names, before anything is inherited; nil if there is none.
  private func written(_ path: [String]) -> Int32? {
    var node = TokenTree.root
    for name in path {
      guard let member = tree.member(of: node, named: name) else { return nil }
      node = member
    }
    return path.isEmpty ? nil : node
  }

  private mutating func expand() {
    guard tree.groups.contains(where: { $0.extends != nil }) else { return }
    number()
    for group in pending { states[group] = .waiting }
    for group in pending where states[group] == .waiting {
      var open: [Frame] = []
      begin(group, &open)
      while let frame = open.last {
        guard let needed = nextDependency(of: &open[open.count - 1]) else {
          if states[frame.group] == .open { states[frame.group] = .done }
          open.removeLast()
          continue
        }
        if states[needed] == .open {
          reportCycle(open.drop { $0.group != needed }.map(\.group))
        } else {
          begin(needed, &open)
        }
      }
    }
  }

  /// Opens a group, unless its reference cannot be read.
  private mutating func begin(_ group: Int32, _ open: inout [Frame]) {
    states[group] = .done
    guard let reference = tree.group(group)?.extends, let text = reference.node.text else { return }
    do throws(ReferenceSyntax.Problem) {
      let syntax =
        ReferenceSyntax.isMeant(text) ? try ReferenceSyntax.braces(text) : try ReferenceSyntax.pointer(text)
      let path =
        switch syntax {
        case .token(let path), .pointer(let path): path
        }
      states[group] = .open
      open.append(Frame(group: group, path: path))
    } catch {
      report.report(.invalidReference, error.message, at: reference, help: error.help)
    }
  }

  /// Numbers the nodes, and collects the groups with `$extends`.
  private mutating func number() {
    positions = Array(repeating: (0, Int32.max), count: tree.nodes.count)
    var count: Int32 = 0
    var open: [Int32] = [TokenTree.root]
    if tree.groups[0].extends != nil { pending.append(TokenTree.root) }
    tree.forEachNode { node in
      count += 1
      while let last = open.last, last != tree[node].parent {
        positions[Int(last)].end = count
        open.removeLast()
      }
      positions[Int(node)] = (count, count + 1)
      guard let group = tree.group(node) else { return }
      open.append(node)
      if group.extends != nil { pending.append(node) }
    }
    for node in open { positions[Int(node)].end = count + 1 }
  }

  /// Returns a group that has to be extended before this one; nil once this one is extended or cannot be.
  private mutating func nextDependency(of frame: inout Frame) -> Int32? {
    let group = frame.group
    guard states[group] == .open, let reference = tree.group(group)?.extends else { return nil }
    var around = tree[group].parent
    while around >= 0 {
      if isPending(around) { return around }
      around = tree[around].parent
    }
    var target = TokenTree.root
    for name in frame.path {
      if target != group, isPending(target) { return target }
      guard
        let member = tree.member(of: target, named: name)
          ?? ReferenceSyntax.percentDecoded(name).flatMap({ tree.member(of: target, named: $0) })
      else {
        reportMissing(name, in: target, reference)
        return nil
      }
      target = member
    }
    guard tree.isGroup(target) else {
      report.report(
        .invalidExtends, "`\(tree.dotted(target))` is a token, and a group extends groups only",
        at: reference,
        help: "Name the group with the tokens to inherit.")
      return nil
    }
    if tree.isInside(group, target) {
      reportCycle([group])
      return nil
    }
    if let inner = nextPending(in: target, &frame) { return inner }
    inherit(from: target, into: group)
    return nil
  }

  private func isPending(_ node: Int32) -> Bool { states[node].map { $0 != .done } ?? false }

  /// Returns the next group in a node, or the node itself, that is not extended yet.
  private func nextPending(in node: Int32, _ frame: inout Frame) -> Int32? {
    // Copies have inherited everything before.
    guard Int(node) < positions.count else { return nil }
    let (first, end) = positions[Int(node)]
    var index = frame.next ?? pending.partitioningIndex { positions[Int($0)].first >= first }
    defer { frame.next = index }
    while index < pending.count, positions[Int(pending[index])].first < end {
      if isPending(pending[index]) { return pending[index] }
      index += 1
    }
    return nil
  }

  private func reportMissing(_ name: String, in group: Int32, _ reference: Place) {
    let nearest = tree.nearestMember(of: group, to: name, report)
    report.report(
      .unknownReference,
      group == TokenTree.root
        ? "there is no group `\(name)`" : "there is no `\(name)` in `\(tree.dotted(group))`", at: reference,
      help: nearest.map { "Did you mean `\($0)`?" } ?? "Correct the path, or add the group.")
  }

  /// Reports a circle once for each of its groups, and leaves them as they are written.
  private mutating func reportCycle(_ groups: [Int32]) {
    let circle = tree.circle(groups)
    for group in groups {
      states[group] = .done
      guard let reference = tree.group(group)?.extends else { continue }
      report.report(
        .extendsCycle,
        groups.count > 1
          ? "`\(tree.dotted(group))` extends itself: \(circle)"
          : "`\(tree.dotted(group))` extends itself, or a group around it",
        at: reference, help: "Extend a group that does not need this one.")
    }
  }
}

// MARK: Inheritance
extension GroupExtension {
  /// Adds everything of a group that another group does not have.
  private mutating func inherit(from source: Int32, into target: Int32) {
    let keptType = conflictingType(of: source, target)
    let first = source
    var open: [(source: Int32, target: Int32)] = [(source, target)]
    while let (source, target) = open.popLast() {
      inheritProperties(from: source, into: target)
      for member in tree.group(source)?.members ?? [] {
        if let existing = tree.member(of: target, namedLike: member) {
          if tree.isGroup(existing), tree.isGroup(member) {
            open.append((member, existing))
          } else {
            tree[existing].overridden = member
          }
          continue
        }
        guard !isFull, isAllowed(tree[target].depth + 1, at: target) else { return }
        let copy = tree.addCopy(of: member, to: target)
        // Otherwise each value would be reported, too.
        if source == first, tree[copy].ownType == nil, !tree.isGroup(copy) { tree[copy].ownType = keptType }
        if tree.isGroup(member) { open.append((member, copy)) }
      }
    }
  }

  /// Returns true if another node is within the limits; reports the first that is not.
  private mutating func isAllowed(_ depth: Int32, at group: Int32) -> Bool {
    let limits = report.limits
    let problem =
      if tree.nodes.count >= limits.nodeCount {
        "there are more than \(limits.nodeCount) tokens and groups after `$extends`"
      } else if depth > limits.depth {
        "groups are nested deeper than \(limits.depth) levels after `$extends`"
      } else {
        nil as String?
      }
    guard let problem else { return true }
    isFull = true
    let node = tree[group]
    report.reportLimit(
      problem, at: report.range(ofKeyAt: Int(node.keyOffset), in: tree.place(of: group).file))
    return false
  }

  private mutating func inheritProperties(from source: Int32, into target: Int32) {
    guard let inherited = tree.group(source) else { return }
    let index = Int(tree[target].group)
    if tree.groups[index].typePlace == nil {
      tree.groups[index].type = inherited.type
      tree.groups[index].typePlace = inherited.typePlace
    }
    if tree.groups[index].description == nil { tree.groups[index].description = inherited.description }
    if tree.groups[index].deprecated == nil { tree.groups[index].deprecated = inherited.deprecated }
    if tree.groups[index].extensions == nil { tree.groups[index].extensions = inherited.extensions }
  }

  /// Reports a group whose type is not that of inherited tokens, which would become invalid. Returns the type of these
  /// tokens; nil without a conflict.
  private func conflictingType(of source: Int32, _ target: Int32) -> TokenType? {
    guard let inherited = tree.group(source)?.type, let own = tree.group(target), let type = own.type,
      type != inherited, let place = own.typePlace
    else { return nil }
    let affected = tree.group(source)?.members.first { member in
      let node = tree[member]
      return node.group < 0 && node.ownType == nil && !node.isReference
        && tree.member(of: target, namedLike: member) == nil
        && !(tree.place(of: member)["$value"]?.node.text.map(ReferenceSyntax.isMeant) ?? false)
    }
    guard let affected else { return nil }
    report.report(
      .invalidExtends,
      "`\(tree.dotted(target))` is of type `\(type.rawValue)`, and inherits `\(tree.name(of: affected))` of type "
        + "`\(inherited.rawValue)`", at: place,
      help: "Write the `$type` at the tokens themselves.")
    return inherited
  }
}

extension [Int32] {
  /// Returns the first index whose element meets a condition, which all elements after it meet, too.
  fileprivate func partitioningIndex(where isMet: (Int32) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

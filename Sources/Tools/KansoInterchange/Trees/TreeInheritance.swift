import KansoDiagnostics

/// Copies into each group what it inherits through `$extends`, or through a `$ref` to a group.
///
/// A group is extended after all groups on which the result depends: those around it, those on the path to its target,
/// and those in the target. The walk is a loop, so a chain of groups may be of any length. A group that cannot be
/// extended stays as it is written, with a finding.
struct TreeInheritance {
  private var tree: TokenTree
  private var findings: [ImportFinding] = []
  /// The groups that extend others, in the order of the tree.
  private var pending: [Int] = []
  private var states: [Int: State] = [:]
  /// The number of an entry in the order of the tree, and that after its last member. Copies have none.
  private var positions: [(first: Int, end: Int)] = []
  private var copyCount = 0

  private enum State { case waiting, open, done }

  /// The state of a group that is being extended.
  private struct Frame {
    let group: Int
    let path: [String]
    /// The index in `pending` of the next group in the target.
    var next: Int?
  }

  /// The maximum number of tokens and groups that all groups together inherit.
  private static let maxCopyCount = 100_000
  /// The maximum number of groups around an inherited token.
  private static let maxDepth = 256

  /// Extends all groups of a tree.
  static func expand(_ tree: inout TokenTree) {
    guard tree.entries.contains(where: { $0.extended != nil }) else { return }
    var inheritance = TreeInheritance(tree: tree)
    inheritance.expand()
    tree = inheritance.tree
    tree.findings += inheritance.findings
  }

  private init(tree: TokenTree) { self.tree = tree }

  private mutating func expand() {
    number()
    for group in pending { states[group] = .waiting }
    for group in pending where states[group] == .waiting {
      var open: [Frame] = []
      begin(group, &open)
      while let frame = open.last {
        guard let needed = nextDependency(of: &open[open.count - 1]) else {
          states[frame.group] = .done
          open.removeLast()
          continue
        }
        if states[needed] == .open {
          for frame in open.drop(while: { $0.group != needed }) { reportCycle(frame.group) }
        } else {
          begin(needed, &open)
        }
      }
    }
  }

  /// Opens a group, unless its reference cannot be read.
  private mutating func begin(_ group: Int, _ open: inout [Frame]) {
    states[group] = .done
    let text = tree.entries[group].extended?.node.text
    guard let path = text.flatMap({ ReferenceSyntax.pointer($0) ?? ReferenceSyntax().reference($0) }) else {
      report(group, "`$extends` names no group of the file, as `{a.b}` does")
      return
    }
    states[group] = .open
    open.append(Frame(group: group, path: path))
  }

  /// Numbers the entries, and collects the groups that extend others.
  private mutating func number() {
    positions = Array(repeating: (0, 0), count: tree.entries.count)
    var count = 0
    var open = [(index: 0, isEnd: false)]
    while let (index, isEnd) = open.popLast() {
      if isEnd {
        positions[index].end = count
        continue
      }
      positions[index].first = count
      count += 1
      if tree.entries[index].extended != nil { pending.append(index) }
      open.append((index, true))
      open += tree.entries[index].children.reversed().map { ($0, false) }
    }
  }

  /// Returns a group that has to be extended before this one; nil once this one is extended or cannot be.
  private mutating func nextDependency(of frame: inout Frame) -> Int? {
    let group = frame.group
    guard states[group] == .open else { return nil }
    var around = tree.entries[group].parent
    while let index = around {
      if isPending(index) { return index }
      around = tree.entries[index].parent
    }
    var target = 0
    for name in frame.path {
      if target != group, isPending(target) { return target }
      guard let member = tree.entry(named: name, in: target) else {
        let name = name.truncated(toScalarCount: 60)
        let path = tree.path(of: target).joined(separator: ".").truncated(toScalarCount: 120)
        report(group, path.isEmpty ? "there is no group `\(name)`" : "there is no `\(name)` in `\(path)`")
        return nil
      }
      target = member
    }
    guard tree.entries[target].isGroup else {
      report(group, "`\(frame.path.joined(separator: "."))` is a token, and a group extends groups only")
      return nil
    }
    guard !isInside(group, target) else {
      reportCycle(group)
      return nil
    }
    if let inner = nextPending(in: target, &frame) { return inner }
    inherit(from: target, into: group)
    return nil
  }

  private func isPending(_ index: Int) -> Bool { states[index].map { $0 != .done } ?? false }

  /// Returns true if an entry is another one, or in it.
  private func isInside(_ index: Int, _ outer: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if current == outer { return true }
      next = tree.entries[current].parent
    }
    return false
  }

  /// Returns the next group in an entry, or the entry itself, that is not extended yet.
  private func nextPending(in index: Int, _ frame: inout Frame) -> Int? {
    // Copies have inherited everything before.
    guard index < positions.count else { return nil }
    let (first, end) = positions[index]
    var next = frame.next ?? pending.partitioningIndex { positions[$0].first >= first }
    defer { frame.next = next }
    while next < pending.count, positions[pending[next]].first < end {
      if isPending(pending[next]) { return pending[next] }
      next += 1
    }
    return nil
  }

  private mutating func reportCycle(_ group: Int) {
    states[group] = .done
    report(group, "the group extends itself, or a group around it, and inherits nothing")
  }

  private mutating func report(_ group: Int, _ message: String) {
    guard let place = tree.entries[group].extended?.place else { return }
    findings.append(ImportFinding(.lost, tree.path(of: group), message, at: place))
  }

  // MARK: Inheritance

  /// Adds everything of a group that another group does not have.
  private mutating func inherit(from source: Int, into group: Int) {
    let (type, inheritedType) = (tree.entries[group].typeName, tree.entries[source].typeName)
    let keptType = type == nil || type == inheritedType ? nil : inheritedType
    if type == nil, inheritedType == nil, tree.typeName(of: group) == nil {
      tree.entries[group].typeName = tree.typeName(of: source)
    }
    let first = source
    var open = [(source: source, target: group)]
    while let (source, target) = open.popLast() {
      let inherited = tree.entries[source]
      tree.entries[target].inherit(inherited)
      let depth = tree.path(of: target).count
      for member in inherited.children {
        if let existing = tree.entry(named: tree.entries[member].name, in: target) {
          if tree.entries[existing].isGroup, tree.entries[member].isGroup { open.append((member, existing)) }
          continue
        }
        guard copyCount < Self.maxCopyCount, depth < Self.maxDepth else {
          report(
            group,
            copyCount < Self.maxCopyCount
              ? "groups with more than \(Self.maxDepth) groups around them are not inherited"
              : "groups inherit at most \(Self.maxCopyCount) tokens and groups")
          return
        }
        copyCount += 1
        let copy = tree.addCopy(of: member, to: target)
        // The type of the new group would be another one.
        if source == first, tree.entries[copy].typeName == nil { tree.entries[copy].typeName = keptType }
        open.append((member, copy))
      }
    }
  }
}

extension [Int] {
  /// Returns the first index whose element meets a condition, which all elements after it meet, too.
  fileprivate func partitioningIndex(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

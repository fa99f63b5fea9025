extension Solver {
  /// Finds the values of all variables that are affected by changes since the last call.
  public func solve() {
    for variable in movedPins where pins[Int(variable)] >= 0 {
      let pin = Int(pins[Int(variable)])
      values[Int(variable)] = -constants[pin] / records[pin].terms[0].coefficient
    }
    movedPins.removeAll(keepingCapacity: true)
    gathering = nil
    guard !changed.isEmpty else { return }
    var work: [Component] = []
    for component in changed where !component.isGone {
      if component.maySplit { work.append(contentsOf: split(component)) } else { work.append(component) }
    }
    changed.removeAll(keepingCapacity: true)
    for component in work { component.solve(self) }
    conflicting.removeAll { $0.isGone || $0.conflicts.isEmpty }
    for component in work
    where !component.conflicts.isEmpty && !conflicting.contains(where: { $0 === component }) {
      conflicting.append(component)
    }
  }

  /// Splits a component into parts that no constraint connects.
  private func split(_ component: Component) -> [Component] {
    component.maySplit = false
    for (local, variable) in component.variables.enumerated() { localIndex[Int(variable)] = Int32(local) }
    defer { for variable in component.variables { localIndex[Int(variable)] = -1 } }
    var groups = DisjointSets(count: component.variables.count)
    for constraint in component.constraints {
      var first: Int32 = -1
      for term in records[Int(constraint)].terms {
        let local = localIndex[Int(term.variable.index)]
        guard local >= 0 else { continue }
        if first < 0 { first = local } else { groups.join(Int(first), Int(local)) }
      }
    }
    var partOf = [Component?](repeating: nil, count: component.variables.count)
    var order: [Component] = []
    func part(_ root: Int?) -> Component {
      if let root, let known = partOf[root] { return known }
      let part = Component()
      if let root { partOf[root] = part }
      order.append(part)
      return part
    }
    for (local, variable) in component.variables.enumerated() {
      put(variable, into: part(groups.root(of: local)))
    }
    for constraint in component.constraints {
      let local = records[Int(constraint)].terms.lazy.map { self.localIndex[Int($0.variable.index)] }
        .first { $0 >= 0 }
      // A constraint without a free variable becomes a component of its own.
      let part = part(local.map { groups.root(of: Int($0)) })
      place(constraint, in: part)
    }
    component.dissolve(self)
    for part in order where part.constraints.isEmpty {
      for variable in part.variables { componentOf[Int(variable)] = nil }
    }
    return order.filter { !$0.constraints.isEmpty }
  }

  private func place(_ constraint: Int32, in part: Component) {
    records[Int(constraint)].component = part
    records[Int(constraint)].place = part.constraints.count
    part.constraints.append(constraint)
    for term in records[Int(constraint)].terms where pins[Int(term.variable.index)] >= 0 {
      note(part, dependsOn: term.variable.index)
    }
  }

  // MARK: Order

  /// Returns the first sort key of a constraint: the highest and the lowest rank of its variables.
  func orderKey(of constraint: Int32) -> UInt64 {
    var (lowest, highest): (UInt32, UInt32) = (.max, 0)
    for term in records[Int(constraint)].terms {
      let rank = ranks[Int(term.variable.index)]
      lowest = min(lowest, rank)
      highest = max(highest, rank)
    }
    return UInt64(highest) << 32 | UInt64(lowest)
  }

  /// Returns true if a constraint comes before another constraint. The order depends on the contents; equal constraints
  /// are ordered by index.
  func comesBefore(_ first: Int32, _ second: Int32) -> Bool {
    let (left, right) = (records[Int(first)], records[Int(second)])
    if left.isImplicit != right.isImplicit { return left.isImplicit }
    let (leftKey, rightKey) = (orderKey(of: first), orderKey(of: second))
    if leftKey != rightKey { return leftKey < rightKey }
    for (left, right) in zip(inRankOrder(left.terms), inRankOrder(right.terms)) {
      if left.0 != right.0 { return left.0 < right.0 }
      if left.1 != right.1 { return left.1 < right.1 }
    }
    if left.terms.count != right.terms.count { return left.terms.count < right.terms.count }
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    if left.under != right.under { return left.under > right.under }
    if left.over != right.over { return left.over > right.over }
    if constants[Int(first)] != constants[Int(second)] {
      return constants[Int(first)] > constants[Int(second)]
    }
    if left.label != right.label { return left.label ?? "" < right.label ?? "" }
    return first < second
  }

  private func inRankOrder(_ terms: [Expression.Term]) -> [(UInt32, Double)] {
    terms.map { (ranks[Int($0.variable.index)], $0.coefficient) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the conflict with the constraints of a contradiction. It breaks an explicit constraint if there is one; of
  /// these, the last in the solver's order.
  func conflict(of contradiction: Contradiction) -> Conflict {
    let pins = contradiction.pinned.map { self.pins[Int($0)] }
    let all = (contradiction.constraints + pins).sorted { comesBefore($0, $1) }
    let breakable = contradiction.constraints.filter { !records[Int($0)].isImplicit }
    let broken =
      (breakable.isEmpty ? contradiction.constraints : breakable).max { comesBefore($0, $1) } ?? all[0]
    return Conflict(constraints: all.map(Constraint.ID.init), broken: Constraint.ID(index: broken))
  }
}

/// Disjoint sets with union and find operations.
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func root(of element: Int) -> Int {
    var element = Int32(element)
    while parents[Int(element)] != element {
      parents[Int(element)] = parents[Int(parents[Int(element)])]
      element = parents[Int(element)]
    }
    return Int(element)
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[max(first, second)] = Int32(min(first, second)) }
  }
}

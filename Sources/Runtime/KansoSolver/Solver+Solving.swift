extension Solver {
  /// Finds the values of all variables that are affected by changes since the last call. Never fails: if
  /// required constraints conflict, it breaks some of them and records them in `conflicts`.
  public func solve() {
    for variable in movedPins where pins[Int(variable)] >= 0 {
      let pin = Int(pins[Int(variable)])
      values[Int(variable)] = -constants[pin] / records[pin].terms[0].coefficient
    }
    movedPins.removeAll(keepingCapacity: true)
    pendingComponent = nil
    guard !changed.isEmpty else { return }
    var work: [Component] = []
    for component in changed where !component.isDissolved {
      if component.maySplit { work.append(contentsOf: split(component)) } else { work.append(component) }
    }
    changed.removeAll(keepingCapacity: true)
    for component in work { component.solve(self) }
    conflicting.removeAll { $0.isDissolved || $0.conflicts.isEmpty }
    for component in work
    where !component.conflicts.isEmpty && !conflicting.contains(where: { $0 === component }) {
      conflicting.append(component)
    }
  }

  /// Splits a component into the components that no constraint connects, and dissolves it. Variables without
  /// a constraint then belong to no component. Pinned variables do not connect.
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
    /// Returns the part of a root in `groups`; a new part for nil.
    func part(_ root: Int?) -> Component {
      if let root, let known = partOf[root] { return known }
      let part = Component()
      if let root { partOf[root] = part }
      order.append(part)
      return part
    }
    for (local, variable) in component.variables.enumerated() {
      addVariable(variable, to: part(groups.root(of: local)))
    }
    for constraint in component.constraints {
      let local = records[Int(constraint)].terms.lazy.map { self.localIndex[Int($0.variable.index)] }
        .first { $0 >= 0 }
      // A constraint without a free variable becomes a component of its own.
      let part = part(local.map { groups.root(of: Int($0)) })
      addConstraint(constraint, to: part)
    }
    component.dissolve(self)
    for part in order where part.constraints.isEmpty {
      for variable in part.variables { componentOf[Int(variable)] = nil }
    }
    return order.filter { !$0.constraints.isEmpty }
  }

  /// Appends a constraint to one of the new components of a split, and records the dependencies on pinned
  /// variables.
  private func addConstraint(_ constraint: Int32, to part: Component) {
    records[Int(constraint)].component = part
    records[Int(constraint)].place = part.constraints.count
    part.constraints.append(constraint)
    for term in records[Int(constraint)].terms where pins[Int(term.variable.index)] >= 0 {
      recordDependency(of: part, on: term.variable.index)
    }
  }

  // MARK: Order

  /// Returns the first sort key of a constraint: the highest rank of its variables in the upper half, the
  /// lowest rank in the lower half.
  func orderKey(of constraint: Int32) -> UInt64 {
    var (lowest, highest): (UInt32, UInt32) = (.max, 0)
    for term in records[Int(constraint)].terms {
      let rank = ranks[Int(term.variable.index)]
      lowest = min(lowest, rank)
      highest = max(highest, rank)
    }
    return UInt64(highest) << 32 | UInt64(lowest)
  }

  /// Returns true if a constraint comes before another constraint in the solver's order. Implicit constraints
  /// come first. Then the first difference decides: `orderKey`, the ranks and coefficients of the terms,
  /// their number, the relation, the priorities (higher first), the constant (larger first), the label, and
  /// the index.
  func comesBefore(_ first: Int32, _ second: Int32) -> Bool {
    let (left, right) = (records[Int(first)], records[Int(second)])
    if left.isImplicit != right.isImplicit { return left.isImplicit }
    let (leftKey, rightKey) = (orderKey(of: first), orderKey(of: second))
    if leftKey != rightKey { return leftKey < rightKey }
    for (left, right) in zip(ranksAndCoefficients(of: left.terms), ranksAndCoefficients(of: right.terms)) {
      if left.rank != right.rank { return left.rank < right.rank }
      if left.coefficient != right.coefficient { return left.coefficient < right.coefficient }
    }
    if left.terms.count != right.terms.count { return left.terms.count < right.terms.count }
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    if left.priorityBelowZero != right.priorityBelowZero {
      return left.priorityBelowZero > right.priorityBelowZero
    }
    if left.priorityAboveZero != right.priorityAboveZero {
      return left.priorityAboveZero > right.priorityAboveZero
    }
    if constants[Int(first)] != constants[Int(second)] {
      return constants[Int(first)] > constants[Int(second)]
    }
    if left.label != right.label { return left.label ?? "" < right.label ?? "" }
    return first < second
  }

  /// Returns the rank of the variable and the coefficient of each term, by ascending rank.
  private func ranksAndCoefficients(of terms: [Expression.Term]) -> [(rank: UInt32, coefficient: Double)] {
    terms.map { (rank: ranks[Int($0.variable.index)], coefficient: $0.coefficient) }
      .sorted { $0.rank < $1.rank }
  }

  /// Returns the conflict with the given constraints and the pins of the given variables. Its broken
  /// constraint is the last explicit constraint in the solver's order that is not a pin; without one, the
  /// last implicit constraint that is not a pin; without both, the first pin.
  func conflict(of members: ConflictMembers) -> Conflict {
    let pins = members.pinned.map { self.pins[Int($0)] }
    let all = (members.constraints + pins).sorted { comesBefore($0, $1) }
    let breakable = members.constraints.filter { !records[Int($0)].isImplicit }
    let broken =
      (breakable.isEmpty ? members.constraints : breakable).max { comesBefore($0, $1) } ?? all[0]
    return Conflict(constraints: all.map(Constraint.ID.init), broken: Constraint.ID(index: broken))
  }
}

/// Disjoint sets with union and find operations.
struct DisjointSets {
  /// The parent of each element; a representative is its own parent.
  private var parents: [Int32]

  /// Creates `count` sets of one element each.
  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  /// Returns the representative of the set that contains an element. Shortens the path to it.
  mutating func root(of element: Int) -> Int {
    var element = Int32(element)
    while parents[Int(element)] != element {
      parents[Int(element)] = parents[Int(parents[Int(element)])]
      element = parents[Int(element)]
    }
    return Int(element)
  }

  /// Unites the sets of two elements. The smaller of both representatives represents the union.
  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[max(first, second)] = Int32(min(first, second)) }
  }
}

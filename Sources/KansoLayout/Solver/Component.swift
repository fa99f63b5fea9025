/// A connected component of the graph of variables and constraints, and its system.
final class Component {
  @exclusivity(unchecked) var variables: [Int32] = []
  @exclusivity(unchecked) var constraints: [Int32] = []
  @exclusivity(unchecked) var system: System?
  /// True if constraints or variables were added or removed since the system was created.
  @exclusivity(unchecked) var isOutOfDate = true
  /// True if something changed since the last solution.
  @exclusivity(unchecked) var needsSolving = false
  /// True if a constraint was removed, so that the component may consist of several components.
  @exclusivity(unchecked) var maySplit = false
  /// True if its members belong to other components now.
  @exclusivity(unchecked) var isGone = false
  private(set) var conflicts: [Conflict] = []

  /// Marks the component as dissolved after its constraints moved to other components. The solver tries their broken
  /// constraints again there.
  func dissolve(_ solver: Solver) {
    isGone = true
    guard !conflicts.isEmpty else { return }
    for constraint in constraints { solver.records[Int(constraint)].isBroken = false }
  }

  func solve(_ solver: Solver) {
    needsSolving = false
    // The simplex method finds different conflicts from different starting points. A fresh start makes the conflicts
    // reproducible.
    var isFresh = !conflicts.isEmpty
    if isFresh { beginAfresh(solver) }
    while true {
      if isOutOfDate || system == nil { makeSystem(solver) }
      guard case .contradictions(let contradictions) = attempt(solver, isFresh: isFresh) else { break }
      if isFresh {
        breakApart(contradictions, solver)
      } else {
        isFresh = true
        beginAfresh(solver)
      }
    }
    if let system, system.hasNewBasis { remember(system, solver) }
  }

  /// Records which rows are basic, for the creation of the next system.
  private func remember(_ made: System, _ solver: Solver) {
    system?.hasNewBasis = false
    for constraint in constraints { solver.wasBasic[Int(constraint)] = false }
    for row in made.basis where row < made.rowCount {
      solver.wasBasic[Int(made.constraints[Int(row)])] = true
    }
  }

  /// Breaks one constraint of each conflict. If the broken constraint was a basic row, the search starts again, because
  /// the following conflicts may have disappeared with it.
  private func breakApart(_ contradictions: [[(row: Int, factor: Double)]], _ solver: Solver) {
    for rows in contradictions {
      guard let behind = system?.constraintsBehind(rows), let own = system?.constraints[rows[0].row] else {
        return
      }
      let conflict = solver.conflict(of: behind)
      conflicts.append(conflict)
      let broken = conflict.broken.index
      solver.records[Int(broken)].isBroken = true
      guard broken == own else {
        system = nil
        return
      }
      system?.broken[rows[0].row] = true
    }
  }

  private func attempt(_ solver: Solver, isFresh: Bool) -> System.Outcome {
    guard var system = system.take() else { return .solved }
    defer { self.system = system }
    return system.solve(solver, isFresh: isFresh)
  }

  private func beginAfresh(_ solver: Solver) {
    conflicts = []
    for constraint in constraints {
      solver.records[Int(constraint)].isBroken = false
      solver.wasBasic[Int(constraint)] = false
    }
    system = nil
  }

  private func makeSystem(_ solver: Solver) {
    isOutOfDate = false
    system = System(
      variables: variables.sorted { solver.ranks[Int($0)] < solver.ranks[Int($1)] },
      constraints: constraints.filter { !solver.records[Int($0)].isBroken }, of: solver)
  }
}

extension Optional {
  /// Moves the value out, so that it can be changed in place without a copy and put back.
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

extension System {
  /// Finds the values and passes them to the solver, unless required rows conflict.
  ///
  /// - Parameter isFresh: True if the search for conflicts starts with all variables at zero. The broken constraints
  ///   then do not depend on the previous values.
  mutating func solve(_ solver: Solver, isFresh: Bool) -> Outcome {
    let before = presolved.evaluate(constants: solver.constants, values: &solver.values)
    takeGivens(solver.values, solver.constants)
    let outcome = meetLevels(fromZero: isFresh)
    if case .contradictions = outcome {
      for (step, value) in zip(presolved.steps, before) { solver.values[Int(step.variable)] = value }
      return outcome
    }
    settleStays()
    for column in variables.indices { solver.values[Int(variables[column])] = values[column] }
    return .solved
  }

  /// Copies the current values of the variables, and computes the constants of the rows.
  private mutating func takeGivens(_ known: [Double], _ written: [Double]) {
    for column in variables.indices { stays[column] = known[Int(variables[column])] }
    for row in constraints.indices {
      var constant = written[Int(constraints[row])]
      if scales[row] != 1 { constant /= scales[row] }
      for entry in givens[row] { constant += givens.values[entry] * known[Int(givens.columns[entry])] }
      constants[row] = constant
    }
  }
}

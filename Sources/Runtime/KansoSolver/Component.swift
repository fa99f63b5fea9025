/// A connected component of the graph of variables and constraints, and its system.
final class Component {
  /// The free variables of the component, by their indices in the solver, unordered.
  @exclusivity(unchecked) var variables: [Int32] = []
  /// The constraints of the component, by their indices in the solver, unordered. Broken ones are included.
  @exclusivity(unchecked) var constraints: [Int32] = []
  /// The system of the last solution; nil before the first solution and after a conflict was reset.
  @exclusivity(unchecked) var system: System?
  /// True if constraints or variables were added or removed since the system was created.
  @exclusivity(unchecked) var isOutOfDate = true
  /// True if something changed since the last solution.
  @exclusivity(unchecked) var needsSolving = false
  /// True if a constraint was removed, so that the component may consist of several components.
  @exclusivity(unchecked) var maySplit = false
  /// True if its members belong to other components now.
  @exclusivity(unchecked) var isDissolved = false
  /// The conflicts of the last solution.
  private(set) var conflicts: [Conflict] = []

  /// Marks the component as dissolved after its constraints moved to other components. If it had conflicts,
  /// clears the broken marks of its constraints, so that the solver tries them again.
  func dissolve(_ solver: Solver) {
    isDissolved = true
    guard !conflicts.isEmpty else { return }
    for constraint in constraints { solver.records[Int(constraint)].isBroken = false }
  }

  /// Finds the values of the variables and stores them in the solver. Breaks one constraint of each conflict
  /// between required constraints, and solves again until none is left. After an earlier conflict it forgets
  /// the broken constraints and searches for conflicts from the beginning.
  func solve(_ solver: Solver) {
    needsSolving = false
    // The simplex method finds different conflicts from different starting points. A fresh start makes the conflicts
    // reproducible.
    var isFresh = !conflicts.isEmpty
    if isFresh { resetConflicts(in: solver) }
    while true {
      if isOutOfDate || system == nil { makeSystem(solver) }
      guard case .conflicts(let conflictingRows) = solveSystem(solver, isFresh: isFresh) else { break }
      if isFresh {
        breakConflicts(conflictingRows, in: solver)
      } else {
        isFresh = true
        resetConflicts(in: solver)
      }
    }
    if let system, system.hasNewBasis { recordBasis(of: system, in: solver) }
  }

  /// Records which rows are basic, for the creation of the next system.
  private func recordBasis(of made: System, in solver: Solver) {
    system?.hasNewBasis = false
    for constraint in constraints { solver.wasBasic[Int(constraint)] = false }
    for row in made.basis where row < made.rowCount {
      solver.wasBasic[Int(made.constraints[Int(row)])] = true
    }
  }

  /// Breaks one constraint of each conflict. If the broken constraint was a basic row, the search starts again, because
  /// the following conflicts may have disappeared with it.
  private func breakConflicts(_ conflictingRows: [[(row: Int, factor: Double)]], in solver: Solver) {
    for rows in conflictingRows {
      guard let members = system?.conflictMembers(ofRows: rows), let own = system?.constraints[rows[0].row]
      else {
        return
      }
      let conflict = solver.conflict(of: members)
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

  /// Solves the current system in place. Returns `.solved` if there is no system.
  private func solveSystem(_ solver: Solver, isFresh: Bool) -> System.Outcome {
    guard var system = system.take() else { return .solved }
    defer { self.system = system }
    return system.solve(solver, isFresh: isFresh)
  }

  /// Forgets the conflicts, the broken constraints, the basis of the last solution, and the system.
  private func resetConflicts(in solver: Solver) {
    conflicts = []
    for constraint in constraints {
      solver.records[Int(constraint)].isBroken = false
      solver.wasBasic[Int(constraint)] = false
    }
    system = nil
  }

  /// Replaces the system by a new one of all constraints that are not broken.
  private func makeSystem(_ solver: Solver) {
    isOutOfDate = false
    system = System(
      variables: variables.sorted { solver.ranks[Int($0)] < solver.ranks[Int($1)] },
      constraints: constraints.filter { !solver.records[Int($0)].isBroken }, of: solver)
  }
}

extension Optional {
  /// Moves the value out and sets nil, so that the value can be changed in place without a copy and put
  /// back.
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

extension System {
  /// Finds the values and passes them to the solver. If required rows conflict, the values of the solver do
  /// not change.
  ///
  /// - Parameter isFresh: True if the search for conflicts starts with all variables at zero. The broken
  ///   constraints then do not depend on the previous values.
  mutating func solve(_ solver: Solver, isFresh: Bool) -> Outcome {
    let before = presolved.evaluate(constants: solver.constants, values: &solver.values)
    loadKnownValues(values: solver.values, constants: solver.constants)
    let outcome = optimizeLevels(startingAtZero: isFresh)
    if case .conflicts = outcome {
      for (step, value) in zip(presolved.steps, before) { solver.values[Int(step.variable)] = value }
      return outcome
    }
    applyStays()
    for column in variables.indices { solver.values[Int(variables[column])] = values[column] }
    return .solved
  }

  /// Copies the current values of the variables into the stays. Computes the constants of the rows from the
  /// constants of the constraints and the values of known variables; scaled.
  private mutating func loadKnownValues(values known: [Double], constants written: [Double]) {
    for column in variables.indices { stays[column] = known[Int(variables[column])] }
    for row in constraints.indices {
      var constant = written[Int(constraints[row])]
      if scales[row] != 1 { constant /= scales[row] }
      for entry in knownTerms[row] {
        constant += knownTerms.values[entry] * known[Int(knownTerms.columns[entry])]
      }
      constants[row] = constant
    }
  }
}

/// The constraints that hang together through variables, and their system.
final class Component {
  @exclusivity(unchecked) var variables: [Int32] = []
  @exclusivity(unchecked) var constraints: [Int32] = []
  @exclusivity(unchecked) var system: System?
  /// Constraints or variables came or went.
  @exclusivity(unchecked) var isOutOfDate = true
  /// Something has changed since it was solved.
  @exclusivity(unchecked) var needsSolving = false
  /// A constraint went, so that what is left may no longer hang together.
  @exclusivity(unchecked) var maySplit = false
  /// Its parts are components of their own now, or of another.
  @exclusivity(unchecked) var isGone = false
  private(set) var conflicts: [Conflict] = []

  /// Its constraints go elsewhere; what was broken among them is tried again there.
  func dissolve(_ solver: Solver) {
    isGone = true
    guard !conflicts.isEmpty else { return }
    for constraint in constraints { solver.records[Int(constraint)].isBroken = false }
  }

  func solve(_ solver: Solver) {
    needsSolving = false
    // What a contradiction is about depends on the way it is met with, so that the way begins at the same place each time.
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

  /// Notes which rows are basic, for a system that is made after this one.
  private func remember(_ made: System, _ solver: Solver) {
    system?.hasNewBasis = false
    for constraint in constraints { solver.wasBasic[Int(constraint)] = false }
    for row in made.basis where row < made.rowCount {
      solver.wasBasic[Int(made.constraints[Int(row)])] = true
    }
  }

  /// Breaks a constraint of each contradiction. Those after one that was basic are looked for again, since they may have gone with it.
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
  /// Takes the value out, so that it can be changed in place and put back.
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

extension System {
  /// Finds the values and gives them to the solver, unless required rows contradict each other.
  ///
  /// - Parameter isFresh: contradictions are looked for from where all variables are zero, so that what is broken does not depend
  ///   on where they were.
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

  /// Takes over where the variables are, and works the constants of the rows out.
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

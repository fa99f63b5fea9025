/// The constraints that hang together through variables, and their system.
final class Component {
  var variables: [Int32] = []
  var constraints: [Int32] = []
  var system: System?
  /// Constraints or variables came or went.
  var isOutOfDate = true
  /// Something has changed since it was solved.
  var needsSolving = false
  /// A constraint went, so that what is left may no longer hang together.
  var maySplit = false
  /// Its parts are components of their own now, or of another.
  var isGone = false
  private(set) var conflicts: [Conflict] = []

  var size: Int { variables.count + constraints.count }

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
      guard case .contradictions(let contradictions) = attempt(solver) else { break }
      if isFresh {
        breakApart(contradictions, solver)
      } else {
        isFresh = true
        beginAfresh(solver)
      }
    }
    for constraint in constraints { solver.wasBasic[Int(constraint)] = false }
    if let system {
      for row in system.basis where row < system.rowCount {
        solver.wasBasic[Int(system.constraints[Int(row)])] = true
      }
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

  private func attempt(_ solver: Solver) -> System.Outcome {
    guard var system = system.take() else { return .solved }
    defer { self.system = system }
    return system.solve(solver)
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
  mutating func solve(_ solver: Solver) -> Outcome {
    let before = presolved.evaluate(constants: solver.constants, values: &solver.values)
    for (column, variable) in variables.enumerated() { stays[column] = solver.values[Int(variable)] }
    for row in 0..<rowCount {
      var constant = solver.constants[Int(constraints[row])] / scales[row]
      for entry in givens[row] {
        constant += givens.values[entry] * solver.values[Int(givens.columns[entry])]
      }
      constants[row] = constant
    }
    findValues()
    let outcome = meetLevels()
    if case .contradictions = outcome {
      for (step, value) in zip(presolved.steps, before) { solver.values[Int(step.variable)] = value }
      return outcome
    }
    settleStays()
    for (column, variable) in variables.enumerated() { solver.values[Int(variable)] = values[column] }
    return .solved
  }
}

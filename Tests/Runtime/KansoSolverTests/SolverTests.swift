import Testing

@testable import KansoSolver

/// The solver's results for given constraints and stays.
struct SolverTests {
  private let solver = Solver()

  @Test func aChainIsSolved() throws {
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(left == 8)
    try solver.add((width == 100) | .defaultHigh)
    try solver.add(right == left + width)
    try solver.add(right <= 90)
    solver.solve()
    #expect([left, width, right].map(solver.value(of:)) == [8, 82, 90])
  }

  @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() throws {
    let x = solver.makeVariable()
    try solver.add((x == 1) | 501)
    for _ in 0..<1_000 { try solver.add((x == 2) | 500) }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func withinAPriorityTheSumOfErrorsIsLeast() throws {
    let x = solver.makeVariable()
    for value in [1.0, 5, 100] { try solver.add((x == value) | 500) }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func whatIsOpenStays() throws {
    let (x, y) = (solver.makeVariable(3), solver.makeVariable(40))
    try solver.add(x + y <= 20)
    solver.solve()
    // The first variable keeps its value; the second changes by the necessary amount.
    #expect([x, y].map(solver.value(of:)) == [3, 17])
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.add(x == 5)
    try solver.add(y == 6)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func editVariablesFollowWhatIsSuggested() throws {
    let (total, half) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(half * 2 == total)
    for priority in [Priority.required, .defaultHigh] {
      let edit = try solver.addEdit(of: total, priority)
      for value in [10.0, 3, 8] {
        try solver.suggest(value, for: edit)
        solver.solve()
        #expect(solver.value(of: half) == value / 2)
      }
      try solver.remove(edit)
    }
  }

  @Test func conflictsAreNamed() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var wide = x == 200
    wide.label = "wide"
    let ids = [try solver.add(x == 100), try solver.add(wide), try solver.add(y == 7)]
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.constraints == [ids[0], ids[1]])
    #expect(conflict.broken == ids[1])
    #expect(solver.describe(conflict.broken) == "wide \(#fileID):\(#line - 5)")
    #expect([x, y].map(solver.value(of:)) == [100, 7])
    try solver.remove(ids[0])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 200)
  }

  @Test func tenThousandConflictsEnd() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for value in 0..<5_000 {
      try solver.add(x == Double(value))
      try solver.add(value % 2 == 0 ? y >= Double(value) : y <= -Double(value))
    }
    solver.solve()
    #expect(solver.conflicts.count >= 7_000)
    #expect(solver.value(of: x) == solver.value(of: x).rounded())
  }

  // MARK: Bad input

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreRefused(value: Double) throws {
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite) { try solver.add(x == value) }
    #expect(throws: SolverError.notFinite) { try solver.add(x * value == 1) }
    let id = try solver.add(x == 1)
    #expect(throws: SolverError.notFinite) { try solver.setConstant(of: id, to: value) }
    solver.setValue(of: x, to: value)
    solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: solver.makeVariable(value)) == 0)
  }

  @Test func numbersBeyondTheLimitsAreRefused() throws {
    let x = solver.makeVariable()
    #expect(throws: SolverError.outOfRange) { try solver.add(x * 1e10 == 1) }
    #expect(throws: SolverError.outOfRange) { try solver.add(x == 1e13) }
    for priority in [0, -1, 1001, Double.nan] {
      #expect(throws: SolverError.priorityOutOfRange) { try solver.add((x == 1) | Priority(Float(priority))) }
    }
    try solver.add(x * Solver.maxCoefficient == Solver.maxConstant)
    solver.solve()
    #expect(solver.value(of: x) == Solver.maxConstant / Solver.maxCoefficient)
  }

  @Test func whatIsNotOfTheSolverIsRefused() throws {
    let other = Solver()
    for _ in 0..<5 { _ = other.makeVariable() }
    let foreign = other.makeVariable()
    #expect(throws: SolverError.unknown) { try solver.add(foreign == 1) }
    let x = solver.makeVariable()
    let id = try solver.add(x == 1)
    try solver.remove(id)
    #expect(throws: SolverError.unknown) { try solver.remove(id) }
    #expect(throws: SolverError.unknown) { try solver.setConstant(of: id, to: 1) }
  }

  @Test func constraintsWithoutVariablesHoldOrDoNot() throws {
    let x = solver.makeVariable()
    try solver.add(x - x == 0)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let id = try solver.add(x - x == 1)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [id])
  }

  @Test func multipliersOfManySizesKeepRequiredConstraints() throws {
    let x = (0..<6).map { _ in solver.makeVariable() }
    try solver.add(x[0] == 3)
    for (index, factor) in [1e-6, 1e6, 0.001, 1000, 1].enumerated() {
      try solver.add(x[index + 1] == x[index] * factor)
    }
    solver.solve()
    #expect(isNear(x.map(solver.value(of:)), [3, 3e-6, 3, 0.003, 3, 3]))
  }

  @Test func memoryOfWhatWasRemovedIsUsedAgain() throws {
    let fixed = solver.makeVariable()
    for _ in 0..<2_000 {
      let variables = (0..<3).map { _ in solver.makeVariable() }
      let ids = try variables.map { try solver.add($0 == fixed + 1) }
      solver.solve()
      for id in ids { try solver.remove(id) }
      for variable in variables { solver.recycle(variable) }
    }
    solver.solve()
    #expect(solver.values.count < 10)
    #expect(solver.records.count < 10)
  }
}

import Testing

@testable import KansoSolver

/// Strengths, weights and stays: the tests of cassowary.js, rhea, kiwi, CassowaryKit, and the Ruby port.
///
/// A strength is a priority here. A weight is a factor of both sides of an equation, because errors within a
/// priority add up. Each variable has a stay below all priorities, and those made first count more.
struct CassowaryPriorityTests {
  private let solver = Solver()

  @Test("Only the highest strength is required")
  func order() {
    #expect(Priority.required.isRequired)
    #expect(![Priority.strong, .medium, .weak].contains { $0.isRequired })
    #expect([Priority.strong, .required, .weak, .medium].sorted() == [.weak, .medium, .strong, .required])
  }

  @Test("No factor makes a weaker equation outweigh a stronger one")
  func strictLevels() throws {
    let x = solver.makeVariable()
    try solver.add((x * 1e7 == 3e7) | .weak)
    #expect(solver.solution(x) == [3])
    try solver.add((x * 1e7 == 2e7) | .medium)
    #expect(solver.solution(x) == [2])
    try solver.add((x == 1) | .strong)
    #expect(solver.solution(x) == [1])
  }

  @Test("An equation alone holds, however weak it is")
  func singleEquation() throws {
    let x = solver.makeVariable()
    try solver.add((x == 10) | .weak)
    #expect(solver.solution(x) == [10])
  }

  @Test("The stronger of two equations of a variable holds, while both values are edited")
  func strongerEquation() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add((z == x) | .weak)
    try solver.add((z == y) | .strong)
    for value in [10.0, 30] {
      let edits = [try solver.addEdit(of: x, .strong), try solver.addEdit(of: y, .strong)]
      try solver.suggest(value, for: edits[0])
      try solver.suggest(value * 2, for: edits[1])
      #expect(solver.solution(x, y) == [value, value * 2])
      #expect(solver.solution(z) == [value * 2])
      for edit in edits { try solver.remove(edit) }
    }
    // Without the edits both equations hold. The variable that was made first keeps its value.
    #expect(solver.solution(x, y, z) == [30, 30, 30])
  }

  @Test("Equations of three strengths hold one after the other")
  func threeStrengths() throws {
    let (x, y, z) = (solver.makeVariable(10), solver.makeVariable(20), solver.makeVariable(1))
    try solver.addStay(of: y)
    try solver.add(x == y)
    #expect(solver.solution(x, y) == [20, 20])
    try solver.addStay(of: x)
    try solver.add((x == z) | .weak)
    #expect(solver.solution(x, z) == [20, 20])
    let w = solver.makeVariable(1)
    try solver.addStay(of: w)
    try solver.add((z == w) | .strong)
    let values = solver.solution(z, w)
    #expect(values[0] == values[1])
    #expect(values[0] >= 1 && values[0] <= 20)
    #expect(solver.isAmbiguous(z) && !solver.isAmbiguous(x))
  }

  @Test("Weak equations that agree all hold, and a satisfied inequality changes nothing")
  func agreement() throws {
    let (x, y, z) = (solver.makeVariable(100), solver.makeVariable(200), solver.makeVariable(50))
    #expect(solver.solution(x, y, z) == [100, 200, 50])
    try solver.add((z == x) | .weak)
    try solver.add((x == 20) | .weak)
    try solver.add((y == 200) | .strong)
    #expect(solver.solution(x, y, z) == [20, 200, 20])
    try solver.add((z + 150 <= y) | .medium)
    #expect(solver.solution(x, y, z) == [20, 200, 20])
  }

  @Test("A new priority of an equation changes the result")
  func changedPriority() throws {
    let x = solver.makeVariable()
    let first = try solver.add((x == 1) | .weak)
    try solver.add((x == 2) | .medium)
    #expect(solver.solution(x) == [2])
    try solver.remove(first)
    try solver.add((x == 1) | .strong)
    #expect(solver.solution(x) == [1])
  }

  // MARK: Weights

  @Test("A greater weight wins within a priority")
  func weights() throws {
    let x = solver.makeVariable()
    let single = try solver.add((x == 1) | .strong)
    try solver.add((x * 2 == 4) | .strong)
    #expect(solver.solution(x) == [2])
    try solver.remove(single)
    try solver.add((x * 3 == 3) | .strong)
    #expect(solver.solution(x) == [1])
  }

  @Test("The lighter equation holds while the heavier one is absent")
  func absentWeight() throws {
    let x = solver.makeVariable()
    try solver.add((x == 15) | .weak)
    #expect(solver.solution(x) == [15])
    let heavy = try solver.add((x * 2 == 40) | .weak)
    #expect(solver.solution(x) == [20])
    try solver.remove(heavy)
    #expect(solver.solution(x) == [15])
  }

  @Test("The heavier equation is removed, and the lighter one holds")
  func removedWeight() throws {
    let x = solver.makeVariable()
    let heavy = try solver.add((x * 5 == 500) | .weak)
    try solver.add((x == 200) | .weak)
    #expect(solver.solution(x) == [100])
    try solver.remove(heavy)
    #expect(solver.solution(x) == [200])
  }

  @Test("The heavier of two edits moves both variables")
  func weightOfAnEdit() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x == y)
    try solver.add((x == 10) | .medium)
    try solver.add((y * 10 == 200) | .medium)
    #expect(solver.solution(x, y) == [20, 20])
  }

  // MARK: Inequalities

  @Test("An edit beats a weaker equation")
  func editAndEquation() throws {
    let x = solver.makeVariable()
    let edit = try solver.addEdit(of: x, .medium)
    try solver.add((x == 1) | .weak)
    try solver.suggest(2, for: edit)
    #expect(solver.solution(x) == [2])
  }

  @Test("An edit out of bounds ends at the bound")
  func editAndBound() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let edit = try solver.addEdit(of: y, .weak)
    try solver.add(x + y == 0)
    try solver.add(y <= -1)
    try solver.add((y >= 0) | .weak)
    try solver.suggest(0, for: edit)
    #expect(solver.solution(x, y) == [1, -1])
  }

  @Test("A weak inequality gives way to required equations")
  func weakInequality() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 0)
    try solver.add(x == 10)
    try solver.add((y >= 0) | .weak)
    #expect(solver.solution(x, y) == [10, -10])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("A medium inequality gives way to a strong equation")
  func mediumInequality() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 0)
    try solver.add((x >= 10) | .medium)
    try solver.add((y == 2) | .strong)
    #expect(solver.solution(x, y) == [-2, 2])
  }

  @Test("An inequality that cannot hold is violated as little as possible, and is no conflict")
  func violatedInequality() throws {
    let x = solver.makeVariable()
    try solver.add(x >= 10)
    try solver.add((x <= -5) | .weak)
    #expect(solver.solution(x) == [10])
    #expect(solver.conflicts.isEmpty)
  }

  // MARK: Stays

  @Test("Variables without constraints keep their values")
  func valuesWithoutConstraints() throws {
    let (x, y) = (solver.makeVariable(5), solver.makeVariable(10))
    #expect(solver.solution(x, y) == [5, 10])
    try solver.move(x, to: 6)
    try solver.move(y, to: 7)
    #expect(solver.solution(x, y) == [6, 7])
  }

  @Test("The variable that was made first decides, not the side of the equation")
  func equalVariables() throws {
    for isReversed in [false, true] {
      let (x, y) = (solver.makeVariable(167), solver.makeVariable(2))
      try solver.add(isReversed ? y == x : x == y)
      #expect(solver.solution(x, y) == [167, 167])
    }
  }

  @Test("A stay with a priority decides, whatever was made first")
  func stayWithPriority() throws {
    let (x, y) = (solver.makeVariable(167), solver.makeVariable(2))
    try solver.addStay(of: y)
    try solver.add(x == y)
    #expect(solver.solution(x, y) == [2, 2])
  }

  @Test("The variable that was made last gives way to a bound of a sum")
  func boundOfASum() throws {
    let (width, x) = (solver.makeVariable(10), solver.makeVariable(10))
    try solver.add(x + width >= 100)
    #expect(solver.solution(width, x) == [10, 90])
  }

  @Test("A required stay beats a strong edit")
  func requiredStay() throws {
    let x = solver.makeVariable()
    try solver.addStay(of: x, .required)
    let edit = try solver.addEdit(of: x, .strong)
    try solver.suggest(2, for: edit)
    #expect(solver.solution(x) == [0])
  }

  @Test("A required edit beats a strong stay")
  func requiredEdit() throws {
    let x = solver.makeVariable()
    try solver.addStay(of: x, .strong)
    #expect(solver.solution(x) == [0])
    let edit = try solver.addEdit(of: x)
    try solver.suggest(2, for: edit)
    #expect(solver.solution(x) == [2])
  }

  @Test("A required edit beats a strong stay again and again, also through an equation")
  func requiredEdits() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.addStay(of: x, .strong)
    try solver.add(x == y)
    #expect(solver.solution(x, y) == [0, 0])
    let edit = try solver.addEdit(of: x)
    try solver.suggest(2, for: edit)
    #expect(solver.solution(x, y) == [2, 2])
    try solver.suggest(10, for: edit)
    #expect(solver.solution(x, y) == [10, 10])
  }

  @Test("A bound moves a variable no further than necessary")
  func boundOfAStay() throws {
    let x = solver.makeVariable(1)
    try solver.add(x >= 0)
    try solver.add(x <= 10)
    #expect(solver.solution(x) == [1])
    try solver.move(x, to: 20)
    #expect(solver.solution(x) == [10])
  }
}

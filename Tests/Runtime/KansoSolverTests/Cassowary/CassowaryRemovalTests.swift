import Testing

@testable import KansoSolver

/// Removal of constraints, and conflicts of required ones: the deletion and inconsistency tests of
/// cassowary.js, the ports to Python, Java, Ruby, Dart and Rust, rhea, kiwi, and CassowaryKit.
///
/// Those solvers refuse a constraint that conflicts. Ours takes it, names all that are in conflict, and
/// breaks one of them.
struct CassowaryRemovalTests {
  private let solver = Solver()

  // MARK: Removal

  @Test("A removed bound no longer counts, and one of two equal bounds is enough")
  func bounds() throws {
    let x = solver.makeVariable()
    let target = try solver.add((x == 100) | .weak)
    #expect(solver.solution(x) == [100])
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.solution(x) == [10])
    try solver.remove(ten)
    #expect(solver.solution(x) == [20])
    try solver.remove(twenty)
    #expect(solver.solution(x) == [100])
    let equal = [try solver.add(x <= 10), try solver.add(x <= 10)]
    #expect(solver.solution(x) == [10])
    try solver.remove(equal[0])
    #expect(solver.solution(x) == [10])
    try solver.remove(equal[1])
    #expect(solver.solution(x) == [100])
    try solver.remove(target)
    #expect(solver.solution(x) == [100])
    #expect(solver.isAmbiguous(x))
  }

  @Test("Two bounds can be removed at once")
  func severalBounds() throws {
    let x = solver.makeVariable()
    try solver.add((x == 100) | .weak)
    let bounds = [try solver.add(x <= 10), try solver.add(x <= 20)]
    #expect(solver.solution(x) == [10])
    for bound in bounds { try solver.remove(bound) }
    #expect(solver.solution(x) == [100])
  }

  @Test("An equation of two variables is added and removed between bounds")
  func equationOfTwoVariables() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 100) | .weak)
    try solver.add((y == 120) | .strong)
    #expect(solver.solution(x, y) == [100, 120])
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.solution(x, y) == [10, 120])
    try solver.remove(ten)
    #expect(solver.solution(x, y) == [20, 120])
    let double = try solver.add(x * 2 == y)
    #expect(solver.solution(x, y) == [20, 40])
    try solver.remove(twenty)
    #expect(solver.solution(x, y) == [60, 120])
    try solver.remove(double)
    #expect(solver.solution(x, y) == [100, 120])
    try solver.add(x == 1000)
    #expect(solver.solution(x, y) == [1000, 120])
  }

  @Test("A required equation is replaced by another one")
  func replacedEquation() throws {
    let x = solver.makeVariable()
    let first = try solver.add(x == 100)
    #expect(solver.solution(x) == [100])
    try solver.remove(first)
    try solver.add(x == 0)
    #expect(solver.solution(x) == [0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Values change with the next solution, not before")
  func explicitSolution() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 1) | .weak)
    try solver.add((y == 5) | .strong)
    #expect(solver.solution(x, y) == [1, 5])
    try solver.add(x * 2 == y)
    #expect([x, y].map(solver.value(of:)) == [1, 5])
    #expect(solver.solution(x, y) == [2.5, 5])
  }

  @Test("A constraint is removed once")
  func unknownConstraints() throws {
    let x = solver.makeVariable()
    let ids = [try solver.add(x == 42), try solver.add((x == 43) | .weak)]
    for id in ids {
      try solver.remove(id)
      #expect(throws: SolverError.unknown) { try solver.remove(id) }
    }
  }

  // MARK: Conflicts

  @Test("Two values of a variable conflict")
  func twoValues() throws {
    let x = solver.makeVariable()
    let ids = [try solver.add(x == 10), try solver.add(x == 5)]
    #expect(solver.solution(x) == [5])
    #expect(solver.conflicts.count == 1)
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.constraints) == Set(ids))
    #expect(conflict.broken == ids[0])
  }

  @Test("A minimum above a maximum is a conflict, which ends with either")
  func minimumAndMaximum() throws {
    let x = solver.makeVariable()
    let ids = [try solver.add(x >= 10), try solver.add(x <= 5)]
    solver.solve()
    #expect(solver.conflicts.count == 1)
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.constraints) == Set(ids))
    try solver.remove(ids[1])
    #expect(solver.solution(x) == [10])
    #expect(solver.conflicts.isEmpty)
    let maximum = try solver.add(x <= 5)
    try solver.remove(ids[0])
    #expect(solver.solution(x) == [5])
    #expect(solver.conflicts.isEmpty)
    try solver.remove(maximum)
    #expect(solver.solution(x) == [5])
  }

  @Test("A chain of inequalities conflicts with a bound of its end, and all are named")
  func chain() throws {
    let (v, w) = (solver.makeVariable(), solver.makeVariable())
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let chain = [
      try solver.add(v >= 10), try solver.add(w >= v), try solver.add(x >= w), try solver.add(y >= x),
    ]
    #expect(solver.solution(v, w, x, y) == [10, 10, 10, 10])
    #expect(solver.conflicts.isEmpty)
    let bound = try solver.add(y <= 5)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    let conflict = try #require(solver.conflicts.first)
    #expect(conflict.constraints.count == 5)
    #expect(Set(conflict.constraints) == Set(chain + [bound]))
    #expect(conflict.broken == bound)
    #expect(solver.solution(v, w, x, y) == [10, 10, 10, 10])
  }

  @Test("A bound that conflicts in two ways belongs to each conflict")
  func twoConflicts() throws {
    let (w, x) = (solver.makeVariable(), solver.makeVariable())
    let (y, z) = (solver.makeVariable(), solver.makeVariable())
    for constraint in [w >= 10, x >= w, y >= x, z >= y, z >= 8] { try solver.add(constraint) }
    let bound = try solver.add(z <= 4)
    solver.solve()
    #expect(!solver.conflicts.isEmpty)
    for conflict in solver.conflicts { #expect(conflict.constraints.contains(bound)) }
    try solver.remove(bound)
    #expect(solver.solution(w, x, y, z) == [10, 10, 10, 10])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Equal variables with two values conflict, and the equation between them is broken")
  func equalVariables() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let values = [try solver.add(x == 10), try solver.add(y == 5)]
    let equal = try solver.add(x == y)
    #expect(solver.solution(x, y) == [10, 5])
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.constraints) == Set(values + [equal]))
    #expect(conflict.broken == equal)
  }

  @Test("A conflict names the constraints that affect a value, over several equations")
  func constraintsThatAffectAValue() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (z, a) = (solver.makeVariable(), solver.makeVariable())
    let chain = [try solver.add(x == y), try solver.add(y == z), try solver.add(z == a)]
    let known = try solver.add(a == 100)
    try solver.add(solver.makeVariable() == 100)
    #expect(solver.solution(x, y, z, a) == [100, 100, 100, 100])
    let wrong = try solver.add(x == 5)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.constraints) == Set(chain + [known, wrong]))
    #expect(solver.solution(x, a) == [5, 100])
    try solver.remove(wrong)
    #expect(solver.solution(x, y, z, a) == [100, 100, 100, 100])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("A conflict ends with the removal of one of its constraints")
  func removedConflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = [try solver.add(x >= 10), try solver.add(y <= 5), try solver.add(y >= x)]
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(Set(conflict.constraints) == Set(ids))
    #expect(conflict.broken == ids[1])
    try solver.remove(ids[2])
    #expect(solver.solution(x, y) == [10, 5])
    #expect(solver.conflicts.isEmpty)
  }
}

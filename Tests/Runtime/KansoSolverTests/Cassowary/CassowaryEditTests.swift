import Testing

@testable import KansoSolver

/// Edits of one variable and of several at a time: the edit tests of cassowary.js, the ports to Java, Ruby
/// and Dart, rhea, kiwi, and CassowaryKit.
///
/// An edit is a constraint here, and ends with the removal of that constraint.
struct CassowaryEditTests {
  private let solver = Solver()

  // MARK: Groups of edits

  @Test("A group of edits begins and ends within another", arguments: [750, 1000] as [Priority])
  func nestedGroups(priority: Priority) throws {
    let (x, y) = (solver.makeVariable(3), solver.makeVariable(-5))
    let (w, h) = (solver.makeVariable(), solver.makeVariable())
    let first = [try solver.addEdit(of: x, priority), try solver.addEdit(of: y, priority)]
    try solver.suggest(10, for: first[0])
    try solver.suggest(20, for: first[1])
    #expect(solver.solution(x, y) == [10, 20])
    #expect(solver.solution(w, h) == [0, 0])
    let second = [try solver.addEdit(of: w, priority), try solver.addEdit(of: h, priority)]
    try solver.suggest(30, for: second[0])
    try solver.suggest(40, for: second[1])
    solver.solve()
    for edit in second { try solver.remove(edit) }
    #expect(solver.solution(x, y) == [10, 20])
    #expect(solver.solution(w, h) == [30, 40])
    try solver.suggest(50, for: first[0])
    try solver.suggest(60, for: first[1])
    solver.solve()
    for edit in first { try solver.remove(edit) }
    #expect(solver.solution(x, y) == [50, 60])
    #expect(solver.solution(w, h) == [30, 40])
  }

  @Test("Groups of edits follow each other")
  func successiveGroups() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (w, h) = (solver.makeVariable(), solver.makeVariable())
    try solver.move(x, to: 10)
    try solver.move(y, to: 20)
    #expect(solver.solution(x, y, w, h) == [10, 20, 0, 0])
    try solver.move(w, to: 30)
    try solver.move(h, to: 40)
    #expect(solver.solution(x, y, w, h) == [10, 20, 30, 40])
    try solver.move(x, to: 50)
    try solver.move(y, to: 60)
    #expect(solver.solution(x, y, w, h) == [50, 60, 30, 40])
  }

  @Test("The variable of a removed edit keeps its value while others change")
  func removedEdit() throws {
    let (x, y, z) = (solver.makeVariable(7), solver.makeVariable(8), solver.makeVariable(9))
    let edits = [
      try solver.addEdit(of: x, .strong), try solver.addEdit(of: y, .strong),
      try solver.addEdit(of: z, .strong),
    ]
    try solver.suggest(1, for: edits[0])
    try solver.suggest(2, for: edits[2])
    #expect(solver.solution(x, y, z) == [1, 8, 2])
    try solver.remove(edits[1])
    try solver.suggest(3, for: edits[0])
    try solver.suggest(4, for: edits[2])
    #expect(solver.solution(x, y, z) == [3, 8, 4])
  }

  // MARK: Several edits of a variable

  @Test("Two edits of a variable with the same value are as one")
  func equalEdits() throws {
    let x = solver.makeVariable()
    let first = try solver.addEdit(of: x, .strong)
    try solver.suggest(1, for: first)
    #expect(solver.solution(x) == [1])
    let second = try solver.addEdit(of: x, .strong)
    for edit in [first, second] { try solver.suggest(2, for: edit) }
    #expect(solver.solution(x) == [2])
    try solver.remove(first)
    try solver.suggest(3, for: second)
    #expect(solver.solution(x) == [3])
    let third = try solver.addEdit(of: x, .strong)
    for edit in [second, third] { try solver.suggest(5, for: edit) }
    #expect(solver.solution(x) == [5])
    try solver.remove(second)
    try solver.suggest(6, for: third)
    #expect(solver.solution(x) == [6])
    try solver.remove(third)
    #expect(solver.solution(x) == [6])
  }

  @Test("The outer edit of a variable continues when the inner one ends")
  func innerEdit() throws {
    let x = solver.makeVariable()
    let outer = try solver.addEdit(of: x, .strong)
    let inner = try solver.addEdit(of: x)
    try solver.suggest(10, for: inner)
    try solver.suggest(10, for: outer)
    #expect(solver.solution(x) == [10])
    try solver.remove(inner)
    #expect(solver.solution(x) == [10])
    try solver.suggest(20, for: outer)
    #expect(solver.solution(x) == [20])
    let last = try solver.addEdit(of: x)
    try solver.suggest(30, for: last)
    #expect(solver.solution(x) == [30])
    try solver.remove(last)
    #expect(solver.solution(x) == [20])
  }

  @Test("Edits of a variable have values of their own, and the strongest decides")
  func differentEdits() throws {
    let x = solver.makeVariable()
    let strong = try solver.addEdit(of: x, .strong)
    let medium = try solver.addEdit(of: x, .medium)
    try solver.suggest(42, for: strong)
    try solver.suggest(21, for: medium)
    #expect(solver.solution(x) == [42])
    try solver.remove(strong)
    #expect(solver.solution(x) == [21])
    let again = try solver.addEdit(of: x, .strong)
    #expect(solver.solution(x) == [21])
    try solver.suggest(50, for: again)
    #expect(solver.solution(x) == [50])
    try solver.remove(again)
    let weak = try solver.addEdit(of: x, .weak)
    try solver.suggest(50, for: weak)
    #expect(solver.solution(x) == [21])
  }

  @Test("A removed edit takes no suggestions, and is removed once")
  func unknownEdit() throws {
    let x = solver.makeVariable()
    let edit = try solver.addEdit(of: x, .strong)
    try solver.remove(edit)
    #expect(throws: SolverError.unknown) { try solver.suggest(10, for: edit) }
    #expect(throws: SolverError.unknown) { try solver.remove(edit) }
    #expect(solver.solution(x) == [0])
  }

  @Test("Edits that end leave nothing behind")
  func endedEdits() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for step in 1...20 {
      let edits = [try solver.addEdit(of: x, .strong), try solver.addEdit(of: y, .strong)]
      try solver.suggest(Double(step), for: edits[0])
      try solver.suggest(Double(step * 2), for: edits[1])
      solver.solve()
      for edit in edits { try solver.remove(edit) }
    }
    #expect(solver.solution(x, y) == [20, 40])
    #expect(solver.records.count == 2)
  }

  // MARK: Edits and constraints

  @Test("An edit without constraints moves its variable, and one that breaks it waits")
  func overriddenEdit() throws {
    let x = solver.makeVariable()
    let edit = try solver.addEdit(of: x, .strong)
    #expect(solver.solution(x) == [0])
    try solver.suggest(2, for: edit)
    #expect(solver.solution(x) == [2])
    let fixed = try solver.add(x == 42)
    #expect(solver.solution(x) == [42])
    try solver.suggest(3, for: edit)
    #expect(solver.solution(x) == [42])
    try solver.remove(fixed)
    #expect(solver.solution(x) == [3])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("An equal variable follows an edit")
  func equalVariable() throws {
    let (x, y) = (solver.makeVariable(1), solver.makeVariable(2))
    try solver.add(x == y)
    try solver.move(x, to: 3)
    #expect(solver.solution(x, y) == [3, 3])
    try solver.move(y, to: 5)
    #expect(solver.solution(x, y) == [5, 5])
    try solver.move(x, to: 0)
    #expect(solver.solution(x, y) == [0, 0])
  }

  @Test("An edit does not reach a variable that is not connected")
  func unconnectedVariable() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 10)
    try solver.add(y == z)
    try solver.move(z, to: 100)
    #expect(solver.solution(x, y, z) == [10, 100, 100])
    try solver.move(z, to: 90)
    #expect(solver.solution(x, y, z) == [10, 90, 90])
  }

  @Test("An edit of one variable moves the other within its bounds")
  func boundsOfTheOther() throws {
    let (x, y) = (solver.makeVariable(20), solver.makeVariable(30))
    try solver.add(x >= 10)
    try solver.add(x <= 100)
    try solver.add(x == y * 2)
    #expect(solver.solution(x, y) == [20, 10])
    let edit = try solver.addEdit(of: y, .strong)
    try solver.suggest(35, for: edit)
    #expect(solver.solution(x, y) == [70, 35])
    try solver.suggest(80, for: edit)
    #expect(solver.solution(x, y) == [100, 50])
    try solver.suggest(25, for: edit)
    #expect(solver.solution(x, y) == [50, 25])
    try solver.remove(edit)
    #expect(solver.solution(x, y) == [50, 25])
    try solver.move(x, to: 44)
    #expect(solver.solution(x, y) == [44, 22])
  }

  @Test("Edits of two variables move the third")
  func twoEdits() throws {
    let (x, z, y) = (solver.makeVariable(20), solver.makeVariable(120), solver.makeVariable(30))
    try solver.add(z == x * 2 + y)
    #expect(solver.solution(x, y, z) == [20, 80, 120])
    let edits = [try solver.addEdit(of: x, .strong), try solver.addEdit(of: y, .strong)]
    try solver.suggest(10, for: edits[0])
    try solver.suggest(5, for: edits[1])
    #expect(solver.solution(x, y, z) == [10, 5, 25])
    try solver.suggest(-10, for: edits[0])
    try solver.suggest(15, for: edits[1])
    #expect(solver.solution(x, y, z) == [-10, 15, -5])
    for edit in edits { try solver.remove(edit) }
    #expect(solver.solution(x, y, z) == [-10, 15, -5])
  }

  @Test("Edits stay as they are while constraints come and go")
  func constraintsOfEdits() throws {
    let (left, right, middle) = (solver.makeVariable(), solver.makeVariable(100), solver.makeVariable())
    let edits = [
      try solver.addEdit(of: left, 999), try solver.addEdit(of: right, 999),
      try solver.addEdit(of: middle, 999),
    ]
    let constraints = [try solver.add(left <= middle), try solver.add(middle <= right)]
    try solver.suggest(120, for: edits[2])
    solver.solve()
    #expect(solver.value(of: middle) <= solver.value(of: right))
    for constraint in constraints { try solver.remove(constraint) }
    #expect(solver.solution(left, right, middle) == [0, 100, 120])
    for edit in edits { try solver.remove(edit) }
    #expect(solver.solution(left, right, middle) == [0, 100, 120])
  }
}

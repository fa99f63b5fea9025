import Testing

@testable import KansoSolver

/// Equations and inequalities, with one solution or several: the end-to-end tests of cassowary.js and the
/// port to Python, the solver tests of CassowaryKit and of the Dart port, and the linear program of kiwi.
struct CassowaryEquationTests {
  private let solver = Solver()

  // MARK: A variable and a number

  @Test("A variable below its minimum moves to it")
  func minimum() throws {
    let (x, y, z) = (solver.makeVariable(10), solver.makeVariable(10), solver.makeVariable(-20))
    try solver.add(x >= 100)
    try solver.add(Expression(constant: 100) <= y)
    try solver.add(z >= 0)
    #expect(solver.solution(x) == [100])
    #expect(solver.solution(y) == [100])
    #expect(solver.solution(z) == [0])
  }

  @Test("A variable above its maximum moves to it")
  func maximum() throws {
    let (x, y) = (solver.makeVariable(100), solver.makeVariable(100))
    try solver.add(x <= 10)
    try solver.add(Expression(constant: 10) >= y)
    #expect(solver.solution(x) == [10])
    #expect(solver.solution(y) == [10])
  }

  @Test("A variable is equal to a number on either side")
  func equalNumber() throws {
    let (x, y, z) = (solver.makeVariable(10), solver.makeVariable(10), solver.makeVariable())
    try solver.add(x == 200)
    try solver.add(Expression(constant: 100) == y)
    try solver.add(z * -1 + 10 == 0)
    #expect(solver.solution(x) == [200])
    #expect(solver.solution(y) == [100])
    #expect(solver.solution(z) == [10])
  }

  // MARK: Sums

  @Test("A sum reaches a number by the variable that has no stay")
  func sumAndNumber() throws {
    for isReversed in [false, true] {
      let (x, width) = (solver.makeVariable(10), solver.makeVariable(10))
      try solver.addStay(of: width)
      try solver.add(isReversed ? Expression(constant: 100) <= x + width : x + width >= 100)
      #expect(solver.solution(x, width) == [90, 10])
    }
  }

  @Test("A sum is equal to a variable with a stay")
  func sumAndVariable() throws {
    let (x, width, end) = (solver.makeVariable(10), solver.makeVariable(10), solver.makeVariable(100))
    try solver.addStay(of: width)
    try solver.addStay(of: end)
    try solver.add(x + width == end)
    #expect(solver.solution(x, width, end) == [90, 10, 100])
  }

  @Test("A sum reaches a variable with a stay, and no more")
  func sumAndMinimum() throws {
    for isReversed in [false, true] {
      let (x, width, end) = (solver.makeVariable(10), solver.makeVariable(10), solver.makeVariable(100))
      try solver.addStay(of: width)
      try solver.addStay(of: end)
      try solver.add(isReversed ? end <= x + width : x + width >= end)
      #expect(solver.solution(x, width, end) == [90, 10, 100])
    }
  }

  @Test("A sum is equal to a sum of variables with stays")
  func equalSums() throws {
    let (x1, width1) = (solver.makeVariable(10), solver.makeVariable(10))
    let (x2, width2) = (solver.makeVariable(100), solver.makeVariable(10))
    for variable in [width1, width2, x2] { try solver.addStay(of: variable) }
    try solver.add(x1 + width1 == x2 + width2)
    #expect(solver.solution(x1, width1) == [100, 10])
    #expect(solver.solution(x2, width2) == [100, 10])
  }

  @Test("A sum reaches a sum of variables with stays, and no more")
  func sumsInOrder() throws {
    for isReversed in [false, true] {
      let (x1, width1) = (solver.makeVariable(10), solver.makeVariable(10))
      let (x2, width2) = (solver.makeVariable(100), solver.makeVariable(10))
      for variable in [width1, width2, x2] { try solver.addStay(of: variable) }
      try solver.add(isReversed ? x2 + width2 <= x1 + width1 : x1 + width1 >= x2 + width2)
      #expect(solver.solution(x1) == [100])
      #expect(solver.solution(width1, x2, width2) == [10, 100, 10])
    }
  }

  // MARK: Several constraints

  @Test("A bound that another constraint implies changes nothing")
  func impliedBound() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 3)
    try solver.add(x + 3 <= y)
    try solver.add(x <= y)
    try solver.add(x == 10)
    #expect(solver.solution(x, y) == [10, 13])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Both inequalities of two variables make them equal")
  func bothInequalities() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable(100))
    try solver.add(right >= left)
    try solver.add(right <= left)
    #expect(solver.solution(left, right) == [0, 0])
    try solver.add(right == left)
    #expect(solver.solution(left, right) == [0, 0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test("The middle of a line is between its ends, which keep their distance")
  func middleOfALine() throws {
    let (left, right, middle) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(right + left == middle * 2)
    try solver.add(right - left >= 100)
    try solver.add(left >= 0)
    #expect(solver.solution(left, middle, right) == [0, 50, 100])
    let edit = try solver.addEdit(of: middle, .strong)
    try solver.suggest(300, for: edit)
    #expect(solver.solution(left, middle, right) == [0, 300, 600])
  }

  @Test("A line turns around its middle when a bound moves one end")
  func boundOfALine() throws {
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let edit = try solver.addEdit(of: middle, .strong)
    try solver.add(middle * 2 == left + right)
    try solver.add(left >= 0)
    try solver.suggest(50, for: edit)
    #expect(solver.solution(left, middle, right) == [0, 50, 100])
    try solver.add(left >= 10)
    #expect(solver.solution(left, middle, right) == [10, 50, 90])
  }

  @Test("The line of the Cassowary article stays between its bounds")
  func lineOfTheArticle() throws {
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(middle == (left + right) * 0.5)
    try solver.add(right == left + 10)
    try solver.add(right <= 100)
    try solver.add(left >= 0)
    #expect(solver.solution(left, middle, right) == [0, 5, 10])
    solver.setValue(of: middle, to: 45)
    try solver.addStay(of: middle)
    #expect(solver.solution(left, middle, right) == [40, 45, 50])
  }

  @Test("A line at its bounds keeps its middle by moving both ends")
  func lineAtItsBounds() throws {
    let (middle, left, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let edit = try solver.addEdit(of: middle, .strong)
    let ends = [try solver.addEdit(of: left, .weak), try solver.addEdit(of: right, .weak)]
    try solver.add(middle * 2 == left + right)
    try solver.add(left + 20 <= right)
    try solver.add(left >= -10)
    try solver.add(right <= 100)
    try solver.suggest(40, for: edit)
    try solver.suggest(30, for: ends[0])
    try solver.suggest(50, for: ends[1])
    #expect(solver.solution(middle, left, right) == [40, 30, 50])
    try solver.suggest(60, for: edit)
    #expect(solver.solution(middle, left, right) == [60, 30, 90])
    try solver.suggest(90, for: edit)
    #expect(solver.solution(middle, left, right) == [90, 80, 100])
  }

  @Test("A target beyond reach gives the largest value of a linear program")
  func linearProgram() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = solver.makeVariable()
    for variable in [x, y, z] { try solver.add(variable >= 0) }
    try solver.add(x * 2 - y * 5 <= 11)
    try solver.add(x * -1 + y * 3 + z == 7)
    try solver.add(x - y * 8 + z * 4 >= 33)
    try solver.add(sum == x * -2 + y * 7 + z * 4)
    let edit = try solver.addEdit(of: sum, .weak)
    try solver.suggest(1e6, for: edit)
    // Each point of an edge is best. The one nearest to the previous value of x is taken.
    #expect(solver.solution(sum) == [39])
    #expect(solver.solution(x, y, z) == [5.5, 0, 12.5])
    #expect(solver.isAmbiguous(x) && !solver.isAmbiguous(sum))
    solver.setValue(of: x, to: 20)
    #expect(solver.solution(sum) == [39])
    #expect(solver.solution(x, y, z) == [13, 3, 11])
  }

  @Test("Three columns fill their container by priority")
  func columns() throws {
    let container = solver.makeVariable()
    let (first, second, third) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let edit = try solver.addEdit(of: container, .strong)
    try solver.suggest(100, for: edit)
    try solver.add((first >= 30) | .strong)
    try solver.add((first == third) | .medium)
    try solver.add(second == first * 2)
    try solver.add(container == first + second + third)
    #expect(solver.solution(container) == [100])
    #expect(solver.solution(first, second, third) == [30, 60, 10])
  }

  // MARK: Several solutions

  @Test("A required equation of a variable has one solution")
  func requiredEquation() throws {
    let x = solver.makeVariable()
    try solver.add((x == 10) | .weak)
    let required = try solver.add(x == 20)
    #expect(solver.solution(x) == [20])
    #expect(!solver.isAmbiguous(x))
    try solver.remove(required)
    #expect(solver.solution(x) == [10])
    #expect(!solver.isAmbiguous(x))
  }

  @Test("Two weak equations of a variable leave the values between them open")
  func weakEquations() throws {
    let x = solver.makeVariable()
    try solver.add((x == 10) | .weak)
    try solver.add((x == 20) | .weak)
    // Each value from 10 to 20 has the same sum of errors. The nearest to the previous value is taken.
    #expect(solver.solution(x) == [10])
    #expect(solver.isAmbiguous(x))
    solver.setValue(of: x, to: 30)
    #expect(solver.solution(x) == [20])
  }

  @Test("One weak equation determines two variables with a required distance")
  func oneWeakEquation() throws {
    for isFirst in [true, false] {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x <= y)
      try solver.add(y == x + 3)
      try solver.add(isFirst ? (x == 10) | .weak : (y == 10) | .weak)
      #expect(solver.solution(x, y) == (isFirst ? [10, 13] : [7, 10]))
      #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    }
  }

  @Test("Two weak equations leave variables with a required distance open, in either order")
  func twoWeakEquations() throws {
    for isReversed in [false, true] {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x <= y)
      try solver.add(y == x + 3)
      try solver.add(isReversed ? (y == 10) | .weak : (x == 10) | .weak)
      try solver.add(isReversed ? (x == 10) | .weak : (y == 10) | .weak)
      #expect(solver.solution(x, y) == [7, 10])
      #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    }
  }

  @Test("The other solution follows from another previous value")
  func otherSolution() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x <= y)
    try solver.add(y == x + 3)
    try solver.add((x == 10) | .weak)
    let other = try solver.add((y == 10) | .weak)
    let required = try solver.add(x == 12)
    #expect(solver.solution(x, y) == [12, 15])
    try solver.remove(required)
    #expect(solver.solution(x, y) == [10, 13])
    #expect(solver.isAmbiguous(x))
    try solver.remove(other)
    #expect(solver.solution(x, y) == [10, 13])
    #expect(!solver.isAmbiguous(x))
  }

  @Test("An equation of two unknowns leaves both open until one is known")
  func twoUnknowns() throws {
    let (x, y) = (solver.makeVariable(100), solver.makeVariable())
    try solver.add(x == y + 100)
    #expect(solver.solution(x, y) == [100, 0])
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    #expect(solver.solution(x, y) == [100, 0])
    try solver.add(x == 100)
    #expect(solver.solution(x, y) == [100, 0])
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }
}

import Testing

@testable import KansoSolver

/// Arithmetic of expressions, and the constraints made of them: the expression and constraint tests of
/// cassowary.js, CassowaryKit, rhea, and the ports to Dart and Ruby.
struct CassowaryExpressionTests {
  private let solver = Solver()

  /// Returns the coefficients of the variables in an expression, in the order in which those were made.
  private func coefficients(_ expression: Expression) throws -> [Double] {
    try solver.combinedTerms(of: expression).map(\.coefficient)
  }

  /// Returns the value that a new variable has if it is equal to an expression.
  private func value(_ expression: some ExpressionConvertible) throws -> Double {
    let result = solver.makeVariable()
    try solver.add(result == expression)
    return solver.solution(result)[0]
  }

  /// Returns true if a constraint holds for the known values of its variables.
  private func holds(_ constraint: Constraint) throws -> Bool {
    let id = try solver.add(constraint)
    solver.solve()
    let holds = solver.conflicts.isEmpty
    try solver.remove(id)
    return holds
  }

  @Test("An expression consists of terms and a constant")
  func parts() throws {
    let x = solver.makeVariable(10)
    #expect(Expression().constant == 0 && Expression().terms.isEmpty)
    #expect(Expression(constant: 10).constant == 10 && Expression(constant: 10).terms.isEmpty)
    #expect(try Expression(x).constant == 0 && coefficients(Expression(x)) == [1])
    let expression = x * 20 + 2
    #expect(try expression.constant == 2 && coefficients(expression) == [20])
  }

  @Test("A factor multiplies the terms and the constant")
  func multiplication() throws {
    let expression = solver.makeVariable(10) * 20 + 2
    for product in [expression * 10, 10 * expression] {
      #expect(try product.constant == 20 && coefficients(product) == [200])
    }
    #expect(try (expression * -1).constant == -2 && coefficients(expression * -1) == [-20])
    #expect(try (expression * 0.5).constant == 1 && coefficients(expression * 0.5) == [10])
    #expect(expression.constant == 2)
  }

  @Test("Terms of one variable add up, and disappear when they cancel out")
  func termsOfOneVariable() throws {
    let (x, y) = (solver.makeVariable(10), solver.makeVariable(20))
    let first = x * 20 + 2
    let second = first + y
    #expect(try coefficients(second) == [20, 1])
    let third = second + y * 2
    #expect(try coefficients(third) == [20, 3])
    let fourth = third - y * 3
    #expect(try coefficients(fourth) == [20])
    #expect(try coefficients(fourth + y * 0) == [20])
  }

  @Test("Sums and differences combine terms and constants")
  func sumsOfExpressions() throws {
    let (x, y, z) = (solver.makeVariable(10), solver.makeVariable(20), solver.makeVariable(5))
    let (left, right) = (x * 20 + 2, y * 10 + 5)
    let sum = left + right
    #expect(try sum.constant == 7 && coefficients(sum) == [20, 10])
    let difference = left - right
    #expect(try difference.constant == -3 && coefficients(difference) == [20, -10])
    let longer = sum + (y * 2 + 5) + (z + 2) * 2
    #expect(try longer.constant == 16 && coefficients(longer) == [20, 12, 2])
  }

  @Test("A variable that is equal to an expression has its value")
  func valuesOfExpressions() throws {
    let (x, y, z) = (solver.makeVariable(10), solver.makeVariable(2), solver.makeVariable(3))
    #expect(try value(x + x) == 20)
    #expect(try value(x - x) == 0)
    #expect(try value(x + 5 + y * 2) == 19)
    #expect(try value(x + 5 - y * 2) == 11)
    #expect(try value((x + 5) - (z + 7)) == 5)
    #expect(try value(Expression(constant: 3) - y) == 1)
    #expect(try value((x * 0.1 * 2 + 10) - 3) == 9)
  }

  @Test("A value follows the variables of its expression")
  func valuesFollow() throws {
    let (x, y, result) = (solver.makeVariable(3), solver.makeVariable(2), solver.makeVariable())
    try solver.add(result == x * 2 + 1 + y * 5)
    #expect(solver.solution(result) == [17])
    solver.setValue(of: y, to: 1)
    #expect(solver.solution(result) == [12])
    solver.setValue(of: x, to: 10)
    #expect(solver.solution(result) == [26])
  }

  @Test("A constraint compares the difference of its sides with zero")
  func constraints() throws {
    let (x, y) = (solver.makeVariable(2), solver.makeVariable(10))
    let (minimum, equal, maximum) = (y - x >= 20, y - x == 30, y - x <= x * 2 + 4)
    #expect(minimum.relation == .greaterThanOrEqual && minimum.expression.constant == -20)
    #expect(equal.relation == .equal && equal.expression.constant == -30)
    #expect(maximum.relation == .lessThanOrEqual && maximum.expression.constant == -4)
    #expect(try coefficients(maximum.expression) == [-3, 1])
  }

  @Test("A constraint is required unless it has another priority")
  func prioritiesOfConstraints() {
    let x = solver.makeVariable()
    #expect((x >= 200).priority == .required)
    #expect(((x >= 200) | 750).priority == 750)
    #expect(((x == 5) | .strong).priority.isRequired == false)
  }

  @Test("An equation between known values holds, or is broken")
  func equationsOfKnownValues() throws {
    let (x, y) = (solver.makeVariable(2), solver.makeVariable(3))
    for variable in [x, y] { try solver.addStay(of: variable, .required) }
    #expect(try holds(x * 4 + 1 == x * 3 + 3))
    #expect(try holds(x == y - 1))
    #expect(try !holds(x == y))
    #expect(try holds(x * 2 == y + 1))
    #expect(try !holds(x * 3 == y * 4))
  }

  @Test("An inequality between known values holds, or is broken")
  func inequalitiesOfKnownValues() throws {
    let (x, y) = (solver.makeVariable(2), solver.makeVariable(3))
    for variable in [x, y] { try solver.addStay(of: variable, .required) }
    #expect(try holds(x <= y))
    #expect(try holds(x + 1 <= y))
    #expect(try holds(x * 2 + y >= 4))
    #expect(try holds(x * 3 >= y * 2))
    #expect(try !holds(x >= y))
  }
}

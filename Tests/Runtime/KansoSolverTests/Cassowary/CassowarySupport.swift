@testable import KansoSolver

/// The strengths of Cassowary below required, as priorities.
extension Priority {
  static var strong: Priority { .defaultHigh }
  static var medium: Priority { 500 }
  static var weak: Priority { .defaultLow }
}

extension Solver {
  /// Solves, and returns the values of some variables, rounded to six decimals.
  func solution(_ variables: Variable...) -> [Double] {
    solve()
    return variables.map { (value(of: $0) * 1e6).rounded() / 1e6 }
  }

  /// Adds a stay of Cassowary: a constraint that keeps the current value of a variable. Without it, a
  /// variable has a stay below all priorities.
  @discardableResult
  func addStay(of variable: Variable, _ priority: Priority = .weak) throws -> Constraint.ID {
    try addEdit(of: variable, priority)
  }

  /// Moves a variable with an edit that ends at once. Its stay then keeps the new value.
  func move(_ variable: Variable, to value: Double) throws {
    let edit = try addEdit(of: variable, .strong)
    try suggest(value, for: edit)
    solve()
    try remove(edit)
  }
}

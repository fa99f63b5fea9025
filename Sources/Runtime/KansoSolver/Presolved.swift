/// The variables that required equations determine one by one from known values. The system does not have to solve
/// them.
struct Presolved {
  /// True for each variable that an equation determines, by the index in the list of variables.
  private(set) var isKnown: [Bool]
  /// True for each constraint that determines a variable, by the index in the list of constraints.
  private(set) var isUsed: [Bool]
  /// The steps in the order of evaluation: the variable, its coefficient, and the constraint.
  private(set) var steps: [(variable: Int32, coefficient: Double, constraint: Int32)] = []
  /// The other terms of each step. Columns are the solver's variables.
  private(set) var others = SparseRows()

  /// Creates a result without steps.
  init() { (isKnown, isUsed) = ([], []) }

  /// Finds required equations with one unknown until none is left, and records each as a step. Inequalities
  /// and optional equations are ignored.
  ///
  /// - Parameters:
  ///   - rows: The coefficients of the constraints. Columns are indices in `variables`.
  ///   - variables: The variables, by their indices in the solver.
  ///   - constraints: The constraints of the rows, by their indices in the solver.
  ///   - solver: The solver of both.
  init(_ rows: SparseRows, variables: [Int32], constraints: [Int32], of solver: Solver) {
    isKnown = Array(repeating: false, count: variables.count)
    isUsed = Array(repeating: false, count: constraints.count)
    var unknowns = (0..<rows.count).map { rows[$0].count }
    var queue: [Int] = []
    for (row, constraint) in constraints.enumerated() {
      guard solver.records[Int(constraint)].isRequiredEquation else {
        unknowns[row] = 0
        continue
      }
      if unknowns[row] == 1 { queue.append(row) }
    }
    guard !queue.isEmpty else { return }
    let (starts, rowsOf) = rows.rowsByColumn(columnCount: variables.count)
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard let entry = rows[row].first(where: { !isKnown[Int(rows.columns[$0])] }) else { continue }
      let local = Int(rows.columns[entry])
      isKnown[local] = true
      isUsed[row] = true
      steps.append((variables[local], rows.values[entry], constraints[row]))
      for term in solver.records[Int(constraints[row])].terms where term.variable.index != variables[local] {
        others.append(term.variable.index, term.coefficient)
      }
      others.endRow()
      for place in starts[local]..<starts[local + 1] {
        let other = Int(rowsOf[Int(place)])
        unknowns[other] -= 1
        if unknowns[other] == 1 { queue.append(other) }
      }
    }
  }

  /// Computes the variables of all steps and stores them in `values`. Constants and values are indexed as in
  /// the solver.
  ///
  /// - Returns: The previous values, by step.
  func evaluate(constants: [Double], values: inout [Double]) -> [Double] {
    var before: [Double] = []
    before.reserveCapacity(steps.count)
    for (index, step) in steps.enumerated() {
      var sum = constants[Int(step.constraint)]
      for entry in others[index] { sum += others.values[entry] * values[Int(others.columns[entry])] }
      before.append(values[Int(step.variable)])
      values[Int(step.variable)] = -sum / step.coefficient
    }
    return before
  }
}

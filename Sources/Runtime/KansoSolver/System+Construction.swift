extension System {
  /// Creates the system of a component.
  ///
  /// - Parameters:
  ///   - variables: The connected variables of the solver, sorted by rank, without the pinned ones.
  ///   - constraints: The constraints between the variables.
  ///   - solver: The solver of the component.
  init(variables: [Int32], constraints: [Int32], of solver: Solver) {
    let constraints = Self.sorted(constraints, of: solver)
    for (local, variable) in variables.enumerated() { solver.localIndex[Int(variable)] = Int32(local) }
    defer { for variable in variables { solver.localIndex[Int(variable)] = -1 } }

    var all = SparseRows()
    all.reserve(rows: constraints.count, entries: constraints.count * 3)
    for constraint in constraints {
      for term in solver.records[Int(constraint)].terms {
        let local = solver.localIndex[Int(term.variable.index)]
        if local >= 0 { all.append(local, term.coefficient) }
      }
      all.endRow()
    }
    presolved = Presolved(all, variables: variables, constraints: constraints, of: solver)
    makeColumns(variables, of: solver)
    makeRows(constraints, of: solver)
    makeLevels(of: solver)
    allocateStorage(wasBasic: solver.wasBasic)
  }

  /// Returns the constraints in an order that does not depend on the time of their addition: by `orderKey`,
  /// then by `comesBefore`.
  private static func sorted(_ constraints: [Int32], of solver: Solver) -> [Int32] {
    var keyed: [(key: UInt64, constraint: Int32)] = []
    keyed.reserveCapacity(constraints.count)
    for constraint in constraints { keyed.append((solver.orderKey(of: constraint), constraint)) }
    keyed.sort { left, right in
      left.key != right.key
        ? left.key < right.key : solver.comesBefore(left.constraint, right.constraint)
    }
    return keyed.map(\.constraint)
  }

  /// Sets `variables` to the variables that are not presolved, and the solver's local indices to their
  /// columns.
  private mutating func makeColumns(_ all: [Int32], of solver: Solver) {
    for (local, variable) in all.enumerated() {
      if presolved.isKnown[local] {
        solver.localIndex[Int(variable)] = -1
      } else {
        solver.localIndex[Int(variable)] = Int32(variables.count)
        variables.append(variable)
        prefersBounds.append(solver.prefersBounds[Int(variable)])
      }
    }
  }

  /// Appends a row for each constraint that presolving did not use, with the terms of known variables apart.
  /// Divides a row by its largest coefficient if that is above 16 or below 1/16.
  private mutating func makeRows(_ all: [Int32], of solver: Solver) {
    entries.reserve(rows: all.count, entries: all.count * 3)
    knownTerms.reserve(rows: all.count, entries: all.count)
    for (index, constraint) in all.enumerated() where !presolved.isUsed[index] {
      var largest = 0.0
      for term in solver.records[Int(constraint)].terms {
        let column = solver.localIndex[Int(term.variable.index)]
        if column >= 0 {
          entries.append(column, term.coefficient)
          largest = max(largest, abs(term.coefficient))
        } else {
          knownTerms.append(term.variable.index, term.coefficient)
        }
      }
      let scale = largest > 16 || largest < 1.0 / 16, isScaled = scale && largest > 0
      if isScaled {
        entries.scaleRowBeingWritten(by: 1 / largest)
        knownTerms.scaleRowBeingWritten(by: 1 / largest)
      }
      scales.append(isScaled ? largest : 1)
      entries.endRow()
      knownTerms.endRow()
      constraints.append(constraint)
    }
  }

  /// Fills `levels` with the priorities of the constraints, and assigns the levels of both errors to each
  /// row.
  private mutating func makeLevels(of solver: Solver) {
    levels = [Double(Priority.required.rawValue)]
    for constraint in constraints {
      insertLevel(priority: solver.records[Int(constraint)].priorityBelowZero)
      insertLevel(priority: solver.records[Int(constraint)].priorityAboveZero)
    }
    rowsOfLevel = Array(repeating: [], count: levels.count)
    for (row, constraint) in constraints.enumerated() {
      let (lower, upper) = (
        level(ofPriority: solver.records[Int(constraint)].priorityBelowZero),
        level(ofPriority: solver.records[Int(constraint)].priorityAboveZero)
      )
      levelBelowZero.append(lower)
      levelAboveZero.append(upper)
      if lower != Self.noLevel { rowsOfLevel[Int(lower)].append(Int32(row)) }
      if upper != Self.noLevel, upper != lower { rowsOfLevel[Int(upper)].append(Int32(row)) }
      let isInequality = (lower == Self.noLevel) != (upper == Self.noLevel)
      if isInequality, !solver.records[Int(constraint)].isImplicit { inequalities.append(Int32(row)) }
    }
    levelBelowZero.append(contentsOf: repeatElement(Self.noLevel, count: columnCount))
    levelAboveZero.append(contentsOf: repeatElement(Self.noLevel, count: columnCount))
  }

  /// Returns the index of a priority in `levels`, or the index for its insertion.
  private func levelIndex(ofPriority priority: Double) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts a priority into the levels, in descending order. Ignores 0 and a known priority.
  private mutating func insertLevel(priority: Double) {
    guard priority > 0 else { return }
    let place = levelIndex(ofPriority: priority)
    if place == levels.count || levels[place] != priority { levels.insert(priority, at: place) }
  }

  /// Returns the level of a priority in the levels; `noLevel` for 0.
  private func level(ofPriority priority: Double) -> Int32 {
    priority > 0 ? Int32(levelIndex(ofPriority: priority)) : Self.noLevel
  }

  /// Allocates the storage of the vertex, and factors the starting basis.
  private mutating func allocateStorage(wasBasic: [Bool]) {
    let total = rowCount + columnCount
    constants = Array(repeating: 0, count: rowCount)
    values = Array(repeating: 0, count: columnCount)
    stays = values
    rightHandSide = values
    multipliers = Array(repeating: 0, count: total)
    slacks = Array(repeating: [], count: total)
    isTouched = Array(repeating: false, count: total)
    broken = Array(repeating: false, count: rowCount)
    alpha = SparseVector(size: columnCount)
    scratch = CombinationScratch(size: columnCount)
    isExchanged = Array(repeating: false, count: columnCount)
    basis = startingBasis(preferring: wasBasic)
    for row in basis { slacks[Int(row)].insert(.basic) }
    factor()
  }
}

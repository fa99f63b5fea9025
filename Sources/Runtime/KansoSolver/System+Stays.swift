extension System {
  /// Moves the values that the constraints do not determine to their stays, one after the other by rank, as close as
  /// earlier stays allow. The solution is therefore unique.
  ///
  /// An inequality that nothing else decides is at its bound, as in UIKit, if one of its values prefers bounds: positions
  /// do, sizes do not. Then the values that do not prefer them come first, the inequalities next, and the rest last.
  mutating func applyStays() {
    slacksWithoutStays = []
    guard basis.contains(where: { isReleasable(row: Int($0)) }) else { return }
    slacksWithoutStays = slacks
    var open = OpenColumns(of: self)
    let bounded = inequalities.filter { row in
      entries[Int(row)].contains { prefersBounds[Int(entries.columns[$0])] } && !broken[Int(row)]
    }
    guard !bounded.isEmpty else { return (0..<columnCount).forEach { applyStay(ofColumn: $0, &open) } }
    for column in 0..<columnCount where !prefersBounds[column] { applyStay(ofColumn: column, &open) }
    for row in bounded { moveToBound(row: Int(row), &open) }
    for column in 0..<columnCount where prefersBounds[column] { applyStay(ofColumn: column, &open) }
  }

  /// Moves a column as close to its stay as the solved levels allow. Does nothing if it cannot move.
  private mutating func applyStay(ofColumn column: Int, _ open: inout OpenColumns) {
    guard open.contains(column) else { return }
    let stay = rowCount + column
    let level = Self.stayLevel(ofColumn: column)
    staysInForce.append(Int32(stay))
    if slacks[stay].contains(.basic) || abs(residual(ofRow: stay)) <= tolerance {
      slacks[stay].formUnion([.up, .down])
      if let place = placeInBasis(of: stay, factorization, column) { open.close(rowOfBasis: place) }
      return
    }
    reduceError(ofRow: stay, level: level, &open)
  }

  /// Moves an inequality as close to its bound as the solved levels allow. Does nothing if none of its values can move.
  private mutating func moveToBound(row: Int, _ open: inout OpenColumns) {
    guard entries[row].contains(where: { open.contains(Int(entries.columns[$0])) }) else { return }
    if slacks[row].contains(.basic) || abs(residual(ofRow: row)) <= tolerance {
      slacks[row].formUnion([.up, .down])
      if slacks[row].contains(.basic), let place = basis.firstIndex(of: Int32(row)) {
        open.close(rowOfBasis: place)
      }
      return
    }
    reduceError(ofRow: row, level: boundLevel(ofRow: row), &open)
  }

  /// Optimises the level of a row, and updates the columns that can move.
  private mutating func reduceError(ofRow row: Int, level: Int32, _ open: inout OpenColumns) {
    let before = basis
    _ = optimize(level: level, rows: [Int32(row)])
    let moved = touched
    recordSlack(afterLevel: level, rows: [Int32(row)])
    if basis != before {
      open = OpenColumns(of: self)
    } else {
      for row in moved where slacks[Int(row)].contains(.basic) && !isReleasable(row: Int(row)) {
        if let place = basis.firstIndex(of: row) { open.close(rowOfBasis: place) }
      }
    }
  }

  /// Returns true if a basic row can move away from zero, in one direction at least, without a cost in the
  /// solved levels.
  @inline(__always)
  func isReleasable(row: Int) -> Bool { !slacks[row].isSuperset(of: [.up, .down]) }

  /// Returns the position of a stay in the basis, or nil if it is not basic. The position is the stay's column or comes
  /// from an exchange.
  private func placeInBasis(of stay: Int, _ factorization: Factorization, _ column: Int) -> Int? {
    guard slacks[stay].contains(.basic) else { return nil }
    return basis[column] == Int32(stay) ? column : basis.firstIndex(of: Int32(stay))
  }
}

/// The columns whose values can move because a basic row can move. The counts are updated step by step, because
/// computing them again for each column would take quadratic time for a chain of free views.
struct OpenColumns {
  private let factorization: Factorization
  /// The number of movable sources of each right-hand side and of each value, by position.
  private var sources: [Int32]
  private var values: [Int32]
  /// The rows of the lower factor that contain each position.
  private let belowLower: (starts: [Int32], rows: [Int32])
  /// The rows of the upper factor that contain each position.
  private let belowUpper: (starts: [Int32], rows: [Int32])
  /// True for each position of the basis whose row can move.
  private var isReleasable: [Bool]

  /// Counts the movable sources of all columns of a system, from its factored basis.
  init(of system: System) {
    let factorization = system.factorization
    let size = factorization.size
    self.factorization = factorization
    isReleasable = system.basis.map { system.isReleasable(row: Int($0)) }
    belowLower = factorization.lower.rowsByColumn(columnCount: size)
    belowUpper = factorization.upper.rowsByColumn(columnCount: size)
    sources = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
    for place in 0..<size {
      if isReleasable[Int(factorization.rowAt[place])] { sources[place] += 1 }
      for entry in factorization.lower[place] where sources[Int(factorization.lower.columns[entry])] > 0 {
        sources[place] += 1
      }
    }
    for place in stride(from: size - 1, through: 0, by: -1) {
      if sources[place] > 0 { values[place] += 1 }
      for entry in factorization.upper[place] where values[Int(factorization.upper.columns[entry])] > 0 {
        values[place] += 1
      }
    }
  }

  /// Returns true if the value of a column can move.
  func contains(_ column: Int) -> Bool { values[Int(factorization.placeOfColumn[column])] > 0 }

  /// Records that the basic row at a position of the basis cannot move any more. Does nothing if it could not
  /// move before.
  mutating func close(rowOfBasis row: Int) {
    guard isReleasable[row] else { return }
    isReleasable[row] = false
    var closedSources: [Int] = []
    var closedValues: [Int] = []
    /// Lowers a count, and lists its place in `closed` when it becomes 0.
    func decrement(_ counts: inout [Int32], _ place: Int, _ closed: inout [Int]) {
      counts[place] -= 1
      if counts[place] == 0 { closed.append(place) }
    }
    decrement(&sources, Int(factorization.placeOfRow[row]), &closedSources)
    while let place = closedSources.popLast() {
      decrement(&values, place, &closedValues)
      for below in belowLower.starts[place]..<belowLower.starts[place + 1] {
        decrement(&sources, Int(belowLower.rows[Int(below)]), &closedSources)
      }
    }
    while let place = closedValues.popLast() {
      for below in belowUpper.starts[place]..<belowUpper.starts[place + 1] {
        decrement(&values, Int(belowUpper.rows[Int(below)]), &closedValues)
      }
    }
  }
}

extension System {
  /// The result of an attempt to solve.
  enum Outcome {
    case solved
    /// Sets of conflicting required rows. Each row has a factor, and the weighted sum of a set's rows cancels out.
    /// The first row of each set is not basic.
    case conflicts([[(row: Int, factor: Double)]])
  }

  /// Optimises the levels one after the other. Each level is optimised without making an earlier level worse
  /// (lexicographic goal programming). The method is the dual simplex method with bounded multipliers.
  ///
  /// It returns conflicts as soon as it finds them. The caller breaks one row of each and calls this function
  /// again.
  ///
  /// - Parameter startingAtZero: True if the search for conflicts starts with all values at zero, independent of the
  ///   previous values.
  mutating func optimizeLevels(startingAtZero: Bool) -> Outcome {
    for row in touched { resetMultiplier(ofRow: Int(row)) }
    touched.removeAll(keepingCapacity: true)
    staysInForce.removeAll(keepingCapacity: true)
    for row in slacks.indices { slacks[row].formIntersection(.basic) }
    if startingAtZero {
      let before = stays
      stays = [Double](repeating: 0, count: columnCount)
      computeValuesFromBasis()
      let outcome = optimize(level: 0, rows: nil)
      stays = before
      if case .conflicts = outcome { return outcome }
      for row in touched { resetMultiplier(ofRow: Int(row)) }
      touched.removeAll(keepingCapacity: true)
    }
    computeValuesFromBasis()
    if isOptimalAtZero {
      recordSlackAtZeroMultipliers()
      return .solved
    }
    for level in levels.indices {
      let outcome = optimize(level: Int32(level), rows: rowsOfLevel[level])
      if case .conflicts = outcome { return outcome }
      recordSlack(afterLevel: Int32(level), rows: rowsOfLevel[level])
    }
    return .solved
  }

  /// True if no row has an error that costs anything, so that all multipliers can stay zero.
  private var isOptimalAtZero: Bool {
    for row in 0..<rowCount where !slacks[row].contains(.basic) {
      let residual = residual(ofRow: row)
      if residual > tolerance
        ? levelAboveZero[row] != Self.noLevel : residual < -tolerance && levelBelowZero[row] != Self.noLevel
      {
        if !broken[row] { return false }
      }
    }
    return true
  }

  /// Records the slack of all rows if all multipliers are zero.
  private mutating func recordSlackAtZeroMultipliers() {
    for row in 0..<rowCount {
      if levelAboveZero[row] != Self.noLevel { slacks[row].insert(.up) }
      if levelBelowZero[row] != Self.noLevel { slacks[row].insert(.down) }
    }
  }

  /// Returns the bounds of a row's multiplier in a level, in units of the level. Multipliers of required rows
  /// are unbounded; a side whose error belongs to another level has the bound 0.
  @inline(__always)
  func multiplierBounds(ofRow row: Int, level: Int32) -> ClosedRange<Double> {
    if row >= rowCount { return level == Self.stayLevel(ofColumn: row - rowCount) ? -1...1 : 0...0 }
    if level == boundLevel(ofRow: row) { return -1...1 }
    let largest = level == 0 ? Double.infinity : scales[row]
    let lower = levelBelowZero[row] == level ? -largest : 0
    let upper = levelAboveZero[row] == level ? largest : 0
    return lower...upper
  }

  /// Returns the level of a column's stay: a negative number. Each stay has a level of its own.
  static func stayLevel(ofColumn column: Int) -> Int32 { -1 - Int32(column) }

  /// Returns the level in which an inequality moves to its bound: a negative number below those of the stays.
  @inline(__always)
  func boundLevel(ofRow row: Int) -> Int32 { -1 - Int32(columnCount + row) }

  /// Returns the direction in which the multiplier of a row has to move because of the row's error: 1 to grow, -1 to
  /// fall, 0 if the row has no error or its multiplier is at its bound. The row is not basic.
  @inline(__always)
  func direction(ofRow row: Int, residual: Double, level: Int32) -> Double {
    if residual > tolerance {
      if slacks[row].contains(.up) { return 1 }
      return multipliers[row] < multiplierBounds(ofRow: row, level: level).upperBound - Self.minSlack ? 1 : 0
    }
    if residual < -tolerance {
      if slacks[row].contains(.down) { return -1 }
      return multipliers[row] > multiplierBounds(ofRow: row, level: level).lowerBound + Self.minSlack ? -1 : 0
    }
    return 0
  }

  /// The distance from a bound below which a multiplier counts as at its bound.
  static let minSlack = 1e-9

  /// Exchanges rows until no row of this level or of a higher level has an error that can be reduced. Gives
  /// up without an error after many passes, in proportion to the size of the system.
  ///
  /// - Parameter own: The rows of the level, if no row of a higher level has an error; otherwise nil.
  /// - Returns: Conflicts only in level 0.
  mutating func optimize(level: Int32, rows own: [Int32]?) -> Outcome {
    var rows = own.map { violatedRows(among: $0, level: level) } ?? allViolatedRows(level: level)
    var pass = 0
    while !rows.isEmpty {
      let usesBlandRule = pass > Self.maxBatchPassCount
      if usesBlandRule { rows.sort { $0.row < $1.row } }
      var hasDeferred = false
      var conflicts: [[(row: Int, factor: Double)]] = []
      for (row, _) in rows {
        switch pivot(row: row, level: level, usesBlandRule: usesBlandRule) {
        case .conflict(let rows):
          if level == 0 { conflicts.append(rows) }
        case .deferred: hasDeferred = true
        case .settled: break
        }
        if usesBlandRule, !pivotsSinceFactored.isEmpty { break }
      }
      // If only multipliers moved, all values are unchanged.
      let hasMoved = !pivotsSinceFactored.isEmpty
      if hasMoved {
        factor()
        computeValuesFromBasis()
      }
      if !conflicts.isEmpty { return .conflicts(conflicts) }
      guard hasMoved else { return .solved }
      pass += 1
      guard hasDeferred || pass < Self.maxBatchPassCount + 20 * (rowCount + columnCount + 10) else {
        return .solved
      }
      rows = allViolatedRows(level: level)
    }
    return .solved
  }

  /// The number of passes with several exchanges. Later passes exchange one row at a time, by the smallest index (R. G.
  /// Bland's rule against cycling).
  static let maxBatchPassCount = 60

  /// Returns those of the given rows that are neither basic nor broken and have a reducible error, the
  /// largest error first.
  private func violatedRows(among candidates: [Int32], level: Int32) -> [(row: Int, error: Double)] {
    var violated: [(row: Int, error: Double)] = []
    for row in candidates { appendIfViolated(Int(row), level: level, to: &violated) }
    violated.sort { $0.error != $1.error ? $0.error > $1.error : $0.row < $1.row }
    return violated
  }

  /// Returns all rows, stays in force, and the stay of the level that have a reducible error, the largest
  /// error first.
  private func allViolatedRows(level: Int32) -> [(row: Int, error: Double)] {
    var violated: [(row: Int, error: Double)] = []
    for row in 0..<rowCount { appendIfViolated(row, level: level, to: &violated) }
    for row in staysInForce { appendIfViolated(Int(row), level: level, to: &violated) }
    if let column = level < 0 ? Int(-1 - level) : nil, column < columnCount {
      appendIfViolated(rowCount + column, level: level, to: &violated)
    }
    violated.sort { $0.error != $1.error ? $0.error > $1.error : $0.row < $1.row }
    return violated
  }

  /// Appends a row with its absolute error if it is neither basic nor broken and the error can be reduced.
  @inline(__always)
  private func appendIfViolated(_ row: Int, level: Int32, to violated: inout [(row: Int, error: Double)]) {
    guard !slacks[row].contains(.basic), row >= rowCount || !broken[row] else { return }
    let residual = residual(ofRow: row)
    if direction(ofRow: row, residual: residual, level: level) != 0 { violated.append((row, abs(residual))) }
  }

  /// Records the slack of the multipliers after a level, for the following levels. Resets all multipliers to
  /// 0.
  mutating func recordSlack(afterLevel level: Int32, rows own: [Int32]) {
    for row in own { recordSlack(ofRow: Int(row), afterLevel: level) }
    for row in touched {
      recordSlack(ofRow: Int(row), afterLevel: level)
      resetMultiplier(ofRow: Int(row))
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Adds the directions in which the multiplier of a row is not at its bound to the slack of the row.
  private mutating func recordSlack(ofRow row: Int, afterLevel level: Int32) {
    let bounds = multiplierBounds(ofRow: row, level: level)
    if bounds.upperBound - multipliers[row] > Self.minSlack { slacks[row].insert(.up) }
    if multipliers[row] - bounds.lowerBound > Self.minSlack { slacks[row].insert(.down) }
  }

  /// Sets a multiplier to 0. Does not remove the row from `touched`.
  private mutating func resetMultiplier(ofRow row: Int) {
    multipliers[row] = 0
    isTouched[row] = false
  }
}

extension System {
  /// The result of an attempt to solve.
  enum Outcome {
    case solved
    /// Sets of contradictory required rows. Each row has a factor, and the weighted sum of a set's rows cancels out.
    /// The first row of each set is not basic.
    case contradictions([[(row: Int, factor: Double)]])
  }

  /// Optimises the levels one after the other. Each level is optimised without making an earlier level worse
  /// (lexicographic goal programming). The method is the dual simplex method with bounded multipliers.
  ///
  /// It returns contradictions as soon as it finds them. The caller breaks one row of each and calls this function
  /// again.
  ///
  /// - Parameter fromZero: True if the search for contradictions starts with all values at zero, independent of the
  ///   previous values.
  mutating func meetLevels(fromZero: Bool) -> Outcome {
    for row in touched { forget(Int(row)) }
    touched.removeAll(keepingCapacity: true)
    staysInForce.removeAll(keepingCapacity: true)
    for row in rooms.indices { rooms[row].formIntersection(.basic) }
    if fromZero {
      let before = stays
      stays = [Double](repeating: 0, count: columnCount)
      findValues()
      let outcome = meet(level: 0, nil)
      stays = before
      if case .contradictions = outcome { return outcome }
      for row in touched { forget(Int(row)) }
      touched.removeAll(keepingCapacity: true)
    }
    findValues()
    if isMet {
      leaveRooms()
      return .solved
    }
    for level in levels.indices {
      let outcome = meet(level: Int32(level), rowsOfLevel[level])
      if case .contradictions = outcome { return outcome }
      close(level: Int32(level), rowsOfLevel[level])
    }
    return .solved
  }

  /// True if no row has an error that costs anything, so that all multipliers can stay zero.
  private var isMet: Bool {
    for row in 0..<rowCount where !rooms[row].contains(.basic) {
      let residual = residual(row)
      if residual > tolerance
        ? over[row] != Self.noLevel : residual < -tolerance && under[row] != Self.noLevel
      {
        if !broken[row] { return false }
      }
    }
    return true
  }

  /// Records the slack of all rows if all multipliers are zero.
  private mutating func leaveRooms() {
    for row in 0..<rowCount {
      if over[row] != Self.noLevel { rooms[row].insert(.up) }
      if under[row] != Self.noLevel { rooms[row].insert(.down) }
    }
  }

  /// Returns the bounds of a row's multiplier, in units of a level. Multipliers of required rows are unbounded.
  @inline(__always)
  func box(_ row: Int, _ level: Int32) -> ClosedRange<Double> {
    if row >= rowCount { return level == Self.stayLevel(row - rowCount) ? -1...1 : 0...0 }
    let largest = level == 0 ? Double.infinity : scales[row]
    let lower = under[row] == level ? -largest : 0
    let upper = over[row] == level ? largest : 0
    return lower...upper
  }

  /// Returns the level of a column's stay. Each stay has a level of its own.
  static func stayLevel(_ column: Int) -> Int32 { -1 - Int32(column) }

  /// Returns the direction in which the multiplier of a row has to move because of the row's error: 1 to grow, -1 to
  /// fall, 0 if the row has no error or its multiplier is at its bound. The row is not basic.
  @inline(__always)
  func direction(_ row: Int, _ residual: Double, _ level: Int32) -> Double {
    if residual > tolerance {
      if rooms[row].contains(.up) { return 1 }
      return multipliers[row] < box(row, level).upperBound - Self.smallestRoom ? 1 : 0
    }
    if residual < -tolerance {
      if rooms[row].contains(.down) { return -1 }
      return multipliers[row] > box(row, level).lowerBound + Self.smallestRoom ? -1 : 0
    }
    return 0
  }

  static let smallestRoom = 1e-9

  /// Exchanges rows until no row of this level or of a higher level has an error that can be reduced.
  ///
  /// - Parameter own: The rows of the level, if no row of a higher level has an error; otherwise nil.
  mutating func meet(level: Int32, _ own: [Int32]?) -> Outcome {
    var rows = own.map { wrong(among: $0, level) } ?? wrongAmongAll(level)
    var pass = 0
    while !rows.isEmpty {
      let isCareful = pass > Self.hastyPasses
      if isCareful { rows.sort { $0.row < $1.row } }
      var hasDeferred = false
      var contradictions: [[(row: Int, factor: Double)]] = []
      for (row, _) in rows {
        switch push(row, level, isCareful: isCareful) {
        case .contradiction(let rows):
          if level == 0 { contradictions.append(rows) }
        case .deferred: hasDeferred = true
        case .settled: break
        }
        if isCareful, !pivotsSinceFactored.isEmpty { break }
      }
      // If only multipliers moved, all values are unchanged.
      let hasMoved = !pivotsSinceFactored.isEmpty
      if hasMoved {
        factor()
        findValues()
      }
      if !contradictions.isEmpty { return .contradictions(contradictions) }
      guard hasMoved else { return .solved }
      pass += 1
      guard hasDeferred || pass < Self.hastyPasses + 20 * (rowCount + columnCount + 10) else {
        return .solved
      }
      rows = wrongAmongAll(level)
    }
    return .solved
  }

  /// The number of passes with several exchanges. Later passes exchange one row at a time, by the smallest index (R. G.
  /// Bland's rule against cycling).
  static let hastyPasses = 60

  private func wrong(among candidates: [Int32], _ level: Int32) -> [(row: Int, error: Double)] {
    var wrong: [(row: Int, error: Double)] = []
    for row in candidates { append(Int(row), level, to: &wrong) }
    wrong.sort { $0.error != $1.error ? $0.error > $1.error : $0.row < $1.row }
    return wrong
  }

  private func wrongAmongAll(_ level: Int32) -> [(row: Int, error: Double)] {
    var wrong: [(row: Int, error: Double)] = []
    for row in 0..<rowCount { append(row, level, to: &wrong) }
    for row in staysInForce { append(Int(row), level, to: &wrong) }
    if let column = level < 0 ? Int(-1 - level) : nil { append(rowCount + column, level, to: &wrong) }
    wrong.sort { $0.error != $1.error ? $0.error > $1.error : $0.row < $1.row }
    return wrong
  }

  @inline(__always)
  private func append(_ row: Int, _ level: Int32, to wrong: inout [(row: Int, error: Double)]) {
    guard !rooms[row].contains(.basic), row >= rowCount || !broken[row] else { return }
    let residual = residual(row)
    if direction(row, residual, level) != 0 { wrong.append((row, abs(residual))) }
  }

  /// Records the slack of the multipliers after a level, for the following levels.
  mutating func close(level: Int32, _ own: [Int32]) {
    for row in own { close(Int(row), level) }
    for row in touched {
      close(Int(row), level)
      forget(Int(row))
    }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func close(_ row: Int, _ level: Int32) {
    let box = box(row, level)
    if box.upperBound - multipliers[row] > Self.smallestRoom { rooms[row].insert(.up) }
    if multipliers[row] - box.lowerBound > Self.smallestRoom { rooms[row].insert(.down) }
  }

  private mutating func forget(_ row: Int) {
    multipliers[row] = 0
    isTouched[row] = false
  }
}

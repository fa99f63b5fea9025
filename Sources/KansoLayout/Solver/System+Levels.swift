extension System {
  /// What became of an attempt to solve.
  enum Outcome {
    case solved
    /// Required rows that contradict each other, with the multiple of each that adds up to nothing. The first of each is one
    /// that is not basic.
    case contradictions([[(row: Int, factor: Double)]])
  }

  /// Meets the levels one after the other, each as well as it can be without giving up anything of those before (lexicographic
  /// goal programming), by the dual simplex method with boxes.
  ///
  /// Contradictions are returned as soon as they are found; whoever breaks a row of each calls this again.
  ///
  /// - Parameter fromZero: contradictions are looked for as if nothing had been anywhere before.
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

  /// Whether no row has an error that costs anything, so that no multiplier has to move.
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

  /// Notes what the levels leave open where all multipliers are zero.
  private mutating func leaveRooms() {
    for row in 0..<rowCount {
      if over[row] != Self.noLevel { rooms[row].insert(.up) }
      if under[row] != Self.noLevel { rooms[row].insert(.down) }
    }
  }

  /// Between what a row's multiplier has to be, in units of a level. What is required may cost any amount.
  @inline(__always)
  func box(_ row: Int, _ level: Int32) -> ClosedRange<Double> {
    if row >= rowCount { return level == Self.stayLevel(row - rowCount) ? -1...1 : 0...0 }
    let largest = level == 0 ? Double.infinity : scales[row]
    let lower = under[row] == level ? -largest : 0
    let upper = over[row] == level ? largest : 0
    return lower...upper
  }

  /// The level that a column's stay has to itself.
  static func stayLevel(_ column: Int) -> Int32 { -1 - Int32(column) }

  /// Whether a row that is not basic has an error that its multiplier does not show: 1 if its multiplier has to grow, -1 if it
  /// has to fall, else 0.
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

  /// Exchanges rows until none of the level or of those above it has an error that could be less.
  ///
  /// - Parameter own: the rows of the level, if those above it are known to have none; else nil.
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
      // Where multipliers alone have moved, no value has.
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

  /// After so many, one row at a time is exchanged, by the smallest index (R. G. Bland's rule against going round in circles).
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

  /// Notes for the levels that follow where multipliers have got to in this one.
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

extension System {
  /// Guesses the rows that will be basic: each column is given to a row that could determine it, the rows that are most likely
  /// to hold first. Columns that no row takes are held by their stays.
  ///
  /// - Parameter wasBasic: by constraint, whether it was basic when the system was last solved; such rows come first.
  func startingBasis(preferring wasBasic: [Bool]) -> [Int32] {
    var matching = Matching(entries: entries, columnCount: columnCount)
    let order = likelyRows()
    for row in order where wasBasic[Int(constraints[Int(row)])] { matching.match(row) }
    for row in order where !wasBasic[Int(constraints[Int(row)])] { matching.match(row) }
    for column in 0..<columnCount where matching.rowOf[column] < 0 {
      matching.rowOf[column] = Int32(rowCount + column)
    }
    return matching.rowOf
  }

  /// Equations by their levels, then sizes of content by the weaker of their sides, then inequalities that are not required.
  private func likelyRows() -> [Int32] {
    var equations: [[Int32]] = Array(repeating: [], count: levels.count)
    var contents = equations
    var inequalities = equations
    for row in 0..<rowCount {
      let (lower, upper) = (under[row], over[row])
      if lower == upper {
        guard lower != Self.noLevel else { continue }
        equations[Int(lower)].append(Int32(row))
      } else if lower != Self.noLevel, upper != Self.noLevel {
        contents[Int(max(lower, upper))].append(Int32(row))
      } else if min(lower, upper) > 0 {
        inequalities[Int(min(lower, upper))].append(Int32(row))
      }
    }
    return (equations + contents + inequalities).flatMap { $0 }
  }
}

/// Gives columns to rows, moving columns from row to row where that makes room for one more.
private struct Matching {
  private let entries: SparseRows
  /// The row that has each column; -1 if none.
  var rowOf: [Int32]
  private var visited: [Int32]
  private var round: Int32 = 0
  /// How many rows are looked at to make room for one; what is missed is only a guess that could have been better.
  private static let mostVisits = 48

  init(entries: SparseRows, columnCount: Int) {
    self.entries = entries
    rowOf = Array(repeating: -1, count: columnCount)
    visited = Array(repeating: 0, count: columnCount)
  }

  mutating func match(_ row: Int32) {
    round += 1
    var visits = 0
    _ = match(row, &visits, depth: 0)
  }

  /// The last free column is taken: what comes later in a layout is put where what came before leaves it.
  private mutating func match(_ row: Int32, _ visits: inout Int, depth: Int) -> Bool {
    var free: Int32 = -1
    for entry in entries[Int(row)] {
      let column = entries.columns[entry]
      if rowOf[Int(column)] < 0, column > free, abs(entries.values[entry]) > 0.01 { free = column }
    }
    if free >= 0 {
      rowOf[Int(free)] = row
      return true
    }
    guard depth < Self.mostVisits else { return false }
    for entry in entries[Int(row)].reversed() {
      let column = Int(entries.columns[entry])
      guard visited[column] != round, visits < Self.mostVisits, abs(entries.values[entry]) > 0.01 else {
        continue
      }
      visited[column] = round
      visits += 1
      if match(rowOf[column], &visits, depth: depth + 1) {
        rowOf[column] = row
        return true
      }
    }
    return false
  }
}

extension System {
  /// Returns an estimate of the basic rows, one for each column. A column gets a row that could determine it;
  /// rows that are more likely to be satisfied exactly come first. A column without a row gets its stay: the
  /// row `rowCount + column`.
  ///
  /// - Parameter wasBasic: True for each constraint of the solver that was basic in the last solution. Such
  ///   rows come first.
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

  /// Returns the rows that may be basic, the most likely first: equations by level, then content sizes by the
  /// lower priority of their sides, then inequalities that are not required. Excludes required inequalities.
  private func likelyRows() -> [Int32] {
    var equations: [[Int32]] = Array(repeating: [], count: levels.count)
    var contents = equations
    var inequalities = equations
    for row in 0..<rowCount {
      let (lower, upper) = (levelBelowZero[row], levelAboveZero[row])
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

/// A matching of columns with rows. It moves rows between columns if this makes a column free for another
/// row. The search is limited.
private struct Matching {
  private let entries: SparseRows
  /// The row that each column is matched with; -1 if there is none.
  var rowOf: [Int32]
  /// The round in which each column was visited last.
  private var visited: [Int32]
  private var round: Int32 = 0
  /// The maximum number of visited columns for one row, and of moved rows. A missed match makes only the
  /// estimate worse, not the solution.
  private static let maxVisitCount = 48

  /// Creates a matching without pairs.
  init(entries: SparseRows, columnCount: Int) {
    self.entries = entries
    rowOf = Array(repeating: -1, count: columnCount)
    visited = Array(repeating: 0, count: columnCount)
  }

  /// Matches a row with a column. The search visits at most `maxVisitCount` matched columns, so it may miss a
  /// column. If it finds none, the pairs do not change.
  mutating func match(_ row: Int32) {
    round += 1
    var visits = 0
    _ = assignColumn(to: row, &visits, depth: 0)
  }

  /// Assigns the last free column to a row, because later views of a layout depend on earlier views. Without
  /// a free column, tries to move the row of one of its columns to another column. Ignores entries with an
  /// absolute value up to 0.01.
  ///
  /// - Parameters:
  ///   - visits: The number of columns that the search for one row has visited.
  ///   - depth: The number of rows that have to move.
  /// - Returns: True if the row has a column. False does not mean that there is none, because the search is
  ///   limited.
  private mutating func assignColumn(to row: Int32, _ visits: inout Int, depth: Int) -> Bool {
    var free: Int32 = -1
    for entry in entries[Int(row)] {
      let column = entries.columns[entry]
      if rowOf[Int(column)] < 0, column > free, abs(entries.values[entry]) > 0.01 { free = column }
    }
    if free >= 0 {
      rowOf[Int(free)] = row
      return true
    }
    guard depth < Self.maxVisitCount else { return false }
    for entry in entries[Int(row)].reversed() {
      let column = Int(entries.columns[entry])
      guard visited[column] != round, visits < Self.maxVisitCount, abs(entries.values[entry]) > 0.01 else {
        continue
      }
      visited[column] = round
      visits += 1
      if assignColumn(to: rowOf[column], &visits, depth: depth + 1) {
        rowOf[column] = row
        return true
      }
    }
    return false
  }
}

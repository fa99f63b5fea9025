/// The part of a matrix that is left after all rows and columns that need no arithmetic are eliminated.
struct RemainingMatrix {
  /// The entries of each row in the active columns.
  private(set) var rows: [[(column: Int, value: Double)]]
  /// The pivot rows that were subtracted from each row, with their factors.
  private(set) var factors: [[(row: Int, factor: Double)]]
  /// The rows that may contain each column.
  private var rowsOf: [[Int]]
  /// True for each row, and for each column, that is not eliminated yet.
  private var isActiveRow: [Bool]
  private var isActiveColumn: [Bool]
  /// The number of active rows that contain each column.
  private var columnCounts: [Int]
  /// The rows by their number of entries. Outdated entries are skipped.
  private var byCount: [[Int]] = []
  /// The lowest number of entries that a row in `byCount` may have.
  private var lowestCount = 1
  /// The position of each column in the row that is being changed; -1 if it is absent.
  private var placeIn: [Int]

  /// Copies the entries in rows and columns that are not eliminated yet. Columns and rows keep their indices.
  init(_ matrix: SparseRows, isTakenRow: [Bool], isTakenColumn: [Bool]) {
    let size = matrix.count
    rows = Array(repeating: [], count: size)
    factors = Array(repeating: [], count: size)
    rowsOf = Array(repeating: [], count: size)
    isActiveRow = isTakenRow.map { !$0 }
    isActiveColumn = isTakenColumn.map { !$0 }
    columnCounts = Array(repeating: 0, count: size)
    placeIn = Array(repeating: -1, count: size)
    for row in 0..<size where isActiveRow[row] {
      for entry in matrix[row] where isActiveColumn[Int(matrix.columns[entry])] {
        let column = Int(matrix.columns[entry])
        rows[row].append((column, matrix.values[entry]))
        rowsOf[column].append(row)
        columnCounts[column] += 1
      }
      enqueue(row: row)
    }
  }

  /// Lists a row by its current number of entries. Does nothing if the row is empty.
  private mutating func enqueue(row: Int) {
    let count = rows[row].count
    guard count > 0 else { return }
    while byCount.count <= count { byCount.append([]) }
    byCount[count].append(row)
    lowestCount = min(lowestCount, count)
  }

  /// Returns the pivot with the least possible fill-in among the shortest rows, or nil if no row has a usable
  /// entry left. Examines at most four rows; of equal candidates it takes the last column.
  mutating func nextPivot() -> (row: Int, column: Int)? {
    var best: (row: Int, column: Int)?
    var bestCost = Int.max
    var examinedCount = 0
    var count = lowestCount
    search: while count < byCount.count {
      var kept: [Int] = []
      while let row = byCount[count].popLast() {
        guard isActiveRow[row], rows[row].count == count, !kept.contains(row) else { continue }
        kept.append(row)
        let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
        for (column, value) in rows[row]
        where abs(value) >= Factorization.threshold * largest && abs(value) > Factorization.minPivot {
          let cost = (count - 1) * (columnCounts[column] - 1)
          if cost < bestCost || (cost == bestCost && column > (best?.column ?? -1)) {
            (best, bestCost) = ((row, column), cost)
          }
        }
        examinedCount += 1
        if examinedCount >= 4 || bestCost <= (count - 1) * (count - 1) { break }
      }
      byCount[count].append(contentsOf: kept.reversed())
      if best != nil, examinedCount >= 4 || bestCost <= count * count { break search }
      if kept.isEmpty, count == lowestCount { lowestCount += 1 }
      count += 1
    }
    return best
  }

  /// Subtracts multiples of a row from the other active rows, so that only this row contains the column.
  /// Records the multiples in `factors`. The row and the column are not active any more.
  ///
  /// - Returns: The pivot.
  mutating func eliminate(row: Int, column: Int) -> Double {
    isActiveRow[row] = false
    isActiveColumn[column] = false
    let pivotRow = rows[row]
    let pivot = pivotRow.first { $0.column == column }?.value ?? 1
    for (other, _) in pivotRow { columnCounts[other] -= 1 }
    for other in rowsOf[column] where isActiveRow[other] {
      guard let place = rows[other].firstIndex(where: { $0.column == column }) else { continue }
      let factor = rows[other][place].value / pivot
      rows[other].swapAt(place, rows[other].count - 1)
      rows[other].removeLast()
      factors[other].append((row, factor))
      subtract(pivotRow, times: factor, from: other, without: column)
      enqueue(row: other)
    }
    rowsOf[column] = []
    return pivot
  }

  /// Subtracts a multiple of the pivot row from another row, except in the pivot column. Removes entries that
  /// cancel out.
  private mutating func subtract(
    _ pivotRow: [(column: Int, value: Double)], times factor: Double, from row: Int, without pivot: Int
  ) {
    for (place, entry) in rows[row].enumerated() { placeIn[entry.column] = place }
    for (column, value) in pivotRow where column != pivot {
      let change = -factor * value
      if placeIn[column] >= 0 {
        rows[row][placeIn[column]].value += change
      } else {
        rows[row].append((column, change))
        rowsOf[column].append(row)
        columnCounts[column] += 1
      }
    }
    for (column, _) in rows[row] { placeIn[column] = -1 }
    var kept = 0
    for place in rows[row].indices {
      if abs(rows[row][place].value) > Self.negligible {
        rows[row][kept] = rows[row][place]
        kept += 1
      } else {
        columnCounts[rows[row][place].column] -= 1
      }
    }
    rows[row].removeLast(rows[row].count - kept)
  }

  /// The limit below which cancelled entries count as zero. Rows are scaled to 1.
  private static let negligible = 1e-12
}

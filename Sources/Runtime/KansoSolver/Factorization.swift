/// The LU factorization of a square sparse matrix. The order of rows and columns keeps both triangular factors sparse.
///
/// The matrices of layouts are nearly triangular: a chain of views, a table, nested stacks. Rows with one unknown are
/// taken first. Columns that occur in one row only are taken next; their values are computed last. Both need no
/// arithmetic. Only the rest is eliminated, by Markowitz's rule: the pivot with the least possible fill-in. (H. M.
/// Markowitz, "The Elimination Form of the Inverse and its Application to Linear Programming", Management Science 3,
/// 1957.)
struct Factorization {
  /// The number of rows.
  let size: Int
  /// The row and the column at each position in the order of elimination.
  private(set) var rowAt: [Int32]
  private(set) var columnAt: [Int32]
  /// The position of each row and of each column in the order of elimination.
  private(set) var placeOfRow: [Int32]
  private(set) var placeOfColumn: [Int32]
  /// The pivots by position in the order of elimination.
  private(set) var pivots: [Double]
  /// The lower factor by position: the multiples of earlier rows that were subtracted. Columns are positions.
  private(set) var lower = SparseRows()
  /// The upper factor by position: the entries after the pivot. Columns are positions.
  private(set) var upper = SparseRows()
  /// The linearly dependent rows, each with a column that no row determines. The factored matrix contains the unit
  /// vector of the column instead of the row.
  private(set) var replaced: [(row: Int, column: Int)] = []

  /// The lower limit of pivots. Rows are scaled, so that their largest entries are near 1.
  static let minPivot = 1e-9

  /// Factors a square matrix. Linearly dependent rows are replaced and listed in `replaced`.
  init(_ rows: SparseRows) {
    size = rows.count
    rowAt = []
    columnAt = []
    pivots = []
    rowAt.reserveCapacity(size)
    columnAt.reserveCapacity(size)
    pivots.reserveCapacity(size)
    placeOfRow = [Int32](repeating: -1, count: size)
    placeOfColumn = [Int32](repeating: -1, count: size)
    eliminate(rows)
  }

  // MARK: Elimination

  /// Chooses the order of elimination in three phases (single rows, single columns, Markowitz pivots), then
  /// writes both factors.
  private mutating func eliminate(_ rows: SparseRows) {
    let (starts, rowsOf) = rows.rowsByColumn(columnCount: size)
    var rowCounts = (0..<size).map { Int32(rows[$0].count) }
    takeSingleRows(of: rows, starts: starts, rowsOf: rowsOf, counts: &rowCounts)
    let firstAfterSingles = rowAt.count
    takeSingleColumns(of: rows, starts: starts, rowsOf: rowsOf)
    let singles = rowAt.count
    var remaining: RemainingMatrix?
    if singles < size {
      var elimination = RemainingMatrix(
        rows, isTakenRow: placeOfRow.map { $0 >= 0 }, isTakenColumn: placeOfColumn.map { $0 >= 0 })
      while let (row, column) = elimination.nextPivot() {
        take(row: row, column: column, pivot: elimination.eliminate(row: row, column: column))
      }
      remaining = elimination
    }
    replaceDependentRows()
    assemble(rows, firstAfterSingles: firstAfterSingles, singles: singles, remaining)
  }

  /// Appends a row and a column to the order of elimination, with their pivot.
  private mutating func take(row: Int, column: Int, pivot: Double) {
    placeOfRow[row] = Int32(rowAt.count)
    placeOfColumn[column] = Int32(columnAt.count)
    rowAt.append(Int32(row))
    columnAt.append(Int32(column))
    pivots.append(pivot)
  }

  /// Takes rows with one unknown until none is left. Skips a row whose unknown has an absolute coefficient of
  /// at most `minPivot`.
  private mutating func takeSingleRows(
    of rows: SparseRows, starts: [Int32], rowsOf: [Int32], counts: inout [Int32]
  ) {
    var queue = (0..<size).filter { counts[$0] == 1 }.map { Int32($0) }
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      guard counts[row] == 1, placeOfRow[row] < 0 else { continue }
      guard
        let entry = rows[row].first(where: { placeOfColumn[Int(rows.columns[$0])] < 0 }),
        abs(rows.values[entry]) > Self.minPivot
      else { continue }
      let column = Int(rows.columns[entry])
      take(row: row, column: column, pivot: rows.values[entry])
      for place in starts[column]..<starts[column + 1] {
        let other = Int(rowsOf[Int(place)])
        counts[other] -= 1
        if counts[other] == 1 { queue.append(Int32(other)) }
      }
    }
  }

  /// Takes columns that occur in one row only until none is left. Skips a column whose entry is not larger
  /// than `threshold` times the largest entry of its row.
  private mutating func takeSingleColumns(of rows: SparseRows, starts: [Int32], rowsOf: [Int32]) {
    var counts = [Int32](repeating: 0, count: size)
    var queue: [Int32] = []
    for column in 0..<size where placeOfColumn[column] < 0 {
      for place in starts[column]..<starts[column + 1] where placeOfRow[Int(rowsOf[Int(place)])] < 0 {
        counts[column] += 1
      }
      if counts[column] == 1 { queue.append(Int32(column)) }
    }
    var next = 0
    while next < queue.count {
      let column = Int(queue[next])
      next += 1
      guard counts[column] == 1, placeOfColumn[column] < 0,
        let row = (starts[column]..<starts[column + 1]).map({ Int(rowsOf[Int($0)]) })
          .first(where: { placeOfRow[$0] < 0 }),
        let entry = rows[row].first(where: { Int(rows.columns[$0]) == column }),
        abs(rows.values[entry]) > Self.threshold * largestEntry(of: rows, row: row)
      else { continue }
      take(row: row, column: column, pivot: rows.values[entry])
      for entry in rows[row] {
        let other = Int(rows.columns[entry])
        counts[other] -= 1
        if counts[other] == 1 { queue.append(Int32(other)) }
      }
    }
  }

  /// The minimum ratio of a pivot to the largest entry of its row.
  static let threshold = 0.05

  /// Returns the largest absolute value of a row; 0 if the row is empty.
  private func largestEntry(of rows: SparseRows, row: Int) -> Double {
    rows[row].reduce(0) { max($0, abs(rows.values[$1])) }
  }

  /// Takes the rows that are left with the columns that are left, in ascending order, with the pivot 1 of a
  /// unit vector.
  private mutating func replaceDependentRows() {
    guard rowAt.count < size else { return }
    let rowsLeft = (0..<size).filter { placeOfRow[$0] < 0 }
    let columnsLeft = (0..<size).filter { placeOfColumn[$0] < 0 }
    for (row, column) in zip(rowsLeft, columnsLeft) {
      replaced.append((row, column))
      take(row: row, column: column, pivot: 1)
    }
  }

  /// Writes both factors with positions instead of rows and columns.
  private mutating func assemble(
    _ rows: SparseRows, firstAfterSingles: Int, singles: Int, _ remaining: RemainingMatrix?
  ) {
    lower.reserve(rows: size, entries: rows.columns.count)
    upper.reserve(rows: size, entries: rows.columns.count)
    let firstReplaced = size - replaced.count
    for place in 0..<size {
      let row = Int(rowAt[place])
      let isReplaced = place >= firstReplaced
      if !isReplaced {
        for entry in rows[row] {
          let column = placeOfColumn[Int(rows.columns[entry])]
          if column < min(Int32(firstAfterSingles), Int32(place)) {
            lower.append(column, rows.values[entry] / pivots[Int(column)])
          } else if place >= firstAfterSingles, place < singles, column > Int32(place) {
            upper.append(column, rows.values[entry])
          }
        }
        if let remaining, place >= singles {
          for (pivotRow, factor) in remaining.factors[row] { lower.append(placeOfRow[pivotRow], factor) }
          for (column, value) in remaining.rows[row] {
            let column = placeOfColumn[column]
            if column != Int32(place) { upper.append(column, value) }
          }
        }
      }
      lower.endRow()
      upper.endRow()
    }
  }

  // MARK: Solving

  /// Solves M x = b, where M is the factored matrix with the unit vectors of `replaced`. `b` is indexed by
  /// rows, and `x` by columns. `x` must have `size` elements.
  func solve(_ b: [Double], into x: inout [Double]) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: size) { work in
      x.withUnsafeMutableBufferPointer { x in
        for place in 0..<size {
          var value = b[Int(rowAt[place])]
          for entry in lower[place] { value -= lower.values[entry] * work[Int(lower.columns[entry])] }
          work.initializeElement(at: place, to: value)
        }
        for place in stride(from: size - 1, through: 0, by: -1) {
          var value = work[place]
          for entry in upper[place] { value -= upper.values[entry] * work[Int(upper.columns[entry])] }
          value /= pivots[place]
          work[place] = value
          x[Int(columnAt[place])] = value
        }
      }
    }
  }
}

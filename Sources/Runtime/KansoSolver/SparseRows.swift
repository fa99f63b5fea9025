/// A sparse matrix that is stored row by row (compressed sparse row format).
struct SparseRows {
  /// The index of each row's first entry, followed by the number of finished entries.
  private(set) var starts: [Int32] = [0]
  /// The column of each entry.
  private(set) var columns: [Int32] = []
  /// The value of each entry.
  private(set) var values: [Double] = []

  /// The number of finished rows.
  var count: Int { starts.count - 1 }

  /// Creates a matrix without rows.
  init() {}

  /// Allocates storage for a number of rows and a total number of entries.
  mutating func reserve(rows: Int, entries: Int) {
    starts.reserveCapacity(rows + 1)
    columns.reserveCapacity(entries)
    values.reserveCapacity(entries)
  }

  /// Removes all rows and keeps the storage.
  mutating func removeAll() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Appends an entry to the row that is being written.
  @inline(__always)
  mutating func append(_ column: Int32, _ value: Double) {
    columns.append(column)
    values.append(value)
  }

  /// Ends the row that is being written. The next entries belong to the next row.
  @inline(__always)
  mutating func endRow() { starts.append(Int32(columns.count)) }

  /// The range of a row's entries in `columns` and `values`.
  @inline(__always)
  subscript(row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// Multiplies the entries since the last `endRow()` by a factor.
  mutating func scaleRowBeingWritten(by factor: Double) {
    for entry in Int(starts[starts.count - 1])..<values.count { values[entry] *= factor }
  }

  /// Returns the rows that contain each column, in ascending order. The rows of a column are at
  /// `starts[column]..<starts[column + 1]`.
  func rowsByColumn(columnCount: Int) -> (starts: [Int32], rows: [Int32]) {
    var starts = [Int32](repeating: 0, count: columnCount + 1)
    for column in columns { starts[Int(column) + 1] += 1 }
    for column in 0..<columnCount { starts[column + 1] += starts[column] }
    var next = starts
    var rows = [Int32](repeating: 0, count: columns.count)
    for row in 0..<count {
      for entry in self[row] {
        let column = Int(columns[entry])
        rows[Int(next[column])] = Int32(row)
        next[column] += 1
      }
    }
    return (starts, rows)
  }
}

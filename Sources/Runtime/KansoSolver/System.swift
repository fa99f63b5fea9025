/// The constraints of a connected component, prepared for solving.
///
/// A solution is a vertex: as many *basic* rows as there are columns are zero and determine every value
/// (`factorization`). Each row has a multiplier, the rate at which its error costs. The vertex is optimal if the
/// multipliers of all rows cancel out in every column and each multiplier is within the bounds of its row
/// (`System+Levels`). If the constraints do not determine a value, the *stay* of its column takes part: a row that
/// keeps the previous value.
///
/// The order of rows and columns follows from the constraints and not from the time of their addition. The solution
/// therefore does not depend on that time either.
struct System {
  /// The variables to find, sorted by rank.
  var variables: [Int32] = []
  /// The constraints of the rows.
  var constraints: [Int32] = []
  /// The coefficients of the rows, by columns; scaled.
  var entries = SparseRows()
  /// The coefficients of variables with known values; scaled. Columns are the solver's variables.
  var knownTerms = SparseRows()
  /// The divisors of the rows, which make their largest entries close to 1.
  var scales: [Double] = []
  /// The constants of the rows including all known values; scaled.
  var constants: [Double] = []
  /// The levels of an error below and above zero; `noLevel` if it costs nothing. The elements of stays follow those of
  /// rows.
  var levelBelowZero: [Int32] = []
  var levelAboveZero: [Int32] = []
  /// The priorities of the levels, in descending order. Level 0 is required, even if no constraint is required.
  var levels: [Double] = []
  /// The rows in which an error belongs to each level.
  var rowsOfLevel: [[Int32]] = []
  /// True for each column that prefers the bounds of `inequalities` to its stay.
  var prefersBounds: [Bool] = []
  /// The explicit inequalities.
  var inequalities: [Int32] = []
  /// The variables that are determined before the system is solved. They have no columns.
  var presolved = Presolved()

  // The vertex.
  /// The row at each position of the basis. The stay of a column is the row `constraints.count + column`.
  var basis: [Int32] = []
  /// The factorization of the basis before `pivotsSinceFactored`.
  var factorization = Factorization(SparseRows())
  /// The values of the columns.
  var values: [Double] = []
  /// The previous values.
  var stays: [Double] = []
  /// The multipliers of rows and stays.
  var multipliers: [Double] = []
  /// The slack of rows and stays after the solved levels.
  var slacks: [Slack] = []
  /// The slack that follows from the constraints alone, without stays.
  var slacksWithoutStays: [Slack] = []
  /// The rows whose multiplier is or was not zero in the current level.
  var touched: [Int32] = []
  /// True for each row in `touched`.
  var isTouched: [Bool] = []
  /// True for each row that the solver breaks because of a conflict.
  var broken: [Bool] = []
  /// True if the basis changed since the component recorded it.
  var hasNewBasis = true
  /// The largest residual that counts as zero. It depends on the magnitude of the values.
  var tolerance = 1e-8
  /// The stays that were already processed. They remain in force for the following stays.
  var staysInForce: [Int32] = []

  // Working storage.
  /// The row of the current step as a combination of the basis, by positions of the basis.
  var alpha = SparseVector(size: 0)
  var scratch = CombinationScratch(size: 0)
  /// The exchanges of basic rows since the last factorization, in order.
  var pivotsSinceFactored: [Exchange] = []
  /// True for each position of the basis in `pivotsSinceFactored`.
  var isExchanged: [Bool] = []
  /// The working storage of `computeValuesFromBasis()`.
  var rightHandSide: [Double] = []

  /// The slack of a row's multiplier after the solved levels.
  struct Slack: OptionSet {
    let rawValue: UInt8
    /// The multiplier may grow without limit, because an error above zero would cost a higher level.
    static let up = Slack(rawValue: 1)
    /// The multiplier may fall without limit, because an error below zero would cost a higher level.
    static let down = Slack(rawValue: 2)
    /// The row is in the basis.
    static let basic = Slack(rawValue: 4)
  }

  /// The replacement of a row in the basis by another row.
  struct Exchange {
    /// The position in the basis.
    let place: Int
    /// The factor of the leaving row in the entering row.
    let pivot: Double
    /// The entering row as a combination of the previous basis.
    let alpha: [(place: Int32, value: Double)]
    /// The distance by which the leaving row moves from zero.
    let step: Double
  }

  /// The level of an error that costs nothing.
  static let noLevel: Int32 = .max

  /// The number of rows without stays.
  var rowCount: Int { constraints.count }
  var columnCount: Int { variables.count }

  /// Returns the column of a stay, or nil if the row is not a stay.
  @inline(__always)
  func columnOfStay(_ row: Int) -> Int? { row >= constraints.count ? row - constraints.count : nil }

  /// Returns the signed distance of a row from zero; for a stay, the distance of the value from the previous
  /// value.
  @inline(__always)
  func residual(ofRow row: Int) -> Double {
    if row >= constraints.count {
      let column = row - constraints.count
      return values[column] - stays[column]
    }
    var sum = constants[row]
    for entry in entries[row] { sum += entries.values[entry] * values[Int(entries.columns[entry])] }
    return sum
  }

  /// Factors the basis and forgets the recorded exchanges. Stays replace linearly dependent rows in the
  /// basis.
  mutating func factor() {
    var rows = SparseRows()
    rows.reserve(rows: columnCount, entries: columnCount * 3)
    for row in basis {
      if let column = columnOfStay(Int(row)) {
        rows.append(Int32(column), 1)
      } else {
        for entry in entries[Int(row)] { rows.append(entries.columns[entry], entries.values[entry]) }
      }
      rows.endRow()
    }
    factorization = Factorization(rows)
    for (place, column) in factorization.replaced {
      slacks[Int(basis[place])].remove(.basic)
      basis[place] = Int32(rowCount + column)
      slacks[rowCount + column].insert(.basic)
    }
    hasNewBasis = true
    for exchange in pivotsSinceFactored { isExchanged[exchange.place] = false }
    pivotsSinceFactored.removeAll(keepingCapacity: true)
  }

  /// Computes the values of all columns from the basis, and the tolerance from the largest value. Requires a
  /// current factorization.
  mutating func computeValuesFromBasis() {
    let count = rowCount
    for place in basis.indices {
      let row = Int(basis[place])
      rightHandSide[place] = row < count ? -constants[row] : stays[row - count]
    }
    factorization.solve(rightHandSide, into: &values)
    var largest = 0.0
    for value in values { largest = max(largest, abs(value)) }
    tolerance = 1e-8 + 1e-12 * largest
  }
}

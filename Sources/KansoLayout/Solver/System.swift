/// The constraints that hang together, made ready to be solved.
///
/// A solution is a corner: as many *basic* rows as there are columns, held at zero, determine every value (`factorization`).
/// Each row has a multiplier, the rate at which its error costs; the corner is the best one if the multipliers of all rows add up
/// to nothing on every column and none is outside of what its row allows (`System+Levels`). Where constraints leave a value
/// open, the *stay* of its column takes part: a row that wants it to be what it was.
///
/// Rows and columns are in an order that follows from the constraints and not from when they were added, so that the answer
/// does too.
struct System {
  /// The variables that are to be found, by their ranks.
  var variables: [Int32] = []
  /// The constraints that are rows.
  var constraints: [Int32] = []
  /// The coefficients of the rows, by columns; scaled.
  var entries = SparseRows()
  /// The coefficients of the rows at variables whose values are given; scaled; columns are the solver's variables.
  var givens = SparseRows()
  /// What rows were divided by, so that their largest entry is near 1.
  var scales: [Double] = []
  /// The constants of the rows, with all givens in them; scaled.
  var constants: [Double] = []
  /// Which level an error below zero belongs to, and which one above; `noLevel` where it costs nothing. Stays follow the rows.
  var under: [Int32] = []
  var over: [Int32] = []
  /// The priorities of the levels, falling. Level 0 is what is required, even if nothing is.
  var levels: [Double] = []
  /// The rows with a side in each level.
  var rowsOfLevel: [[Int32]] = []
  var presolved = Presolved()

  // The corner.
  /// For each place of the basis its row; a column's stay is the row `constraints.count + column`.
  var basis: [Int32] = []
  var factorization = Factorization(SparseRows())
  var values: [Double] = []
  /// What the values were before.
  var stays: [Double] = []
  /// Of rows and stays.
  var multipliers: [Double] = []
  var rooms: [Room] = []
  /// The rooms as the constraints alone leave them, before stays are looked at.
  var roomsOfConstraints: [Room] = []
  /// Rows whose multiplier is not zero in the level being solved, or was.
  var touched: [Int32] = []
  var isTouched: [Bool] = []
  var broken: [Bool] = []
  /// The basis is another one than when this was last looked at.
  var hasNewBasis = true
  /// How far from zero counts as zero, given how large the values are.
  var tolerance = 1e-8
  /// The stays that have been seen to, which hold from there on.
  var staysInForce: [Int32] = []

  // What is worked in.
  var alpha = SparseVector(size: 0)
  var scratch = CombinationScratch(size: 0)
  var pivotsSinceFactored: [Exchange] = []
  var isExchanged: [Bool] = []
  var rightHandSide: [Double] = []

  /// How a row stands in its box after the levels that have been solved.
  struct Room: OptionSet {
    let rawValue: UInt8
    /// The multiplier can grow as much as it likes: an error above zero would cost a higher level something.
    static let up = Room(rawValue: 1)
    static let down = Room(rawValue: 2)
    static let basic = Room(rawValue: 4)
  }

  /// One row put in place of another in the basis.
  struct Exchange {
    let place: Int
    let pivot: Double
    /// How the row that entered was made of the basis before.
    let alpha: [(place: Int32, value: Double)]
    /// How far the row that left moves from zero.
    let step: Double
  }

  static let noLevel: Int32 = .max

  var rowCount: Int { constraints.count }
  var columnCount: Int { variables.count }

  /// The place of a row's column if the row is a stay.
  @inline(__always)
  func columnOfStay(_ row: Int) -> Int? { row >= constraints.count ? row - constraints.count : nil }

  /// How far a row is from zero.
  @inline(__always)
  func residual(_ row: Int) -> Double {
    if row >= constraints.count {
      let column = row - constraints.count
      return values[column] - stays[column]
    }
    var sum = constants[row]
    for entry in entries[row] { sum += entries.values[entry] * values[Int(entries.columns[entry])] }
    return sum
  }

  /// Factors the basis; rows that follow from others give way to stays.
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
      rooms[Int(basis[place])].remove(.basic)
      basis[place] = Int32(rowCount + column)
      rooms[rowCount + column].insert(.basic)
    }
    hasNewBasis = true
    for exchange in pivotsSinceFactored { isExchanged[exchange.place] = false }
    pivotsSinceFactored.removeAll(keepingCapacity: true)
  }

  /// Works the values out from the basis.
  mutating func findValues() {
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

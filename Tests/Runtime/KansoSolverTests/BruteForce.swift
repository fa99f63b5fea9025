@testable import KansoSolver

/// A small system of constraints, solved by comparing all vertices.
struct SmallSystem {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  var rows: [Row]
  var stays: [Double]

  var count: Int { stays.count }

  func error(_ row: Row, at point: [Double]) -> Double {
    var sum = row.constant
    for (coefficient, value) in zip(row.coefficients, point) { sum += coefficient * value }
    switch row.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// Returns the cost of a point, level by level and then stay by stay; nil if a required constraint does not hold.
  func cost(at point: [Double], without left: Set<Int> = []) -> [Double]? {
    let levels = Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    var cost = [Double](repeating: 0, count: levels.count)
    for (index, row) in rows.enumerated() where !left.contains(index) {
      let error = error(row, at: point)
      if row.priority >= 1000 {
        if error > 1e-6 { return nil }
      } else if let level = levels.firstIndex(of: row.priority) {
        cost[level] += error
      }
    }
    return cost + zip(point, stays).map { abs($0 - $1) }
  }

  /// Returns the points at which as many rows or stays are zero as there are variables.
  func vertices(without left: Set<Int> = []) -> [[Double]] {
    var lines = rows.enumerated().filter { !left.contains($0.offset) }.map { ($1.coefficients, -$1.constant) }
    for index in stays.indices {
      lines.append((stays.indices.map { $0 == index ? 1 : 0 }, stays[index]))
    }
    var vertices: [[Double]] = []
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == count {
        if let vertex = Self.intersection(chosen.map { lines[$0] }) { vertices.append(vertex) }
        return
      }
      for line in first..<max(first, lines.count) {
        chosen.append(line)
        choose(from: line + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return vertices
  }

  /// Returns the best vertex; nil if the required constraints hold at none.
  func best(without left: Set<Int> = []) -> [Double]? {
    var best: (point: [Double], cost: [Double])?
    for vertex in vertices(without: left) {
      guard let cost = cost(at: vertex, without: left) else { continue }
      if let known = best, !Self.isLess(cost, known.cost) { continue }
      best = (vertex, cost)
    }
    return best?.point
  }

  /// Returns a variable's value at the vertex that is best in all levels and then nearest to a target value.
  func nearest(to target: Double, of variable: Int) -> Double {
    let levels = Set(rows.map(\.priority)).filter { $0 < 1000 }.count
    var system = self
    system.stays[variable] = target
    var best: (value: Double, cost: [Double])?
    for vertex in system.vertices() {
      guard let all = system.cost(at: vertex) else { continue }
      let cost = all.prefix(levels) + [abs(vertex[variable] - target)]
      if best.map({ Self.isLess(Array(cost), $0.cost) }) ?? true { best = (vertex[variable], Array(cost)) }
    }
    return best?.value ?? .nan
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  /// Returns the intersection of lines, by Gauss–Jordan elimination with full pivoting.
  private static func intersection(_ lines: [(coefficients: [Double], value: Double)]) -> [Double]? {
    var matrix = lines.map { $0.coefficients + [$0.value] }
    let size = matrix.count
    var columns: [Int] = []
    for step in 0..<size {
      var best = (row: -1, column: -1, value: 1e-7)
      for row in step..<size {
        for column in 0..<size where !columns.contains(column) && abs(matrix[row][column]) > best.value {
          best = (row, column, abs(matrix[row][column]))
        }
      }
      guard best.row >= 0 else { return nil }
      matrix.swapAt(step, best.row)
      columns.append(best.column)
      for row in 0..<size where row != step {
        let factor = matrix[row][best.column] / matrix[step][best.column]
        for column in 0...size { matrix[row][column] -= factor * matrix[step][column] }
      }
    }
    var point = [Double](repeating: 0, count: size)
    for (step, column) in columns.enumerated() { point[column] = matrix[step][size] / matrix[step][column] }
    return point
  }
}

extension SmallSystem {
  /// Returns a system of small integers, so that many rows meet in one point.
  static func random(using generator: inout some RandomNumberGenerator) -> SmallSystem {
    let count = Int.random(in: 1...4, using: &generator)
    let priorities: [Double] = [1000, 1000, 1000, 750, 750, 500, 250]
    let rows = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      Row(
        coefficients: (0..<count).map { _ in
          [0, 0, 0, 1, 1, -1, -1, 2, 0.5].randomElement(using: &generator) ?? 0
        },
        constant: Double(Int.random(in: -10...10, using: &generator)),
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
        priority: priorities.randomElement(using: &generator) ?? 1000)
    }
    let stays = (0..<count).map { _ in Double(Int.random(in: -5...5, using: &generator)) }
    return SmallSystem(rows: rows, stays: stays)
  }

  /// Returns a solver with the variables, and with the constraints in the given order.
  func solver(_ order: [Int]? = nil) -> (solver: Solver, variables: [Variable], ids: [Int: Constraint.ID]) {
    let solver = Solver()
    let variables = stays.map { solver.makeVariable($0) }
    var ids: [Int: Constraint.ID] = [:]
    for index in order ?? Array(rows.indices) {
      ids[index] = try? solver.add(constraint(index, variables))
    }
    return (solver, variables, ids)
  }

  func constraint(_ index: Int, _ variables: [Variable]) -> Constraint {
    let row = rows[index]
    let terms = zip(variables, row.coefficients).filter { $1 != 0 }.map {
      Expression.Term(variable: $0, coefficient: $1)
    }
    return Constraint(Expression(terms, constant: row.constant), row.relation, Priority(Float(row.priority)))
  }
}

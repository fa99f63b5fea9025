extension System {
  /// The result of a step for one row.
  enum PivotResult {
    /// A finished row: its multiplier accounts for its error, it is basic, or it has no error.
    case settled
    /// A row that waits for a new factorization of the basis.
    case deferred
    /// A row whose error nothing can reduce, with the basic rows and factors that determine it.
    case conflict([(row: Int, factor: Double)])
  }

  /// The maximum number of exchanges before a new factorization of the basis.
  private static let maxExchangeCount = 48

  /// Moves the multiplier of a row with an error until it accounts for the error, or until the multiplier of
  /// a basic row reaches its bound. In the second case the row replaces that basic row. If neither is
  /// possible, returns a conflict. The values of the columns do not change; the caller factors and computes
  /// them.
  mutating func pivot(row: Int, level: Int32, usesBlandRule: Bool) -> PivotResult {
    alpha.clear()
    computeAlpha(ofRow: row)
    var residual = residual(ofRow: row)
    guard applyExchanges(&residual) else { return .deferred }
    let direction = direction(ofRow: row, residual: residual, level: level)
    guard direction != 0, !slacks[row].contains(.basic) else { return .settled }

    let own = direction > 0 ? slackAbove(row: row, level: level) : slackBelow(row: row, level: level)
    let leaving = leavingRow(direction: direction, level: level, usesBlandRule: usesBlandRule)
    if own <= leaving.distance + 1e-12, own < .infinity {
      moveMultiplier(ofRow: row, by: own, direction: direction)
      return .settled
    }
    guard leaving.place >= 0 else {
      return .conflict(
        [(row, 1)] + alpha.places.map { (Int(basis[Int($0)]), -alpha[Int($0)]) }.filter { abs($0.1) > 1e-8 })
    }
    moveMultiplier(ofRow: row, by: leaving.distance, direction: direction)
    exchange(at: leaving.place, for: row, residual, level, direction)
    return .settled
  }

  /// Stores the row, or the stay, as a combination of the factored basis in `alpha`, which must be clear.
  private mutating func computeAlpha(ofRow row: Int) {
    if let column = columnOfStay(row) {
      factorization.combine(CollectionOfOne((Int32(column), 1.0)), into: &alpha, &scratch)
    } else {
      let entries = entries
      factorization.combine(
        entries[row].lazy.map { (entries.columns[$0], entries.values[$0]) }, into: &alpha, &scratch)
    }
  }

  /// Converts `alpha` and a residual from the factored basis to the current basis.
  ///
  /// - Returns: False if there were so many exchanges that a new factorization costs less. `alpha` is then
  ///   unchanged.
  private mutating func applyExchanges(_ residual: inout Double) -> Bool {
    guard !pivotsSinceFactored.isEmpty, alpha.places.contains(where: { isExchanged[Int($0)] }) else {
      return true
    }
    guard pivotsSinceFactored.count <= Self.maxExchangeCount else { return false }
    for exchange in pivotsSinceFactored {
      let value = alpha[exchange.place]
      guard value != 0 else { continue }
      residual += value * exchange.step
      let share = value / exchange.pivot
      for (place, factor) in exchange.alpha where place != exchange.place {
        alpha.add(-share * factor, at: Int(place))
      }
      alpha.set(share, at: exchange.place)
    }
    return true
  }

  /// Returns the distance by which the multiplier of a row can grow: infinite if an error above zero would
  /// cost a higher level, otherwise the distance to its upper bound in the level.
  @inline(__always)
  private func slackAbove(row: Int, level: Int32) -> Double {
    slacks[row].contains(.up)
      ? .infinity : max(0, multiplierBounds(ofRow: row, level: level).upperBound - multipliers[row])
  }

  /// Returns the distance by which the multiplier of a row can fall: infinite if an error below zero would
  /// cost a higher level, otherwise the distance to its lower bound in the level.
  @inline(__always)
  private func slackBelow(row: Int, level: Int32) -> Double {
    slacks[row].contains(.down)
      ? .infinity : max(0, multipliers[row] - multiplierBounds(ofRow: row, level: level).lowerBound)
  }

  /// Returns the position in the basis of the row whose multiplier reaches its bound first, and the distance
  /// that the entering row's multiplier moves until then. Returns the position -1 if no multiplier reaches a
  /// bound.
  ///
  /// Among equals it prefers the row of the lowest priority, which costs least later, and then the largest
  /// pivot. With Bland's rule it prefers the smallest row index instead.
  private func leavingRow(direction: Double, level: Int32, usesBlandRule: Bool) -> (
    place: Int, distance: Double
  ) {
    var best = (place: -1, distance: Double.infinity)
    var bestImportance: Int32 = 0
    for place in alpha.places {
      let place = Int(place)
      let factor = alpha[place]
      guard abs(factor) > 1e-9 else { continue }
      let row = Int(basis[place])
      let slack =
        direction * factor < 0 ? slackAbove(row: row, level: level) : slackBelow(row: row, level: level)
      let distance = slack / abs(factor)
      guard distance < .infinity, distance <= best.distance + 1e-12 else { continue }
      let importance = usesBlandRule ? -Int32(row) : firstLevel(ofRow: row)
      let isBetter =
        best.place < 0 || distance < best.distance - 1e-12 || importance > bestImportance
        || importance == bestImportance && abs(factor) > abs(alpha[best.place])
      if isBetter { (best, bestImportance) = ((place, min(distance, best.distance)), importance) }
    }
    return best
  }

  /// Returns the first level in which an error of a row has a cost; `noLevel` for stays.
  private func firstLevel(ofRow row: Int) -> Int32 {
    row < rowCount ? min(levelBelowZero[row], levelAboveZero[row]) : Self.noLevel
  }

  /// Moves the multiplier of a row in a direction, and those of the basic rows in `alpha` by the opposite
  /// share. Does nothing if the amount is not positive.
  private mutating func moveMultiplier(ofRow row: Int, by amount: Double, direction: Double) {
    guard amount > 0 else { return }
    changeMultiplier(ofRow: row, by: direction * amount)
    for place in alpha.places where alpha[Int(place)] != 0 {
      changeMultiplier(
        ofRow: Int(basis[Int(place)]), by: -direction * amount * alpha[Int(place)])
    }
  }

  /// Adds an amount to a multiplier and lists its row in `touched`.
  private mutating func changeMultiplier(ofRow row: Int, by amount: Double) {
    multipliers[row] += amount
    if !isTouched[row] {
      isTouched[row] = true
      touched.append(Int32(row))
    }
  }

  /// Replaces the basic row at a position by another row, and records the exchange. The multiplier of the
  /// leaving row is set exactly to its bound.
  private mutating func exchange(
    at place: Int, for row: Int, _ residual: Double, _ level: Int32, _ direction: Double
  ) {
    let pivot = alpha[place]
    let leaving = Int(basis[place])
    let bounds = multiplierBounds(ofRow: leaving, level: level)
    let end = direction * pivot < 0 ? bounds.upperBound : bounds.lowerBound
    changeMultiplier(ofRow: leaving, by: end - multipliers[leaving])
    slacks[leaving].remove(.basic)
    slacks[row].insert(.basic)
    basis[place] = Int32(row)
    isExchanged[place] = true
    pivotsSinceFactored.append(
      Exchange(
        place: place, pivot: pivot, alpha: alpha.places.map { ($0, alpha[Int($0)]) }, step: -residual / pivot)
    )
  }
}

extension System {
  /// The result of a step for one row.
  enum Push {
    /// A finished row: its multiplier accounts for its error, it is basic, or it has no error.
    case settled
    /// A row that waits for a new factorization of the basis.
    case deferred
    case contradiction([(row: Int, factor: Double)])
  }

  /// The maximum number of exchanges before a new factorization of the basis.
  private static let mostExchanges = 48

  /// Moves the multiplier of a row with an error until it accounts for the error, or until the multiplier of a basic
  /// row reaches its bound. In the second case the row replaces that basic row.
  mutating func push(_ row: Int, _ level: Int32, isCareful: Bool) -> Push {
    alpha.clear()
    combine(row)
    var residual = residual(row)
    guard applyExchanges(&residual) else { return .deferred }
    let direction = direction(row, residual, level)
    guard direction != 0, !rooms[row].contains(.basic) else { return .settled }

    let own = direction > 0 ? roomUp(row, level) : roomDown(row, level)
    let leaving = firstAtItsEnd(direction, level, isCareful: isCareful)
    if own <= leaving.room + 1e-12, own < .infinity {
      move(row, by: own, direction)
      return .settled
    }
    guard leaving.place >= 0 else {
      return .contradiction(
        [(row, 1)] + alpha.places.map { (Int(basis[Int($0)]), -alpha[Int($0)]) }.filter { abs($0.1) > 1e-8 })
    }
    move(row, by: leaving.room, direction)
    exchange(at: leaving.place, for: row, residual, level, direction)
    return .settled
  }

  private mutating func combine(_ row: Int) {
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
  /// - Returns: False if a new factorization costs less.
  private mutating func applyExchanges(_ residual: inout Double) -> Bool {
    guard !pivotsSinceFactored.isEmpty, alpha.places.contains(where: { isExchanged[Int($0)] }) else {
      return true
    }
    guard pivotsSinceFactored.count <= Self.mostExchanges else { return false }
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

  @inline(__always)
  private func roomUp(_ row: Int, _ level: Int32) -> Double {
    rooms[row].contains(.up) ? .infinity : max(0, box(row, level).upperBound - multipliers[row])
  }

  @inline(__always)
  private func roomDown(_ row: Int, _ level: Int32) -> Double {
    rooms[row].contains(.down) ? .infinity : max(0, multipliers[row] - box(row, level).lowerBound)
  }

  /// Returns the basic row whose multiplier reaches its bound first, and the distance that the entering row's
  /// multiplier moves until then. Among equals it prefers the row of the lowest priority, which costs least later, and
  /// then the largest pivot. A careful step prefers the smallest row index instead.
  private func firstAtItsEnd(_ direction: Double, _ level: Int32, isCareful: Bool) -> (
    place: Int, room: Double
  ) {
    var best = (place: -1, room: Double.infinity)
    var bestImportance: Int32 = 0
    for place in alpha.places {
      let place = Int(place)
      let factor = alpha[place]
      guard abs(factor) > 1e-9 else { continue }
      let row = Int(basis[place])
      let room = (direction * factor < 0 ? roomUp(row, level) : roomDown(row, level)) / abs(factor)
      guard room < .infinity, room <= best.room + 1e-12 else { continue }
      let importance = isCareful ? -Int32(row) : importance(row)
      let isBetter =
        best.place < 0 || room < best.room - 1e-12 || importance > bestImportance
        || importance == bestImportance && abs(factor) > abs(alpha[best.place])
      if isBetter { (best, bestImportance) = ((place, min(room, best.room)), importance) }
    }
    return best
  }

  /// Returns the first level in which a row counts; `noLevel` for stays.
  private func importance(_ row: Int) -> Int32 {
    row < rowCount ? min(under[row], over[row]) : Self.noLevel
  }

  private mutating func move(_ row: Int, by amount: Double, _ direction: Double) {
    guard amount > 0 else { return }
    change(row, by: direction * amount)
    for place in alpha.places where alpha[Int(place)] != 0 {
      change(Int(basis[Int(place)]), by: -direction * amount * alpha[Int(place)])
    }
  }

  private mutating func change(_ row: Int, by amount: Double) {
    multipliers[row] += amount
    if !isTouched[row] {
      isTouched[row] = true
      touched.append(Int32(row))
    }
  }

  private mutating func exchange(
    at place: Int, for row: Int, _ residual: Double, _ level: Int32, _ direction: Double
  ) {
    let pivot = alpha[place]
    let leaving = Int(basis[place])
    let box = box(leaving, level)
    let end = direction * pivot < 0 ? box.upperBound : box.lowerBound
    change(leaving, by: end - multipliers[leaving])
    rooms[leaving].remove(.basic)
    rooms[row].insert(.basic)
    basis[place] = Int32(row)
    isExchanged[place] = true
    pivotsSinceFactored.append(
      Exchange(
        place: place, pivot: pivot, alpha: alpha.places.map { ($0, alpha[Int($0)]) }, step: -residual / pivot)
    )
  }
}

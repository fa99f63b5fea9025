extension System {
  /// Returns true if the constraints do not determine a column's value: another solution is equally good.
  /// Call it after `applyStays()`; before that it returns false.
  func isAmbiguous(column: Int) -> Bool {
    guard !slacksWithoutStays.isEmpty else { return false }
    return withoutStays().canMove(column: column)
  }

  /// Returns a copy with the same vertex, in which stays have no effect.
  private func withoutStays() -> System {
    var probe = self
    for row in slacks.indices {
      probe.slacks[row] = slacks[row].intersection(.basic)
        .union(slacksWithoutStays[row].subtracting(.basic))
    }
    probe.staysInForce.removeAll()
    return probe
  }

  /// Returns true if the value of a column follows its stay when the stay moves by 1 in one of the two
  /// directions.
  private func canMove(column: Int) -> Bool {
    for distance in [1.0, -1.0] {
      var probe = self
      probe.stays[column] = values[column] + distance
      probe.computeValuesFromBasis()
      _ = probe.optimize(level: Self.stayLevel(ofColumn: column), rows: nil)
      if abs(probe.values[column] - values[column]) > 1e-6 { return true }
    }
    return false
  }
}

extension System {
  /// Returns true if the constraints do not determine a value: another solution is equally good.
  func isAmbiguous(_ column: Int) -> Bool {
    guard !roomsOfConstraints.isEmpty else { return false }
    return withoutStays().canMove(column)
  }

  /// Returns a copy with the same vertex, in which stays have no effect.
  private func withoutStays() -> System {
    var probe = self
    for row in rooms.indices {
      probe.rooms[row] = rooms[row].intersection(.basic)
        .union(roomsOfConstraints[row].subtracting(.basic))
    }
    probe.staysInForce.removeAll()
    return probe
  }

  /// Returns true if a value follows its stay in one of the two directions.
  private func canMove(_ column: Int) -> Bool {
    for distance in [1.0, -1.0] {
      var probe = self
      probe.stays[column] = values[column] + distance
      probe.findValues()
      _ = probe.meet(level: Self.stayLevel(column), nil)
      if abs(probe.values[column] - values[column]) > 1e-6 { return true }
    }
    return false
  }
}

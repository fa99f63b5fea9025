extension System {
  /// Whether the constraints leave a value open: there is another solution that is as good.
  func isAmbiguous(_ column: Int) -> Bool {
    guard !roomsOfConstraints.isEmpty else { return false }
    return withoutStays().canMove(column)
  }

  /// The same corner, at which no stay holds anything.
  private func withoutStays() -> System {
    var probe = self
    for row in rooms.indices {
      probe.rooms[row] = rooms[row].intersection(.basic)
        .union(roomsOfConstraints[row].subtracting(.basic))
    }
    probe.staysInForce.removeAll()
    return probe
  }

  /// Whether a value follows when its stay moves away on either side.
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

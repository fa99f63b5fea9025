extension System {
  /// Returns the members of a conflict between rows: the constraints of the rows, and the constraints that
  /// determined the known values in these rows. Excludes constraints whose factors cancel out, and stays.
  func conflictMembers(ofRows rows: [(row: Int, factor: Double)]) -> ConflictMembers {
    var shares: [Int32: Double] = [:]
    var onVariables: [Int32: Double] = [:]
    for (row, factor) in rows where row < rowCount {
      shares[constraints[row], default: 0] += factor / scales[row]
      for entry in knownTerms[row] {
        onVariables[knownTerms.columns[entry], default: 0] += factor * knownTerms.values[entry]
      }
    }
    for (index, step) in presolved.steps.enumerated().reversed() {
      guard let share = onVariables.removeValue(forKey: step.variable), abs(share) > 1e-9 else { continue }
      let factor = -share / step.coefficient
      shares[step.constraint, default: 0] += factor
      for entry in presolved.others[index] {
        onVariables[presolved.others.columns[entry], default: 0] += factor * presolved.others.values[entry]
      }
    }
    return ConflictMembers(
      constraints: shares.filter { abs($0.value) > 1e-9 }.map(\.key),
      pinned: onVariables.filter { abs($0.value) > 1e-9 }.map(\.key))
  }
}

/// The constraints of a conflict.
struct ConflictMembers {
  /// The constraints without pins, by their indices in the solver, unordered.
  let constraints: [Int32]
  /// The variables whose pins belong to the conflict.
  let pinned: [Int32]
}

/// The working storage of combinations, kept to avoid new allocations.
struct CombinationScratch {
  fileprivate var work: SparseVector
  fileprivate var heap = MinimumHeap()

  /// Creates working storage for a factorization of `size` rows.
  init(size: Int) { work = SparseVector(size: size) }
}

extension Factorization {
  /// The maximum size for the dense algorithm. For larger systems only nonzero entries are visited, in the order of a
  /// heap.
  private static let maxDenseSize = 192

  /// Expresses a row as a combination of the factored rows: finds α with Σ α[row] · row = `row`. Factors up
  /// to 1e-10 are left out. The cost is proportional to the number of visited entries.
  ///
  /// - Parameters:
  ///   - row: The entries of the row, by columns.
  ///   - alpha: The result, by rows. It must be clear before the call.
  func combine(
    _ row: some Sequence<(column: Int32, value: Double)>, into alpha: inout SparseVector,
    _ scratch: inout CombinationScratch
  ) {
    var lowest = size
    for (column, value) in row {
      let place = Int(placeOfColumn[Int(column)])
      scratch.work.add(value, at: place)
      lowest = min(lowest, place)
    }
    if size <= Self.maxDenseSize {
      combineDense(from: lowest, into: &alpha, &scratch.work)
    } else {
      combineSparse(into: &alpha, &scratch)
    }
    scratch.work.clear()
  }

  /// Performs both substitutions over all positions from `lowest`, the first position with an entry in
  /// `work`.
  private func combineDense(from lowest: Int, into alpha: inout SparseVector, _ work: inout SparseVector) {
    guard lowest < size else { return }
    for place in lowest..<size where work[place] != 0 {
      let value = work[place] / pivots[place]
      work.set(value, at: place)
      for entry in upper[place] { work.add(-upper.values[entry] * value, at: Int(upper.columns[entry])) }
    }
    for place in stride(from: size - 1, through: 0, by: -1) where work[place] != 0 {
      let value = work[place]
      for entry in lower[place] { work.add(-lower.values[entry] * value, at: Int(lower.columns[entry])) }
      if abs(value) > Self.negligible { alpha.set(value, at: Int(rowAt[place])) }
    }
  }

  /// Performs both substitutions, visiting only nonzero positions in the order of a heap.
  private func combineSparse(into alpha: inout SparseVector, _ scratch: inout CombinationScratch) {
    for place in scratch.work.places { scratch.heap.push(place) }
    while let next = scratch.heap.pop() {
      let place = Int(next)
      let value = scratch.work[place] / pivots[place]
      scratch.work.set(value, at: place)
      guard value != 0 else { continue }
      for entry in upper[place] {
        let column = upper.columns[entry]
        if scratch.work.add(-upper.values[entry] * value, at: Int(column)) { scratch.heap.push(column) }
      }
    }
    // The second substitution runs in the opposite direction, with the largest position first.
    for place in scratch.work.places { scratch.heap.push(-place) }
    while let next = scratch.heap.pop() {
      let place = Int(-next)
      let value = scratch.work[place]
      guard value != 0 else { continue }
      for entry in lower[place] {
        let column = lower.columns[entry]
        if scratch.work.add(-lower.values[entry] * value, at: Int(column)) { scratch.heap.push(-column) }
      }
      if abs(value) > Self.negligible { alpha.set(value, at: Int(rowAt[place])) }
    }
  }

  /// The limit below which a value counts as zero. It covers cancellation errors of entries near 1.
  private static let negligible = 1e-10
}

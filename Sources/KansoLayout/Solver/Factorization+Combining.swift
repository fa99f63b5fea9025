/// What a combination is worked out in, kept so that it need not be made anew each time.
struct CombinationScratch {
  fileprivate var work: SparseVector
  fileprivate var heap = MinimumHeap()

  init(size: Int) { work = SparseVector(size: size) }
}

extension Factorization {
  /// Beyond this size only what is not zero is visited, in an order that a heap keeps.
  private static let largestDense = 192

  /// Combines a row of the rows that were factored: α with Σ α[row] · row = `row`. Costs as much as has to be touched.
  ///
  /// - Parameters:
  ///   - row: the entries, by columns.
  ///   - alpha: comes in clear, goes out by rows.
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
    if size <= Self.largestDense {
      combineDense(from: lowest, into: &alpha, &scratch.work)
    } else {
      combineSparse(into: &alpha, &scratch)
    }
    scratch.work.clear()
  }

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
    // The other way round: the largest place first.
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

  /// What cancellation leaves of entries near 1.
  private static let negligible = 1e-10
}

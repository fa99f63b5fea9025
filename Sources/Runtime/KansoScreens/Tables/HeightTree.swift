/// A sequence of stacked heights, with access to the offset of each one and to the one at an offset in O(log n).
///
/// It is a binary tree of sums. Each node is recomputed from its two children, so rounding errors do not accumulate
/// when heights change.
struct HeightTree {
  /// The nodes: the root at 1, the children of node n at 2n and 2n + 1, and the heights from `leaves` on.
  private var sums: [Double]
  /// The number of leaves: `count` rounded up to a power of 2. Leaves without a height are 0.
  private let leaves: Int
  /// The number of heights.
  let count: Int

  /// Creates a tree of heights, which must not be negative, in O(n).
  init(_ heights: [Double] = []) {
    count = heights.count
    var leaves = 1
    while leaves < heights.count { leaves *= 2 }
    self.leaves = leaves
    sums = [Double](repeating: 0, count: leaves) + heights
    sums.append(contentsOf: repeatElement(0, count: leaves - heights.count))
    for node in stride(from: leaves - 1, to: 0, by: -1) { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  /// The sum of all heights.
  var total: Double { sums[1] }

  /// The height at an index, read in O(1) and set in O(log n).
  subscript(index: Int) -> Double {
    get { sums[leaves + index] }
    set {
      var node = leaves + index
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// Returns the sum of all heights before an index.
  func top(of index: Int) -> Double {
    var (node, top) = (leaves + index, 0.0)
    while node > 1 {
      if node % 2 == 1 { top += sums[node - 1] }
      node /= 2
    }
    return top
  }

  /// Returns the index of the height that contains an offset, never one with the height 0. It is nil for an
  /// offset outside of 0..<`total`.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var (node, rest) = (1, offset)
    while node < leaves {
      node *= 2
      // A rounding error must not lead into a subtree without heights.
      if rest >= sums[node], sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    return node - leaves
  }

  /// Returns the next index with a height above 0; nil if there is none.
  func next(after index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 0, sums[node + 1] > 0 { return outermostIndex(in: node + 1, isFirst: true) }
      node /= 2
    }
    return nil
  }

  /// Returns the previous index with a height above 0; nil if there is none.
  func previous(before index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 1, sums[node - 1] > 0 { return outermostIndex(in: node - 1, isFirst: false) }
      node /= 2
    }
    return nil
  }

  /// Returns the index of the first or the last height above 0 below a node, whose sum must be above 0.
  private func outermostIndex(in start: Int, isFirst: Bool) -> Int {
    var node = start
    while node < leaves {
      let (near, far) = isFirst ? (2 * node, 2 * node + 1) : (2 * node + 1, 2 * node)
      node = sums[near] > 0 ? near : far
    }
    return node - leaves
  }
}

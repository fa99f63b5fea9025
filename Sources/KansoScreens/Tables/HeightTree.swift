/// A sequence of stacked heights, with access to the offset of each one and to the one at an offset in O(log n).
///
/// It is a binary tree of sums. Each node is recomputed from its two children, so rounding errors do not accumulate
/// when heights change.
struct HeightTree {
  private var sums: [Double]
  private let leaves: Int
  let count: Int

  init(_ heights: [Double] = []) {
    count = heights.count
    var leaves = 1
    while leaves < heights.count { leaves *= 2 }
    self.leaves = leaves
    sums = [Double](repeating: 0, count: leaves) + heights
    sums.append(contentsOf: repeatElement(0, count: leaves - heights.count))
    for node in stride(from: leaves - 1, to: 0, by: -1) { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  var total: Double { sums[1] }

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

  /// Returns the index of the height that contains an offset; nil if the offset is out of range.
  func index(at height: Double) -> Int? {
    guard height >= 0, height < total else { return nil }
    var (node, rest) = (1, height)
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

  /// Returns the next index with a height above 0.
  func next(after index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 0, sums[node + 1] > 0 { return outermost(in: node + 1, isFirst: true) }
      node /= 2
    }
    return nil
  }

  /// Returns the previous index with a height above 0.
  func previous(before index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 1, sums[node - 1] > 0 { return outermost(in: node - 1, isFirst: false) }
      node /= 2
    }
    return nil
  }

  /// Returns the first or the last leaf with a height above 0 below a node.
  private func outermost(in start: Int, isFirst: Bool) -> Int {
    var node = start
    while node < leaves {
      let (near, far) = isFirst ? (2 * node, 2 * node + 1) : (2 * node + 1, 2 * node)
      node = sums[near] > 0 ? near : far
    }
    return node - leaves
  }
}

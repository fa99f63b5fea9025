/// Heights one below the other: where each begins, and which is at a height, in steps that grow with the logarithm of their number.
///
/// A node is the sum of two others, so that no error adds up however often heights change.
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

  /// The sum of those before.
  func top(of index: Int) -> Double {
    var (node, top) = (leaves + index, 0.0)
    while node > 1 {
      if node % 2 == 1 { top += sums[node - 1] }
      node /= 2
    }
    return top
  }

  /// Which one a height is in; nil before the first and after the last.
  func index(at height: Double) -> Int? {
    guard height >= 0, height < total else { return nil }
    var (node, rest) = (1, height)
    while node < leaves {
      node *= 2
      // An error of calculation must not lead to where nothing is.
      if rest >= sums[node], sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    return node - leaves
  }

  /// The next one that has a height.
  func next(after index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 0, sums[node + 1] > 0 { return outermost(in: node + 1, isFirst: true) }
      node /= 2
    }
    return nil
  }

  /// The one before that has a height.
  func previous(before index: Int) -> Int? {
    var node = leaves + index
    while node > 1 {
      if node % 2 == 1, sums[node - 1] > 0 { return outermost(in: node - 1, isFirst: false) }
      node /= 2
    }
    return nil
  }

  private func outermost(in start: Int, isFirst: Bool) -> Int {
    var node = start
    while node < leaves {
      let (near, far) = isFirst ? (2 * node, 2 * node + 1) : (2 * node + 1, 2 * node)
      node = sums[near] > 0 ? near : far
    }
    return node - leaves
  }
}

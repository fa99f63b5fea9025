/// A vector with few nonzero elements. It remembers all positions that were written since it was cleared.
struct SparseVector {
  private(set) var values: [Double]
  /// The positions that were written, each once.
  private(set) var places: [Int32] = []
  private var isListed: [Bool]

  /// Creates a vector of `size` zeros.
  init(size: Int) {
    values = [Double](repeating: 0, count: size)
    isListed = [Bool](repeating: false, count: size)
  }

  /// The element at a position; 0 if it was not written.
  @inline(__always)
  subscript(place: Int) -> Double { values[place] }

  /// Adds a value to an element.
  ///
  /// - Returns: True if the position was not in `places` before.
  @inline(__always) @discardableResult
  mutating func add(_ value: Double, at place: Int) -> Bool {
    values[place] += value
    guard !isListed[place] else { return false }
    isListed[place] = true
    places.append(Int32(place))
    return true
  }

  /// Replaces an element, and lists its position even if the value is 0.
  @inline(__always)
  mutating func set(_ value: Double, at place: Int) {
    add(0, at: place)
    values[place] = value
  }

  /// Sets all written elements to 0 and empties `places`, in time proportional to their number.
  mutating func clear() {
    for place in places {
      values[Int(place)] = 0
      isListed[Int(place)] = false
    }
    places.removeAll(keepingCapacity: true)
  }
}

/// A heap of numbers. The smallest number comes out first.
struct MinimumHeap {
  private var items: [Int32] = []

  var isEmpty: Bool { items.isEmpty }

  /// Adds a number. The heap may contain the same number several times.
  mutating func push(_ item: Int32) {
    var child = items.count
    items.append(item)
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child] < items[parent] else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the smallest number; nil if the heap is empty.
  mutating func pop() -> Int32? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return first }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[parent] else { return first }
      items.swapAt(child, parent)
      parent = child
    }
  }
}

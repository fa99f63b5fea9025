/// The sections and rows of a table, with known and estimated heights, but without cells. Section headers and rows are
/// items, numbered from the top.
struct TableContents {
  enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
  }

  /// The item number of each section's header, and the number of all items at the end.
  private(set) var starts: [Int]
  /// The titles of the sections.
  let titles: [String?]
  var heights = HeightTree()
  /// True for each item whose height is not an estimate.
  var isKnown: [Bool] = []

  init(rows: [Int] = [], titles: [String?] = []) {
    starts = [0]
    starts.reserveCapacity(rows.count + 1)
    for count in rows { starts.append((starts.last ?? 0) + count + 1) }
    self.titles = titles
  }

  var count: Int { starts.last ?? 0 }
  var sections: Int { starts.count - 1 }
  var total: Double { heights.total }

  func rows(in section: Int) -> Int {
    starts.indices.dropLast().contains(section) ? starts[section + 1] - starts[section] - 1 : 0
  }

  /// Returns the item number of a row; nil if there is no such row.
  func item(of path: IndexPath) -> Int? {
    guard path.section >= 0, path.section < sections, path.row >= 0, path.row < rows(in: path.section) else {
      return nil
    }
    return starts[path.section] + 1 + path.row
  }

  func number(of item: Item) -> Int? {
    switch item {
    case .header(let section): section < sections ? starts[section] : nil
    case .row(let path): self.item(of: path)
    }
  }

  func item(_ number: Int) -> Item {
    // Binary search for the last section that begins at or before the item.
    var (low, high) = (0, sections)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return number == starts[low] ? .header(low) : .row(IndexPath(row: number - starts[low] - 1, section: low))
  }

  mutating func set(_ height: Double, of item: Int) {
    isKnown[item] = true
    if heights[item] != height { heights[item] = height }
  }
}

/// What a table knows of its rows without making cells. Headers and rows are items, numbered from the top.
struct TableContents {
  enum Item: Hashable {
    case header(Int)
    case row(IndexPath)
  }

  /// The item of each section's header, and the number of all items.
  private(set) var starts: [Int]
  /// What the sections are called.
  let titles: [String?]
  var heights = HeightTree()
  /// Which heights are not estimates.
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

  /// The item of a row; nil if there is no such row.
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
    // The last section that begins no later.
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

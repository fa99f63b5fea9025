/// The sections and rows of a table, with known and estimated heights, but without cells. Section headers and rows are
/// items, numbered from the top.
struct TableContents {
  /// The kind of an item with its position.
  enum Item: Hashable {
    /// The header of a section. A section without a title has one too, with the height 0.
    case header(Int)
    case row(IndexPath)
  }

  /// The item number of each section's header, and the number of all items at the end.
  private(set) var starts: [Int]
  /// The titles of the sections; nil for a section without a header.
  let titles: [String?]
  /// The heights of all items, known and estimated, in points.
  var heights = HeightTree()
  /// True for each item whose height is not an estimate.
  var isKnown: [Bool] = []

  /// Creates contents from the row count and the title of each section. `heights` and `isKnown` are empty;
  /// the caller sets them.
  init(rows: [Int] = [], titles: [String?] = []) {
    starts = [0]
    starts.reserveCapacity(rows.count + 1)
    for count in rows { starts.append((starts.last ?? 0) + count + 1) }
    self.titles = titles
  }

  /// The number of items: all headers and rows.
  var count: Int { starts.last ?? 0 }
  /// The number of sections.
  var sections: Int { starts.count - 1 }
  /// The height of all items, in points.
  var total: Double { heights.total }

  /// Returns the number of rows in a section; 0 if there is no such section.
  func rows(in section: Int) -> Int {
    starts.indices.dropLast().contains(section) ? starts[section + 1] - starts[section] - 1 : 0
  }

  /// Returns the item number of a row; nil if there is no such row.
  func itemNumber(of path: IndexPath) -> Int? {
    guard path.section >= 0, path.section < sections, path.row >= 0, path.row < rows(in: path.section) else {
      return nil
    }
    return starts[path.section] + 1 + path.row
  }

  /// Returns the number of an item; nil if there is no such section or row.
  func itemNumber(of item: Item) -> Int? {
    switch item {
    case .header(let section): section >= 0 && section < sections ? starts[section] : nil
    case .row(let path): itemNumber(of: path)
    }
  }

  /// Returns the item with a number, which must be from 0 to less than `count`.
  func item(at number: Int) -> Item {
    // Binary search for the last section that begins at or before the item.
    var (low, high) = (0, sections)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return number == starts[low] ? .header(low) : .row(IndexPath(row: number - starts[low] - 1, section: low))
  }

  /// Sets the height of an item, in points, and marks it as known.
  mutating func setHeight(_ height: Double, of item: Int) {
    isKnown[item] = true
    if heights[item] != height { heights[item] = height }
  }
}

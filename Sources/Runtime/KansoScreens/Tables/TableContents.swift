/// An end of a section: its header or its footer.
enum SectionEnd: CaseIterable {
  case header
  case footer
}

/// The sections and rows of a table, with known and estimated heights, but without cells. Headers, rows and footers are
/// items, numbered from the top. All sections have a header and a footer, and so has the table; those that it does not
/// show have the height 0.
struct TableContents {
  /// The kind of an item with its position.
  enum Item: Hashable {
    case tableHeader
    case end(SectionEnd, Int)
    case row(IndexPath)
    case tableFooter
  }

  /// The titles of a section; nil for none.
  struct Titles: Equatable {
    var header: String?
    var footer: String?

    /// The title at an end of the section.
    subscript(end: SectionEnd) -> String? { end == .header ? header : footer }
  }

  /// The item number of each section's header, and that of the table's footer at the end.
  private(set) var starts: [Int]
  /// The titles of the sections.
  let titles: [Titles]
  /// The heights of all items, known and estimated, in points.
  var heights = HeightTree([0, 0])
  /// True for each item whose height is not an estimate.
  var isKnown = [true, true]

  /// Creates contents from the row count and the titles of each section. `heights` and `isKnown` are those of an empty
  /// table; the caller sets them.
  init(rows: [Int] = [], titles: [Titles] = []) {
    starts = [1]
    starts.reserveCapacity(rows.count + 1)
    for count in rows { starts.append((starts.last ?? 1) + count + 2) }
    self.titles = titles
  }

  /// The number of items.
  var count: Int { (starts.last ?? 1) + 1 }
  /// The number of sections.
  var sections: Int { starts.count - 1 }
  /// The height of all items, in points.
  var total: Double { heights.total }

  /// Returns the number of rows in a section; 0 if there is no such section.
  func rows(in section: Int) -> Int {
    starts.indices.dropLast().contains(section) ? starts[section + 1] - starts[section] - 2 : 0
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
    case .tableHeader: 0
    case .tableFooter: count - 1
    case .end(let end, let section):
      section >= 0 && section < sections ? (end == .header ? starts[section] : starts[section + 1] - 1) : nil
    case .row(let path): itemNumber(of: path)
    }
  }

  /// Returns the item with a number, which must be from 0 to less than `count`.
  func item(at number: Int) -> Item {
    if number <= 0 { return .tableHeader }
    if number >= count - 1 { return .tableFooter }
    // Binary search for the last section that begins at or before the item.
    var (low, high) = (0, sections)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    if number == starts[low] { return .end(.header, low) }
    if number == starts[low + 1] - 1 { return .end(.footer, low) }
    return .row(IndexPath(row: number - starts[low] - 1, section: low))
  }

  /// Sets the height of an item, in points, and marks it as known.
  mutating func setHeight(_ height: Double, of item: Int) {
    isKnown[item] = true
    if heights[item] != height { heights[item] = height }
  }
}

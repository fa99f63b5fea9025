import KansoScreens
import TestSupport
import Testing

/// A table that lays out all rows, for comparison.
private struct NaiveTable {
  var heights: [Double]
  var offset = 0.0
  let viewHeight = 480.0

  var total: Double { heights.reduce(0, +) }
  var most: Double { max(0, total - viewHeight) }

  mutating func scroll(_ distance: Double) { offset = min(max(offset + distance, 0), most) }

  mutating func scroll(to row: Int, _ position: TableView.ScrollPosition) {
    let top = heights[..<row].reduce(0, +)
    let wanted: Double
    switch position {
    case .top: wanted = top
    case .bottom: wanted = top + heights[row] - viewHeight
    // The position is rounded to half points, which are pixels.
    case .middle: wanted = top - (viewHeight - heights[row]).rounded() / 2
    case .none:
      if top >= offset, top + heights[row] <= offset + viewHeight { return }
      wanted = top < offset || heights[row] > viewHeight ? top : top + heights[row] - viewHeight
    }
    offset = min(max(wanted, 0), most)
  }

  /// Replaces the rows. The first visible row keeps its position, if it still exists.
  mutating func change(_ new: [Double]) {
    var (first, top) = (0, 0.0)
    while first < heights.count, top + heights[first] <= offset {
      top += heights[first]
      first += 1
    }
    let isStaying = first < heights.count && first < new.count && offset > 0
    heights = new
    // If the row became lower, its lower edge limits the offset.
    if isStaying { offset = new[..<first].reduce(0, +) - max(top - offset, -new[first]) }
    offset = min(max(offset, 0), most)
  }

  var seen: [Seen] {
    var (result, top): ([Seen], Double) = ([], 0)
    for (row, height) in heights.enumerated() {
      if height > 0, top < offset + viewHeight, top + height > offset {
        result.append(Seen(path: path(row), y: top - offset, height: height))
      }
      top += height
    }
    return result
  }
}

/// Random operations give the same frames as a table that lays out all rows.
struct TableModelTests {
  private enum Way: CaseIterable {
    case fromDelegate, measured, estimated
  }

  private static func heights(_ generator: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      Int.random(in: 0..<10, using: &generator) == 0
        ? 300 : Double.random(in: 10...90, using: &generator).rounded() + 0.5
    }
  }

  /// If all heights are known, all values are equal, including the offsets.
  @Test func tablesOfKnownHeightsAreAsIfAllRowsWereLaidOut() {
    var generator = SeededGenerator.announced(for: "tables of known heights")
    for _ in 0..<20 {
      var naive = NaiveTable(heights: Self.heights(&generator))
      let screen = TableScreen(naive.heights.count)
      var heights = naive.heights
      screen.rows.height = { heights[$0.row] }
      screen.table.estimatedRowHeight = 0
      screen.layOut()
      for step in 0..<30 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1, 2:
          let distance = Double(Int.random(in: -900...900, using: &generator)) / 2
          screen.scroll(distance)
          naive.scroll(distance)
        case 3 where !heights.isEmpty:
          let row = Int.random(in: heights.indices, using: &generator)
          let position = [TableView.ScrollPosition.none, .top, .middle, .bottom].randomElement(
            using: &generator)!
          screen.table.scrollToRow(at: path(row), at: position)
          naive.scroll(to: row, position)
        case 4:
          heights = Self.heights(&generator)
          screen.rows.counts = [heights.count]
          screen.table.reloadData()
          screen.layOut()
          naive.change(heights)
        default:
          screen.root.frame.size.width = Double.random(in: 100...500, using: &generator).rounded()
          screen.layOut()
        }
        #expect(screen.seen == naive.seen, "step \(step)")
        #expect(screen.table.contentOffset.y == naive.offset, "step \(step)")
        #expect(screen.table.contentSize.height == naive.total)
      }
    }
  }

  /// If heights become known only for visible rows, the visible rows have no gaps and the correct heights, and move by
  /// the scrolled distance.
  @Test func tablesThatMeasureRowsMoveNothingThatIsSeen() {
    var generator = SeededGenerator.announced(for: "tables that measure rows")
    for round in 0..<10 {
      let heights = Self.heights(&generator)
      let screen = TableScreen(heights.count)
      if round % 2 == 0 {
        screen.sizeThemselves { heights[$0.row] }
      } else {
        screen.rows.height = { heights[$0.row] }
      }
      screen.layOut()
      for _ in 0..<30 {
        let old = screen.seen
        let before = screen.table.contentOffset.y
        let isScrolling = Bool.random(using: &generator) || heights.isEmpty
        if isScrolling {
          screen.table.scroll(by: Point(x: 0, y: Double(Int.random(in: -300...300, using: &generator))))
          let moved = screen.table.contentOffset.y - before
          screen.layOut()
          expectMoved(old, screen, by: moved)
        } else {
          screen.table.scrollToRow(at: path(Int.random(in: heights.indices, using: &generator)), at: .middle)
        }
        expectNoGaps(screen, heights)
      }
      #expect(screen.root.layoutProblems.isEmpty)
    }
  }

  /// Expects the visible rows to have moved, except at the ends of the content, which are known only after measuring.
  private func expectMoved(_ old: [Seen], _ screen: TableScreen, by distance: Double) {
    let table = screen.table
    guard table.contentOffset.y > 0, table.contentOffset.y < table.maximumContentOffset.y else { return }
    for row in old {
      guard let new = screen.seen.first(where: { $0.path == row.path }) else { continue }
      #expect(new.y == row.y - distance)
    }
  }

  private func expectNoGaps(_ screen: TableScreen, _ heights: [Double]) {
    let seen = screen.seen
    for (upper, lower) in zip(seen, seen.dropFirst()) {
      #expect(lower.path.row == upper.path.row + 1)
      #expect(lower.y == upper.y + upper.height)
    }
    for row in seen { #expect(row.height == heights[row.path.row]) }
    guard let first = seen.first, let last = seen.last else { return #expect(heights.isEmpty) }
    #expect(first.y <= 0)
    #expect(last.y + last.height >= 480 || last.path.row == heights.count - 1)
  }
}

import KansoScreens
import TestSupport
import Testing

/// The cost of tables with many rows.
struct TableGrowthTests {
  enum Way: CaseIterable, Sendable {
    case fixed, fromDelegate, measured
  }

  private func screen(_ count: Int, _ way: Way) -> TableScreen {
    let screen = TableScreen(count)
    switch way {
    case .fixed: screen.table.rowHeight = 50
    case .fromDelegate: screen.rows.height = { Double(40 + $0.row % 7) }
    case .measured: screen.sizeThemselves { Double(40 + $0.row % 7) }
    }
    return screen
  }

  /// Counts the cells and heights that 40 steps request, and the cells that they lay out.
  @Test(arguments: Way.allCases)
  func aStepCostsAsMuchInALongTableAsInAShortOne(_ way: Way) {
    func costs(_ count: Int) -> [Int] {
      let screen = screen(count, way)
      screen.layOut()
      screen.rows.forget()
      for _ in 0..<40 { screen.scroll(37) }
      let cells = screen.table.subviews.compactMap { $0 as? BarCell }
      return [
        screen.rows.cellsAsked.count, screen.rows.heightsAsked, screen.table.subviews.count,
        cells.map(\.layouts).reduce(0, +),
      ]
    }
    #expect(costs(100_000) == costs(1_000))
  }

  /// A step that visited all rows would take quadratic time in total.
  @Test func timeGrowsWithTheNumberOfStepsAndOfRows() {
    expectLinearTime(from: 32, growth: 32) { steps in
      let screen = screen(1_000 * steps, .measured)
      screen.layOut()
      for _ in 0..<steps { screen.scroll(37) }
    }
  }

  @Test(arguments: Way.allCases)
  func onlyWhatIsSeenIsAskedFor(_ way: Way) {
    let screen = screen(100_000, way)
    screen.layOut()
    screen.table.scrollToRow(at: path(99_999), at: .bottom)
    screen.table.scrollToRow(at: path(50_000), at: .top)
    #expect(screen.rows.cellsAsked.count <= 50)
    #expect(screen.rows.heightsAsked <= 50)
    #expect(screen.seen.first == Seen(path: path(50_000), y: 0, height: way == .fixed ? 50 : 46))
  }

  @Test func aStepLaysOutOnlyTheCellThatCame() {
    let screen = screen(100_000, .measured)
    screen.layOut()
    for _ in 0..<20 { screen.scroll(40) }
    func layouts() -> Int { screen.table.visibleCells.compactMap { ($0 as? BarCell)?.layouts }.reduce(0, +) }
    let cells = Set(screen.table.visibleCells.map(ObjectIdentifier.init))
    let before = layouts()
    screen.scroll(2)
    #expect(layouts() - before <= 2)
    #expect(cells.count <= 13)
  }
}

import KansoScreens
import TestSupport
import Testing

/// What tables of many rows cost.
struct TableGrowthTests {
  enum Way: CaseIterable, Sendable {
    case fixed, said, measured
  }

  private func screen(_ count: Int, _ way: Way) -> TableScreen {
    let screen = TableScreen(count)
    switch way {
    case .fixed: screen.table.rowHeight = 50
    case .said: screen.rows.height = { Double(40 + $0.row % 7) }
    case .measured: screen.sizeThemselves { Double(40 + $0.row % 7) }
    }
    return screen
  }

  @Test(arguments: Way.allCases)
  func aStepCostsAsMuchInALongTableAsInAShortOne(_ way: Way) {
    func time(_ count: Int) -> Double {
      let screen = screen(count, way)
      screen.layOut()
      for _ in 0..<5 { screen.scroll(37) }
      return (0..<3).map { _ in cpuTime { for _ in 0..<40 { screen.scroll(37) } } }.min() ?? 0
    }
    let (short, long) = (time(1_000), time(100_000))
    #expect(long < 3 * short + 0.002, "\(short) s, \(long) s")
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

  @Test func aLongTableIsThereAtOnce() {
    let time = cpuTime { screen(100_000, .measured).layOut() }
    #expect(time < 1, "\(time) s")
  }
}

import KansoScreens
import Testing

/// Data sources and delegates with invalid answers.
struct TableProblemTests {
  private let screen = TableScreen(100)
  private var table: TableView { screen.table }
  private var problems: [String] { screen.root.layoutProblems.map(\.message) }

  @Test func negativeCountsAreNone() {
    screen.rows.counts = [-3, 2]
    screen.layOut()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.indexPathsForVisibleRows == [path(0, 1), path(1, 1)])
    #expect(problems == ["there cannot be -3 rows in section 0 in TableView: there are none"])
  }

  @Test func endlessCountsAreCutOff() {
    screen.rows.counts = [.max]
    screen.layOut()
    #expect(table.numberOfRows(inSection: 0) == 3_999_999)
    #expect(problems.count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -2, 1e7])
  func heightsThatAreNoneAreMeasured(_ height: Double) {
    screen.rows.height = { $0.row == 1 ? height : 50 }
    screen.layOut()
    #expect(table.rectForRow(at: path(1)).height == 44)
    #expect(table.rectForRow(at: path(2)).minY == 94)
    #expect(problems.count == 1)
  }

  @Test func rowsOfNoHeightAreSkipped() {
    screen.rows.counts = [100_000]
    screen.rows.height = { $0.row % 1_000 == 0 ? 50 : 0 }
    screen.layOut()
    #expect(screen.rows.cellsAsked.count <= 10)
    #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { Double($0) * 50 })
  }

  @Test func cellsOfNoClassAreEmpty() {
    screen.rows.make = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
    screen.layOut()
    #expect(table.visibleCells.count == 11)
    #expect(
      problems == [
        "no class is registered for cells `other` of TableView: call register(_:forCellReuseIdentifier:) first"
      ])
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func oneCellCannotShowTwoRows() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    screen.rows.make = { _, _ in cell }
    screen.layOut()
    #expect(table.visibleCells.count == 11)
    #expect(table.cellForRow(at: path(0)) === cell)
    #expect(problems.count == 10)
  }

  @Test func aCellOfAnotherTableStaysThere() {
    let other = TableScreen(1)
    other.layOut()
    let cell = other.table.visibleCells[0]
    screen.rows.make = { _, _ in cell }
    screen.layOut()
    #expect(cell.superview === other.table)
    #expect(table.visibleCells.count == 11)
  }

  @Test func aCellThatTheTableIsInIsNotUsed() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.addSubview(screen.root)
    screen.rows.make = { _, _ in cell }
    cell.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0 !== cell })
  }

  @Test func countsThatChangeUnseenDoNothing() {
    screen.layOut()
    screen.rows.counts = []
    screen.scroll(2_000)
    #expect(table.numberOfRows(inSection: 0) == 100)
    #expect(screen.seen.first?.path == path(45))
  }

  @Test func rowsThatDoNotAddUpAreLoadedAnew() {
    screen.layOut()
    screen.rows.counts = [50]
    table.deleteRows(at: [path(0)])
    screen.layOut()
    #expect(table.numberOfRows(inSection: 0) == 50)
    #expect(problems.count == 1)
  }

  @Test func whoReloadsWhileCellsAreAskedForIsReported() {
    screen.rows.make = { table, _ in
      table.reloadData()
      _ = table.numberOfSections
      table.deleteRows(at: [path(0)])
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    screen.layOut()
    #expect(screen.root.layoutProblems.map(\.kind) == [.endlessLayout])
  }

  @Test func whoAsksTheTableWhileItAsksGetsAnswers() {
    table.estimatedRowHeight = 0
    screen.rows.height = { [table] path in
      _ = table.rectForRow(at: path)
      table.layoutIfNeeded()
      table.layoutSubviews()
      return 50
    }
    screen.layOut()
    #expect(table.visibleCells.count == 10)
  }

  @Test func aCellThatIsTakenAndNotGivenBackIsNotSeen() {
    screen.layOut()
    screen.rows.make = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    screen.scroll(500)
    #expect(table.subviews.count == table.visibleCells.count)
  }

  @Test func rowsThatThereAreNotCannotBeScrolledTo() {
    screen.layOut()
    table.scrollToRow(at: path(100), at: .top)
    #expect(problems == ["there is no row [0, 100] in TableView to scroll to"])
    #expect(table.contentOffset == .zero)
  }

  @Test func heightsOfTheTableThatAreNoneAreRefused() {
    table.rowHeight = .nan
    table.estimatedRowHeight = -7
    #expect(table.rowHeight == TableView.automaticDimension)
    #expect(table.estimatedRowHeight == TableView.automaticDimension)
    #expect(problems.count == 2)
  }

  @Test func aDataSourceThatIsGoneLeavesEmptyRows() {
    screen.layOut()
    table.dataSource = nil
    screen.layOut()
    #expect(table.visibleCells.isEmpty)
  }
}

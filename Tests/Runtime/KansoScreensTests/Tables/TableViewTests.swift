import KansoScreens
import Testing

/// Table rows. Only visible rows have cells.
struct TableViewTests {
  private let screen = TableScreen(100)
  private var table: TableView { screen.table }

  @Test func rowsAreBelowEachOtherAndOnlyThoseThatAreSeenHaveCells() {
    table.rowHeight = 50
    screen.layOut()
    #expect(screen.seen == (0..<10).map { Seen(path: path($0), y: Double($0) * 50, height: 50) })
    #expect(table.contentSize == Size(width: 320, height: 5_000))
    #expect(screen.rows.cellsAsked == (0..<10).map { path($0) })
    #expect(screen.rows.shown == screen.rows.cellsAsked)
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func cellsOfRowsThatAreGoneShowThoseThatCome() {
    table.rowHeight = 50
    screen.sizeThemselves { _ in 50 }
    screen.layOut()
    let first = table.cellForRow(at: path(0)) as? BarCell
    screen.rows.forget()
    screen.scroll(50)
    #expect(table.cellForRow(at: path(10)) === first)
    #expect(first?.reuses == 1)
    #expect(screen.rows.cellsAsked == [path(10)])
    #expect(screen.rows.hidden == [path(0)])
    #expect(table.subviews.count == 10)
  }

  @Test func rowsAreAsHighAsConstraintsToTheCellSay() {
    screen.sizeThemselves { Double(30 + $0.row) }
    screen.layOut()
    #expect(table.rectForRow(at: path(0)) == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: path(2)) == Rect(x: 0, y: 61, width: 320, height: 32))
    #expect((table.visibleCells[2] as? BarCell)?.bar.frame == Rect(x: 0, y: 0, width: 320, height: 32))
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func rowsAreAsHighAsConstraintsToTheContentViewSay() {
    screen.rows.make = { _, _ in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      let label = Label("row")
      label.enableAutoLayout()
      cell.contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
      ])
      return cell
    }
    screen.layOut()
    let text = Label("row").intrinsicContentSize.height
    #expect(table.visibleCells[0].frame.height == 22 + text)
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func rowsWithoutConstraintsAre44PointsHigh() {
    screen.layOut()
    #expect(table.visibleCells[1].frame == Rect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test func scrollingUpIntoHigherRowsKeepsWhatIsSeenInPlace() {
    screen.sizeThemselves { _ in 100 }
    screen.layOut()
    table.scrollToRow(at: path(50), at: .top)
    let old = screen.seen
    #expect(old.first == Seen(path: path(50), y: 0, height: 100))
    screen.scroll(-10)
    #expect(screen.seen.first == Seen(path: path(49), y: -90, height: 100))
    #expect(screen.seen[1].y == 10)
  }

  @Test func scrollingFarMeasuresOnlyWhatIsSeenThere() {
    screen.sizeThemselves { _ in 60 }
    screen.layOut()
    screen.rows.forget()
    table.scrollToRow(at: path(90), at: .middle)
    #expect(screen.seen.first { $0.path == path(90) }?.y == 210)
    #expect(screen.rows.cellsAsked.count <= 12)
  }

  @Test func rowsAreSelectedWithoutTellingAnyone() {
    screen.layOut()
    table.selectRow(at: path(3))
    #expect(table.indexPathsForSelectedRows == [path(3)])
    #expect(table.cellForRow(at: path(3))?.isSelected == true)
    table.selectRow(at: path(1_000_000))
    #expect(table.indexPathsForSelectedRows == [path(3)])
    table.selectRow(at: nil)
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func theLastRowEndsAtTheBottom() {
    screen.sizeThemselves { _ in 60 }
    screen.layOut()
    table.scrollToRow(at: path(99), at: .top)
    #expect(screen.seen.last == Seen(path: path(99), y: 420, height: 60))
    #expect(table.contentOffset == table.maximumContentOffset)
  }

  @Test func anotherTextSizeForgetsHeightsAndKeepsThePlace() {
    var height = 60.0
    screen.sizeThemselves { _ in height }
    screen.layOut()
    table.scrollToRow(at: path(40), at: .top)
    height = 80
    table.reloadRows(at: table.indexPathsForVisibleRows)
    screen.root.traitCollection.preferredContentSizeCategory = .extraLarge
    screen.layOut()
    #expect(screen.seen.first == Seen(path: path(40), y: 0, height: 80))
  }

  @Test func anotherWidthGivesCellsAnotherAndKeepsThePlace() {
    table.rowHeight = 50
    screen.layOut()
    table.contentOffset.y = 500
    screen.layOut()
    screen.root.frame.size.width = 200
    screen.layOut()
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 200 })
    #expect(screen.seen.first == Seen(path: path(10), y: 0, height: 50))
  }

  @Test func titlesStandAboveTheirSections() {
    screen.rows.counts = [2, 3]
    screen.rows.titles = [1: "Second"]
    table.rowHeight = 50
    screen.layOut()
    let header = table.headerView(forSection: 1)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: -1) == nil)
    #expect(table.headerView(forSection: 2) == nil)
    #expect(header?.frame.minY == 100)
    #expect(header?.textLabel.text == "Second")
    #expect(table.rectForRow(at: path(0, 1)).minY == header?.frame.maxY)
  }

  @Test func aTapSelectsAndNotifiesTheDelegate() {
    screen.layOut()
    #expect(table.tap(rowAt: path(1)))
    #expect(table.tap(rowAt: path(2)))
    #expect(screen.rows.selected == [path(1), path(2)])
    #expect(screen.rows.deselected == [path(1)])
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    #expect(!table.tap(rowAt: path(100)))
  }

  @Test func anAccessoryTakesWidthFromTheContent() {
    screen.layOut()
    let cell = table.visibleCells[0]
    cell.accessoryType = .disclosureIndicator
    screen.layOut()
    #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 288, height: 44))
    screen.root.traitCollection.layoutDirection = .rightToLeft
    screen.layOut()
    #expect(cell.contentView.frame.minX == 32)
  }

  @Test func placesAreFoundOutOfPoints() {
    table.rowHeight = 50
    #expect(table.indexPathForRow(at: Point(x: 10, y: 49.9)) == path(0))
    #expect(table.indexPathForRow(at: Point(x: 10, y: 50)) == path(1))
    #expect(table.indexPathForRow(at: Point(x: 10, y: 5_000)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 10, y: .nan)) == nil)
  }

  @Test func rowsComeAndGo() {
    table.rowHeight = 50
    screen.layOut()
    table.contentOffset.y = 500
    screen.layOut()
    let cell = table.cellForRow(at: path(10))
    screen.rows.counts = [102]
    table.insertRows(at: [path(0), path(1)])
    screen.layOut()
    #expect(table.cellForRow(at: path(12)) === cell)
    #expect(screen.seen.first == Seen(path: path(12), y: 0, height: 50))
    screen.rows.counts = [101]
    table.deleteRows(at: [path(12)])
    screen.layOut()
    #expect(screen.seen.first == Seen(path: path(12), y: 0, height: 50))
    #expect(table.contentSize.height == 5_050)
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func aFirstRowThatGrowsGrowsDownwards() {
    var height = 60.0
    screen.sizeThemselves { _ in height }
    screen.layOut()
    height = 90
    table.reloadRows(at: [path(0)])
    screen.layOut()
    #expect(screen.seen[0] == Seen(path: path(0), y: 0, height: 90))
    #expect(screen.seen[1] == Seen(path: path(1), y: 90, height: 60))
  }

  @Test func rowsAboveThatWereTakenForLowerMoveNothingAtTheTopEither() {
    screen.sizeThemselves { _ in 100 }
    screen.layOut()
    table.scrollToRow(at: path(3), at: .top)
    screen.root.traitCollection.displayScale = 1
    screen.layOut()
    let y = screen.seen[0].y
    screen.scroll(-132)
    #expect(screen.seen.first { $0.path == path(3) }?.y == y + 132)
  }
}

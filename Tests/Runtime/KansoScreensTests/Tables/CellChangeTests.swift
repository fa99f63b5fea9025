import KansoScreens
import Testing

/// A visible row is laid out again when its cell's contents change.
struct CellChangeTests {
  private func texts(_ count: Int) -> TableScreen {
    let screen = TableScreen(count)
    screen.rows.make = { _, path in
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(path.row)"
      return cell
    }
    screen.layOut()
    return screen
  }

  @Test func aLongerTextMakesItsRowHigher() {
    let screen = texts(3)
    screen.table.visibleCells[1].textLabel?.text = "a\nb\nc"
    screen.layOut()
    #expect(screen.seen.map(\.height) == [44, 83, 44])
    #expect(screen.seen.map(\.y) == [0, 44, 127])
    screen.table.visibleCells[1].textLabel?.text = "a"
    screen.layOut()
    #expect(screen.seen.map(\.height) == [44, 44, 44])
  }

  @Test func aConstraintDoesToo() throws {
    let screen = TableScreen(3)
    screen.sizeThemselves { _ in 30 }
    screen.layOut()
    let cell = try #require(screen.table.visibleCells[1] as? BarCell)
    cell.height.constant = 50
    screen.layOut()
    #expect(screen.seen.map(\.height) == [30, 50, 30])
  }

  @Test func whatIsSeenAboveStaysWhereItIs() {
    let screen = texts(100)
    screen.scroll(1_000)
    let first = screen.seen[0]
    screen.table.visibleCells[2].textLabel?.text = "a\nb"
    screen.layOut()
    #expect(screen.seen[0] == first)
    #expect(screen.table.contentSize.height == 99 * 44 + 63)
  }

  @Test func aColorMeasuresNothing() {
    let screen = texts(3)
    screen.rows.forget()
    screen.table.visibleCells[1].textLabel?.textColor = Color(red: 1, green: 0, blue: 0)
    screen.layOut()
    #expect(screen.rows.heightsAsked == 0)
  }

  @Test func onlyWhatChangedIsMeasured() {
    let screen = texts(5)
    screen.rows.forget()
    screen.table.visibleCells[1].textLabel?.text = "a"
    screen.layOut()
    #expect(screen.rows.heightsAsked == 1)
    #expect(screen.rows.cellsAsked.isEmpty)
  }

  @Test func scrollingMeasuresNothingTwice() {
    let screen = texts(100)
    screen.rows.forget()
    screen.scroll(44)
    screen.layOut()
    #expect(screen.rows.heightsAsked == 1)
  }

  @Test func aShorterEndIsScrolledTo() {
    let screen = texts(20)
    screen.scroll(10_000)
    screen.table.visibleCells.last?.textLabel?.text = "a\nb\nc"
    screen.layOut()
    screen.scroll(10_000)
    screen.table.visibleCells.last?.textLabel?.text = "a"
    screen.layOut()
    #expect(screen.table.contentOffset.y == 20 * 44 - 480)
  }
}

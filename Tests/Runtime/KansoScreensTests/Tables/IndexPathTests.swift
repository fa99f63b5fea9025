import Foundation
import KansoScreens
import Testing

/// In a file that imports Foundation, `IndexPath` inside a view still means that of tables.
private final class ScreenOfRows: View, TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: "\(indexPath.row)")
  }
}

struct IndexPathTests {
  @Test func viewsMeanRowsOfTablesWhereFoundationIsImported() {
    let screen = ScreenOfRows(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let table = TableView(frame: screen.bounds)
    screen.addSubview(table)
    table.dataSource = screen
    screen.layoutIfNeeded()
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["0"])
  }

  @Test func rowsAreOrderedAsTheyStand() {
    let rows = [(1, 1), (0, 1), (5, 0)].map { KansoScreens.IndexPath(row: $0.0, section: $0.1) }
    #expect(rows.sorted().map(\.description) == ["[0, 5]", "[1, 0]", "[1, 1]"])
  }
}

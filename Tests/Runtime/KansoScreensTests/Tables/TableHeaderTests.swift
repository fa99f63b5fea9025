import Foundation
import KansoLayout
import KansoScreens
import Testing

/// Headers and footers of sections and of tables, and the look of groups.
struct TableHeaderTests {
  /// Returns a table of rows that are 40 high, in a root of 320 × 480.
  private func table(_ rows: Sections, style: TableView.Style = .plain) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  @Test func viewsOfTheDelegateStandAboveAndBelowTheirSections() {
    let rows = Sections(2, 1)
    rows.header = { $0 == 0 ? BarHeader(height: 30) : nil }
    rows.footer = { _ in BarHeader(height: 10) }
    let table = table(rows)
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(table.rectForFooter(inSection: 0) == Rect(x: 0, y: 110, width: 320, height: 10))
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 120)
    #expect(table.contentSize.height == 170)
    #expect(rows.shown == ["header 0", "footer 0", "footer 1"])
  }

  @Test func heightsOfTheDelegateCount() {
    let rows = Sections(1, 1)
    rows.header = { _ in View() }
    rows.headerHeight = { $0 == 0 ? 50 : 0 }
    let table = table(rows)
    #expect(table.rectForHeader(inSection: 0).height == 50)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.contentSize.height == 130)
    rows.headerHeight = { _ in -7 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.layoutProblems.contains { $0.message.contains("the height of the header of section 0") })
  }

  @Test func theTablesOwnHeaderAndFooterScrollWithTheRows() {
    let rows = Sections(3)
    let table = table(rows)
    let (header, footer) = (
      View(frame: Rect(x: 0, y: 0, width: 5, height: 60)), View(frame: Rect(x: 0, y: 0, width: 5, height: 20))
    )
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    table.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 0, width: 320, height: 60))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
    #expect(footer.frame == Rect(x: 0, y: 180, width: 320, height: 20))
    #expect(table.contentSize.height == 200 && table.contentOffset.y == 0)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.contentSize.height == 140)
  }

  @Test func anEmptyTableShowsItsHeaderAndFooter() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 0, height: 60))
    table.tableFooterView = View()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60 && table.tableHeaderView?.frame.width == 320)
  }

  @Test func headersAreReused() {
    let rows = Sections([Int](repeating: 5, count: 100))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 40
    table.register(BarHeader.self, forHeaderFooterViewReuseIdentifier: "bar")
    rows.header = { _ in table.dequeueReusableHeaderFooterView(withIdentifier: "bar") }
    (table.dataSource, table.delegate) = (rows, rows)
    var seen: Set<ObjectIdentifier> = []
    for section in 0..<100 {
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top)
      if let header = table.headerView(forSection: section) { seen.insert(ObjectIdentifier(header)) }
    }
    #expect(seen.count < 10)
  }

  @Test func groupsAreApart() {
    let rows = Sections(1, 1)
    let plain = table(rows)
    #expect(plain.contentSize.height == 80)
    let grouped = table(rows, style: .grouped)
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 35 + 40 + 36)
    #expect(grouped.contentSize.height == 35 + 40 + 36 + 40 + 18)
    let cell = grouped.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame.width == 320 && cell?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func insetGroupsHaveRoundCorners() {
    let rows = Sections(3, 1)
    let table = table(rows, style: .insetGrouped)
    let cells = table.visibleCells
    #expect(cells[0].frame == Rect(x: 16, y: 18, width: 288, height: 40))
    #expect(cells.map(\.maskedCorners) == [[.topLeft, .topRight], [], [.bottomLeft, .bottomRight], .all])
    #expect(cells.map(\.cornerRadius) == [10, 0, 10, 10])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minX == 16)
  }

  @Test func aTitleOfAGroupHasTheHeightOfUIKits() {
    let rows = Sections(1, 1)
    rows.titles = [0: "Cats", 1: "Dogs"]
    rows.footers = [1: "All of them."]
    let table = table(rows, style: .grouped)
    #expect(abs(table.rectForHeader(inSection: 0).height - 55.5) <= 0.5)
    #expect(abs(table.rectForHeader(inSection: 1).height - 38) <= 0.5)
    #expect(table.headerView(forSection: 0)?.textLabel.text == "CATS")
    #expect(table.footerView(forSection: 1)?.textLabel.text == "All of them.")
    #expect(table.headerView(forSection: 0)?.backgroundColor == nil)
  }

  @Test func insertedRowsKeepHeadersAndFooters() {
    let rows = Sections(1, 1)
    rows.header = { _ in BarHeader(height: 30) }
    rows.footer = { _ in BarHeader(height: 10) }
    let table = table(rows)
    let footer = table.footerView(forSection: 0)
    rows.counts[0] = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)])
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) === footer && footer?.frame.minY == 110)
    // A header that only moves has been visible before.
    #expect(rows.shown == ["header 0", "footer 0", "header 1", "footer 1"])
    #expect(table.contentSize.height == 200)
  }

  @Test func aHeaderThatContainsTheTableIsRefused() {
    let outer = View()
    let table = table(Sections(1))
    outer.addSubview(table)
    table.tableHeaderView = outer
    outer.layoutIfNeeded()
    #expect(outer.layoutProblems.contains { $0.kind == .cycle })
  }
}

/// A header of a height.
private final class BarHeader: TableViewHeaderFooterView {
  convenience init(height: Double) {
    self.init(reuseIdentifier: nil)
    contentView.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}

/// A data source and delegate of sections with headers and footers.
private final class Sections: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var header: ((Int) -> View?)?
  var footer: ((Int) -> View?)?
  var headerHeight: ((Int) -> Double)?
  private(set) var shown: [String] = []

  init(_ counts: Int...) { self.counts = counts }
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footers[section] }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header?(section) }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { footer?(section) }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(headerHeight?(section) ?? TableView.automaticDimension)
  }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    shown.append("header \(section)")
  }
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    shown.append("footer \(section)")
  }
}

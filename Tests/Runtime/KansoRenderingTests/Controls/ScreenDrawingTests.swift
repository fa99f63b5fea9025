import KansoLayout
import KansoRendering
import KansoScreens
import Testing

/// The drawings of windows, bars and tables.
struct ScreenDrawingTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Cats" }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
      return cell
    }
  }

  private let rows = Rows()

  private func table() -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  @Test func aTableHasItsHeaderItsRowsAndTheirLines() {
    let table = table()
    let parts = table.shown(320, 480)
    #expect(parts.texts.map(\.text) == ["Cats", "Row 0", "Row 1"])
    #expect(parts.rects("#f7f7f7").count == 1)
    #expect(parts.rects("#c6c6c8").map(\.height) == [0.5, 0.5])
    // A disclosure indicator at the trailing edge, and a check mark in the tint color.
    #expect(parts.rects("#3c3c43 0.3").allSatisfy { $0.minX > 290 && $0.maxX < 304.1 })
    #expect(parts.rects("#3c3c43 0.3").count == 1)
    #expect(parts.rects("#007aff").count == 1)
    let mirrored = table.shown(320, 480) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.rects("#3c3c43 0.3").allSatisfy { $0.minX >= 16 && $0.maxX < 30 })
    #expect(table.shown(320, 480) { $0.userInterfaceStyle = .dark }.colors.first == "#000000")
  }

  @Test func anArrowPointsWhereLinesRunTo() throws {
    func tip(_ direction: UserInterfaceLayoutDirection) throws -> Bool {
      let parts = table().shown(320, 480) { $0.layoutDirection = direction }
      let arrow = try #require(parts.fills.first { $0.color == "#3c3c43 0.3" })
      guard case .path(let path) = arrow.outline, let tip = path.points.first else { return false }
      return tip.x > arrow.outline.bounds.midX
    }
    #expect(try tip(.leftToRight))
    #expect(try !tip(.rightToLeft))
  }

  @Test func aRowThatIsSelectedIsGray() {
    let table = table()
    _ = table.shown(320, 480)
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.frame = root.frame
    root.addSubview(table)
    root.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0))
    let selected = DrawnParts(root).rects("#d1d1d6")
    #expect(selected.map(\.width) == [320])
  }

  private func window() -> (Window, NavigationController, TabBarController) {
    let window = Window(device: .iPhone16)
    let first = ViewController()
    first.title = "First"
    let navigation = NavigationController(rootViewController: first)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    tabs.viewControllers[1].tabBarItem = TabBarItem(title: "Other")
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let second = ViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    return (window, navigation, tabs)
  }

  @Test func barsHaveABackgroundAndALine() {
    let (window, navigation, tabs) = window()
    let parts = DrawnParts(window)
    let pixel = 1.0 / 3
    #expect(parts.colors.first == "#ffffff")
    #expect(
      parts.rects("#f9f9f9") == [
        Rect(x: 0, y: 0, width: 393, height: 103), Rect(x: 0, y: 769, width: 393, height: 83),
      ])
    #expect(
      parts.rects("#000000 0.3") == [
        Rect(x: 0, y: 103, width: 393, height: pixel), Rect(x: 0, y: 769 - pixel, width: 393, height: pixel),
      ])
    let texts = parts.texts.map { "\($0.text) \($0.color.described)" }
    #expect(
      texts.sorted() == ["First #007aff", "First #007aff", "Other #8e8e93", "Second #000000"])
    navigation.navigationBar.barTintColor = Color(red: 1, green: 0, blue: 0)
    tabs.tabBar.barTintColor = Color(red: 1, green: 0, blue: 0)
    #expect(DrawnParts(window).rects("#f9f9f9").isEmpty)
    #expect(DrawnParts(window).rects("#ff0000").count == 2)
    window.overrideUserInterfaceStyle = .dark
    #expect(DrawnParts(window).colors.first == "#000000")
    window.backgroundColor = Color(red: 0, green: 1, blue: 0)
    #expect(DrawnParts(window).colors.first == "#00ff00")
  }

  @Test func theWayBackIsAnArrow() throws {
    let (window, navigation, _) = window()
    let button = navigation.navigationBar.backButton
    let arrow = try #require(DrawnParts(button).fills.first)
    #expect(arrow.color == "#007aff")
    #expect(arrow.outline.bounds.maxX < button.titleLabel.frame.minX)
    window.traitCollection.layoutDirection = .rightToLeft
    let mirrored = try #require(DrawnParts(button).fills.first)
    #expect(mirrored.outline.bounds.minX > button.titleLabel.frame.maxX)
  }

  @Test func aBadgeIsRed() throws {
    let (window, _, tabs) = window()
    tabs.viewControllers[1].tabBarItem.badgeValue = "12"
    let parts = DrawnParts(window)
    let badge = try #require(parts.rects("#ff3b30").first)
    #expect(badge.height == 18 && badge.width >= 18)
    let text = try #require(parts.texts.first { $0.text == "12" })
    #expect(text.color.described == "#ffffff")
    #expect(abs(text.origin.x + text.width / 2 - badge.midX) < 0.5)
  }
}

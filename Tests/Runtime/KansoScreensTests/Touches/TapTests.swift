import KansoScreens
import Testing

/// Taps hit the view that a finger would hit.
struct TapTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let button = Button("Go")
  private let taps = Taps()

  final class Taps { var count = 0 }

  init() {
    button.frame = Rect(x: 50, y: 50, width: 100, height: 40)
    button.onAction = { [taps] _ in taps.count += 1 }
    root.addSubview(button)
  }

  @Test func aButtonThatIsSeenIsTapped() {
    #expect(button.tap())
    #expect(root.tap(at: Point(x: 50, y: 50)))
    #expect(!root.tap(at: Point(x: 150, y: 60)))
    #expect(!root.tap(at: Point(x: 10, y: 10)))
    #expect(!root.tap(at: Point(x: .nan, y: 10)))
    #expect(taps.count == 2)
  }

  @Test func whatIsHiddenTransparentOrDisabledIsNot() {
    button.isHidden = true
    #expect(!button.tap())
    button.isHidden = false
    button.alpha = 0
    #expect(!button.tap())
    button.alpha = 1
    button.isEnabled = false
    #expect(!button.tap())
    button.isEnabled = true
    root.isUserInteractionEnabled = false
    #expect(!button.tap())
    #expect(taps.count == 0)
  }

  @Test func whatIsCoveredIsNot() {
    let cover = View(frame: root.bounds)
    root.addSubview(cover)
    #expect(!button.tap())
    cover.isUserInteractionEnabled = false
    #expect(button.tap())
    #expect(taps.count == 1)
  }

  @Test func textsAndPicturesAreTappedThrough() {
    let label = Label("Go!")
    label.frame = button.frame
    let picture = ImageView(frame: button.frame)
    root.addSubview(label)
    root.addSubview(picture)
    #expect(button.tap())
    #expect(picture.tap())
    #expect(!label.tap(), "the picture covers it")
    picture.isHidden = true
    #expect(label.tap())
    #expect(taps.count == 3)
  }

  @Test func whatWasScrolledIsTappedWhereItIsNow() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    list.contentSize = Size(width: 200, height: 500)
    root.addSubview(list)
    list.addSubview(button)
    button.frame.origin.y = 300
    #expect(!button.tap())
    list.contentOffset.y = 290
    #expect(button.tap())
    #expect(root.tap(at: Point(x: 60, y: 20)))
    #expect(taps.count == 2)
  }

  @Test func aDisabledButtonKeepsTheTapFromWhatIsAroundIt() {
    let outer = Button { [taps] _ in taps.count += 10 }
    outer.frame = root.bounds
    root.addSubview(outer)
    outer.addSubview(button)
    button.isEnabled = false
    #expect(!root.tap(at: Point(x: 60, y: 60)))
    button.isEnabled = true
    #expect(button.tap())
    #expect(taps.count == 1)
  }
}

/// Taps lead from a list to a detail and back.
struct TappedScreensTests {
  private let list = Screen("list")
  private let table = TableView()
  private let rows = Rows(30)
  private let navigation: NavigationController
  private let window: Window

  init() {
    list.content = table
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    navigation = NavigationController(rootViewController: list)
    window = shown(navigation)
  }

  @Test func aTapOnACellSelectsItsRow() throws {
    let cell = try #require(table.cellForRow(at: path(3)))
    #expect(cell.tap())
    #expect(rows.selected == [path(3)])
    #expect(cell.isSelected)
    #expect(window.tap(at: Point(x: 100, y: 103 + 44 * 5 + 1)))
    #expect(rows.selected == [path(3), path(5)])
    #expect(!cell.isSelected)
  }

  @Test func aRowBelowABarIsNotTappedThere() {
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(!window.tap(at: Point(x: 100, y: 80)))
    #expect(rows.selected.isEmpty)
  }

  @Test func aButtonInARowIsTappedAndTheRowIsNot() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    var count = 0
    let button = Button("Like") { _ in count += 1 }
    button.frame = Rect(x: 10, y: 2, width: 60, height: 40)
    cell.contentView.addSubview(button)
    #expect(button.tap())
    #expect(count == 1)
    #expect(rows.selected.isEmpty)
    let label = Label("text")
    label.frame = Rect(x: 100, y: 2, width: 60, height: 40)
    cell.contentView.addSubview(label)
    #expect(label.tap())
    #expect(rows.selected == [path(1)])
  }

  @Test func aRowLeadsToItsDetailAndTheBackButtonBack() {
    let opener = Opener()
    opener.navigation = navigation
    table.delegate = opener
    window.layoutIfNeeded()
    window.tap(at: Point(x: 100, y: 103 + 44 * 2 + 20))
    #expect((navigation.topViewController as? Screen)?.name == "detail 2")
    #expect(navigation.navigationBar.backButton.tap())
    #expect(navigation.topViewController === list)
    #expect(table.cellForRow(at: path(4))?.tap() == true)
    #expect((navigation.topViewController as? Screen)?.name == "detail 4")
  }

  /// A delegate that pushes a screen for a tapped row.
  private final class Opener: TableViewDelegate {
    weak var navigation: NavigationController?
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      navigation?.pushViewController(Screen("detail \(indexPath.row)"), animated: true)
    }
  }

  @Test func aTableWithoutSelectionTakesNoTaps() throws {
    table.allowsSelection = false
    #expect(try #require(table.cellForRow(at: path(0))).tap() == false)
  }
}

import KansoScreens
import Testing

/// The frames of screens and bars, checked by arithmetic, on each device in every orientation.
struct ControllerFramesTests {
  /// A screen in a navigation controller in a tab bar controller.
  private struct App {
    let screen = Screen("screen")
    let navigation: NavigationController
    let tabs = TabBarController()
    let window: Window

    init(_ device: Device = .iPhone16, _ orientation: Device.Orientation = .portrait) {
      navigation = NavigationController(rootViewController: screen)
      tabs.viewControllers = [navigation, Screen("other")]
      window = shown(tabs, on: device, orientation)
    }
  }

  private static let held = Device.all.flatMap { device in
    Device.Orientation.allCases.map { (device, $0) }
  }

  @Test(arguments: held) func barsAreAtTheEdgesOfWhatIsSafe(
    _ device: Device, _ orientation: Device.Orientation
  ) {
    let app = App(device, orientation)
    let (size, safe) = (device.size(orientation), device.safeAreaInsets(orientation))
    let isLow = device.idiom == .phone && orientation == .landscape
    let top = device.idiom == .pad ? 50.0 : isLow ? 32 : 44
    let bottom = device.idiom == .pad ? 50.0 : isLow ? 32 : 49
    #expect(place(app.navigation.navigationBar) == Rect(x: 0, y: safe.top, width: size.width, height: top))
    #expect(
      place(app.tabs.tabBar)
        == Rect(
          x: 0, y: size.height - bottom - safe.bottom, width: size.width, height: bottom + safe.bottom))
    #expect(place(app.screen.view) == Rect(origin: .zero, size: size))
    #expect(
      app.screen.view.safeAreaInsets
        == EdgeInsets(
          top: safe.top + top, left: safe.left, bottom: safe.bottom + bottom, right: safe.right))
    let margin = size.width >= 414 ? 20.0 : 16
    #expect(
      app.screen.view.layoutMargins
        == EdgeInsets(
          top: safe.top + top + 8, left: safe.left + margin, bottom: safe.bottom + bottom + 8,
          right: safe.right + margin))
    #expect(app.window.layoutProblems.isEmpty)
  }

  @Test(arguments: Device.all) func whatIsTurnedIsAsIfItHadBeenHeldThatWay(_ device: Device) {
    let (turned, held) = (App(device), App(device, .landscape))
    turned.window.orientation = .landscape
    turned.window.layoutIfNeeded()
    #expect(turned.window.recursiveDescription() == held.window.recursiveDescription())
    #expect(turned.screen.view.layoutMargins == held.screen.view.layoutMargins)
    turned.window.orientation = .portrait
    turned.window.layoutIfNeeded()
    #expect(turned.window.recursiveDescription() == App(device).window.recursiveDescription())
  }

  @Test func aScreenWithoutBarsEndsAtTheHomeIndicator() {
    let screen = Screen("screen")
    let window = shown(screen, on: .iPhone16Pro)
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(screen.view.layoutMargins == EdgeInsets(top: 70, left: 16, bottom: 42, right: 16))
    screen.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets == EdgeInsets(top: 72, left: 1, bottom: 36, right: 3))
  }

  @Test func aHiddenBarTakesNoHeight() {
    let app = App()
    app.navigation.setNavigationBarHidden(true, animated: false)
    app.window.layoutIfNeeded()
    #expect(app.navigation.navigationBar.isHidden)
    #expect(app.screen.view.safeAreaInsets.top == 59)
    app.navigation.isNavigationBarHidden = false
    app.window.layoutIfNeeded()
    #expect(app.screen.view.safeAreaInsets.top == 103)
  }

  @Test func theLowerBarGoesWithAScreenThatHidesItAndComesBack() {
    let app = App()
    let (detail, more) = (Screen("detail"), Screen("more"))
    detail.hidesBottomBarWhenPushed = true
    app.navigation.pushViewController(detail, animated: false)
    app.window.layoutIfNeeded()
    #expect(app.tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    app.navigation.pushViewController(more, animated: false)
    #expect(app.tabs.tabBar.isHidden)
    #expect(more.view.safeAreaInsets.bottom == 34)
    app.navigation.popToRootViewController(animated: false)
    #expect(!app.tabs.tabBar.isHidden)
    #expect(app.screen.view.safeAreaInsets.bottom == 83)
  }

  @Test func theLowerBarIsThereForOtherTabs() {
    let app = App()
    app.screen.hidesBottomBarWhenPushed = true
    #expect(app.tabs.tabBar.isHidden)
    app.tabs.selectedIndex = 1
    #expect(!app.tabs.tabBar.isHidden)
    #expect(app.tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func constraintsToTheSafeAreaAndTheMarginsHold() {
    let screen = Screen("screen")
    let (safe, inner) = (View(), View())
    screen.onDidLoad = {
      for view in [safe, inner] {
        view.translatesAutoresizingMaskIntoConstraints = false
        $0.view.addSubview(view)
      }
      for (view, guide) in [
        (safe, $0.view.safeAreaLayoutGuide), (inner, $0.view.layoutMarginsGuide),
      ] {
        LayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
    }
    let window = shown(NavigationController(rootViewController: screen))
    #expect(safe.frame == Rect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
    #expect(inner.frame == Rect(x: 16, y: 111, width: 393 - 32, height: 852 - 103 - 34 - 16))
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(safe.frame == Rect(x: 59, y: 32, width: 852 - 118, height: 393 - 32 - 21))
  }

  @Test func contentThatScrollsBeginsBelowTheBars() {
    let screen = Screen("screen")
    let list = ScrollView()
    list.contentSize = Size(width: 100, height: 2_000)
    screen.content = list
    let navigation = NavigationController(rootViewController: screen)
    let window = shown(navigation)
    #expect(list.adjustedContentInset == EdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(list.contentOffset == Point(x: 0, y: -103))
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(list.contentOffset == Point(x: 0, y: -32))
  }

  @Test func whatWasScrolledIsWhereItWasWhenOneComesBack() {
    let screen = Screen("screen")
    let list = ScrollView()
    list.contentSize = Size(width: 100, height: 2_000)
    screen.content = list
    let navigation = NavigationController(rootViewController: screen)
    let window = shown(navigation)
    list.contentOffset.y = 300
    navigation.pushViewController(Screen("detail"), animated: false)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(list.contentOffset.y == 300)
    list.contentOffset.y = -103
    navigation.pushViewController(Screen("detail"), animated: false)
    navigation.popViewController(animated: false)
    #expect(list.contentOffset.y == -103)
  }

  @Test func theFirstRowOfATableIsBelowTheBar() {
    let screen = Screen("screen")
    let table = TableView()
    let rows = Rows(30)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    screen.content = table
    let window = shown(NavigationController(rootViewController: screen))
    #expect(table.cellForRow(at: path(0)).map(place) == Rect(x: 0, y: 103, width: 393, height: 44))
    #expect(window.layoutProblems.isEmpty)
  }

  @Test func textSizesDoNotChangeBars() {
    let app = App()
    app.screen.title = "Cats"
    app.window.layoutIfNeeded()
    let before = place(app.navigation.navigationBar.titleLabel)
    app.window.traitCollection.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.window.layoutIfNeeded()
    #expect(place(app.navigation.navigationBar.titleLabel) == before)
    #expect(app.navigation.navigationBar.frame.height == 44)
    #expect(app.tabs.tabBar.frame.height == 83)
  }
}

import KansoScreens
import Testing

/// Impossible requests are ignored, as documented, and do no harm.
struct ControllerMisuseTests {
  private let a = Screen("a")
  private let b = Screen("b")

  @Test func aScreenThatIsNotSeenPresentsNothing() {
    a.present(b, animated: false)
    #expect(a.presentedViewController == nil)
    #expect(!a.isViewLoaded)
    a.dismiss(animated: false)
  }

  @Test func aScreenThatIsCoveredPresentsNothingMore() {
    let c = Screen("c")
    let window = shown(a)
    a.present(b, animated: false)
    a.present(c, animated: false)
    #expect(a.presentedViewController === b)
    b.present(b, animated: false)
    b.present(a, animated: false)
    #expect(b.presentedViewController == nil)
    _ = window
  }

  @Test func thereIsNoWayBackFromTheFirstScreen() {
    let navigation = NavigationController(rootViewController: a)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.topViewController === a)
  }

  @Test func aScreenIsNotPushedTwice() {
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(a, animated: false)
    #expect(navigation.viewControllers.count == 1)
    navigation.setViewControllers([b, b], animated: false)
    #expect(navigation.topViewController === a)
  }

  @Test func aNavigationControllerMayBeEmpty() {
    let navigation = NavigationController(rootViewController: a)
    let window = shown(navigation)
    navigation.viewControllers = []
    #expect(navigation.topViewController == nil)
    #expect(a.parent == nil && a.view.superview == nil)
    #expect(navigation.popToRootViewController(animated: false).isEmpty)
    navigation.pushViewController(b, animated: false)
    #expect(b.view.superview === navigation.view)
    _ = window
  }

  @Test func tabsThatThereAreNotCannotBeChosen() {
    let tabs = TabBarController()
    tabs.selectedIndex = 3
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = [a]
    tabs.selectedIndex = -1
    tabs.selectedViewController = b
    #expect(tabs.selectedIndex == 0)
    let window = shown(tabs)
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.tabBar.buttons.isEmpty)
    tabs.viewControllers = [b, b]
    #expect(tabs.viewControllers.isEmpty)
    _ = window
  }

  @Test func aScreenLeavesTheContainerThatItWasIn() {
    let first = NavigationController(rootViewController: a)
    let window = shown(first)
    first.pushViewController(b, animated: false)
    let second = NavigationController(rootViewController: b)
    #expect(first.viewControllers.count == 1)
    #expect(b.navigationController === second)
    #expect(a.view.superview === first.view)
    #expect(b.view.superview == nil)
    let tabs = TabBarController()
    tabs.viewControllers = [a]
    #expect(first.viewControllers.isEmpty)
    window.rootViewController = a
    #expect(tabs.viewControllers.isEmpty)
    #expect(a.view.superview === window)
  }

  @Test func noControllerIsInItself() {
    let navigation = NavigationController(rootViewController: a)
    a.addChild(navigation)
    a.addChild(a)
    navigation.pushViewController(navigation, animated: false)
    #expect(a.children.isEmpty)
    #expect(navigation.parent == nil)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    navigation.pushViewController(tabs, animated: false)
    tabs.viewControllers = [tabs]
    #expect(tabs.viewControllers.count == 1)
    #expect(a.tabBarController === tabs)
  }

  @Test func viewsMayOutliveTheirControllers() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(Screen("lost").view)
    root.addSubview(NavigationController(rootViewController: Screen("lost")).view)
    let tabs = TabBarController()
    tabs.viewControllers = [Screen("lost")]
    root.addSubview(tabs.view)
    root.layoutIfNeeded()
    #expect(root.subviews.count == 3)
  }

  @Test func itemsMayOutliveTheirBars() {
    var navigation: NavigationController? = NavigationController(rootViewController: a)
    let bar = navigation?.navigationBar
    navigation?.loadViewIfNeeded()
    navigation?.pushViewController(b, animated: false)
    navigation = nil
    b.title = "B"
    bar?.backButton.tap()
    a.title = "A"
    #expect(b.parent == nil)
  }
}

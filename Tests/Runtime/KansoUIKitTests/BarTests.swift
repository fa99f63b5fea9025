import KansoUIKit
import Testing

/// The looks and the images of bars, their items, menus, and the delegates of container controllers.
struct BarTests {
  @Test func aBarFollowsItsLook() {
    let bar = UINavigationBar()
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(bar.barTintColor == .clear && bar.standardAppearance.shadowColor == nil)
    look.backgroundColor = .red
    #expect(bar.barTintColor == .clear)
    bar.standardAppearance.backgroundColor = .green
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    #expect(bar.barTintColor == .green && bar.tintColor == .brown)
    bar.scrollEdgeAppearance = look
    #expect(bar.barTintColor == .red && bar.standardAppearance.backgroundColor == .green)
    bar.scrollEdgeAppearance = nil
    #expect(bar.barTintColor == .green && bar.compactAppearance == nil)
  }

  @Test func aTabBarAndAToolbarHaveLooks() {
    let (tabs, tools) = (UITabBar(), UIToolbar())
    let look = UITabBarAppearance()
    look.backgroundColor = .yellow
    look.stackedLayoutAppearance.normal.iconColor = .gray
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabs.scrollEdgeAppearance = look
    #expect(tabs.barTintColor == .yellow && tabs.unselectedItemTintColor == .gray && tabs.tintColor == .red)
    tools.standardAppearance = UIToolbarAppearance(barAppearance: look)
    #expect(tools.barTintColor == .yellow && tools.standardAppearance.backgroundColor == .yellow)
  }

  @Test func emptyImagesReplaceBackgrounds() {
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(
      bar.backgroundImage(for: .compact) == UIImage() && bar.standardAppearance.shadowImage == UIImage())
    let tabs = UITabBar()
    tabs.backgroundImage = UIImage(systemName: "plus")
    #expect(tabs.standardAppearance.backgroundImage?.isSymbolImage == true)
  }

  @Test func largeTitlesDependOnTheItems() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.frame.height == 96)
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.frame.height == 44 && second.view.safeAreaInsets.top == 103)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.navigationBar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func theBackButtonIsThatOfTheScreenBefore() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.loadViewIfNeeded()
    navigation.pushViewController(second, animated: false)
    let button = navigation.navigationBar.backButton
    #expect(button.currentTitle == "First")
    let item = UIBarButtonItem(title: "Go back", style: .plain, target: nil, action: nil)
    item.tintColor = .red
    first.navigationItem.backBarButtonItem = item
    #expect(button.currentTitle == "Go back" && button.tintColor == .red)
    item.title = "Return"
    #expect(button.currentTitle == "Return")
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(button.currentTitle == nil && !button.isHidden)
    second.navigationItem.setLeftBarButton(UIBarButtonItem(systemItem: .edit), animated: true)
    #expect(button.isHidden)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(!button.isHidden)
  }

  @Test func menusAreKept() {
    var chosen: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { chosen.append($0.title) } }
    let inner = UIMenu(title: "More", options: .displayInline, children: [actions[1]])
    let menu = UIMenu(children: [actions[0], inner])
    let item = UIBarButtonItem(title: "Sort", image: nil, primaryAction: nil, menu: menu)
    #expect(item.title == "Sort" && item.menu === menu && item.onAction == nil)
    #expect(menu.children.map(\.title) == ["A", "More"])
    (inner.children[0] as? UIAction)?.performWithSender(item, target: nil)
    #expect(chosen == ["B"] && menu.replacingChildren([]).children.isEmpty)
    let button = UIButton()
    button.menu = menu
    #expect(button.menu === menu && menu.identifier != inner.identifier)
  }

  @Test func containersCallTheirDelegates() {
    let (log, first, second) = (ContainerLog(), UIViewController(), UIViewController())
    (first.title, second.title) = ("1", "2")
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = log
    let tabs = UITabBarController()
    tabs.delegate = log
    let third = UIViewController()
    third.title = "3"
    tabs.viewControllers = [navigation, third]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: true)
    #expect(log.calls == ["will 1 false", "did 1 false", "will 2 true", "did 2 true"])
    log.calls = []
    tabs.tabBar.onSelect?(1)
    #expect(log.calls == ["should 3", "select 3"] && tabs.selectedIndex == 1)
    log.refuses = true
    tabs.tabBar.onSelect?(0)
    #expect(tabs.selectedIndex == 1 && log.calls.last == "should 1")
  }
}

private final class ContainerLog: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var calls: [String] = []
  var refuses = false

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { calls.append("will \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { calls.append("did \(viewController.title ?? "") \(animated)") }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should \(viewController.tabBarItem.title ?? "")")
    return !refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    calls.append("select \(viewController.tabBarItem.title ?? "")")
  }
}

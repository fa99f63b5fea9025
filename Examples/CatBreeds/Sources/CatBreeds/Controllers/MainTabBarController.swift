import KansoScreens

/// The two tabs of the app.
public final class MainTabBarController: TabBarController {
  static let tabs = ["Browse", "Credits"]

  /// Creates the tabs.
  public init() {
    super.init(nibName: nil, bundle: nil)
    let breedBrowse = NavigationController(rootViewController: BreedBrowseController())
    breedBrowse.tabBarItem = TabBarItem(title: MainTabBarController.tabs[0], image: Pictures.browse)
    let credits = CreditsController()
    credits.tabBarItem = TabBarItem(title: MainTabBarController.tabs[1], image: Pictures.credits)
    viewControllers = [breedBrowse, credits]
    style(tabBar)
    style(breedBrowse.navigationBar)
  }

  /// Returns nil, as for every controller.
  public required init?(coder: NSCoder) { return nil }

  private func style(_ bar: TabBar) {
    bar.barTintColor = Colors.blackish
    bar.tintColor = Colors.greenish
    bar.unselectedItemTintColor = Colors.lightGray
    bar.itemFont = Fonts.label
  }

  private func style(_ bar: NavigationBar) {
    bar.barTintColor = Colors.blackish
    bar.tintColor = Colors.greenish
    bar.titleColor = Colors.white
    bar.titleFont = Fonts.heading
    bar.buttonFont = Fonts.button
  }
}

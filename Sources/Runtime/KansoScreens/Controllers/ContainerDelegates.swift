/// The delegate of a navigation controller: `UINavigationControllerDelegate` without its prefix.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a screen replaces another one on top of the stack, and for the first one.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after a screen has replaced another one on top of the stack, and for the first one.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
}

/// The delegate of a tab bar controller: `UITabBarControllerDelegate` without its prefix.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns true if a tap on the tab of a screen may select it; true by default. Also called for the selected screen.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController)
    -> Bool
  /// Called after a tap on the tab of a screen has selected it. Also called for the screen that was selected already.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  {}
}

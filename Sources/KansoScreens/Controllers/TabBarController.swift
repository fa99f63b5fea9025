import KansoLayout

/// Screens beside each other, with a bar below them to choose: `UITabBarController` without its prefix.
open class TabBarController: ViewController {
  /// The bar.
  public let tabBar = TabBar()
  /// The screens, from the leading edge. The one that was chosen stays so if it is among the new ones.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { replace(with: newValue) }
  }
  private var tabs: [ViewController] = []
  /// Which screen is seen. What is out of range changes nothing.
  public var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  private var selected = 0
  /// The screen that is seen.
  public var selectedViewController: ViewController? {
    tabs.indices.contains(selected) ? tabs[selected] : nil
  }

  /// A tab bar controller without screens.
  public override init() {
    super.init()
    tabBar.onSelect = { [unowned self] in select($0) }
  }

  open override func loadView() {
    let container = ContainerView()
    container.onLayout = { [unowned self] in layOutBar() }
    container.addSubview(tabBar)
    view = container
    showSelected()
  }

  override var visibleChildren: [ViewController] { selectedViewController.map { [$0] } ?? [] }

  private func replace(with new: [ViewController]) {
    let old = selectedViewController
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      if controller.isViewLoaded { controller.view.removeFromSuperview() }
      controller.removeFromParent()
    }
    tabs = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selected = new.firstIndex { $0 === old } ?? 0
    itemsChanged()
    guard isViewLoaded, selectedViewController !== old else { return }
    exchange(old, for: selectedViewController, animated: false) { showSelected() }
  }

  func itemsChanged() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedIndex = selected
  }

  /// A tap on the tab that is chosen goes back to the first screen of a navigation controller.
  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    guard index != selected else {
      (selectedViewController as? NavigationController)?.popToRootViewController(animated: true)
      return
    }
    let old = selectedViewController
    selected = index
    tabBar.selectedIndex = index
    guard isViewLoaded else { return }
    exchange(old, for: selectedViewController, animated: false) {
      old?.view.removeFromSuperview()
      showSelected()
    }
  }

  private func showSelected() {
    selectedViewController?.fill(view, below: tabBar)
    layOutBar()
  }

  func bottomBarChanged() { if isViewLoaded { layOutBar() } }

  private var hidesBar: Bool {
    (selectedViewController as? NavigationController)?.viewControllers.contains(
      where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// The bar lies over the screen down to its lower edge; the screen's own safe area ends above it.
  private func layOutBar() {
    let height = tabBar.intrinsicContentSize.height
    let bottom = view.safeAreaInsets.bottom
    tabBar.isHidden = hidesBar
    tabBar.frame = Rect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height + bottom)
    selectedViewController?.barInsets = EdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : height, right: 0)
    selectedViewController?.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: view.bounds.width)
  }
}

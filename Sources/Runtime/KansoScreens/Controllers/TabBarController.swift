import Foundation
import KansoLayout

/// A set of screens with a tab bar below them that selects one; the counterpart of `UITabBarController`.
open class TabBarController: ViewController {
  /// The bar below the screens.
  public let tabBar = TabBar()
  /// The delegate, not retained. It hears of taps, not of selections by the app.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The screens, from the leading edge; an access never gives nil. A selected screen stays selected if it is among the
  /// new screens; otherwise the screen at its index is selected, or the first one. An array that contains a screen
  /// twice, this controller itself or one of its ancestors is ignored.
  open var viewControllers: [ViewController]! {
    get { tabs }
    set { replaceTabs(with: newValue ?? []) }
  }
  /// The screens, from the leading edge.
  private var tabs: [ViewController] = []
  /// The screen whose view is a subview of this controller's view.
  private var shown: ViewController?
  /// The index of the selected screen. A value that is out of range is ignored.
  open var selectedIndex: Int {
    get { selected }
    set { selectTab(at: newValue) }
  }
  /// The index of the selected screen; 0 without screens.
  private var selected = 0
  /// The selected screen. A controller that is not among the screens is ignored.
  open var selectedViewController: ViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectTab(at: index) } }
  }

  /// Creates a tab bar controller without screens.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBar.onSelect = { [weak self] in self?.handleTap(onTabAt: $0) }
  }

  /// Returns nil, as for every controller.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view with the bar and the view of the selected screen.
  open override func loadView() {
    let container = ContainerView()
    container.onLayout = { [weak self] in self?.layOutBar() }
    container.addSubview(tabBar)
    view = container
    showSelected()
  }

  /// The selected screen.
  open override var childForStatusBarStyle: ViewController? { selectedViewController }
  /// The selected screen.
  open override var childForStatusBarHidden: ViewController? { selectedViewController }
  override var visibleChildren: [ViewController] { shown.map { [$0] } ?? [] }
  override var shownChild: ViewController? { shown }

  /// Replaces the screens, adds new ones as children and removes the others. Ignores invalid screens, as
  /// described for `viewControllers`.
  private func replaceTabs(with new: [ViewController]) {
    guard new.identities.count == new.count, new.allSatisfy(canAddChild) else { return }
    let (old, left) = (selectedViewController, tabs.without(new))
    let came = new.filter { $0.parent !== self }
    tabs = new
    selected = new.firstIndex { $0 === old } ?? (new.indices.contains(selected) ? selected : 0)
    for controller in came { addChild(controller) }
    for controller in left { controller.willMove(toParent: nil) }
    updateBarItems()
    Self.withTransitions(of: came, .movingToParent, of: left, .movingFromParent) { showSelected() }
    for controller in came where controller.parent === self { controller.didMove(toParent: self) }
    for controller in left.without(tabs) where controller.parent === self { controller.removeFromParent() }
  }

  /// Removes the screen from the tabs. If it was selected, selects the one that takes its place, or else the
  /// last one.
  override func childWasRemoved(_ child: ViewController) {
    guard let index = tabs.firstIndex(where: { $0 === child }) else { return }
    tabs.remove(at: index)
    if index < selected || selected == tabs.count { selected = max(selected - 1, 0) }
    updateBarItems()
    showSelected()
  }

  /// Replaces the items of the bar if they have changed, and updates its selected index.
  func updateBarItems() {
    let items = tabs.map(\.tabBarItem)
    if !items.elementsEqual(tabBar.items, by: ===) { tabBar.items = items }
    tabBar.selectedIndex = selected
  }

  /// Selects the tapped tab. A tap on the selected tab pops a navigation controller to its first screen.
  private func handleTap(onTabAt index: Int) {
    guard tabs.indices.contains(index) else { return }
    let tapped = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tapped) != false else { return }
    if index == selected {
      (tapped as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectTab(at: index)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

  /// Selects a screen and shows it. Ignores the selected index and one that is out of range.
  private func selectTab(at index: Int) {
    guard tabs.indices.contains(index), index != selected else { return }
    selected = index
    tabBar.selectedIndex = index
    showSelected()
  }

  // MARK: Layout

  /// Loads the view of the selected screen and shows it instead of the current one, with the appearance
  /// callbacks. Does nothing before this controller's view is loaded.
  private func showSelected() {
    guard isViewLoaded else { return }
    let new = selectedViewController
    new?.loadViewIfNeeded()
    // Loading the view may have selected another screen, which is already shown.
    guard new === selectedViewController else { return }
    let old = shown
    shown = new
    layOutBar()
    if old !== new { exchangeChildView(of: old, for: new, animated: false, below: tabBar) }
  }

  /// Lays out the bar, and hides or shows it, if the view is loaded.
  func updateBarLayout() { if isViewLoaded { layOutBar() } }

  /// True if the shown screen is a navigation controller with a screen on its stack that hides the bar.
  private var hidesBar: Bool {
    (shown as? NavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// Lays out the bar over the screen down to its bottom edge. The safe area of the screen itself ends above
  /// the bar, if the bar is not hidden. Also sets the layout margins of the screen.
  private func layOutBar() {
    let (height, hidesBar) = (tabBar.intrinsicContentSize.height, hidesBar)
    let bottom = view.safeAreaInsets.bottom
    tabBar.isHidden = hidesBar
    tabBar.frame = Rect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height + bottom)
    shown?.barInsets = EdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : height, right: 0)
    shown?.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: view.bounds.width)
  }
}

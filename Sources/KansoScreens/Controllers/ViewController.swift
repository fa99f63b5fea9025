import KansoLayout

/// A controller of the view of one screen; the counterpart of `UIViewController`.
open class ViewController {
  private var storedView: View?
  private var isLoadingView = false
  /// The view of the controller. `loadView` creates it at the first access.
  public var view: View {
    get { storedView ?? loadedView() }
    set {
      storedView?.didLayOutSubviews = nil
      storedView = newValue
      // Weak, since the view outlives the controller if the app adds it elsewhere.
      newValue.didLayOutSubviews = { [weak self] in self?.viewDidLayoutSubviews() }
      safeAreaChanged()
    }
  }
  /// True if the view exists.
  public var isViewLoaded: Bool { storedView != nil }

  /// The title. Setting it also sets the titles of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if let ownTabBarItem { ownTabBarItem.title = title } else { tabBarItem = TabBarItem(title: title) }
    }
  }
  /// The content of the bar of a navigation controller for this controller.
  public let navigationItem = NavigationItem()
  /// The content of the bar of a tab bar controller for this controller. A navigation controller without an item and a
  /// title uses the item of its first screen.
  public var tabBarItem: TabBarItem {
    get {
      if let item = ownTabBarItem ?? inheritedTabBarItem { return item }
      let item = TabBarItem()
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  private var ownTabBarItem: TabBarItem?
  /// The item of a child, used while the controller has no item of its own.
  var inheritedTabBarItem: TabBarItem? { nil }
  /// True if the tab bar is hidden while the controller is on a navigation stack.
  public var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.bottomBarChanged() } }
  }

  /// The insets of the safe area in addition to those of the containers and the device, in points.
  public var additionalSafeAreaInsets = EdgeInsets.zero { didSet { safeAreaChanged() } }
  /// The insets that the bars of its container cover.
  var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { safeAreaChanged() } } }

  /// The container of the controller.
  public internal(set) weak var parent: ViewController?
  /// The controllers that this controller contains.
  public internal(set) var children: [ViewController] = []
  /// The controller that presents this very controller, not an ancestor of it.
  weak var ownPresenting: ViewController?
  /// The controller that this very controller presents, not an ancestor of it.
  var ownPresented: ViewController?

  private enum Appearance { case gone, appearing, seen, disappearing }
  private var appearance = Appearance.gone

  /// Creates a controller. Its view is created at the first access.
  public init() {}

  // MARK: Overridable methods

  /// Creates the view and sets it: an empty view unless overridden. An access to `view` from within gives an empty
  /// view.
  open func loadView() { view = View() }
  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view appears. Call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has appeared and was laid out. Call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Call `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called after the subviews of the view were laid out.
  open func viewDidLayoutSubviews() {}
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: View

  /// Creates the view if it does not exist.
  public func loadViewIfNeeded() { _ = view }

  private func loadedView() -> View {
    // An access to `view` from `loadView` would recurse without end.
    if !isLoadingView {
      isLoadingView = true
      loadView()
      isLoadingView = false
      if storedView == nil { view = View() }
      viewDidLoad()
    }
    if let storedView { return storedView }
    let empty = View()
    view = empty
    return empty
  }

  private func safeAreaChanged() {
    guard let view = storedView else { return }
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    view.additionalSafeAreaInsets = EdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  /// Adds the controller's view to another view and makes it fill that view.
  func fill(_ container: View, below sibling: View? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = Rect(origin: .zero, size: container.bounds.size)
    view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: container.bounds.width)
    if view.superview === container { return }
    if let sibling {
      container.insertSubview(view, belowSubview: sibling)
    } else {
      container.addSubview(view)
    }
  }

  /// Removes the controller's view from another view, if it is a subview of that one.
  func leave(_ container: View) {
    if let storedView, storedView.superview === container { storedView.removeFromSuperview() }
  }

  // MARK: Appearance

  /// The children whose views are visible while the controller's own view is.
  var visibleChildren: [ViewController] { children }
  /// The child that a container currently shows.
  var shownChild: ViewController? { nil }

  /// True if the view is visible, or about to be.
  var isSeen: Bool { appearance == .seen || appearance == .appearing }

  func willAppear(_ animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in visibleChildren { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .seen
    viewDidAppear(animated)
    for child in visibleChildren { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard isSeen else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in visibleChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(animated)
    for child in visibleChildren { child.didDisappear(animated) }
  }

  /// Replaces the view of one child by that of another. An appearance callback may select a third child; the remaining
  /// steps for the second one are then skipped.
  func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool, below bar: View) {
    let isTold = isSeen
    if isTold { old?.willDisappear(animated) }
    if isTold, shownChild === new { new?.willAppear(animated) }
    if shownChild !== old { old?.leave(view) }
    if shownChild === new { new?.fill(view, below: bar) }
    if appearance == .seen { view.layoutIfNeeded() }
    old?.didDisappear(animated)
    if appearance == .seen, shownChild === new { new?.didAppear(animated) }
  }

  /// Called when a child was removed from this controller.
  func childWasTaken(_ child: ViewController) {}
}

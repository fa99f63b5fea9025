import KansoLayout

/// What is behind a screen: `UIViewController` without its prefix.
open class ViewController {
  private var storedView: View?
  private var isLoadingView = false
  /// Its view, which `loadView` makes when it is asked for first.
  public var view: View {
    get { storedView ?? loadedView() }
    set {
      storedView?.didLayOutSubviews = nil
      storedView = newValue
      // A view may outlive its controller, if someone put it elsewhere.
      newValue.didLayOutSubviews = { [weak self] in self?.viewDidLayoutSubviews() }
      safeAreaChanged()
    }
  }
  /// Whether its view was made.
  public var isViewLoaded: Bool { storedView != nil }

  /// What it is called. Setting it sets the titles of its items in bars, too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if let ownTabBarItem { ownTabBarItem.title = title } else { tabBarItem = TabBarItem(title: title) }
    }
  }
  /// What the bar of a navigation controller shows of it.
  public let navigationItem = NavigationItem()
  /// What the bar of a tab bar controller shows of it. A navigation controller that was given neither an item nor a title shows that of its
  /// first screen.
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
  /// What stands for it as long as it has no item of its own.
  var inheritedTabBarItem: TabBarItem? { nil }
  /// Whether the bar below is not there from when it is pushed until it is popped.
  public var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.bottomBarChanged() } }
  }

  /// What is not safe of its view beside what its containers and the device say, in points.
  public var additionalSafeAreaInsets = EdgeInsets.zero { didSet { safeAreaChanged() } }
  /// What the bars of its container cover.
  var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { safeAreaChanged() } } }

  /// The controller that it is in.
  public internal(set) weak var parent: ViewController?
  /// The controllers in it.
  public internal(set) var children: [ViewController] = []
  /// The controller that this very one covers.
  weak var ownPresenting: ViewController?
  /// The controller that covers this very one.
  var ownPresented: ViewController?

  private enum Appearance { case gone, appearing, seen, disappearing }
  private var appearance = Appearance.gone

  /// A controller. Its view is made when it is asked for.
  public init() {}

  // MARK: To be overridden

  /// Makes the view and sets it. An empty view unless it is overridden; who asks for `view` within gets an empty one.
  open func loadView() { view = View() }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be seen. Call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen, and laid out. Call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be seen no longer. Call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is seen no longer. Call `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// What is in the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// It is about to have another parent, or none.
  open func willMove(toParent parent: ViewController?) {}
  /// It has another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Its view

  /// Makes the view, if it was not yet.
  public func loadViewIfNeeded() { _ = view }

  private func loadedView() -> View {
    // Who asks for the view while making it would ask forever.
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

  /// Fills a view with this controller's.
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

  /// Takes its view out of another one, if it is there.
  func leave(_ container: View) {
    if let storedView, storedView.superview === container { storedView.removeFromSuperview() }
  }

  // MARK: Being seen

  /// The controllers in it whose views are seen when its own is.
  var visibleChildren: [ViewController] { children }
  /// The one of its screens that a container shows.
  var shownChild: ViewController? { nil }

  /// Whether its view is seen, or about to be.
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

  /// Shows a screen in the place of another one. Whoever is told of it may go on to a third: what was overtaken is not done any more.
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

  /// A controller in it was taken away, by whoever.
  func childWasTaken(_ child: ViewController) {}
}

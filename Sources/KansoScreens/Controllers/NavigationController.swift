import KansoLayout

/// Screens that lead from one to the next and back, with a bar above them: `UINavigationController` without its prefix.
open class NavigationController: ViewController {
  /// The bar.
  public let navigationBar = NavigationBar()
  /// The screens, from the first to the one that is seen.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [ViewController] = []
  /// The screen whose view is in this one's.
  private var shown: ViewController?
  /// The screen that is on top.
  public var topViewController: ViewController? { stack.last }
  /// The screen that is seen: what covers this controller, or else the one on top.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }
  /// Whether there is no bar.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue, isViewLoaded { layOutBar() } }
  }

  /// A navigation controller without screens.
  public override init() {
    super.init()
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  /// A navigation controller with its first screen.
  public convenience init(rootViewController: ViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  open override func loadView() {
    let container = ContainerView()
    container.onLayout = { [weak self] in self?.layOutBar() }
    container.addSubview(navigationBar)
    view = container
    showTop(animated: false)
  }

  override var visibleChildren: [ViewController] { shown.map { [$0] } ?? [] }
  override var shownChild: ViewController? { shown }
  override var inheritedTabBarItem: TabBarItem? { title == nil ? stack.first?.tabBarItem : nil }

  /// Shows the bar, or does without it.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  // MARK: Going there and back

  /// Shows another screen, from which a button leads back. A screen that is there already is not pushed again, nor one that this
  /// controller is in; one that is in another container leaves that.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard controller.parent !== self, canTakeIn(controller) else { return }
    replace(with: stack + [controller], animated: animated)
  }

  /// Goes back to the screen before.
  ///
  /// - Returns: the screen that was left; nil if there was none before it.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replace(with: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Goes back to a screen.
  ///
  /// - Returns: the screens that were left, the first one first; none if the screen is not there.
  @discardableResult
  public func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController] {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return [] }
    let left = Array(stack[(index + 1)...])
    if !left.isEmpty { replace(with: Array(stack[...index]), animated: animated) }
    return left
  }

  /// Goes back to the first screen.
  ///
  /// - Returns: the screens that were left, the first one first.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController] {
    stack.first.map { popToViewController($0, animated: animated) } ?? []
  }

  /// Exchanges all screens, also for none. Nothing happens where one is there twice, or this controller is in one.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    guard controllers.identities.count == controllers.count, controllers.allSatisfy(canTakeIn) else { return }
    replace(with: controllers, animated: animated)
  }

  private func replace(with new: [ViewController], animated: Bool) {
    let (left, first) = (stack.without(new), stack.first)
    let came = new.filter { $0.parent !== self }
    stack = new
    for controller in came { addChild(controller) }
    for controller in left { controller.willMove(toParent: nil) }
    if stack.first !== first { tabBarController?.itemsChanged() }
    showTop(animated: animated)
    // Whoever was told of it may have put screens back, or taken others away.
    for controller in came where controller.parent === self { controller.didMove(toParent: self) }
    for controller in left.reversed().without(stack) where controller.parent === self {
      controller.removeFromParent()
    }
  }

  override func childWasTaken(_ child: ViewController) {
    guard let index = stack.lastIndex(where: { $0 === child }) else { return }
    stack.remove(at: index)
    if index == 0 { tabBarController?.itemsChanged() }
    showTop(animated: false)
  }

  // MARK: Layout

  private func showTop(animated: Bool) {
    guard isViewLoaded else { return }
    let top = stack.last
    top?.loadViewIfNeeded()
    // What was just loaded may have pushed another one, which is shown by now.
    guard top === stack.last else { return }
    let old = shown
    shown = top
    navigationBar.show(
      top?.navigationItem ?? NavigationItem(), previous: stack.dropLast().last?.navigationItem)
    layOutBar()
    tabBarController?.bottomBarChanged()
    if old !== top { exchange(old, for: top, animated: animated, below: navigationBar) }
  }

  /// The bar lies over the screen, below what is not safe of it; the screen's own safe area begins below the bar.
  private func layOutBar() {
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.roomAbove = view.safeAreaInsets.top
    navigationBar.frame = Rect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    shown?.barInsets = EdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    shown?.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: view.bounds.width)
  }
}

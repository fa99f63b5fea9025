import Foundation
import KansoLayout

/// A stack of screens with a navigation bar above them; the counterpart of `UINavigationController`.
open class NavigationController: ViewController {
  /// The bar above the screens.
  public let navigationBar = NavigationBar()
  /// The screens, from the first one to the top one.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The stack, from the first screen to the top one.
  private var stack: [ViewController] = []
  /// The screen whose view is a subview of this controller's view.
  private var shown: ViewController?
  /// The last screen of the stack.
  public var topViewController: ViewController? { stack.last }
  /// The visible screen: the presented controller, or else the top screen.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }
  /// The delegate, not retained.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// True if the bar is hidden.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue, isViewLoaded { layOutBar() } }
  }

  /// Creates a navigation controller without screens.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    connectBar()
  }

  /// Creates a navigation controller with its first screen.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    connectBar()
    setViewControllers([rootViewController], animated: false)
  }

  /// Returns nil, as for every controller.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the back button of the bar pop the top screen.
  private func connectBar() {
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  /// Creates a view with the bar and the view of the top screen.
  open override func loadView() {
    let container = ContainerView()
    container.onLayout = { [weak self] in self?.layOutBar() }
    container.addSubview(navigationBar)
    view = container
    showTop(animated: false)
  }

  /// The top screen if the bar is hidden; otherwise nil.
  open override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The top screen.
  open override var childForStatusBarHidden: ViewController? { topViewController }
  override var visibleChildren: [ViewController] { shown.map { [$0] } ?? [] }
  override var shownChild: ViewController? { shown }
  /// The item of the first screen; nil if this controller has a title or no screens.
  override var inheritedTabBarItem: TabBarItem? { title == nil ? stack.first?.tabBarItem : nil }

  /// Hides or shows the bar at once, with or without `animated`.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  // MARK: Pushing and popping

  /// Pushes a screen, with a back button to the current one. Ignores this controller itself, its ancestors
  /// and its children. A screen that has another parent is removed from it.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    guard controller.parent !== self, canAddChild(controller) else { return }
    replaceStack(with: stack + [controller], animated: animated)
  }

  /// Pops the top screen.
  ///
  /// - Returns: the popped screen; nil if it is the only one, which stays, or if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops screens until a given one is on top.
  ///
  /// - Returns: the popped screens, lowest first; empty if the given screen is not on the stack.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController] {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return [] }
    let left = Array(stack[(index + 1)...])
    if !left.isEmpty { replaceStack(with: Array(stack[...index]), animated: animated) }
    return left
  }

  /// Pops all screens except the first one.
  ///
  /// - Returns: the popped screens, lowest first; empty if there is at most one screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController] {
    stack.first.map { popToViewController($0, animated: animated) } ?? []
  }

  /// Replaces all screens; the array may be empty. Ignores an array that contains a screen twice, this
  /// controller itself or one of its ancestors.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    guard controllers.identities.count == controllers.count, controllers.allSatisfy(canAddChild) else {
      return
    }
    replaceStack(with: controllers, animated: animated)
  }

  /// Replaces the stack, shows its top screen, and calls the parent and appearance callbacks. New screens are
  /// added as children; screens that are no longer on the stack are removed.
  private func replaceStack(with new: [ViewController], animated: Bool) {
    let (left, first) = (stack.without(new), stack.first)
    let came = new.filter { $0.parent !== self }
    stack = new
    for controller in came { addChild(controller) }
    for controller in left { controller.willMove(toParent: nil) }
    if stack.first !== first { tabBarController?.updateBarItems() }
    Self.withTransitions(of: came, .movingToParent, of: left, .movingFromParent) {
      showTop(animated: animated)
    }
    // The appearance callbacks may have added or removed screens.
    for controller in came where controller.parent === self { controller.didMove(toParent: self) }
    for controller in left.reversed().without(stack) where controller.parent === self {
      controller.removeFromParent()
    }
  }

  /// Removes the screen from the stack and shows the one that is on top then.
  override func childWasRemoved(_ child: ViewController) {
    guard let index = stack.lastIndex(where: { $0 === child }) else { return }
    stack.remove(at: index)
    if index == 0 { tabBarController?.updateBarItems() }
    showTop(animated: false)
  }

  // MARK: Layout

  /// Loads the view of the top screen and shows it instead of the current one, with its navigation item and
  /// the appearance callbacks. Does nothing before this controller's view is loaded.
  private func showTop(animated: Bool) {
    guard isViewLoaded else { return }
    let top = stack.last
    top?.loadViewIfNeeded()
    // Loading the view may have pushed another screen, which is already shown.
    guard top === stack.last else { return }
    let old = shown
    shown = top
    let modes = stack.dropLast().map(\.navigationItem.largeTitleDisplayMode)
    navigationBar.show(
      top?.navigationItem ?? NavigationItem(), previous: stack.dropLast().last?.navigationItem,
      inheritsLargeTitle: modes.reduce(true) { $1.isLarge(inherited: $0) })
    layOutBar()
    tabBarController?.updateBarLayout()
    guard old !== top else { return }
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    exchangeChildView(of: old, for: top, animated: animated, below: navigationBar)
    if let top, top === shown { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  /// Lays out the bar over the screen, below the top safe area. The safe area of the screen itself begins
  /// below the bar, if the bar is not hidden. Also sets the layout margins of the screen.
  private func layOutBar() {
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.topExtension = view.safeAreaInsets.top
    navigationBar.frame = Rect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    shown?.barInsets = EdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    shown?.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: view.bounds.width)
  }
}

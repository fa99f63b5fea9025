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
  /// The screen that is seen.
  public var topViewController: ViewController? { stack.last }
  /// Whether there is no bar.
  public var isNavigationBarHidden = false { didSet { if isViewLoaded { view.setNeedsLayout() } } }

  /// A navigation controller with its first screen.
  public init(rootViewController: ViewController) {
    super.init()
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
    navigationBar.onBack = { [unowned self] in popViewController(animated: true) }
  }

  open override func loadView() {
    let container = ContainerView()
    container.onLayout = { [unowned self] in layOutBar() }
    container.addSubview(navigationBar)
    view = container
    if let top = topViewController { show(top) }
  }

  override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

  // MARK: Going there and back

  /// Shows another screen, from which a button leads back. A screen that is there already is not pushed again.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }), controller !== self else { return }
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

  /// Exchanges all screens; one at least there has to be, and none may be there twice.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    guard !controllers.isEmpty, Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return
    }
    replace(with: controllers, animated: animated)
  }

  private func replace(with new: [ViewController], animated: Bool) {
    let (old, left) = (stack.last, stack.filter { controller in !new.contains { $0 === controller } })
    stack = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded, old !== new.last {
      exchange(old, for: new.last, animated: animated) {
        old?.view.removeFromSuperview()
        if let top = new.last { show(top) }
      }
    } else if isViewLoaded, let top = new.last {
      show(top)
    }
    for controller in left { controller.removeFromParent() }
  }

  // MARK: Layout

  private func show(_ controller: ViewController) {
    controller.fill(view, below: navigationBar)
    navigationBar.show(controller.navigationItem, previous: stack.dropLast().last?.navigationItem)
    layOutBar()
    tabBarController?.bottomBarChanged()
  }

  /// The bar lies over the screen, below what is not safe of it; the screen's own safe area begins below the bar.
  private func layOutBar() {
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = Rect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    topViewController?.barInsets = EdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    topViewController?.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: view.bounds.width)
  }
}

/// The view of a controller that holds others.
final class ContainerView: View {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

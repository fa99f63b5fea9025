import KansoLayout

/// What is behind a screen: `UIViewController` without its prefix.
open class ViewController {
  private var storedView: View?
  /// Its view, which `loadView` makes when it is asked for first.
  public var view: View {
    get {
      if let storedView { return storedView }
      loadView()
      let view = storedView ?? View()
      if storedView == nil { self.view = view }
      viewDidLoad()
      return view
    }
    set {
      storedView?.didLayOutSubviews = nil
      storedView = newValue
      newValue.didLayOutSubviews = { [unowned self] in viewDidLayoutSubviews() }
      newValue.accessibilityIdentifier = newValue.accessibilityIdentifier ?? "\(type(of: newValue))"
      safeAreaChanged()
    }
  }
  /// Whether its view was made.
  public var isViewLoaded: Bool { storedView != nil }

  /// What it is called: the title of its items in bars unless they have one of their own.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What the bar of a navigation controller shows of it.
  public let navigationItem = NavigationItem()
  /// What the bar of a tab bar controller shows of it.
  public var tabBarItem = TabBarItem() { didSet { tabBarController?.itemsChanged() } }
  /// Whether the bar below goes while it is pushed.
  public var hidesBottomBarWhenPushed = false

  /// What is not safe of its view beside what its containers and the device say.
  public var additionalSafeAreaInsets = EdgeInsets.zero { didSet { safeAreaChanged() } }
  /// What the bars of its container cover.
  var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { safeAreaChanged() } } }

  /// The controller that it is in.
  public internal(set) weak var parent: ViewController?
  /// The controllers in it.
  public private(set) var children: [ViewController] = []
  /// The controller that it covers.
  public private(set) weak var presentingViewController: ViewController?
  /// The controller that covers it.
  public private(set) var presentedViewController: ViewController?

  /// A controller. Its view is made when it is asked for.
  public init() {}

  // MARK: To be overridden

  /// Makes the view and sets it; never asks for it. An empty view unless it is overridden.
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
  /// It has another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  /// Makes the view, if it was not yet.
  public func loadViewIfNeeded() { _ = view }

  private func safeAreaChanged() {
    guard let view = storedView else { return }
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    view.additionalSafeAreaInsets = EdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  // MARK: Containers

  /// Takes a controller in. Its view has to be added, and `didMove(toParent:)` called, as in UIKit.
  public func addChild(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller that it is in.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The nearest navigation controller that it is in.
  public var navigationController: NavigationController? { ancestor() }
  /// The nearest tab bar controller that it is in.
  public var tabBarController: TabBarController? { ancestor() }

  private func ancestor<Container: ViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  // MARK: Being seen

  private enum Appearance { case gone, appearing, seen, disappearing }
  private var appearance = Appearance.gone

  /// The controllers in it whose views are seen when its own is.
  var visibleChildren: [ViewController] { children }

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
    guard appearance == .seen || appearance == .appearing else { return }
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

  /// Whether its view is seen, or about to be.
  var isSeen: Bool { appearance == .seen || appearance == .appearing }

  /// Shows a controller in the place of another one, in this one's view.
  func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool, show: () -> Void) {
    let isSeen = isSeen
    if isSeen { old?.willDisappear(animated) }
    if isSeen { new?.willAppear(animated) }
    show()
    guard isSeen else { return }
    if appearance == .seen { view.layoutIfNeeded() }
    old?.didDisappear(animated)
    if appearance == .seen { new?.didAppear(animated) }
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

  // MARK: Covering

  /// Covers the whole screen with another controller.
  public func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, controller !== self, controller.presentingViewController == nil,
      let window = view.topmostView as? Window
    else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    let covered = window.rootViewController
    covered?.willDisappear(animated)
    controller.willAppear(animated)
    controller.fill(window)
    window.layoutIfNeeded()
    covered?.didDisappear(animated)
    controller.didAppear(animated)
    completion?()
  }

  /// Takes away what covers it, or itself if it covers another one.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if controller.presentedViewController != nil { controller.dismiss(animated: animated) }
    let window = controller.view.topmostView as? Window
    controller.willDisappear(animated)
    window?.rootViewController?.willAppear(animated)
    controller.view.removeFromSuperview()
    presentedViewController = nil
    controller.presentingViewController = nil
    window?.layoutIfNeeded()
    controller.didDisappear(animated)
    window?.rootViewController?.didAppear(animated)
    completion?()
  }
}

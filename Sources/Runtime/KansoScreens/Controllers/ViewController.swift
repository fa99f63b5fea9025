import Foundation
import KansoLayout

/// A controller of the view of one screen; the counterpart of `UIViewController`.
open class ViewController: NSObject, ViewOwner {
  /// The view; nil before it is loaded.
  private var storedView: View?
  /// True during `loadView`.
  private var isLoadingView = false
  /// The view of the controller; an access never gives nil. `loadView` creates it at the first access. Setting it does
  /// not change the view tree; nil removes it from the controller.
  open var view: View! {
    get { storedView ?? loadAndReturnView() }
    set {
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
      if let newValue { passTraits(to: newValue) }
      updateSafeAreaInsets()
    }
  }
  /// The view if it exists; nil otherwise.
  public var viewIfLoaded: View? { storedView }
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
      tabBarController?.updateBarItems()
    }
  }
  /// The item that was set or created for this controller; nil before the first access.
  private var ownTabBarItem: TabBarItem?
  /// The item of a child, used while the controller has no item of its own; nil unless overridden.
  var inheritedTabBarItem: TabBarItem? { nil }
  /// True if the tab bar is hidden while the controller is on a navigation stack.
  public var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.updateBarLayout() } }
  }

  /// The way in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The way in which a presented controller appears. Without a screen, it appears at once.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The size that a container or a presentation may give the view, in points. The containers here fill their view.
  open var preferredContentSize = Size.zero
  /// True if a swipe does not dismiss the controller. There are no swipes here.
  open var isModalInPresentation = false
  /// The edges at which the view may lie below bars. Views of controllers lie below bars here, beside their safe area.
  open var edgesForExtendedLayout = RectEdges.all
  /// True if the view may lie below opaque bars, as it does here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The style of the status bar, which pictures do not show.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// True if the status bar is hidden, which pictures do not show.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of a change of the status bar, which pictures do not show.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that determines if the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: ViewController? { nil }
  /// True if the home indicator may disappear. Pictures show none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// True if the device may turn the interface. A window turns with or without it.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the interface. A window turns to every one: all on tablets, all but upside down on phones.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    Device.current.idiom == .pad ? .all : .allButUpsideDown
  }
  /// True while the user edits the content. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// The state of editing, and the button that changes it; nil before its first use.
  var editing: (isOn: Bool, button: BarButtonItem?) = (false, nil)
  /// The reason for which the view is about to appear or disappear; nil if there is none, or another one.
  var transition: Transition?
  /// The insets of the safe area in addition to those of the containers and the device, in points.
  public var additionalSafeAreaInsets = EdgeInsets.zero { didSet { updateSafeAreaInsets() } }
  /// The insets that the bars of its container cover.
  var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { updateSafeAreaInsets() } } }

  /// The container of the controller; nil if it has none.
  public internal(set) weak var parent: ViewController?
  /// The controllers that this controller contains.
  public internal(set) var children: [ViewController] = []
  /// The controller that presents this very controller, not an ancestor of it.
  weak var ownPresenting: ViewController?
  /// The controller that this very controller presents, not an ancestor of it.
  var ownPresented: ViewController?

  /// The traits that the controller sets for its view before that is loaded.
  var ownTraitOverrides = TraitOverrides()
  /// The handlers for changes of traits that were registered before the view was loaded.
  var waitingTraitRegistrations: [TraitChangeRegistration] = []

  /// The phase of the appearance callbacks.
  private enum Appearance { case gone, appearing, seen, disappearing }
  private var appearance = Appearance.gone

  /// Creates a controller. Its view is created at the first access.
  ///
  /// - Parameters:
  ///   - nibName: The name of an interface file for the view, as in UIKit; it has no effect here.
  ///   - bundle: The bundle of that file; it has no effect here.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }

  /// Creates a controller without the name of an interface file. A subclass that implements all other initializers
  /// inherits it.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the type, and the title.
  open override var description: String { "\(type(of: self))" + (title.map { " \"\($0)\"" } ?? "") }

  /// Returns nil: there are no archives of controllers to decode. Subclasses implement it as with UIKit.
  public required init?(coder: NSCoder) { return nil }

  /// The name of an interface file that the initializer was given.
  public let nibName: String?

  // MARK: Overridable methods

  /// Creates the view and sets it: an empty view of the size of `Device.current` unless overridden. An access to `view`
  /// from within gives an empty view.
  open func loadView() { view = View(frame: Rect(origin: .zero, size: Device.current.size)) }
  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view appears. Call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has its place and its traits, before it appears. Call `super`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared and was laid out. Call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. Call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. Call `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the subviews of the view are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the subviews of the view were laid out.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view. Call `super`, which calls `updateConstraints()` of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after a change of the safe area insets of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after a change of the traits of the view; with nil after the view was added to a tree.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  /// Called before the size of the view changes because the window turns.
  open func viewWillTransition(to size: Size, with coordinator: any TransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits of the view change because the window turns.
  open func willTransition(to traits: TraitCollection, with coordinator: any TransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
  }
  /// Begins or ends the editing of the content. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.isOn = editing
    updateEditButton()
  }
  /// Asks for the status bar's style again. Pictures show no status bar, so it has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: View

  /// Creates the view if it does not exist.
  public func loadViewIfNeeded() { _ = view }

  /// Creates the view with `loadView`, calls `viewDidLoad`, and returns it. During `loadView`, and if it sets
  /// no view, an empty view is used.
  private func loadAndReturnView() -> View {
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

  /// Gives the view the additional safe area insets plus those of the bars. Does nothing before the view is
  /// loaded.
  private func updateSafeAreaInsets() {
    guard let view = storedView else { return }
    let (own, bars) = (additionalSafeAreaInsets, barInsets)
    view.additionalSafeAreaInsets = EdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  /// Adds the controller's view to another view, in front or below a sibling, and makes it fill that view by
  /// its autoresizing mask. Sets the minimum layout margins for the width of that view. A view that is a
  /// subview already keeps its place in the order of subviews.
  func addOwnView(filling container: View, below sibling: View? = nil) {
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
  func removeOwnView(from container: View) {
    if let storedView, storedView.superview === container { storedView.removeFromSuperview() }
  }

  // MARK: Appearance

  /// The children whose views are visible while the controller's own view is.
  var visibleChildren: [ViewController] { children }
  /// The child that a container currently shows; nil unless overridden.
  var shownChild: ViewController? { nil }

  /// True if the view is visible, or about to be.
  var isSeen: Bool { appearance == .seen || appearance == .appearing }

  /// Loads the view and calls `viewWillAppear` of this controller and its visible children, unless the view
  /// is visible or about to be.
  func willAppear(_ animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in visibleChildren { child.willAppear(animated) }
  }

  /// Calls `viewIsAppearing`, lays the view out, and calls `viewDidAppear` of this controller and its visible children if
  /// `willAppear` came before.
  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    if view.root.hasPendingLayout { view.layoutIfNeeded() }
    guard appearance == .appearing else { return }
    appearance = .seen
    viewDidAppear(animated)
    for child in visibleChildren { child.didAppear(animated) }
  }

  /// Calls `viewWillDisappear` of this controller and its visible children if the view is visible or about to
  /// be.
  func willDisappear(_ animated: Bool) {
    guard isSeen else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in visibleChildren { child.willDisappear(animated) }
  }

  /// Calls `viewDidDisappear` of this controller and its visible children if `willDisappear` came before.
  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(animated)
    for child in visibleChildren { child.didDisappear(animated) }
  }

  /// Replaces the view of one child by that of another, below a bar, and calls their appearance callbacks if
  /// this controller is visible or about to be. If it is only about to be, `viewDidAppear` of the new child
  /// follows that of this controller. A callback may select a third child; the remaining steps for the second
  /// one are then skipped. `shownChild` must already be the new child.
  func exchangeChildView(
    of old: ViewController?, for new: ViewController?, animated: Bool, below bar: View
  ) {
    let wasSeen = isSeen
    if wasSeen { old?.willDisappear(animated) }
    if wasSeen, shownChild === new { new?.willAppear(animated) }
    if shownChild !== old { old?.removeOwnView(from: view) }
    if shownChild === new { new?.addOwnView(filling: view, below: bar) }
    if appearance == .seen { view.layoutIfNeeded() }
    old?.didDisappear(animated)
    if appearance == .seen, shownChild === new { new?.didAppear(animated) }
  }

  /// Called when a child was removed from `children`, before its `didMove(toParent:)`. Does nothing unless
  /// overridden.
  func childWasRemoved(_ child: ViewController) {}
}

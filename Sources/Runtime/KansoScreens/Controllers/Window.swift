import Foundation
import KansoLayout
import KansoTheme

extension View {
  /// The root of the view's tree if that is a window, else nil. The window of a window is itself.
  public var window: Window? { topmostView as? Window }
}

extension Window {
  /// The name of the notification after a window has turned: that of `UIDevice`.
  package static let orientationDidChange = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The screen of a device with the views of an app; the counterpart of `UIWindow`.
open class Window: View {
  /// The device with its screen size and insets.
  public private(set) var device = Device.current
  /// The orientation of the device.
  public var orientation = Device.Orientation.portrait {
    didSet { if orientation != oldValue { turn() } }
  }
  /// The controller of the content. Setting it removes the controllers that the old one presents, and removes the new
  /// one from its parent.
  open var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replaceRootViewController(oldValue) } }
  }
  /// True after `makeKeyAndVisible`.
  package private(set) var isVisible = false

  /// The theme that resolves tokens; nil for the values that were compiled into the tokens.
  public var theme: Theme? {
    get { traitCollection.theme }
    set { traitCollection.theme = newValue }
  }
  /// The height of the keyboard that covers the bottom of the window, in points; 0 for none. On a phone without a home
  /// button about 216 to 260, on one with a home indicator 291 to 346. Nothing is drawn in its place; keyboard layout
  /// guides follow. Changes of a visible window post UIKit's notifications of keyboards.
  public var keyboardHeight: Double {
    get { keyboardInset }
    set { changeKeyboard(to: newValue) { setKeyboardInset(newValue) } }
  }

  /// Creates a window on the screen of `Device.current`, with a frame: usually the whole screen. A width or height of 0
  /// stands for that of the screen.
  public override init(frame: Rect) {
    super.init(frame: .zero)
    isWindow = true
    applyDevice()
    if frame.width > 0, frame.height > 0 { self.frame = frame }
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the screen of a device.
  public convenience init(device: Device, orientation: Device.Orientation = .portrait) {
    self.init(frame: .zero)
    (self.device, self.orientation) = (device, orientation)
    applyDevice()
  }

  /// Draws the default background if there is no `backgroundColor`.
  open override func draw(in context: inout DrawingContext) {
    if backgroundColor == nil { context.fill(.rectangle(bounds), .systemBackground) }
  }

  /// Takes the size of the new orientation, with the calls of the controllers.
  private func turn() {
    let coordinator = TurnCoordinator()
    let size = device.size(orientation)
    if isVisible, let front = frontmostController(above: rootViewController) {
      front.willTransition(to: traits(of: orientation), with: coordinator)
      front.viewWillTransition(to: size, with: coordinator)
    }
    applyDevice()
    coordinator.finish()
    NotificationCenter.default.post(name: Self.orientationDidChange, object: nil)
  }

  /// Returns the traits of the window with those of the device in an orientation.
  private func traits(of orientation: Device.Orientation) -> TraitCollection {
    var traits = traitCollection
    traits.displayScale = device.scale
    traits.userInterfaceIdiom = device.idiom
    traits.horizontalSizeClass = device.horizontalSizeClass(orientation)
    traits.verticalSizeClass = device.verticalSizeClass(orientation)
    return traits
  }

  /// Sets the traits, the size and the safe area for the device and the orientation, and the layout margins
  /// of the frontmost controller. Does not change the theme and the interface style.
  private func applyDevice() {
    traitCollection = traits(of: orientation)
    frame = Rect(origin: .zero, size: device.size(orientation))
    additionalSafeAreaInsets = device.safeAreaInsets(orientation)
    if let front = frontmostController(above: rootViewController), front.isViewLoaded {
      front.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: bounds.width)
    }
  }

  /// Shows the root view controller, with its appearance callbacks, and lays out all views. Only the first
  /// call has an effect.
  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    replaceRootViewController(nil)
  }

  /// Returns the last controller of the chain that a controller presents, or else the controller itself; nil
  /// for nil.
  private func frontmostController(above controller: ViewController?) -> ViewController? {
    controller?.presentedChain.last ?? controller
  }

  /// Shows `rootViewController` instead of an old one, with the appearance callbacks of both, and lays out
  /// all views. Unlinks the controllers that the old one presents. An invisible window shows nothing yet.
  private func replaceRootViewController(_ old: ViewController?) {
    let (new, front) = (rootViewController, frontmostController(above: old))
    let shown = old.map { [$0] + $0.presentedChain } ?? []
    old?.unlinkPresentedChain()
    new?.removeFromParent()
    guard isVisible else {
      // As in UIKit, the view has its size and is in the window before the window is visible.
      if let old, old !== new { old.removeOwnView(from: self) }
      new?.loadViewIfNeeded()
      if new === rootViewController { new?.addOwnView(filling: self) }
      return
    }
    new?.loadViewIfNeeded()
    front?.willDisappear(false)
    // A callback may have set another root view controller, which is already shown.
    if new === rootViewController { new?.willAppear(false) }
    for controller in shown where controller !== rootViewController { controller.removeOwnView(from: self) }
    if new === rootViewController { new?.addOwnView(filling: self) }
    layoutIfNeeded()
    front?.didDisappear(false)
    if new === rootViewController { new?.didAppear(false) }
    layoutIfNeeded()
  }
}

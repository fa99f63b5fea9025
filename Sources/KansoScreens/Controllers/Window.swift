import KansoLayout
import KansoTheme

extension View {
  /// The window that it is in; nil if it is in none.
  public var window: Window? { topmostView as? Window }
}

/// The screen of a device with what an app shows on it: `UIWindow` without its prefix.
public final class Window: View {
  /// The device.
  public let device: Device
  /// How it is held.
  public var orientation: Device.Orientation { didSet { if orientation != oldValue { takeDevice() } } }
  /// What is shown. Another one takes away what covers the old one, and leaves the container that it is in.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { show(inPlaceOf: oldValue) } }
  }
  private var isVisible = false

  /// The theme that tokens take their values from; nil for those that they were compiled to.
  public var theme: Theme? {
    get { traitCollection.theme }
    set { traitCollection.theme = newValue }
  }
  /// Whether everything is light or dark.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitCollection.userInterfaceStyle }
    set { traitCollection.userInterfaceStyle = newValue }
  }

  /// The screen of a device.
  public init(device: Device = .iPhone16, orientation: Device.Orientation = .portrait) {
    (self.device, self.orientation) = (device, orientation)
    super.init(frame: .zero)
    takeDevice()
  }

  /// Draws what is behind every screen where it has no color of its own.
  public override func draw(in context: inout DrawingContext) {
    if backgroundColor == nil { context.fill(.rectangle(bounds), .systemBackground) }
  }

  private func takeDevice() {
    var traits = traitCollection
    traits.displayScale = device.scale
    traits.userInterfaceIdiom = device.idiom
    traits.horizontalSizeClass = device.horizontalSizeClass(orientation)
    traits.verticalSizeClass = device.verticalSizeClass(orientation)
    traitCollection = traits
    frame = Rect(origin: .zero, size: device.size(orientation))
    additionalSafeAreaInsets = device.safeAreaInsets(orientation)
    if let front = frontmost(rootViewController), front.isViewLoaded {
      front.view.systemMinimumLayoutMargins = BarMetrics.sideMargins(width: frame.width)
    }
  }

  /// Shows the controller, and lays everything out.
  public func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    show(inPlaceOf: nil)
  }

  /// What covers a controller, or else itself.
  private func frontmost(_ controller: ViewController?) -> ViewController? {
    controller?.covering.last ?? controller
  }

  private func show(inPlaceOf old: ViewController?) {
    let (new, front) = (rootViewController, frontmost(old))
    old?.forgetCovering()
    new?.removeFromParent()
    guard isVisible else { return }
    new?.loadViewIfNeeded()
    front?.willDisappear(false)
    // Whoever is told may have set another one, which is shown by now.
    if new === rootViewController { new?.willAppear(false) }
    if front !== rootViewController { front?.leave(self) }
    if new === rootViewController { new?.fill(self) }
    layoutIfNeeded()
    front?.didDisappear(false)
    if new === rootViewController { new?.didAppear(false) }
    layoutIfNeeded()
  }
}

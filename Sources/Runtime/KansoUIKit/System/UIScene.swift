import KansoLayout
import KansoScreens

/// A part of an app with its own windows. `UIApplication.launch(_:)` makes one for a delegate.
open class UIScene: NSObject {
  /// The activity of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons for which a scene is opened.
  public final class ConnectionOptions {
    /// The addresses that the scene is opened with: those that `UIApplication.launch(_:opening:)` was given.
    public let urlContexts: Set<UIOpenURLContext>

    init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The activity: a scene is active as long as it is connected.
  open var activationState: ActivationState {
    UIApplication.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
  }
  /// The delegate that the scene was launched with.
  open var delegate: (any UISceneDelegate)?
  /// The title for the user. It is kept for tests.
  open var title = ""

  /// Creates a scene that is not connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }
}

/// An address that a scene is opened with.
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// A scene on the screen of `Device.current`.
open class UIWindowScene: UIScene {
  /// The windows of the scene, in the order of their creation. They are not retained.
  open var windows: [UIWindow] { held.compactMap(\.window) }
  /// The last of the windows that are visible; nil if there is none.
  open var keyWindow: UIWindow? { windows.last(where: \.isOnScreen) }
  /// The screen of the device.
  open var screen: UIScreen { .main }
  /// The orientation of the key window; portrait without one.
  open var interfaceOrientation: UIInterfaceOrientation { keyWindow?.interfaceOrientation ?? .portrait }
  /// The traits of the key window; those of the device without one.
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? screen.traitCollection }
  /// The status bar of the key window. Pictures do not show it.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: keyWindow) }

  private struct Held {
    weak var window: UIWindow?
  }
  private var held: [Held] = []

  /// Adds a window as the last one.
  fileprivate func add(_ window: UIWindow) {
    remove(window)
    held.append(Held(window: window))
  }

  /// Removes a window, and those that are gone.
  fileprivate func remove(_ window: UIWindow) { held.removeAll { $0.window == nil || $0.window === window } }
}

/// The status bar of a scene: the values that its controllers prefer.
public final class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(of window: UIWindow?) { self.window = window }

  /// The controller that determines the style or the visibility: the frontmost one, or the child that it names.
  private func controller(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController ?? controller?[keyPath: child], next !== controller {
      controller = next
    }
    return controller
  }

  /// The style that the frontmost controller prefers.
  public var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// True if the frontmost controller prefers no status bar.
  public var isStatusBarHidden: Bool {
    controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
  /// The rectangle of the status bar, in points: as high as the unsafe area at the top of the device; empty
  /// if the bar is hidden.
  public var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    let height = window.device.safeAreaInsets(window.orientation).top
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
  }
}

extension UIScene {
  /// Posted by a launch, after the delegate was connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a launch with the same delegate replaces the scene.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted by a launch.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted by a launch.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Not posted: a scene stays active. Tests may post it.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Not posted: a scene stays active. Tests may post it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
  /// Creates a window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    windowScene.add(self)
  }

  /// The connected scene of the window; nil if it has none.
  public var windowScene: UIWindowScene? {
    get {
      UIApplication.shared.windowScenes.first { scene in scene.windows.contains { $0 === self } }
    }
    set {
      windowScene?.remove(self)
      newValue?.add(self)
    }
  }

  /// True if the window is the one that takes the input: the last visible one of its scene, or a visible one
  /// without a scene.
  public var isKeyWindow: Bool { isOnScreen && (windowScene.map { $0.keyWindow === self } ?? true) }

  /// True after `makeKeyAndVisible()`, unless the window is hidden.
  var isOnScreen: Bool { isVisible && !isHidden }
  /// The orientation of the window's contents.
  var interfaceOrientation: UIInterfaceOrientation { orientation == .landscape ? .landscapeRight : .portrait }
}

import KansoScreens

/// The application. Nothing starts it by itself: `launch(_:)` calls its delegate.
public final class UIApplication: NSObject {
  /// The keys of the options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app is opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The message of a server that the app is opened with.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The keys of the options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The keys of the options of an address that the app is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opens the address.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// The activity of an application.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The application. Use it from one thread at a time, as in UIKit.
  public static var shared: UIApplication { application }
  private nonisolated(unsafe) static let application = UIApplication()

  private override init() { super.init() }

  /// The delegate of the application: that of the last launch, or one that was set.
  public var delegate: (any UIApplicationDelegate)?
  /// The scenes that were launched, in the order of their launches.
  private var scenes: [UIScene] = []
  /// The scenes that were launched.
  public var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes that were launched.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// The scenes with windows, in the order of their launches.
  var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }
  /// The activity: the application is always active.
  public var applicationState: State { .active }
  /// True if several scenes can be open at once, as here.
  public var supportsMultipleScenes: Bool { true }
  /// The window of the delegate, and those of all scenes.
  public var windows: [UIWindow] {
    let windows = windowScenes.flatMap(\.windows)
    guard let window = delegate?.window, !windows.contains(where: { $0 === window }) else { return windows }
    return [window] + windows
  }
  /// The last of the windows that are visible; nil if there is none.
  public var keyWindow: UIWindow? { windows.last(where: \.isOnScreen) }
  /// The orientation of the key window; portrait without one.
  public var statusBarOrientation: UIInterfaceOrientation { keyWindow?.interfaceOrientation ?? .portrait }
  /// The rectangle of the status bar of the key window, as described for `UIStatusBarManager`.
  public var statusBarFrame: CGRect { UIStatusBarManager(of: keyWindow).statusBarFrame }
  /// True if the screen stays on without touches. It has no effect.
  public var isIdleTimerDisabled = false
  /// The number on the icon of the app. It is kept for tests.
  public var applicationIconBadgeNumber = 0
  /// The text size of the user: that of the key window.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow?.traitCollection ?? UIScreen.main.traitCollection).preferredContentSizeCategory
  }

  // MARK: Launches

  /// Launches an app: makes an object its delegate, and calls what UIKit calls, in its order. Posts the
  /// notifications of a launch, each after the call of the delegate. The scenes of earlier launches are gone,
  /// as in a new process.
  ///
  /// - Returns: The window of the delegate; nil if it made none.
  @discardableResult
  public static func launch(_ delegate: any UIApplicationDelegate) -> UIWindow? {
    finishLaunch(with: delegate)
    delegate.applicationDidBecomeActive(shared)
    NotificationCenter.default.post(name: didBecomeActiveNotification, object: shared)
    return delegate.window
  }

  /// Launches a scene: connects a new one to an object, and calls what UIKit calls, in its order. Posts the
  /// notifications of a launch, each after the call of the delegate. The scene of an earlier launch with the
  /// same object is disconnected first.
  ///
  /// - Parameter urls: The addresses that the scene is opened with.
  /// - Returns: The window of the delegate; nil if it made none.
  @discardableResult
  public static func launch(_ delegate: any UIWindowSceneDelegate, opening urls: Set<URL> = []) -> UIWindow? {
    let options = UIScene.ConnectionOptions(urlContexts: Set(urls.map(UIOpenURLContext.init(url:))))
    return connect(delegate, to: UISceneSession(), options)
  }

  /// Launches an app with a scene: calls the app's delegate up to its configuration of the scene, and then
  /// the scene's.
  ///
  /// - Returns: The window of the scene's delegate; nil if it made none.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: any UIWindowSceneDelegate
  ) -> UIWindow? {
    finishLaunch(with: delegate)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      shared, configurationForConnecting: UISceneSession(), options: options)
    return connect(sceneDelegate, to: UISceneSession(configuration: configuration), options)
  }

  /// Makes an object the delegate, and calls it until the launch is finished.
  private static func finishLaunch(with delegate: any UIApplicationDelegate) {
    (shared.delegate, shared.scenes) = (delegate, [])
    _ = delegate.application(shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: didFinishLaunchingNotification, object: shared)
  }

  /// Connects a new scene to a delegate, and calls it until the scene is active.
  private static func connect(
    _ delegate: any UIWindowSceneDelegate, to session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIWindow? {
    let center = NotificationCenter.default
    for scene in shared.scenes where scene.delegate === delegate {
      shared.scenes.removeAll { $0 === scene }
      delegate.sceneDidDisconnect(scene)
      center.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    shared.scenes.append(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    center.post(name: UIScene.willConnectNotification, object: scene)
    delegate.sceneWillEnterForeground(scene)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    delegate.sceneDidBecomeActive(scene)
    center.post(name: UIScene.didActivateNotification, object: scene)
    center.post(name: didBecomeActiveNotification, object: shared)
    return delegate.window ?? scene.windows.last
  }

  // MARK: Actions

  /// Calls a method of a target; without a target, of the first one that has it of the view that takes the
  /// input, and of the responders that follow it.
  ///
  /// - Returns: True if the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return action.perform(on: target as AnyObject, sender: sender, event: event ?? UIEvent())
    }
    var responder: UIResponder? = keyWindow?.viewWithInput
    while let current = responder {
      if action.perform(on: current, sender: sender, event: event ?? UIEvent()) { return true }
      responder = current.next
    }
    return false
  }

  // MARK: Other apps

  /// The address of the app's settings, which no other app opens here.
  public static let openSettingsURLString = "app-settings:"

  /// Returns false: there are no other apps that open an address.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls `completion` with false: there are no other apps that open an address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

extension UIApplication {
  /// Posted by a launch.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted by a launch.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Not posted: an application stays active. Tests may post it.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Not posted: an application stays active. Tests may post it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Not posted: an application stays active. Tests may post it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Not posted: a process ends without a message. Tests may post it.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Not posted: there are no warnings of a lack of memory. Tests may post it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Not posted: nothing takes pictures of the screen. Tests may post it.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Not posted: a clock has no effect here. Tests may post it.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// Returns 1 at once: nothing shows an app here. `UIApplication.launch(_:)` launches its delegate in a test.
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 1 }

extension UIView {
  /// The view of the tree that takes the input; nil if there is none.
  fileprivate var viewWithInput: UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.isFirstResponder { return view }
      pending += view.subviews
    }
    return nil
  }
}

import KansoScreens

/// The delegate of an application. `UIApplication.launch(_:)` calls the methods of a launch; nothing calls the others.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the app.
  var window: UIWindow? { get set }
  /// Called by `UIApplication.launch(_:)` before the launch is complete.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by `UIApplication.launch(_:)`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by `UIApplication.launch(_:)` at the end.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Not called: an application stays active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Not called: an application stays active.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Not called: an application stays active.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Not called: a process ends without a message.
  func applicationWillTerminate(_ application: UIApplication)
  /// Not called: there are no warnings of a lack of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Not called: there are no other apps that open an address. Tests may call it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the configuration of a scene. Called by `UIApplication.launch(_:scene:)`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Not called: nothing discards sessions.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Returns nil, and ignores other values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns a configuration without a name, for the role of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

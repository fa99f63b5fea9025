import KansoScreens

/// The delegate of a scene. `UIApplication.launch(_:)` calls the methods of a launch; nothing calls the others.
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is launched.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the launch.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Not called: a scene stays active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Not called: a scene stays active.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when a launch with the same delegate replaces the scene.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Not called: `UIScene.ConnectionOptions` has the addresses of a launch. Tests may call it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns nil, and ignores other values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

import KansoUIKit
import Testing

/// Scenes with their sessions, status bars and notifications. They share the application with the tests of launches.
extension AppTests {
  @Test func anAppConfiguresItsScene() throws {
    let (app, delegate) = (ConfiguringApp(), LoggingScene())
    let window = try #require(UIApplication.launch(app, scene: delegate))
    let scene = try #require(window.windowScene)
    #expect(scene.session.configuration.name == "Main" && scene.session.role == .windowApplication)
    #expect(scene.session.scene === scene && UIApplication.shared.openSessions.contains(scene.session))
    #expect(
      app.calls == ["did", "configuration"] && delegate.calls == ["connect 0", "foreground", "active"])
    #expect(window.screen.bounds == scene.screen.bounds && window.isKeyWindow)
  }

  @Test func aSceneIsOpenedWithAddresses() throws {
    let delegate = LoggingScene()
    let address = try #require(URL(string: "app://item/1"))
    let first = try #require(UIApplication.launch(delegate, opening: [address])?.windowScene)
    #expect(delegate.calls.first == "connect 1" && first.activationState == .foregroundActive)
    UIApplication.launch(delegate)
    #expect(delegate.calls[3] == "disconnect" && first.activationState == .unattached)
  }

  @Test func aLaunchPostsNotifications() {
    let log = NotificationLog([
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
    ])
    UIApplication.launch(LoggingScene())
    #expect(
      log.names == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func theLastVisibleWindowIsKey() throws {
    let delegate = LoggingScene()
    let window = try #require(UIApplication.launch(delegate))
    let scene = try #require(window.windowScene)
    let second = UIWindow(windowScene: scene)
    #expect(scene.windows.count == 2 && window.isKeyWindow && !second.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(!window.isKeyWindow && scene.keyWindow === second && UIApplication.shared.keyWindow === second)
    second.isHidden = true
    #expect(window.isKeyWindow)
    second.windowScene = nil
    #expect(scene.windows.count == 1 && second.windowScene == nil)
    second.windowScene = scene
    #expect(scene.windows.last === second)
  }

  @Test func theStatusBarIsThatOfTheFrontmostController() throws {
    let window = try #require(UIApplication.launch(LoggingScene()))
    let manager = try #require(window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    let tabs = UITabBarController()
    tabs.viewControllers = [LightController()]
    window.rootViewController = tabs
    #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }
}

private final class ConfiguringApp: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LoggingScene.self
    return configuration
  }
}

private final class LoggingScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect \(connectionOptions.urlContexts.count)")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
}

private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

/// The notifications with some names, in their order.
private final class NotificationLog: @unchecked Sendable {
  private(set) var names: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name]) {
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
        self?.names.append($0.name.rawValue)
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

import KansoUIKit
import Testing

/// Launches of apps and scenes, turns of windows, and the styles of controllers.
@Suite(.serialized) struct AppTests {
  @Test func anAppIsLaunchedAsInUIKit() {
    let delegate = AppDelegate()
    let window = UIApplication.launch(delegate)
    #expect(delegate.calls == ["will", "did", "active"])
    #expect(window != nil && UIApplication.shared.delegate === delegate)
    #expect(UIApplication.shared.keyWindow === window && window?.isKeyWindow == true)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func aSceneIsLaunchedWithItsWindow() throws {
    let delegate = SceneDelegate()
    let window = try #require(UIApplication.launch(delegate))
    let scene = try #require(window.windowScene)
    #expect(scene.activationState == .foregroundActive && scene.keyWindow === window)
    #expect(scene.windows.count == 1 && scene.screen.bounds == window.frame)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(window.rootViewController is TurningController)
    #expect(
      UIApplication.launch(delegate) !== window && !UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.activationState == .unattached)
  }

  @Test func aTurnCallsTheControllersAndTheObservers() throws {
    let delegate = SceneDelegate()
    let window = try #require(UIApplication.launch(delegate))
    let controller = try #require(window.rootViewController as? TurningController)
    // Tests of other suites turn windows at the same time, on threads of their own.
    let (counter, thread) = (Counter(), ObjectIdentifier(Thread.current))
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in if ObjectIdentifier(Thread.current) == thread { counter.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    window.orientation = .landscape
    // Windows of other tests may turn meanwhile.
    #expect(controller.calls == ["852 393", "alongside 852", "done"] && counter.count >= 1)
    #expect(window.windowScene?.interfaceOrientation.isLandscape == true)
    #expect(UIDevice.current.orientation.isLandscape && !UIDevice.current.orientation.isPortrait)
  }

  @Test func aControllerBeginsAndEndsEditing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    item.onAction?(item)
    #expect(controller.isEditing && item.title == "Done" && item.isProminent)
  }

  @Test func stylesOfControllersAreThoseOfTheirClasses() {
    #expect(UIViewController().preferredStatusBarStyle == .default)
    #expect(TurningController().preferredStatusBarStyle == .lightContent)
    #expect(UIViewController().edgesForExtendedLayout == .all && !UIViewController().isModalInPresentation)
  }

  @Test func aBarHasTheLookThatItIsGiven() {
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30)]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    #expect(bar.barTintColor == .red && bar.titleColor == .white && bar.titleFont.pointSize == 30)
    #expect(bar.largeTitleColor == .green)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).title == "Search")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).tag == 4)
  }

  @Test func aCacheKeepsTheNewestValues() {
    let cache = NSCache<NSString, UIImage>()
    cache.countLimit = 2
    for name in ["a", "b", "c"] { cache.setObject(UIImage(systemName: name), forKey: name as NSString) }
    #expect(cache.object(forKey: "a") == nil && cache.object(forKey: "c") != nil)
    cache.removeObject(forKey: "c")
    #expect(cache.object(forKey: "c") == nil && cache.object(forKey: "b") != nil)
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, session.role == .windowApplication else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = TurningController()
    window?.makeKeyAndVisible()
  }
}

private final class TurningController: UIViewController {
  var calls: [String] = []

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("\(Int(size.width)) \(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { [self] _ in
        calls.append("alongside \(Int(view.window?.frame.width ?? 0))")
      }, completion: { [self] _ in calls.append("done") })
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

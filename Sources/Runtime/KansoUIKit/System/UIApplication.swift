import KansoScreens

/// The application. Nothing starts it: an app's `main` makes its delegate and its window.
public final class UIApplication {
  /// The keys of the options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The keys of the options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application.
  public static var shared: UIApplication { UIApplication() }

  private init() {}

  /// Returns false: there are no other apps that open an address.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls `completion` with false: there are no other apps that open an address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// The delegate of an application.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the app.
  var window: UIWindow? { get set }
  /// Called after the launch, by the app's own `main`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
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
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

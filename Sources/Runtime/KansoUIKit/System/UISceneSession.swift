/// The session of a scene.
public final class UISceneSession: NSObject {
  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The scenes of an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The scenes on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The kind of the scene.
  public let role: Role
  /// The configuration that the app's delegate gave for the scene.
  public let configuration: UISceneConfiguration
  /// The name of the session, which no other one has.
  public let persistentIdentifier = UUID().uuidString
  /// The scene of the session; nil if it is gone.
  public internal(set) weak var scene: UIScene?
  /// The values of the app for the session. They are kept for tests.
  public var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration? = nil) {
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    role = self.configuration.role
  }
}

/// The configuration of a scene. No `Info.plist` is read here: `UIApplication.launch(_:scene:)` is given the
/// delegate that the class in the configuration would make.
public final class UISceneConfiguration: NSObject {
  /// The name in the app's `Info.plist`.
  public let name: String?
  /// The kind of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene. It is kept for tests.
  public var sceneClass: AnyClass?
  /// The class of the delegate. It is kept for tests.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

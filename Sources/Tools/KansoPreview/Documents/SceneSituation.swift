import KansoCanvasLayout
import KansoLayout

/// The scenes that the preview of a document shows.
package enum SceneSelection: Sendable {
  /// Each scene.
  case scenes
  /// Each scene, also in other circumstances.
  case situations
  /// One picture of all scenes with the segues between them.
  case segues
}

/// Circumstances with a name, as one of several in which each scene is shown.
struct SceneSituation {
  /// The name for the user; nil for the circumstances of the request.
  let name: String?
  let environment: CanvasEnvironment

  /// Returns the circumstances of a request and then the others that a developer looks at: the other style, large text,
  /// the other direction, and the smallest, a medium and the largest device of the kind of the document's device.
  ///
  /// - Parameter isPad: true if the document's device is a tablet.
  static func all(_ base: CanvasEnvironment, isDark: Bool, isPad: Bool) -> [SceneSituation] {
    func changed(_ name: String, _ change: (inout CanvasEnvironment) -> Void) -> SceneSituation {
      var environment = base
      change(&environment)
      return SceneSituation(name: name, environment: environment)
    }
    let isLight = base.userInterfaceStyle == .light || base.userInterfaceStyle == .unspecified && !isDark
    let isLeftToRight = base.layoutDirection == .leftToRight
    return [
      SceneSituation(name: nil, environment: base),
      changed(isLight ? "dark" : "light") { $0.userInterfaceStyle = isLight ? .dark : .light },
      changed("text size accessibility3") { $0.textSize = .accessibilityExtraLarge },
      changed(isLeftToRight ? "right to left" : "left to right") {
        $0.layoutDirection = isLeftToRight ? .rightToLeft : .leftToRight
      },
    ]
      + (isPad ? padNames : phoneNames).compactMap { name in
        CanvasDevice.id(named: name).map { id in changed(name) { $0.deviceID = id } }
      }
  }

  private static let phoneNames = ["iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max"]
  private static let padNames = ["iPad mini (6th generation)", "iPad Air", "iPad Pro (12.9-inch)"]
}

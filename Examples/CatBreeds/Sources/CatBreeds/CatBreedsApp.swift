import Foundation
import KansoScreens

/// The app: its window, and the style guide that its sources were compiled from.
public enum CatBreedsApp {
  /// The theme that was compiled beside the sources.
  public static func bundledTheme() throws -> Theme {
    guard let url = Bundle.module.url(forResource: "theme", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "theme.json"])
    }
    return try Theme(contentsOf: url)
  }

  /// What differs between a theme and the one that the sources were compiled from; nil if nothing does.
  public static func comparison(with theme: Theme) -> ThemeComparison? {
    theme.check(
      fingerprint: Colors.kansoFingerprint, colors: Colors.kansoTokens, fonts: Fonts.kansoTokens,
      lengths: Padding.kansoTokens)
  }

  /// The window of a device, showing the first screen.
  public static func window(
    on device: Device, theme: Theme? = nil, configure: (inout TraitCollection) -> Void = { _ in }
  ) -> Window {
    let window = Window(device: device)
    configure(&window.traitCollection)
    window.theme = theme
    window.rootViewController = MainTabBarController()
    window.makeKeyAndVisible()
    return window
  }
}

import Foundation
import KansoScreens
import KansoThemeComparison

/// The app: its window and its theme.
public enum CatBreedsApp {
  /// Returns the theme that was compiled together with the sources.
  public static func bundledTheme() throws -> Theme {
    guard let url = Bundle.module.url(forResource: "theme", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "theme.json"])
    }
    return try Theme(contentsOf: url)
  }

  /// Returns the differences between a theme and the one that the sources were compiled from; nil if there are none.
  public static func comparison(with theme: Theme) -> ThemeComparison? {
    theme.check(
      fingerprint: Colors.kansoFingerprint, colors: Colors.kansoTokens, fonts: Fonts.kansoTokens,
      lengths: Padding.kansoTokens)
  }

  /// Returns the window of a device, with the first screen.
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

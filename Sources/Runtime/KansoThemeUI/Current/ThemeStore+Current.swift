import KansoTheme

extension ThemeStore {
  /// The store whose theme the generated constants of `compile: {runtime: true}` ask first, and all functions of this
  /// library that are called without a store. It is nil at first, so that all constants have their compiled values.
  ///
  /// Set it at launch. Another store, and another theme of the store, change a running app: SwiftUI evaluates each
  /// `body` again that has read a constant (from iOS 17 and macOS 14 on), and dynamic colors resolve to the new theme
  /// at the next draw.
  ///
  /// ```swift
  /// ThemeStore.current = ThemeStore(bundled, watching: file, interval: nil)
  /// ```
  public static var current: ThemeStore? {
    get { CurrentTheme.shared.store }
    set { CurrentTheme.shared.store = newValue }
  }

  /// The values of the guide's own axes, such as `["density": "compact"]`. The system supplies `appearance` and
  /// `contrast`, which values in this context replace.
  public static var currentContext: Context {
    get { CurrentTheme.shared.context }
    set { CurrentTheme.shared.context = newValue }
  }
}

#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  /// The key of the store.
  private struct ThemeStoreKey: EnvironmentKey {
    static let defaultValue: ThemeStore? = nil
  }

  /// The key of the revision.
  private struct ThemeRevisionKey: EnvironmentKey {
    static let defaultValue = 0
  }

  extension EnvironmentValues {
    /// The store that the modifier `themeStore(_:)` has set; nil for `ThemeStore.current`.
    public internal(set) var themeStore: ThemeStore? {
      get { self[ThemeStoreKey.self] }
      set { self[ThemeStoreKey.self] = newValue }
    }

    /// The number of themes that have followed the first one. Before iOS 17 and macOS 14, a view that uses generated
    /// constants reads it, so that SwiftUI evaluates its `body` again.
    public internal(set) var themeRevision: Int {
      get { self[ThemeRevisionKey.self] }
      set { self[ThemeRevisionKey.self] = newValue }
    }

    /// The values of the axes `appearance` and `contrast`, to resolve tokens in.
    public var themeContext: Context {
      Context(isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased)
    }

    /// Returns the value of a token in the theme of the environment; nil without a theme, or if it does not have the
    /// token as a value of the type.
    func themeValue<Value: ThemeValue>(at path: TokenPath, when context: Context) -> Value? {
      // The environment of a view depends on what it reads.
      _ = themeRevision
      return CurrentTheme.shared.value(at: path, when: context, in: themeStore, system: themeContext)
        .flatMap { Value($0) }
    }
  }
#endif

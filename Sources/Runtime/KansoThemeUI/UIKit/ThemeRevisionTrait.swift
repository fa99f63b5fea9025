#if canImport(UIKit) && !os(watchOS)
  import KansoTheme
  import UIKit

  /// A trait that changes with the theme of a window. UIKit resolves dynamic colors again when it changes, and views
  /// that register for its changes can set fonts and lengths again:
  ///
  /// ```swift
  /// registerForTraitChanges([ThemeRevisionTrait.self]) { (cell: Cell, _) in cell.applyStyle() }
  /// ```
  @available(iOS 17, tvOS 17, *)
  public struct ThemeRevisionTrait: UITraitDefinition {
    /// The number of themes that have followed the first one.
    public static let defaultValue = 0
    /// True, so that views resolve their dynamic colors again.
    public static let affectsColorAppearance = true
  }

  @available(iOS 17, tvOS 17, *)
  extension UIWindow {
    /// Shows each new theme of a store in the window: all views resolve their dynamic colors again and draw, and those
    /// that have registered for `ThemeRevisionTrait` can update the rest.
    ///
    /// - Returns: the observation. It ends when this object is released, so keep it as long as the window.
    public func followTheme(of store: ThemeStore) -> ThemeObservation {
      store.observe { [weak self] _ in
        guard let self else { return }
        traitOverrides[ThemeRevisionTrait.self] = traitCollection[ThemeRevisionTrait.self] + 1
      }
    }
  }
#endif

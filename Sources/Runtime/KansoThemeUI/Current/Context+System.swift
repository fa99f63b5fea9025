import KansoTheme

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension Context {
  /// Creates the context of the system's appearance and contrast, with the values that guides have for them.
  package init(isDark: Bool, hasIncreasedContrast: Bool) {
    self.init([
      "appearance": isDark ? "dark" : "light", "contrast": hasIncreasedContrast ? "increased" : "normal",
    ])
  }

  /// Returns this context with the axes of another one, whose values take precedence.
  package func adding(_ other: Context) -> Context {
    other.values.isEmpty ? self : Context(values.merging(other.values) { _, new in new })
  }

  /// The context in which the caller draws or lays out: that of `UITraitCollection.current` or of
  /// `NSAppearance.currentDrawing()`. A watch is dark. On other systems, the context is empty.
  static var system: Context {
    #if os(watchOS)
      return Context(isDark: true, hasIncreasedContrast: false)
    #elseif canImport(UIKit)
      return UITraitCollection.current.themeContext
    #elseif canImport(AppKit)
      return NSAppearance.currentDrawing().themeContext
    #else
      return [:]
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension UITraitCollection {
    /// The values of the axes `appearance` and `contrast`, to resolve tokens in: `ink.resolved(in: traits.themeContext)`.
    public var themeContext: Context {
      Context(isDark: userInterfaceStyle == .dark, hasIncreasedContrast: accessibilityContrast == .high)
    }
  }
#elseif canImport(AppKit) && !canImport(UIKit)
  extension NSAppearance {
    /// The values of the axes `appearance` and `contrast`, to resolve tokens in.
    public var themeContext: Context {
      let match = bestMatch(from: [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ])
      return Context(
        isDark: match == .darkAqua || match == .accessibilityHighContrastDarkAqua,
        hasIncreasedContrast: match == .accessibilityHighContrastAqua
          || match == .accessibilityHighContrastDarkAqua)
    }
  }
#endif

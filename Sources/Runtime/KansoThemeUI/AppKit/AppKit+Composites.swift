#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import KansoTheme

  extension CompositeLookup where Color == NSColor {
    /// Creates a lookup with colors of AppKit.
    init(_ path: TokenPath, _ context: Context, _ store: ThemeStore?) {
      self.init(path: path, context: context, store: store) { .following(default: $0.nsColor, $1) }
    }
  }

  extension Array where Element == ThemeShadow<NSColor> {
    /// Returns the layers of a token's shadow in a theme; nil without a theme, or if it does not have the token as a
    /// shadow. Their colors follow the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> [ThemeShadow<NSColor>]? {
      CompositeLookup<NSColor>(path, context, store).shadow
    }
  }

  extension Array where Element == ThemeGradientStop<NSColor> {
    /// Returns the stops of a token's gradient in a theme; nil without a theme, or if it does not have the token as a
    /// gradient. Their colors follow the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> [ThemeGradientStop<NSColor>]? {
      CompositeLookup<NSColor>(path, context, store).gradient
    }
  }

  extension ThemeBorder where Color == NSColor {
    /// Returns the border of a token in a theme; nil without a theme, or if it does not have the token as a whole
    /// border. Its color follows the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> ThemeBorder? {
      CompositeLookup<NSColor>(path, context, store).border
    }
  }

  extension ThemeTransition {
    /// The easing curve.
    public var timingFunction: CAMediaTimingFunction { CubicBezier(x1, y1, x2, y2).timingFunction }
  }
#endif

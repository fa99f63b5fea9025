#if canImport(UIKit)
  import KansoTheme
  import UIKit

  extension CompositeLookup where Color == UIColor {
    /// Creates a lookup with colors of UIKit.
    init(_ path: TokenPath, _ context: Context, _ store: ThemeStore?) {
      self.init(path: path, context: context, store: store) { .following(default: $0.uiColor, $1) }
    }
  }

  extension Array where Element == ThemeShadow<UIColor> {
    /// Returns the layers of a token's shadow in a theme; nil without a theme, or if it does not have the token as a
    /// shadow. Their colors follow the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> [ThemeShadow<UIColor>]? {
      CompositeLookup<UIColor>(path, context, store).shadow
    }
  }

  extension Array where Element == ThemeGradientStop<UIColor> {
    /// Returns the stops of a token's gradient in a theme; nil without a theme, or if it does not have the token as a
    /// gradient. Their colors follow the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> [ThemeGradientStop<UIColor>]? {
      CompositeLookup<UIColor>(path, context, store).gradient
    }
  }

  extension ThemeBorder where Color == UIColor {
    /// Returns the border of a token in a theme; nil without a theme, or if it does not have the token as a whole
    /// border. Its color follows the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> ThemeBorder? {
      CompositeLookup<UIColor>(path, context, store).border
    }
  }

  #if !os(watchOS)
    extension ThemeTransition {
      /// The easing curve.
      @MainActor public var timingParameters: UICubicTimingParameters {
        CubicBezier(x1, y1, x2, y2).timingParameters
      }
    }
  #endif
#endif

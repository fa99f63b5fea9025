#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  extension CompositeLookup where Color == SwiftUI.Color {
    /// Creates a lookup with colors of SwiftUI.
    init(_ path: TokenPath, _ context: Context, _ store: ThemeStore?) {
      self.init(path: path, context: context, store: store) { .following(default: $0, $1) }
    }
  }

  extension Array where Element == ThemeShadow<SwiftUI.Color> {
    /// Returns the layers of a token's shadow in a theme; nil without a theme, or if it does not have the token as a
    /// shadow. Their colors follow the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> [ThemeShadow<SwiftUI.Color>]? {
      CompositeLookup<SwiftUI.Color>(path, context, store).shadow
    }
  }

  extension ThemeBorder where Color == SwiftUI.Color {
    /// Returns the border of a token in a theme; nil without a theme, or if it does not have the token as a whole
    /// border. Its color follows the appearance, the contrast and the theme.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> ThemeBorder? {
      CompositeLookup<SwiftUI.Color>(path, context, store).border
    }
  }
#endif

#if canImport(UIKit)
  import KansoTheme
  import UIKit

  extension UIColor {
    /// Returns the color of a token. It follows the appearance, the contrast and the gamut of the view that it is used
    /// in, and another theme from the next draw on. It retains the store. On a watch, it keeps its value.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - store: the store of the theme; nil for `ThemeStore.current` at each draw.
    ///   - color: the color while there is no theme, or while it does not have the token as a color.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil,
      default color: UIColor = .clear
    ) -> UIColor {
      following(default: color) { system in
        CurrentTheme.shared.value(at: path, when: context, in: store, system: system)?.color
      }
    }

    /// Returns this color as the token at a path, for as long as the current theme has no color for it.
    public func themed(_ path: TokenPath, when context: Context = [:]) -> UIColor {
      .theme(path, when: context, default: self)
    }

    /// Returns a color that asks for its value at each draw.
    ///
    /// - Parameters:
    ///   - color: the color where `value` returns nil.
    ///   - value: returns the value in the context of a view.
    static func following(
      default color: UIColor, _ value: @escaping @Sendable (Context) -> ColorValue?
    ) -> UIColor {
      #if os(watchOS)
        return value(.system)?.uiColor ?? color
      #else
        return UIColor { traits in
          (value(traits.themeContext)?.uiColor ?? color).resolvedColor(with: traits)
        }
      #endif
    }

    /// Creates the color of components in sRGB.
    fileprivate convenience init(_ channels: ScreenColor.Channels) {
      self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
    }
  }

  extension ColorValue {
    /// The color in sRGB or, if it is outside, in display-P3, with the nearest color of sRGB for screens that show no
    /// more.
    public var uiColor: UIColor {
      switch ScreenColor(self) {
      case .srgb(let channels): return UIColor(channels)
      case .displayP3(let channels, let fallback):
        let wide = UIColor(
          displayP3Red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
        #if os(watchOS)
          return wide
        #else
          return UIColor { traits in traits.displayGamut == .SRGB ? UIColor(fallback) : wide }
        #endif
      }
    }
  }

  extension KansoTheme.Color {
    /// The color of UIKit, which follows the appearance, the contrast and the current theme.
    public var uiColor: UIColor {
      .following(default: .clear) { system in
        CurrentTheme.shared.resolve(in: system) { resolved(in: $0, of: $1) }
      }
    }
  }
#endif

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import KansoTheme

  extension NSColor {
    /// Returns the color of a token. It follows the appearance and the contrast of the view that it is used in, and
    /// another theme from the next draw on. It retains the store.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - store: the store of the theme; nil for `ThemeStore.current` at each draw.
    ///   - color: the color while there is no theme, or while it does not have the token as a color.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil,
      default color: NSColor = .clear
    ) -> NSColor {
      following(default: color) { system in
        CurrentTheme.shared.value(at: path, when: context, in: store, system: system)?.color
      }
    }

    /// Returns this color as the token at a path, for as long as the current theme has no color for it.
    public func themed(_ path: TokenPath, when context: Context = [:]) -> NSColor {
      .theme(path, when: context, default: self)
    }

    /// Returns a color that asks for its value at each draw.
    ///
    /// - Parameters:
    ///   - color: the color where `value` returns nil.
    ///   - value: returns the value in the context of a view.
    static func following(
      default color: NSColor, _ value: @escaping @Sendable (Context) -> ColorValue?
    ) -> NSColor {
      NSColor(name: nil) { appearance in value(appearance.themeContext)?.nsColor ?? color }
    }
  }

  extension ColorValue {
    /// The color in sRGB or, if it is outside, in display-P3, which AppKit converts for screens that show less.
    public var nsColor: NSColor {
      switch ScreenColor(self) {
      case .srgb(let channels):
        NSColor(
          srgbRed: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
      case .displayP3(let channels, _):
        NSColor(
          displayP3Red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
      }
    }
  }

  extension KansoTheme.Color {
    /// The color of AppKit, which follows the appearance, the contrast and the current theme.
    public var nsColor: NSColor {
      .following(default: .clear) { system in
        CurrentTheme.shared.resolve(in: system) { resolved(in: $0, of: $1) }
      }
    }
  }
#endif

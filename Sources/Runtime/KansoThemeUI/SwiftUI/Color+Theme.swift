#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  extension SwiftUI.Color: ThemeValue {
    /// Creates a color; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard let color = value.color else { return nil }
      self.init(color)
    }

    /// Creates the color in sRGB or, if it is outside, in display-P3.
    public init(_ value: ColorValue) {
      switch ScreenColor(value) {
      case .srgb(let channels):
        self.init(
          .sRGB, red: channels.red, green: channels.green, blue: channels.blue, opacity: channels.alpha)
      case .displayP3(let channels, _):
        self.init(
          .displayP3, red: channels.red, green: channels.green, blue: channels.blue, opacity: channels.alpha)
      }
    }

    /// Creates the color of portable Swift, which follows the appearance, the contrast and the current theme. On a
    /// watch, it keeps its value.
    public init(_ color: KansoTheme.Color) {
      self = .following(default: color.resolved()) { system in
        CurrentTheme.shared.resolve(in: system) { color.resolved(in: $0, of: $1) }
      }
    }

    /// Returns the color of a token in a theme; nil without a theme, or if it does not have the token as a color. It
    /// follows the appearance and the contrast of the view that it is used in.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - store: the store of the theme; nil for `ThemeStore.current`.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> SwiftUI.Color? {
      let value = CurrentTheme.shared.value(at: path, when: context, in: store, system: .system)
      guard let color = value?.color else { return nil }
      return following(default: color) { system in
        CurrentTheme.shared.value(at: path, when: context, in: store, system: system)?.color
      }
    }

    /// Returns a color that asks for its value at each draw. On a watch, it keeps its value.
    ///
    /// - Parameters:
    ///   - color: the color where `value` returns nil.
    ///   - value: returns the value in the context of a view.
    static func following(
      default color: ColorValue, _ value: @escaping @Sendable (Context) -> ColorValue?
    ) -> SwiftUI.Color {
      #if os(watchOS)
        return SwiftUI.Color(value(.system) ?? color)
      #elseif canImport(UIKit)
        return SwiftUI.Color(uiColor: .following(default: color.uiColor, value))
      #else
        return SwiftUI.Color(nsColor: .following(default: color.nsColor, value))
      #endif
    }
  }
#endif

import KansoTheme

extension ScreenColor {
  /// The variants that Apple's frameworks distinguish: light and dark appearance, with normal and increased contrast.
  package struct Appearances {
    package let light: ScreenColor
    package let dark: ScreenColor
    package let lightHighContrast: ScreenColor
    package let darkHighContrast: ScreenColor

    /// True if all variants are the same color.
    package var areEqual: Bool { light == dark && light == lightHighContrast && light == darkHighContrast }

    /// The contexts of the variants, in their order.
    private static let contexts: [Context] = [
      ["appearance": "light", "contrast": "normal"], ["appearance": "dark", "contrast": "normal"],
      ["appearance": "light", "contrast": "increased"], ["appearance": "dark", "contrast": "increased"],
    ]

    /// Creates the variants from their colors, in the order of `contexts`.
    private init(_ colors: [ColorValue]) {
      light = ScreenColor(colors[0])
      dark = ScreenColor(colors[1])
      lightHighContrast = ScreenColor(colors[2])
      darkHighContrast = ScreenColor(colors[3])
    }

    /// Creates the variants of a token, which must be a color. On other axes, they have the value of the default
    /// mode.
    package init(of token: ThemeToken, in theme: Theme) {
      self.init(
        Self.contexts.map { context in
          guard case .color(let color) = theme.value(of: token, in: context)
          else { preconditionFailure("a color is a color in every mode") }
          return color
        })
    }

    /// Returns the variants of each color within a token's value. On other axes, and where the value has another number
    /// of colors, they have the value of the default mode.
    static func ofColors(in token: ThemeToken, of theme: Theme) -> [Appearances] {
      let colors = contexts.map { token.value.withColors(theme.value(of: token, in: $0).colors).colors }
      return colors[0].indices.map { index in Appearances(colors.map { $0[index] }) }
    }
  }
}

import KansoFormatting
import KansoTheme

// Colors in Swift.

extension PortableSyntax {
  /// The type of colors.
  static let colorType = "Color"
  /// The functions that replace the initializers of the type if a group shadows it.
  static let colorShim = """
    private func _kansoColor(red: Double, green: Double, blue: Double, alpha: Double = 1) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func _kansoColor(
      _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1
    ) -> Color {
      Color(space, first, second, third, alpha: alpha)
    }
    """

  /// Appends a call of `Color`. Its components have labels only in sRGB if none of them is missing. Otherwise
  /// the color space comes first, and a missing component is `nil`. An alpha of 1 is left out.
  func append(_ color: ColorValue, to text: inout TextBuffer) { append(color, asType: self.color, to: &text) }

  /// Appends the same call with another name of the type, whose initializers have the same arguments.
  func append(_ color: ColorValue, asType name: String, to text: inout TextBuffer) {
    /// Appends a component with its label; `nil` if it is missing.
    func appendComponent(_ label: String, _ component: Double?) {
      text += label
      if let component { text.append(number: component) } else { text += "nil" }
    }
    let isPlain = color.space == .srgb && !color.components.contains(nil) && color.alpha != nil
    text += name
    text += "("
    if !isPlain { text += ".\(color.space), " }
    appendComponent(isPlain ? "red: " : "", color.first)
    appendComponent(isPlain ? ", green: " : ", ", color.second)
    appendComponent(isPlain ? ", blue: " : ", ", color.third)
    if color.alpha != 1 { appendComponent(", alpha: ", color.alpha) }
    text += ")"
  }
}

extension AppleSyntax {
  /// Appends a color that follows appearance and contrast automatically; a single color if it is the same for all of
  /// them. A high contrast equal to the normal one is left out. On other axes, it has the value of the default mode.
  func append(
    _ color: ColorValue, of token: ThemeToken, _ indentation: String, to text: inout TextBuffer
  ) {
    guard !token.variants.isEmpty else { return append(screenColor: ScreenColor(color), to: &text) }
    append(ScreenColor.Appearances(of: token, in: theme), indentation, to: &text)
  }

  /// Appends a color that follows appearance and contrast; a single color if all variants are the same.
  func append(_ colors: ScreenColor.Appearances, _ indentation: String, to text: inout TextBuffer) {
    guard !colors.areEqual else { return append(screenColor: colors.light, to: &text) }
    /// Appends a color as an argument on a line of its own, indented by two spaces more.
    func appendArgument(_ label: String, _ color: ScreenColor) {
      text += "\n"
      text += indentation
      text += "  "
      text += label
      append(screenColor: color, to: &text)
    }
    text += "_kansoDynamic("
    appendArgument("light: ", colors.light)
    text += ","
    appendArgument("dark: ", colors.dark)
    if colors.lightHighContrast != colors.light {
      text += ","
      appendArgument("lightHighContrast: ", colors.lightHighContrast)
    }
    if colors.darkHighContrast != colors.dark {
      text += ","
      appendArgument("darkHighContrast: ", colors.darkHighContrast)
    }
    text += ")"
  }

  /// Appends a color that does not follow the appearance. A color outside sRGB is written in display-P3; an
  /// sRGB fallback is added only for frameworks that need one.
  func append(screenColor color: ScreenColor, to text: inout TextBuffer) {
    switch color {
    case .srgb(let channels): append(srgb: channels, to: &text)
    case .displayP3(let wide, let fallback):
      guard typeNames.wideFunctionHasFallback else {
        return append(color: wide, typeNames.displayP3, to: &text)
      }
      text += "_kansoWide("
      append(channels: wide, typeNames.displayP3, to: &text)
      text += ", fallback: "
      append(srgb: fallback, to: &text)
      text += ")"
    }
  }

  /// Appends a color in sRGB: a call of `_kansoColor`, a function of the template, with the hex notation of a color
  /// that is exact in it, else the call that makes a color. An alpha of 1 is left out of the hex notation.
  private func append(srgb channels: ScreenColor.Channels, to text: inout TextBuffer) {
    guard let literal = channels.hexLiteral else {
      return append(color: channels, typeNames.srgb, to: &text)
    }
    text += "_kansoColor("
    text += literal
    if channels.alpha != 1 {
      text += typeNames.srgb.alpha
      text += channels.alphaExpression
    }
    text += ")"
  }

  /// Appends the call that makes a color, with all four components.
  private func append(
    color channels: ScreenColor.Channels, _ labels: AppleTypeNames.ColorLabels, to text: inout TextBuffer
  ) {
    text += self.color
    text += "("
    append(channels: channels, labels, to: &text)
    text += ")"
  }

  /// Appends the four components of a color with their labels, without parentheses.
  private func append(
    channels: ScreenColor.Channels, _ labels: AppleTypeNames.ColorLabels, to text: inout TextBuffer
  ) {
    text += labels.red
    text.append(number: channels.red)
    text += ", green: "
    text.append(number: channels.green)
    text += ", blue: "
    text.append(number: channels.blue)
    text += labels.alpha
    text.append(number: channels.alpha)
  }
}

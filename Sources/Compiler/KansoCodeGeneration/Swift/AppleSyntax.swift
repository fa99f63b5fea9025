import KansoFormatting
import KansoTheme

/// Values as types of one of Apple's frameworks.
struct AppleSyntax: PlatformSyntax {
  private let theme: Theme
  let shadowed: ShadowedNames
  let typeNames: AppleTypeNames
  // The names to call the types by: those of file-private functions for shadowed types.
  private let color: String
  private let insets: String
  private let length: String

  /// Creates the notation for the framework with these names. Shadowed types are called by other names.
  init(theme: Theme, shadowed: ShadowedNames, typeNames: AppleTypeNames) {
    self.theme = theme
    self.shadowed = shadowed
    self.typeNames = typeNames
    color = shadowed.callName(ofType: typeNames.color)
    insets = shadowed.callName(ofType: typeNames.insets)
    length = shadowed.callName(ofType: "CGFloat")
  }

  /// Appends a color or font, a length in `CGFloat(…)`, edges as insets, a number, the seconds of a duration, or an
  /// easing curve. Only colors have values for other modes: those of appearance and contrast. Appends nothing for the
  /// types of values that a guide cannot define.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    switch token.value {
    case .color(let color): append(color, of: token, indentation, to: &text)
    case .typography(let font): append(font, to: &text)
    case .dimension(let dimension):
      text += length
      text += "("
      text.append(number: dimension.value)
      text += ")"
    case .edges(let edges):
      text += insets
      text.append(arguments: edges)
    case .number(let number): text.append(literal: number)
    case .duration(let duration): text.append(literal: duration.inSeconds)
    case .cubicBezier(let curve): append(curve, to: &text)
    case .fontFamily, .fontWeight, .strokeStyle, .border, .transition, .shadow, .gradient: break
    }
  }

  // Apple's types do not support themes, so they take no path of a token.
  /// Appends nothing.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {}
  /// Appends nothing.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {}

  /// Returns the attribute for an easing curve whose type belongs to the main thread; nil for all others.
  func attribute(of token: ThemeToken) -> String? {
    guard token.type == .cubicBezier, typeNames.curvesAreOnMainActor else { return nil }
    return "@" + aliasedName(ofType: Self.mainActor)
  }

  /// The attribute of the main thread, without its sign.
  private static let mainActor = "MainActor"

  /// Returns the name of the type of a font or an easing curve; if it is shadowed, the name of the type alias in
  /// `shims`. Empty for other values, which are constants.
  func valueType(of token: ThemeToken) -> String {
    switch token.type {
    case .typography: aliasedName(ofType: typeNames.font)
    case .cubicBezier: aliasedName(ofType: typeNames.curve)
    default: ""
    }
  }

  /// Returns the name of a type; if it is shadowed, the name of its type alias.
  private func aliasedName(ofType name: String) -> String {
    shadowed.contains(name) ? "_Kanso\(name)" : name
  }

  /// Returns a function for each shadowed type, and a type alias with the access level for each shadowed type
  /// or attribute that computed properties name.
  func shims(access: String) -> [String] {
    var shims = typeNames.shims.filter { shadowed.contains($0.name) }.map(\.declaration)
    // A computed property names its type. If the property is public, the type alias must be public, too.
    var computed = typeNames.fontsAreComputed ? [typeNames.font] : []
    if typeNames.curvesAreComputed { computed.append(typeNames.curve) }
    if typeNames.curvesAreOnMainActor { computed.append(Self.mainActor) }
    for name in computed where shadowed.contains(name) {
      let alias = "\(access)typealias \(aliasedName(ofType: name)) = \(name)"
      let condition = name == typeNames.curve ? typeNames.curveCondition : nil
      shims.append(condition.map { "#if \($0)\n\(alias)\n#endif" } ?? alias)
    }
    return shims
  }

  // MARK: Colors

  /// Appends a color that follows appearance and contrast automatically; a single color if it is the same for all of
  /// them. A high contrast equal to the normal one is left out. On other axes, it has the value of the default mode.
  private func append(
    _ color: ColorValue, of token: ThemeToken, _ indentation: String, to text: inout TextBuffer
  ) {
    guard !token.variants.isEmpty else { return append(screenColor: ScreenColor(color), to: &text) }
    let colors = ScreenColor.Appearances(of: token, in: theme)
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
  private func append(screenColor color: ScreenColor, to text: inout TextBuffer) {
    switch color {
    case .srgb(let channels): append(color: channels, typeNames.srgb, to: &text)
    case .displayP3(let wide, let fallback):
      guard typeNames.wideFunctionHasFallback else {
        return append(color: wide, typeNames.displayP3, to: &text)
      }
      text += "_kansoWide("
      append(channels: wide, typeNames.displayP3, to: &text)
      text += ", fallback: "
      append(color: fallback, typeNames.srgb, to: &text)
      text += ")"
    }
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

  // MARK: Fonts

  /// Appends a call of `_kansoFont`. Arguments with the default value are left out, as are text style and
  /// maximum size if the framework has none. Line height and letter spacing are not written.
  private func append(_ font: Typography, to text: inout TextBuffer) {
    text += "_kansoFont("
    text.append(literals: font.families)
    if let face = font.face {
      text += ", face: "
      text.append(literal: face)
    }
    text += ", size: "
    text.append(number: font.size)
    if font.weight != 400 {
      text += ", weight: "
      text += typeNames.weightExpression(font.weight)
    }
    if font.isItalic { text += ", italic: true" }
    if let textStyle = font.textStyle.flatMap(typeNames.textStyle) {
      text += ", textStyle: ."
      text += textStyle
    }
    if typeNames.hasMaximumSize, let maximumSize = font.maximumSize {
      text += ", maximumSize: "
      text.append(number: maximumSize)
    }
    text += ")"
  }
}

import KansoTheme

/// Values as the types of one of Apple's frameworks.
struct AppleSyntax: PlatformSyntax {
  let theme: Theme
  let shadowed: ShadowedNames
  let words: AppleVocabulary

  func value(of token: ThemeToken, indentation: String) -> String {
    switch token.value {
    case .color: color(token, indentation)
    case .typography(let font): self.font(font)
    case .dimension(let dimension): "\(shadowed.call("CGFloat"))(\(SwiftText.number(dimension.value)))"
    case .edges(let edges): "\(shadowed.call(words.insets))(\(edges.arguments))"
    default: ""
    }
  }

  /// Apple's own types know nothing of themes.
  func token(_ token: ThemeToken, indentation: String) -> String { "" }

  var fontType: String { shadowed.contains(words.font) ? "_Kanso\(words.font)" : words.font }

  func shims(access: String) -> [String] {
    var shims = words.shims.filter { shadowed.contains($0.name) }.map(\.declaration)
    // A computed property names its type, and what a public declaration names has to be public.
    if words.fontsAreComputed, shadowed.contains(words.font) {
      shims.append("\(access)typealias _Kanso\(words.font) = \(words.font)")
    }
    return shims
  }

  // MARK: Colors

  /// A color that follows appearance and contrast by itself; other axes have the default mode's value.
  private func color(_ token: ThemeToken, _ indentation: String) -> String {
    func value(_ appearance: String, _ contrast: String) -> String {
      let context: Context = ["appearance": appearance, "contrast": contrast]
      guard case .color(let color) = theme.value(of: token, in: context) else { return "" }
      return single(color)
    }
    guard !token.variants.isEmpty else { return value("light", "normal") }
    let (light, dark) = (value("light", "normal"), value("dark", "normal"))
    let (lightHigh, darkHigh) = (value("light", "increased"), value("dark", "increased"))
    if light == dark, light == lightHigh, light == darkHigh { return light }
    var arguments = ["light: \(light)", "dark: \(dark)"]
    if lightHigh != light { arguments.append("lightHighContrast: \(lightHigh)") }
    if darkHigh != dark { arguments.append("darkHighContrast: \(darkHigh)") }
    let lines = arguments.map { "\n\(indentation)  \($0)" }
    return "_kansoDynamic(\(lines.joined(separator: ",")))"
  }

  private func single(_ color: ColorValue) -> String {
    let type = shadowed.call(words.color)
    switch ScreenColor(color) {
    case .srgb(let channels): return words.srgb(type, channels)
    case .displayP3(let wide, let fallback): return words.wide(type, wide, fallback)
    }
  }

  // MARK: Fonts

  private func font(_ font: Typography) -> String {
    var arguments = ["[\(font.families.map { SwiftText.literal($0) }.joined(separator: ", "))]"]
    if let face = font.face { arguments.append("face: \(SwiftText.literal(face))") }
    arguments.append("size: \(SwiftText.number(font.size))")
    if font.weight != 400 { arguments.append("weight: \(words.weight(font.weight))") }
    if font.isItalic { arguments.append("italic: true") }
    if let textStyle = font.textStyle.flatMap(words.textStyle) {
      arguments.append("textStyle: .\(textStyle)")
    }
    if words.hasMaximumSize, let maximumSize = font.maximumSize {
      arguments.append("maximumSize: \(SwiftText.number(maximumSize))")
    }
    return "_kansoFont(\(arguments.joined(separator: ", ")))"
  }
}

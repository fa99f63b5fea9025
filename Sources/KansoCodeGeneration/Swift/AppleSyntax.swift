import KansoTheme

/// Values as types of one of Apple's frameworks.
struct AppleSyntax: PlatformSyntax {
  private let theme: Theme
  private let shadowed: ShadowedNames
  private let words: AppleVocabulary
  // The names to call the types by.
  private let color: String
  private let insets: String
  private let length: String

  init(theme: Theme, shadowed: ShadowedNames, words: AppleVocabulary) {
    self.theme = theme
    self.shadowed = shadowed
    self.words = words
    color = shadowed.call(words.color)
    insets = shadowed.call(words.insets)
    length = shadowed.call("CGFloat")
  }

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
    default: break
    }
  }

  // Apple's types do not support themes, so they take no path of a token.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {}
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer) {}

  var fontType: String { shadowed.contains(words.font) ? "_Kanso\(words.font)" : words.font }

  func shims(access: String) -> [String] {
    var shims = words.shims.filter { shadowed.contains($0.name) }.map(\.declaration)
    // A computed property names its type. If the property is public, the type alias must be public, too.
    if words.fontsAreComputed, shadowed.contains(words.font) {
      shims.append("\(access)typealias _Kanso\(words.font) = \(words.font)")
    }
    return shims
  }

  // MARK: Colors

  /// Appends a color that follows appearance and contrast automatically. On other axes, it has the value of the default
  /// mode.
  private func append(
    _ color: ColorValue, of token: ThemeToken, _ indentation: String, to text: inout TextBuffer
  ) {
    guard !token.variants.isEmpty else { return self.append(ScreenColor(color), to: &text) }
    let colors = ScreenColor.Appearances(of: token, in: theme)
    guard !colors.areEqual else { return self.append(colors.light, to: &text) }
    func argument(_ label: String, _ color: ScreenColor) {
      text += "\n"
      text += indentation
      text += "  "
      text += label
      self.append(color, to: &text)
    }
    text += "_kansoDynamic("
    argument("light: ", colors.light)
    text += ","
    argument("dark: ", colors.dark)
    if colors.lightHighContrast != colors.light {
      text += ","
      argument("lightHighContrast: ", colors.lightHighContrast)
    }
    if colors.darkHighContrast != colors.dark {
      text += ","
      argument("darkHighContrast: ", colors.darkHighContrast)
    }
    text += ")"
  }

  private func append(_ color: ScreenColor, to text: inout TextBuffer) {
    switch color {
    case .srgb(let channels): append(words.srgb, channels, to: &text)
    case .displayP3(let wide, let fallback):
      guard words.wideFunctionHasFallback else { return append(words.displayP3, wide, to: &text) }
      text += "_kansoWide("
      append(channels: wide, words.displayP3, to: &text)
      text += ", fallback: "
      append(words.srgb, fallback, to: &text)
      text += ")"
    }
  }

  private func append(
    _ labels: AppleVocabulary.ColorLabels, _ channels: ScreenColor.Channels, to text: inout TextBuffer
  ) {
    text += color
    text += "("
    append(channels: channels, labels, to: &text)
    text += ")"
  }

  private func append(
    channels: ScreenColor.Channels, _ labels: AppleVocabulary.ColorLabels, to text: inout TextBuffer
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
      text += words.weight(font.weight)
    }
    if font.isItalic { text += ", italic: true" }
    if let textStyle = font.textStyle.flatMap(words.textStyle) {
      text += ", textStyle: ."
      text += textStyle
    }
    if words.hasMaximumSize, let maximumSize = font.maximumSize {
      text += ", maximumSize: "
      text.append(number: maximumSize)
    }
    text += ")"
  }
}

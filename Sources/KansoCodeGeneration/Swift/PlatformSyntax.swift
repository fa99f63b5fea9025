import KansoTheme

/// How values are written for one platform.
protocol PlatformSyntax: Sendable {
  /// Appends the expression of a token's value, with its modes. Where it takes several lines, the ones after the first
  /// are indented beyond `indentation`.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends to the expression of a value what says which token it is; nothing where the platform's values do not know.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends the expression of a token that follows mode and theme at run time; nothing where the platform has none.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// The type of a font, where fonts are computed properties.
  var fontType: String { get }
  /// File-private functions that stand for names a group of the guide has taken.
  func shims(access: String) -> [String]
}

extension Platform {
  func syntax(theme: Theme, shadowed: ShadowedNames) -> any PlatformSyntax {
    switch self {
    case .auto, .portable: PortableSyntax(theme: theme, shadowed: shadowed)
    case .uikit: AppleSyntax(theme: theme, shadowed: shadowed, words: .uikit)
    case .appkit: AppleSyntax(theme: theme, shadowed: shadowed, words: .appkit)
    case .swiftui: AppleSyntax(theme: theme, shadowed: shadowed, words: .swiftui)
    }
  }
}

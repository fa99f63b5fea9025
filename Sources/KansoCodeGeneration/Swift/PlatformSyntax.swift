import KansoTheme

/// The source notation of values for one platform.
protocol PlatformSyntax: Sendable {
  /// Appends the expression of a token's value with its modes. Continuation lines are indented more than `indentation`.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends the token's name to the expression of its value. Appends nothing if the platform's types have no names.
  func appendName(of token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// Appends the expression of a token that follows mode and theme at run time. Appends nothing if the platform has no
  /// such type.
  func appendToken(_ token: ThemeToken, indentation: String, to text: inout TextBuffer)
  /// The type of a font, for computed properties.
  var fontType: String { get }
  /// Returns the file-private functions that replace shadowed type names.
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

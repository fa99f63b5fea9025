import KansoTheme

/// How values are written for one platform.
protocol PlatformSyntax: Sendable {
  /// The expression of a token's value, with its modes. Where it takes several lines, the ones after the first are
  /// indented beyond `indentation`.
  func value(of token: ThemeToken, indentation: String) -> String
  /// The expression of a token that follows mode and theme at run time; empty where the platform has none.
  func token(_ token: ThemeToken, indentation: String) -> String
  /// File-private functions that stand for names a group of the guide has taken.
  var shims: String { get }
}

extension Platform {
  func syntax(theme: Theme, shadowed: ShadowedNames) -> any PlatformSyntax {
    switch self {
    case .portable: PortableSyntax(theme: theme, shadowed: shadowed)
    case .uikit: UIKitSyntax(theme: theme, shadowed: shadowed)
    }
  }
}

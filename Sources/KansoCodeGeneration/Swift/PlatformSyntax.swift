import KansoTheme

/// How values are written for one platform.
protocol PlatformSyntax: Sendable {
  /// The expression of a token's value, with its modes.
  func value(of token: ThemeToken) -> String
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

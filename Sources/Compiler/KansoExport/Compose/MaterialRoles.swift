import KansoTheme

/// The tokens that have the names of Material's roles.
enum MaterialRoles {
  /// The parameters of `ColorScheme.copy`, in their order.
  static let colors = [
    "primary", "onPrimary", "primaryContainer", "onPrimaryContainer", "inversePrimary", "secondary",
    "onSecondary",
    "secondaryContainer", "onSecondaryContainer", "tertiary", "onTertiary", "tertiaryContainer",
    "onTertiaryContainer",
    "background", "onBackground", "surface", "onSurface", "surfaceVariant", "onSurfaceVariant", "surfaceTint",
    "inverseSurface", "inverseOnSurface", "error", "onError", "errorContainer", "onErrorContainer", "outline",
    "outlineVariant", "scrim", "surfaceBright", "surfaceDim", "surfaceContainer", "surfaceContainerHigh",
    "surfaceContainerHighest", "surfaceContainerLow", "surfaceContainerLowest",
  ]

  /// The parameters of `Typography`, in their order.
  static let fonts = ["display", "headline", "title", "body", "label"].flatMap { kind in
    ["Large", "Medium", "Small"].map { kind + $0 }
  }

  /// Returns the token of each role that a token has, in the order of the roles. A token whose whole path in its section
  /// has the words of the role comes first, then the one in the fewest groups whose last name has them.
  static func tokens(_ type: TokenType, _ roles: [String], in tokens: [ThemeToken]) -> [(
    role: String, token: ThemeToken
  )] {
    var found: [String: (token: ThemeToken, rank: Int)] = [:]
    for token in tokens where token.type == type {
      let names = token.path.names
      let whole = Identifier(TokenPath(token.path.withinSection)).camel
      let last = Identifier(TokenPath(token.path.name)).camel
      for (name, rank) in [(whole, 0), (last, names.count)] where rank < found[name]?.rank ?? .max {
        found[name] = (token, rank)
      }
    }
    return roles.compactMap { role in found[role].map { (role, $0.token) } }
  }
}

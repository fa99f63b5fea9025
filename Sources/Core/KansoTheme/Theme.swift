/// A resolved style guide. It is the only type that the compiler and the run time share. `theme.json` and the generated
/// Swift are two representations of the same theme and contain the same fingerprint.
public struct Theme: Sendable {
  /// The name of the guide; nil if it has none.
  public let name: String?
  /// The modes, the default one first; empty if the guide declares none.
  public let modes: [Mode]
  /// The sections of the guide, in its order.
  public let sections: [TokenGroup]
  /// The kind of each section that the guide names itself, by its name.
  package let kinds: [String: Section]
  /// All tokens, in the guide's order.
  public let tokens: [ThemeToken]
  /// The fingerprint of the contents: paths, values, modes, aliases, deprecations and the
  /// kinds of sections that the guide names itself. Descriptions and the order of tokens have no effect on it.
  public let fingerprint: Fingerprint
  /// The pairs of colors whose contrast the guide states, in its order. They have no effect on the fingerprint.
  public package(set) var contrasts: [ContrastPair] = []
  /// The former names of tokens, in the guide's order. They have no effect on the fingerprint.
  public package(set) var renames: [TokenRename] = []
  private let indexes: TokenIndexes

  /// Creates a theme from tokens with distinct paths, and computes its fingerprint. The members of the
  /// sections are indexes into `tokens`.
  public init(name: String? = nil, modes: [Mode] = [], sections: [TokenGroup], tokens: [ThemeToken]) {
    self.init(name: name, modes: modes, sections: sections, kinds: [:], tokens: tokens)
  }

  /// Creates a theme from tokens with distinct paths, some of them in sections that the guide names itself.
  package init(
    name: String?, modes: [Mode], sections: [TokenGroup], kinds: [String: Section], tokens: [ThemeToken]
  ) {
    let indexes = TokenIndexes(count: tokens.count) { tokens[$0].path }
    self.init(name: name, modes: modes, sections: sections, kinds: kinds, tokens: tokens, indexes: indexes)
  }

  /// Creates a theme from tokens with an existing index.
  package init(
    name: String?, modes: [Mode], sections: [TokenGroup], kinds: [String: Section], tokens: [ThemeToken],
    indexes: TokenIndexes
  ) {
    self.name = name
    self.modes = modes
    self.sections = sections
    self.kinds = kinds
    self.tokens = tokens
    self.fingerprint = Fingerprint(modes: modes, kinds: kinds, tokens: tokens)
    self.indexes = indexes
  }

  /// Creates another arrangement of a theme for an output. It has the name and the fingerprint of the theme.
  package init(_ theme: Theme, modes: [Mode], sections: [TokenGroup], tokens: [ThemeToken]) {
    (self.name, self.kinds) = (theme.name, theme.kinds)
    self.fingerprint = theme.fingerprint
    self.modes = modes
    self.sections = sections
    self.tokens = tokens
    (self.contrasts, self.renames) = (theme.contrasts, theme.renames)
    self.indexes = TokenIndexes(count: tokens.count) { tokens[$0].path }
  }

  /// The token at a path such as `colors.button.primary`; nil if there is none.
  public subscript(path: TokenPath) -> ThemeToken? { indexes[path].map { tokens[$0] } }

  /// Returns the token that the default value of a token directly refers to; nil if it is not an alias, or if
  /// the theme has no such token.
  package func target(of token: ThemeToken) -> ThemeToken? {
    guard let alias = token.alias else { return nil }
    if let index = token.aliasIndex, index < tokens.count, tokens[index].path == alias {
      return tokens[index]
    }
    return self[alias]
  }

  /// Returns the kind of the section of a path; nil if the first name is not that of a section.
  package func section(of path: TokenPath) -> Section? { path.knownSection ?? kinds[path.section] }

  /// Returns the mode with a name; nil if there is none.
  public func mode(named name: String) -> Mode? { modes.first { $0.name == name } }
}

extension Theme: Equatable {
  /// Returns true if both themes are equal in everything, including descriptions and order.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.fingerprint == right.fingerprint && left.name == right.name && left.modes == right.modes
      && left.sections == right.sections && left.kinds == right.kinds && left.tokens == right.tokens
      && left.contrasts == right.contrasts && left.renames == right.renames
  }
}

extension Theme {
  /// Returns the variant of a token that applies in a context; nil if the default value applies. A variant applies if
  /// its mode's whole context holds. Of several variants, the one with the most axes applies, and then the one whose
  /// mode is declared last.
  public func variant(of token: ThemeToken, in context: Context) -> ThemeToken.Variant? {
    variant(of: token) { modes[$0].context.holds(in: context) }
  }

  /// Returns the variant of a token that applies; nil if the default value applies.
  ///
  /// - Parameter holds: returns true if the mode with an index in `modes` holds.
  func variant(of token: ThemeToken, where holds: (_ mode: Int) -> Bool) -> ThemeToken.Variant? {
    var best: (variant: ThemeToken.Variant, axes: Int)?
    for variant in token.variants {
      let axes = modes[variant.mode].context.values.count
      guard axes >= best?.axes ?? 0, holds(variant.mode) else { continue }
      best = (variant, axes)
    }
    return best?.variant
  }

  /// Returns the value of a token in a context: that of the variant that applies, else the default value.
  /// Axes that no mode uses have no effect.
  public func value(of token: ThemeToken, in context: Context) -> TokenValue {
    variant(of: token, in: context)?.value ?? token.value
  }
}

extension Theme {
  /// Returns the value of the token at a path in a context; nil if the theme has no such token.
  package func value(at path: TokenPath, in context: Context) -> TokenValue? {
    self[path].map { value(of: $0, in: context) }
  }
}

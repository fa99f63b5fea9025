/// A style guide, resolved: the only type that the compiler and the run time share. `theme.json` and the
/// generated Swift are two faces of the same theme and carry the same fingerprint.
public struct Theme: Sendable {
  /// The guide's name.
  public let name: String?
  /// The modes, the default one first. Empty where the guide declares none.
  public let modes: [Mode]
  /// The sections of the guide, in its order.
  public let sections: [TokenGroup]
  /// All tokens, in the guide's order.
  public let tokens: [ThemeToken]
  /// Identifies what the theme means: paths, values, modes, aliases and deprecations. Descriptions and the order
  /// of tokens do not count.
  public let fingerprint: Fingerprint
  private let indexes: TokenIndexes

  /// A theme of tokens whose paths are distinct; members of the sections are indexes into `tokens`.
  public init(name: String? = nil, modes: [Mode] = [], sections: [TokenGroup], tokens: [ThemeToken]) {
    let indexes = TokenIndexes(count: tokens.count) { tokens[$0].path }
    self.init(name: name, modes: modes, sections: sections, tokens: tokens, indexes: indexes)
  }

  /// A theme whose tokens have been indexed.
  package init(
    name: String?, modes: [Mode], sections: [TokenGroup], tokens: [ThemeToken], indexes: TokenIndexes
  ) {
    self.name = name
    self.modes = modes
    self.sections = sections
    self.tokens = tokens
    self.fingerprint = Fingerprint(modes: modes, tokens: tokens)
    self.indexes = indexes
  }

  /// The token at a path such as `colors.button.primary`, or nil.
  public subscript(path: TokenPath) -> ThemeToken? { indexes[path].map { tokens[$0] } }

  /// The mode of a name, or nil.
  public func mode(named name: String) -> Mode? { modes.first { $0.name == name } }
}

extension Theme: Equatable {
  /// Whether the two are alike in everything, descriptions and order included.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.fingerprint == right.fingerprint && left.name == right.name && left.modes == right.modes
      && left.sections == right.sections && left.tokens == right.tokens
  }
}

extension Theme {
  /// The variant of a token that applies in a context, or nil where the default value does: of the variants
  /// whose whole context holds, the one with the most axes, and of several such the one of the mode that is
  /// declared last.
  public func variant(of token: ThemeToken, in context: Context) -> ThemeToken.Variant? {
    variant(of: token) { modes[$0].context.holds(in: context) }
  }

  /// The variant of a token that applies where the contexts of some modes hold.
  func variant(of token: ThemeToken, where holds: (_ mode: Int) -> Bool) -> ThemeToken.Variant? {
    var best: (variant: ThemeToken.Variant, axes: Int)?
    for variant in token.variants {
      let axes = modes[variant.mode].context.values.count
      guard axes >= best?.axes ?? 0, holds(variant.mode) else { continue }
      best = (variant, axes)
    }
    return best?.variant
  }

  /// What a token means in a context. Axes that no mode speaks of change nothing.
  public func value(of token: ThemeToken, in context: Context) -> TokenValue {
    variant(of: token, in: context)?.value ?? token.value
  }
}

extension Theme {
  /// What the token at a path means in a context, or nil where the theme has no such token.
  func value(at path: TokenPath, in context: Context) -> TokenValue? {
    self[path].map { value(of: $0, in: context) }
  }
}

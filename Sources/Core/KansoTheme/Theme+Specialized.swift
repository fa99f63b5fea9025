extension Theme {
  /// Returns the theme with the axes of a mode fixed. The values that apply in that mode become the default
  /// values. Variants whose context contradicts the mode's context or holds in it are removed. Each other
  /// variant gets the value that applies when both contexts hold. The list of modes stays the same.
  public func specialized(for mode: Mode) -> Theme {
    let flags = modes.map { holdingModes(in: $0.context, withFixed: mode.context) }
    let tokens = self.tokens.map { token -> ThemeToken in
      let chosen = variant(of: token, in: mode.context)
      let variants = token.variants.compactMap { variant in
        flags[variant.mode].map { specializedVariant(variant, of: token, where: $0) }
      }
      return ThemeToken(
        path: token.path, value: chosen?.value ?? token.value,
        alias: chosen == nil ? token.alias : chosen?.alias,
        variants: variants, description: token.description, deprecated: token.deprecated,
        extensions: token.extensions)
    }
    return Theme(name: name, modes: modes, sections: sections, kinds: kinds, tokens: tokens)
  }

  /// Returns, for each mode, true if its context holds when the fixed context and `own` hold together.
  /// Returns nil if both cannot hold together, or if `own` already holds in the fixed context.
  private func holdingModes(in own: Context, withFixed context: Context) -> [Bool]? {
    guard own.canHold(with: context), !own.holds(in: context) else { return nil }
    let both = Context(own.values.merging(context.values) { _, fixed in fixed })
    return modes.map { $0.context.holds(in: both) }
  }

  /// Returns a variant for the mode of `candidate`. Its value and alias are those of the best variant among
  /// the modes that hold, or the token's own if there is none.
  ///
  /// - Parameter holds: for each mode, true if its context holds when the mode and the fixed axes apply.
  private func specializedVariant(
    _ candidate: ThemeToken.Variant, of token: ThemeToken, where holds: [Bool]
  ) -> ThemeToken.Variant {
    guard let found = variant(of: token, where: { holds[$0] }) else {
      return ThemeToken.Variant(mode: candidate.mode, value: token.value, alias: token.alias)
    }
    return ThemeToken.Variant(mode: candidate.mode, value: found.value, alias: found.alias)
  }
}

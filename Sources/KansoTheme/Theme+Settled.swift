extension Theme {
  /// Returns the theme with the axes of a mode fixed. The values of that mode become the default. Variants of other
  /// modes remain for the axes that are not fixed.
  public func settled(in mode: Mode) -> Theme {
    let open = modes.map { openModes(beside: $0.context, settled: mode.context) }
    let tokens = self.tokens.map { token -> ThemeToken in
      let chosen = variant(of: token, in: mode.context)
      let variants = token.variants.compactMap { variant in
        open[variant.mode].map { settled(variant, of: token, where: $0) }
      }
      return ThemeToken(
        path: token.path, value: chosen?.value ?? token.value,
        alias: chosen == nil ? token.alias : chosen?.alias,
        variants: variants, description: token.description, deprecated: token.deprecated)
    }
    return Theme(name: name, modes: modes, sections: sections, tokens: tokens)
  }

  /// Returns, for each mode, true if its context holds when the fixed context and `own` hold together. Returns nil if
  /// both cannot hold together, or if `own` already holds in the fixed context. The result does not depend on the
  /// token, so it is computed once per mode.
  private func openModes(beside own: Context, settled context: Context) -> [Bool]? {
    guard own.canHold(with: context), !own.holds(in: context) else { return nil }
    let both = Context(own.values.merging(context.values) { _, settled in settled })
    return modes.map { $0.context.holds(in: both) }
  }

  /// Returns the variant of a mode with the value that applies together with the fixed axes, given the modes that hold.
  private func settled(
    _ candidate: ThemeToken.Variant, of token: ThemeToken, where holds: [Bool]
  ) -> ThemeToken.Variant {
    guard let found = variant(of: token, where: { holds[$0] }) else {
      return ThemeToken.Variant(mode: candidate.mode, value: token.value, alias: token.alias)
    }
    return ThemeToken.Variant(mode: candidate.mode, value: found.value, alias: found.alias)
  }
}

extension Theme {
  /// The theme as it is where the axes of a mode are settled: that mode's values are the default, and what other
  /// modes give beside it stays for the axes that are still open.
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

  /// For each mode, whether its context holds where the axes of another are settled and those of a third hold beside them;
  /// nil where these can no longer hold or change nothing. It is the same for each token.
  private func openModes(beside own: Context, settled context: Context) -> [Bool]? {
    guard own.canHold(with: context), !own.holds(in: context) else { return nil }
    let both = Context(own.values.merging(context.values) { _, settled in settled })
    return modes.map { $0.context.holds(in: both) }
  }

  /// What a variant's mode means beside the settled axes, where the contexts of some modes hold.
  private func settled(
    _ candidate: ThemeToken.Variant, of token: ThemeToken, where holds: [Bool]
  ) -> ThemeToken.Variant {
    guard let found = variant(of: token, where: { holds[$0] }) else {
      return ThemeToken.Variant(mode: candidate.mode, value: token.value, alias: token.alias)
    }
    return ThemeToken.Variant(mode: candidate.mode, value: found.value, alias: found.alias)
  }
}

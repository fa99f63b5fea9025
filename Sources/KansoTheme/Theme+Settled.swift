extension Theme {
  /// The theme as it is where the axes of a mode are settled: that mode's values are the default, and what other
  /// modes give beside it stays for the axes that are still open.
  public func settled(in mode: Mode) -> Theme {
    let tokens = self.tokens.map { token -> ThemeToken in
      let chosen = variant(of: token, in: mode.context)
      let open = token.variants.compactMap { settled($0, of: token, in: mode.context) }
      return ThemeToken(
        path: token.path, value: chosen?.value ?? token.value,
        alias: chosen == nil ? token.alias : chosen?.alias,
        variants: open, description: token.description, deprecated: token.deprecated)
    }
    return Theme(name: name, modes: modes, sections: sections, tokens: tokens)
  }

  /// What a variant's mode means beside the settled axes; nil where it can no longer apply or changes nothing.
  private func settled(
    _ candidate: ThemeToken.Variant, of token: ThemeToken, in context: Context
  ) -> ThemeToken.Variant? {
    let own = modes[candidate.mode].context
    guard own.canHold(with: context), !own.holds(in: context) else { return nil }
    let both = Context(own.values.merging(context.values) { _, settled in settled })
    guard let found = variant(of: token, in: both) else {
      return ThemeToken.Variant(mode: candidate.mode, value: token.value, alias: token.alias)
    }
    return ThemeToken.Variant(mode: candidate.mode, value: found.value, alias: found.alias)
  }
}

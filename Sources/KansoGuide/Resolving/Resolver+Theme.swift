import KansoTheme

// What was evaluated, as a theme.
extension Resolver {
  func theme(_ values: [[TokenValue?]], _ deprecations: Deprecations) -> Theme {
    // A theme without all of its values is never used; the tokens that lack one are left out of it.
    let isWhole = values[0].allSatisfy { $0 != nil }
    let modesBySize = guide.modes.indices.dropFirst().sorted {
      (guide.modes[$0].context.values.count, $0) < (guide.modes[$1].context.values.count, $1)
    }
    var tokens: [ThemeToken] = []
    tokens.reserveCapacity(guide.tokens.count)
    for (index, written) in guide.tokens.enumerated() {
      guard let value = values[0][index] else { continue }
      let variants = isModal[index] ? variants(of: index, values, modesBySize) : []
      tokens.append(
        ThemeToken(
          path: written.path, value: value, alias: alias(of: index, in: 0), variants: variants,
          description: written.about.description, deprecated: deprecations.ofTokens[index]))
    }
    let sections = isWhole ? guide.sections.map { group($0, deprecations) } : []
    return isWhole
      ? Theme(name: guide.name, modes: guide.modes, sections: sections, tokens: tokens, indexes: indexes)
      : Theme(name: guide.name, modes: guide.modes, sections: [], tokens: [])
  }

  private func group(_ written: GuideGroup, _ deprecations: Deprecations) -> TokenGroup {
    TokenGroup(
      path: written.path, description: written.about.description,
      deprecated: deprecations.ofGroups[written.path],
      members: written.members.map { member in
        switch member {
        case .token(let index): .token(index)
        case .group(let inner): .group(group(inner, deprecations))
        }
      })
  }

  private func alias(of token: Int, in mode: Int) -> TokenPath? {
    guard let choice = guide.choice(of: guide.tokens[token], in: mode),
      case .alias(let target) = steps[token][choice]
    else {
      return nil
    }
    return guide.tokens[target].path
  }

  /// The values of a token in other modes: one for each mode that the token, or one that it takes its value from,
  /// was given a value for. Where a lookup by context would still miss what a mode's fallback says, that mode gets a
  /// variant too, and so does the default mode where a less specific variant would win over it.
  private func variants(of token: Int, _ values: [[TokenValue?]], _ modesBySize: [Int]) -> [ThemeToken
    .Variant]
  {
    var variants: [ThemeToken.Variant] = []
    func add(_ mode: Int) {
      guard let value = values[mode][token] else { return }
      variants.append(ThemeToken.Variant(mode: mode, value: value, alias: alias(of: token, in: mode)))
    }
    for mode in modesBySize where isWritten[mode][token] { add(mode) }
    for mode in modesBySize where !isWritten[mode][token] {
      let context = guide.modes[mode].context
      let found = variants.filter { guide.modes[$0.mode].context.holds(in: context) }
        .max { (axes($0), $0.mode) < (axes($1), $1.mode) }
      if (found?.value ?? values[0][token]) != values[mode][token] { add(mode) }
    }
    let ownContext = guide.modes[0].context
    let isOutbid = variants.contains { variant in
      let context = guide.modes[variant.mode].context
      return context.values.count < ownContext.values.count && context.canHold(with: ownContext)
    }
    if isOutbid { add(0) }
    return variants.sorted { $0.mode < $1.mode }
  }

  private func axes(_ variant: ThemeToken.Variant) -> Int { guide.modes[variant.mode].context.values.count }
}

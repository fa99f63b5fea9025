import KansoTheme

// What was evaluated, as a theme.
extension Resolver {
  func theme(_ values: ModeValues, _ deprecations: Deprecations) -> Theme {
    // A theme without all of its values is never used; the tokens that lack one are left out of it.
    let isWhole = guide.tokens.indices.allSatisfy { values[0, $0] != nil }
    let contexts = ModeContexts(guide.modes)
    var tokens: [ThemeToken] = []
    tokens.reserveCapacity(guide.tokens.count)
    for (index, written) in guide.tokens.enumerated() {
      guard let value = values[0, index] else { continue }
      let variants = isModal[index] ? variants(of: index, values, contexts) : []
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

  func alias(of token: Int, in mode: Int) -> TokenPath? {
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
  private func variants(of token: Int, _ values: ModeValues, _ contexts: ModeContexts) -> [ThemeToken.Variant]
  {
    var variants: [ThemeToken.Variant] = []
    func add(_ mode: Int) {
      guard let value = values[mode, token] else { return }
      variants.append(ThemeToken.Variant(mode: mode, value: value, alias: alias(of: token, in: mode)))
    }
    for mode in contexts.modesBySize where isWritten[mode][token] { add(mode) }
    for mode in contexts.modesBySize where !isWritten[mode][token] {
      let found = variants.lazy.filter { contexts.holds[$0.mode][mode] }
        .max { contexts.precedence[$0.mode] < contexts.precedence[$1.mode] }
      if (found?.value ?? values[0, token]) != values[mode, token] { add(mode) }
    }
    if variants.contains(where: { contexts.outbidsDefault[$0.mode] }) { add(0) }
    return variants.sorted { $0.mode < $1.mode }
  }
}

/// What the contexts of modes are to each other: the same for each token.
private struct ModeContexts {
  /// The modes but for the default one, those with the fewest axes first.
  let modesBySize: [Int]
  /// The place of each mode in the order in which a later one wins: by the number of its axes, then by its place in the
  /// guide.
  let precedence: [Int]
  /// For each mode, whether its context holds in that of each other.
  let holds: [[Bool]]
  /// For each mode, whether it has fewer axes than the default mode and can hold with it.
  let outbidsDefault: [Bool]

  init(_ modes: [Mode]) {
    let ordered = modes.indices.sorted {
      (modes[$0].context.values.count, $0) < (modes[$1].context.values.count, $1)
    }
    modesBySize = ordered.filter { $0 > 0 }
    var precedence = Array(repeating: 0, count: modes.count)
    for (place, mode) in ordered.enumerated() { precedence[mode] = place }
    self.precedence = precedence
    holds = modes.map { mode in modes.map { mode.context.holds(in: $0.context) } }
    outbidsDefault = modes.map { mode in
      guard let own = modes.first?.context else { return false }
      return mode.context.values.count < own.values.count && mode.context.canHold(with: own)
    }
  }
}

import KansoTheme

// The conversion of evaluated tokens to a theme.
extension Resolver {
  /// Returns the theme of the values. If a token has no value in the default mode, the theme has the other tokens, and no
  /// groups.
  func makeTheme(_ values: ModeValues, _ deprecations: Deprecations) -> Theme {
    guard guide.tokens.indices.allSatisfy({ values[0, $0] != nil }) else {
      return makePartialTheme(values, deprecations)
    }
    let contexts = ModeContexts(guide.modes)
    var tokens: [ThemeToken] = []
    tokens.reserveCapacity(guide.tokens.count)
    for (index, guideToken) in guide.tokens.enumerated() {
      guard let value = values[0, index] else { continue }
      let variants = isModal[index] ? variants(of: index, values, contexts) : []
      let (description, deprecated) = (guideToken.metadata.description, deprecations.ofTokens[index])
      if let target = target(of: index, in: 0) {
        tokens.append(
          ThemeToken(
            path: guideToken.path, value: value, alias: guide.tokens[target].path, at: target,
            variants: variants, description: description, deprecated: deprecated,
            extensions: guideToken.metadata.extensions))
      } else {
        tokens.append(
          ThemeToken(
            path: guideToken.path, value: value, alias: nil, variants: variants, description: description,
            deprecated: deprecated, extensions: guideToken.metadata.extensions))
      }
    }
    let sections = guide.sections.map { group($0, deprecations) }
    var theme = Theme(
      name: guide.name, modes: guide.modes, sections: sections, kinds: guide.declaredSections.kinds,
      tokens: tokens, indexes: indexes)
    var stated: Set<ContrastPair> = []
    theme.contrasts = guide.contrasts.flatMap(\.pairs).filter { stated.insert($0).inserted }
    return theme
  }

  /// Returns the tokens that have a value in the default mode, without groups.
  private func makePartialTheme(_ values: ModeValues, _ deprecations: Deprecations) -> Theme {
    let contexts = ModeContexts(guide.modes)
    let tokens = guide.tokens.indices.compactMap { index -> ThemeToken? in
      guard let value = values[0, index] else { return nil }
      return ThemeToken(
        path: guide.tokens[index].path, value: value, alias: alias(of: index, in: 0),
        variants: isModal[index] ? variants(of: index, values, contexts) : [],
        description: guide.tokens[index].metadata.description, deprecated: deprecations.ofTokens[index])
    }
    var theme = Theme(
      name: guide.name, modes: guide.modes, sections: [], kinds: guide.declaredSections.kinds, tokens: tokens)
    theme.contrasts = guide.contrasts.flatMap(\.pairs)
    return theme
  }

  /// Returns the theme's group for a group of the guide, with its members and its own or inherited
  /// deprecation.
  private func group(_ guideGroup: GuideGroup, _ deprecations: Deprecations) -> TokenGroup {
    TokenGroup(
      path: guideGroup.path, description: guideGroup.metadata.description,
      deprecated: deprecations.ofGroups[guideGroup.path],
      members: guideGroup.members.map { member in
        switch member {
        case .token(let index): .token(index)
        case .group(let inner): .group(group(inner, deprecations))
        }
      })
  }

  /// Returns the path of the direct target of a token in a mode; nil if the value is not an alias.
  func alias(of token: Int, in mode: Int) -> TokenPath? {
    target(of: token, in: mode).map { guide.tokens[$0].path }
  }

  /// Returns the index of the direct target of a token, if the value that applies in a mode is only a
  /// reference and its target is valid; nil for any other value.
  private func target(of token: Int, in mode: Int) -> Int? {
    guard let choice = guide.valueIndex(of: guide.tokens[token], in: mode),
      case .alias(let target) = steps[token][choice]
    else {
      return nil
    }
    return target
  }

  /// Returns the variants of a token, ordered by mode. Each mode except the default mode gets a variant if it
  /// has an explicit value, at the token itself or at a token that it refers to. A mode without an explicit
  /// value gets one only if a lookup by context would not find the value of its fallback. The default mode
  /// gets one only if a less specific variant would have priority over it.
  private func variants(of token: Int, _ values: ModeValues, _ contexts: ModeContexts) -> [ThemeToken.Variant]
  {
    var variants: [ThemeToken.Variant] = []
    /// Adds the value in a mode, if there is one.
    func add(_ mode: Int) {
      guard let value = values[mode, token] else { return }
      variants.append(ThemeToken.Variant(mode: mode, value: value, alias: alias(of: token, in: mode)))
    }
    for mode in contexts.modesBySize where hasExplicitValue[mode][token] { add(mode) }
    for mode in contexts.modesBySize where !hasExplicitValue[mode][token] {
      let found = variants.lazy.filter { contexts.holds[$0.mode][mode] }
        .max { contexts.precedence[$0.mode] < contexts.precedence[$1.mode] }
      if (found?.value ?? values[0, token]) != values[mode, token] { add(mode) }
    }
    if variants.contains(where: { contexts.overridesDefault[$0.mode] }) { add(0) }
    return variants.sorted { $0.mode < $1.mode }
  }
}

/// The relations between the contexts of modes. They are the same for all tokens.
private struct ModeContexts {
  /// The modes except the default mode, sorted by the number of axes.
  let modesBySize: [Int]
  /// The rank of each mode. In a lookup, a higher rank has priority. Modes are ranked by their number of axes, then by
  /// their position in the guide.
  let precedence: [Int]
  /// `holds[a][b]` is true if the context of the mode `b` includes that of the mode `a`.
  let holds: [[Bool]]
  /// For each mode, true if it has fewer axes than the default mode and both can apply at once.
  let overridesDefault: [Bool]

  init(_ modes: [Mode]) {
    let ordered = modes.indices.sorted {
      (modes[$0].context.values.count, $0) < (modes[$1].context.values.count, $1)
    }
    modesBySize = ordered.filter { $0 > 0 }
    var precedence = Array(repeating: 0, count: modes.count)
    for (place, mode) in ordered.enumerated() { precedence[mode] = place }
    self.precedence = precedence
    holds = modes.map { mode in modes.map { mode.context.holds(in: $0.context) } }
    overridesDefault = modes.map { mode in
      guard let own = modes.first?.context else { return false }
      return mode.context.values.count < own.values.count && mode.context.canHold(with: own)
    }
  }
}

import KansoTheme

extension GuideModel {
  /// Creates the model of a theme.
  init(_ theme: Theme) {
    let modes = GuideMode.all(of: theme)
    let maker = GuideModelMaker(theme, modes: modes)
    self.init(
      name: theme.name ?? "Style guide", fingerprint: "\(theme.fingerprint)", modes: modes,
      sections: theme.sections.compactMap { maker.section($0) }, tokenCount: theme.tokens.count)
  }
}

extension GuideMode {
  /// Returns the modes of a theme; one mode without a name if the theme has none.
  static func all(of theme: Theme) -> [GuideMode] {
    if theme.modes.isEmpty { return [GuideMode(name: "", context: [], isDark: false)] }
    return theme.modes.map { mode in
      GuideMode(
        name: mode.name, context: mode.context.sorted.map { "\($0.axis): \($0.value)" },
        isDark: mode.context.values["appearance"] == "dark")
    }
  }
}

/// A builder of the model of a guide. It handles each token on its own.
private struct GuideModelMaker {
  private let theme: Theme
  private let modes: [GuideMode]
  private let finder: ContrastFinder
  private let aliases: [TokenPath: [TokenPath]]
  /// The most contrasts that are listed for one value.
  private let contrastLimit: Int

  /// As many as all colors of four modes have at most. More would be for nobody to read.
  private static let maxContrastCount = 4 * ContrastFinder.most
  /// The most contrasts of a guide, so that its page stays small, but for the two that each value has in any case.
  private static let maxContrastCountOfGuide = 250_000

  init(_ theme: Theme, modes: [GuideMode]) {
    (self.theme, self.modes) = (theme, modes)
    finder = ContrastFinder(theme)
    let valueCount = theme.tokens.reduce(0) { $0 + ($1.type == .color ? 1 + $1.variants.count : 0) }
    contrastLimit = min(max(Self.maxContrastCountOfGuide / max(valueCount, 1), 2), Self.maxContrastCount)
    var aliases: [TokenPath: [TokenPath]] = [:]
    for token in theme.tokens {
      var seen: Set<TokenPath> = []
      for alias in [token.alias] + token.variants.map(\.alias) {
        if let alias, seen.insert(alias).inserted { aliases[alias, default: []].append(token.path) }
      }
    }
    self.aliases = aliases
  }

  func section(_ group: TokenGroup) -> GuideSection? {
    let items = items(of: group)
    guard !items.isEmpty else { return nil }
    let name = group.path.name
    return GuideSection(
      title: name.prefix(1).uppercased() + name.dropFirst(), path: group.path, description: group.description,
      deprecation: DeprecationNote(group.deprecated), items: items)
  }

  /// Returns the groups and tokens of a section. The function has its own stack instead of recursion, because groups
  /// may be nested as deeply as the guide's limits allow.
  private func items(of section: TokenGroup) -> [GuideItem] {
    var items: [GuideItem] = []
    var next = section.members.reversed().map { (member: $0, depth: 0) }
    while let (member, depth) = next.popLast() {
      switch member {
      case .token(let index): items.append(.token(token(index, depth)))
      case .group(let group):
        items.append(
          .group(
            GuideGroup(
              path: group.path, title: group.path.name, depth: depth, description: group.description,
              deprecation: DeprecationNote(group.deprecated))))
        next += group.members.reversed().map { (member: $0, depth: depth + 1) }
      }
    }
    return items
  }

  private func token(_ index: Int, _ depth: Int) -> GuideToken {
    let token = theme.tokens[index]
    return GuideToken(
      path: token.path, title: token.path.name, swiftName: token.path.swiftName, depth: depth,
      description: token.description, deprecation: DeprecationNote(token.deprecated),
      values: values(of: token),
      aliasedBy: aliases[token.path] ?? [])
  }

  private func values(of token: ThemeToken) -> [GuideValue] {
    var found: [(value: TokenValue, alias: TokenPath?, modes: [Int])] = [(token.value, token.alias, [0])]
    for mode in modes.indices.dropFirst() {
      let variant = theme.variant(of: token, in: theme.modes[mode].context)
      let (value, alias) = variant.map { ($0.value, $0.alias) } ?? (token.value, token.alias)
      if let same = found.firstIndex(where: { $0.value == value && $0.alias == alias }) {
        found[same].modes.append(mode)
      } else {
        found.append((value, alias, [mode]))
      }
    }
    return found.map { value, alias, modes in
      GuideValue(
        modes: modes, value: value, alias: alias, notations: value.notations,
        contrasts: contrasts(of: token.path, value, inModes: modes))
    }
  }

  /// Returns the contrasts of a color with others. A color that looks the same is left out, because no text is read on
  /// its own color.
  private func contrasts(of path: TokenPath, _ value: TokenValue, inModes modes: [Int]) -> [Contrast] {
    guard case .color(let color) = value else { return [] }
    return finder.contrasts(of: path, value, inModes: modes, atMost: contrastLimit).filter {
      $0.ratio > 1 || !$0.color.looksLike(color)
    }
  }
}

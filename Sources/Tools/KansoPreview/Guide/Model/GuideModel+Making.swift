import KansoGuideComparison
import KansoTheme
import KansoThemeEncoding

extension GuideModel {
  /// Creates the model of a theme. Sections without groups and tokens are left out.
  /// - Parameters:
  ///   - naming: the names of the generated enums.
  ///   - listsContrasts: true if each color has a list of its contrasts, which takes longer than all else.
  init(_ theme: Theme, naming: SwiftNaming = SwiftNaming(), listsContrasts: Bool = true) {
    let modes = GuideMode.modes(of: theme)
    let builder = GuideModelBuilder(theme, modes: modes, naming: naming, listsContrasts: listsContrasts)
    self.init(
      name: theme.name ?? "Style guide", fingerprint: "\(theme.fingerprint)", modes: modes,
      sections: theme.sections.compactMap { builder.section($0) }, tokenCount: theme.tokens.count,
      contrasts: ContrastMatrix(theme),
      roleContrasts: theme.contrasts.isEmpty
        ? ContrastFinder(theme, maxModeCount: Self.maxTableCount).tables() : [])
  }

  /// The maximum number of modes whose contrasts are in tables, if the guide states none.
  private static let maxTableCount = 4
}

extension GuideMode {
  /// Returns the modes of a theme; one mode without a name and context if the theme has none.
  static func modes(of theme: Theme) -> [GuideMode] {
    if theme.modes.isEmpty { return [GuideMode(name: "", context: [], isDark: false)] }
    return theme.modes.map { mode in
      GuideMode(
        name: mode.name, context: mode.context.sorted.map { "\($0.axis): \($0.value)" },
        isDark: mode.context.values["appearance"] == "dark")
    }
  }
}

/// A builder of the model of a guide. It looks up tokens, modes and contrasts in the theme.
private struct GuideModelBuilder {
  private let theme: Theme
  private let modes: [GuideMode]
  private let naming: SwiftNaming
  /// The search for contrasts; nil if none are listed.
  private let finder: ContrastFinder?
  /// The stated contrasts by token; nil if none are listed.
  private let statedContrasts: StatedContrastFinder?
  /// The tokens that are aliases of a token, in the guide's order.
  private let aliases: [TokenPath: [TokenPath]]
  /// The maximum number of contrasts that are listed for one value, from 2 to `maxContrastCount`.
  private let contrastLimit: Int

  /// The maximum of `contrastLimit`. Four modes with many colors have no more contrasts, and people cannot
  /// read more.
  private static let maxContrastCount = 4 * ContrastFinder.maxContrastCount
  /// The maximum number of contrasts in a guide, so that its page stays small. Each value may have two
  /// contrasts in any case.
  private static let maxContrastCountOfGuide = 250_000

  /// Indexes the colors and aliases of a theme.
  init(_ theme: Theme, modes: [GuideMode], naming: SwiftNaming, listsContrasts: Bool) {
    (self.theme, self.modes, self.naming) = (theme, modes, naming)
    finder = listsContrasts && theme.contrasts.isEmpty ? ContrastFinder(theme) : nil
    statedContrasts = listsContrasts ? StatedContrastFinder(theme) : nil
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

  /// Returns a section with its groups and tokens in one list; nil if it has neither.
  func section(_ group: TokenGroup) -> GuideSection? {
    let items = items(of: group)
    guard !items.isEmpty else { return nil }
    return GuideSection(
      title: Self.title(of: group.path.name), path: group.path, description: group.description,
      deprecation: DeprecationNote(group.deprecated), items: items)
  }

  /// Returns the name of a section as words, with a capital at the start: `Line heights` for `lineHeights`.
  private static func title(of name: String) -> String {
    name.prefix(1).uppercased()
      + name.dropFirst().map { $0.isASCII && $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  /// Returns the groups and tokens of a section in the guide's order. The members of a group follow the
  /// group.
  private func items(of section: TokenGroup) -> [GuideItem] {
    // A stack instead of recursion, because groups may be nested as deeply as the guide's limits allow.
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

  /// Returns the token at an index of the theme's tokens.
  /// - Parameter depth: the number of enclosing groups within the section.
  private func token(_ index: Int, _ depth: Int) -> GuideToken {
    let token = theme.tokens[index]
    return GuideToken(
      path: token.path, section: theme.section(of: token.path), title: token.path.name,
      swiftName: naming.name(of: token.path), depth: depth,
      description: token.description, deprecation: DeprecationNote(token.deprecated),
      values: values(of: token),
      aliasedBy: aliases[token.path] ?? [])
  }

  /// Returns the distinct values of a token, that of the default mode first, the others in the order of the
  /// modes. Modes with equal values and aliases share one.
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

  /// Returns the contrasts of a color with others, at most `contrastLimit`; empty for other values. A color
  /// that looks the same is left out, because no text is read on its own color.
  private func contrasts(of path: TokenPath, _ value: TokenValue, inModes modes: [Int]) -> [Contrast] {
    guard case .color(let color) = value else { return [] }
    if let statedContrasts {
      return statedContrasts.contrasts(of: path, inModes: modes, atMost: contrastLimit)
    }
    let found = finder?.contrasts(of: path, value, inModes: modes, atMost: contrastLimit) ?? []
    return found.filter { $0.ratio > 1 || !$0.color.isVisuallyEqual(to: color) }
  }
}

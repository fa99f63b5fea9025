import KansoProject
import KansoTheme

/// The rules of a style sheet: all tokens for the root element, and then, for each situation in which tokens have another
/// value, a rule with these.
struct StyleSheet {
  /// The declarations of the default mode, without those of Tailwind's theme.
  private(set) var root: [StyleDeclaration] = []
  /// The declarations of Tailwind's theme; empty for other formats.
  private(set) var theme: [StyleDeclaration] = []
  /// The rules of other situations, so that later ones replace earlier ones. For Sass, those of the modes.
  private(set) var blocks: [StyleBlock] = []

  private let writer: StyleWriter
  private let axes: StyleAxes
  private let dark: ExportOptions.Dark

  /// Creates the rules of a theme.
  init(_ theme: Theme, _ format: ExportFormat, _ options: ExportOptions) {
    writer = StyleWriter(theme, format, options)
    dark = options.dark
    axes = StyleAxes(theme, dark: options.dark)
    guard format != .scss else {
      root = theme.tokens.flatMap { writer.declarations(of: $0, in: [:], hasComments: true) }
      blocks = options.variables ? [] : StyleBlock.blocks(of: modeRules(theme))
      return
    }
    let inDefault = StyleSituation().context(axes)
    var found: [StyleSituation: [StyleDeclaration]] = [:]
    for token in theme.tokens {
      let names = axesOfValues(of: token, theme)
      let others = axes.axes(named: names.subtracting(["appearance"]))
      let isAdaptive =
        options.dark == .lightDark && names.contains("appearance")
        && writer.isAdaptive(
          token,
          in: [inDefault] + StyleSituation.all(of: others, modes: theme.modes).map { $0.context(axes) })
      let whole =
        isAdaptive
        ? writer.adaptiveDeclarations(of: token, in: inDefault, hasComments: true)
        : writer.declarations(of: token, in: inDefault, hasComments: true)
      if writer.names.names(of: token).isOfTheme { self.theme += whole } else { root += whole }
      guard !names.isEmpty else { continue }
      add(token, isAdaptive, isAdaptive ? others : axes.axes(named: names), theme.modes, to: &found)
    }
    blocks = StyleBlock.blocks(of: addingColorSchemes(to: sortedRules(found), theme))
    if usesAppearance(theme) {
      root.insert(StyleDeclaration(property: "color-scheme", value: rootColorScheme(theme)), at: 0)
    }
  }

  /// Returns the axes of which the values of a token really depend. A mode has a value on each of its axes, also where
  /// another axis alone makes the difference.
  private func axesOfValues(of token: ThemeToken, _ theme: Theme) -> Set<String> {
    let names = Set(token.variants.flatMap { theme.modes[$0.mode].context.values.keys })
    guard names.count > 1 else { return names }
    let situations = [StyleSituation()] + StyleSituation.all(of: axes.axes(named: names), modes: theme.modes)
    return names.filter { axis in
      situations.contains { situation in
        let others = StyleSituation(situation.conditions.filter { $0.axis != axis })
        return others != situation
          && !writer.isEqual(token, in: situation.context(axes), others.context(axes))
      }
    }
  }

  /// Returns a rule for each mode, with its quoted name in place of a selector and the tokens that differ.
  private func modeRules(_ theme: Theme) -> [StyleRule] {
    theme.modes.indices.compactMap { index in
      let mode = theme.modes[index]
      let tokens = theme.tokens.filter { $0.variants.contains { $0.mode == index } }
      guard !tokens.isEmpty else { return nil }
      return StyleRule(
        media: nil, selector: CSSText.quoted(mode.name),
        declarations: tokens.flatMap {
          writer.declarations(of: $0, in: mode.context, hasReferences: false)
        })
    }
  }

  /// Adds the declarations of a token in the situations that need them.
  private func add(
    _ token: ThemeToken, _ isAdaptive: Bool, _ axes: [StyleAxes.Axis], _ modes: [Mode],
    to found: inout [StyleSituation: [StyleDeclaration]]
  ) {
    /// Returns the declarations in a situation.
    func declarations(_ situation: StyleSituation) -> [StyleDeclaration] {
      let context = situation.context(self.axes)
      return isAdaptive
        ? writer.adaptiveDeclarations(of: token, in: context) : writer.declarations(of: token, in: context)
    }
    let inDefault = declarations(StyleSituation())
    var earlier: [(situation: StyleSituation, declarations: [StyleDeclaration])] = []
    for situation in StyleSituation.all(of: axes, modes: modes) {
      let own = declarations(situation)
      let elements = situation.conditions.filter(\.isElement)
      let parts = earlier.filter { situation.contains($0.situation) }
      let isNeeded: Bool
      switch elements.count {
      // Of all rules that hold for the root, the last one applies.
      case 0: isNeeded = own != parts.last?.declarations ?? inDefault
      // So it is on another element, with the rules for it. It needs one without media queries in any case, since it can
      // be within an element with another value.
      case 1 where situation.conditions.count > 1:
        let ofElement = parts.last { $0.situation.contains(StyleSituation(elements)) }
        isNeeded = own != parts.last?.declarations ?? inDefault || own != ofElement?.declarations
      default: isNeeded = true
      }
      guard isNeeded else { continue }
      earlier.append((situation, own))
      found[situation, default: []] += own
    }
  }

  /// Returns the rules in an order in which later ones replace earlier ones.
  private func sortedRules(_ found: [StyleSituation: [StyleDeclaration]]) -> [StyleRule] {
    StyleSituation.sorted(Array(found.keys), axes.axes).map { situation in
      StyleRule(
        media: situation.media, selector: situation.selector, declarations: found[situation] ?? [])
    }
  }

  /// Returns the tokens with a declaration of the same name as one of an earlier token, in the order of the theme: each
  /// with the first token of that name, and the name.
  static func collisions(
    in theme: Theme, _ format: ExportFormat, _ options: ExportOptions
  ) -> [(token: TokenPath, first: TokenPath, name: String)] {
    let writer = StyleWriter(theme, format, options)
    var seen: [String: TokenPath] = [:]
    return theme.tokens.compactMap { token in
      let names = writer.declarations(of: token, in: [:]).map(\.property)
      let double = names.first { seen[$0] != nil }
      let first = double.flatMap { seen[$0] }
      for name in names where seen[name] == nil { seen[name] = token.path }
      return double.flatMap { name in first.map { (token.path, $0, name) } }
    }
  }

  // MARK: Color schemes

  /// The selector of an element in dark appearance; nil if the appearance is that of the system.
  var darkSelector: String? { dark == .media ? nil : axes.appearanceSelector("dark") }

  /// Returns true if tokens have values for an appearance, so that the browser's own controls have to follow, too.
  private func usesAppearance(_ theme: Theme) -> Bool {
    theme.tokens.contains { token in
      token.type.hasColors
        && token.variants.contains { theme.modes[$0.mode].context.values["appearance"] != nil }
    }
  }

  /// Returns the color schemes of the root: both where the system chooses, else that of the default mode.
  private func rootColorScheme(_ theme: Theme) -> String {
    let first = theme.modes.first?.context.values["appearance"] ?? "light"
    return dark == .media || dark == .lightDark
      ? (first == "dark" ? "dark light" : "light dark") : first
  }

  /// Returns rules with the color schemes of elements, each in the rule for the tokens of the same elements if there is
  /// one.
  private func addingColorSchemes(to rules: [StyleRule], _ theme: Theme) -> [StyleRule] {
    guard dark != .media, usesAppearance(theme) else { return rules }
    var (rules, others) = (rules, [StyleRule]())
    for value in ["light", "dark"] {
      let selector = axes.appearanceSelector(value)
      let scheme = StyleDeclaration(property: "color-scheme", value: value)
      if let index = rules.firstIndex(where: { $0.media == nil && $0.selector == selector }) {
        rules[index] = StyleRule(
          media: nil, selector: selector, declarations: [scheme] + rules[index].declarations)
      } else {
        others.append(StyleRule(media: nil, selector: selector, declarations: [scheme]))
      }
    }
    return others + rules
  }
}

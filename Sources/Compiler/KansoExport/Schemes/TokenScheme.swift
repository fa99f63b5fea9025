import KansoTheme

/// The tokens of a section with their values in each situation, as a type with an instance for each of them.
struct TokenScheme {
  /// The values of all tokens in one situation.
  struct Instance {
    /// The words of its name without those of the section; empty if the section has no other instance.
    let words: [String]
    /// The name of the mode, or the values of its axes, in a comment.
    let title: String
    /// A value for each axis that has one.
    let context: Context
    /// The values in the order of the tokens.
    let values: [TokenValue]
    /// The index of the earlier instance with the most values in common, of which declarations only need the
    /// differences; nil for the first instance.
    fileprivate(set) var base: Int?
  }

  /// The conditions under which an instance applies.
  struct Choice {
    let conditions: [SchemeCondition]
    /// The index of the instance.
    let instance: Int
  }

  /// The words of the section's name.
  let words: [String]
  /// The name of the section.
  let title: String
  let tokens: [ThemeToken]
  /// The instance of the default mode, and others with at least one other value.
  let instances: [Instance]
  /// The conditions of the other instances: the first one that holds decides.
  let choices: [Choice]

  /// True if tokens have other values in some situations.
  var isThemed: Bool { instances.count > 1 }

  /// Returns a scheme for each section, in the order of the guide. Sections whose names have the same words share one.
  ///
  /// - Parameter isIncluded: returns false for tokens that are left out.
  static func all(of theme: Theme, where isIncluded: (ThemeToken) -> Bool) -> [TokenScheme] {
    var order: [String] = []
    var tokens: [String: [ThemeToken]] = [:]
    for token in theme.tokens where isIncluded(token) {
      let key = Identifier(TokenPath(token.path.section)).words.joined()
      if tokens[key] == nil { order.append(key) }
      tokens[key, default: []].append(token)
    }
    let axes = SchemeAxis.all(of: theme)
    return order.compactMap { key in tokens[key].map { TokenScheme($0, theme, axes) } }
  }

  private init(_ tokens: [ThemeToken], _ theme: Theme, _ axes: [SchemeAxis]) {
    self.tokens = tokens
    title = tokens.first?.path.section ?? ""
    words = Identifier(TokenPath(title)).words
    let modes = Set(tokens.flatMap { $0.variants.map(\.mode) }).sorted().map { theme.modes[$0] }
    let names = Set(modes.flatMap { $0.context.values.keys })
    let used = axes.filter { names.contains($0.name) }
    let naming = InstanceNaming(theme, used)
    /// Returns the instance of a situation.
    func instance(_ conditions: [SchemeCondition]) -> Instance {
      var context = theme.modes.first?.context.values ?? [:]
      for condition in conditions { context[condition.axis] = condition.value }
      let name = naming.name(of: conditions)
      return Instance(
        words: used.isEmpty ? [] : Identifier(TokenPath(name)).words, title: name, context: Context(context),
        values: tokens.map { theme.value(of: $0, in: Context(context)) })
    }
    var instances = [instance([])]
    var choices: [Choice] = []
    for conditions in SchemeAxis.situations(of: used, modes) {
      let found = instance(conditions)
      let index = instances.firstIndex { $0.values == found.values } ?? instances.count
      // A situation without a choice of its own gets the instance of a less specific one.
      let inherited = choices.last { choice in choice.conditions.allSatisfy { conditions.contains($0) } }
      guard index != inherited?.instance ?? 0 else { continue }
      if index == instances.count { instances.append(found.basedOnNearest(of: instances)) }
      choices.append(Choice(conditions: conditions, instance: index))
    }
    (self.instances, self.choices) = (instances, choices.reversed())
  }

  /// The maximum number of aliases in a row that stay references. Programs follow them by calls, which need stack.
  private static let maxAliasDepth = 16

  /// Returns the token that the value of a token refers to in a context, if the reference has the same value; nil for
  /// values of their own, and at the end of a long chain of aliases.
  static func reference(of token: ThemeToken, in context: Context, _ theme: Theme) -> ThemeToken? {
    /// Returns the direct target of an alias.
    func target(_ token: ThemeToken) -> ThemeToken? {
      let variant = theme.variant(of: token, in: context)
      guard let alias = variant == nil ? token.alias : variant?.alias else { return nil }
      return theme[alias]
    }
    guard let first = target(token),
      theme.value(of: first, in: context) == theme.value(of: token, in: context)
    else { return nil }
    var last = first
    for _ in 0..<maxAliasDepth {
      guard let next = target(last) else { return first }
      last = next
    }
    return nil
  }
}

extension TokenScheme.Instance {
  /// Returns the instance with the nearest one of a list as its base: the first of those with the fewest different values.
  fileprivate func basedOnNearest(of others: [Self]) -> Self {
    var based = self
    based.base = others.indices.min { left, right in
      differenceCount(to: others[left]) < differenceCount(to: others[right])
    }
    return based
  }

  private func differenceCount(to other: Self) -> Int { zip(values, other.values).count { $0 != $1 } }
}

/// Names of situations: those of modes, else the values of their axes.
private struct InstanceNaming {
  private let theme: Theme
  private let axes: [SchemeAxis]

  init(_ theme: Theme, _ axes: [SchemeAxis]) { (self.theme, self.axes) = (theme, axes) }

  /// Returns the name of the situation in which conditions hold and all other axes have their default values.
  func name(of conditions: [SchemeCondition]) -> String {
    let own = Dictionary(conditions.map { ($0.axis, $0.value) }, uniquingKeysWith: { first, _ in first })
    var whole = own
    for axis in axes where whole[axis.name] == nil { whole[axis.name] = axis.defaultValue }
    if let mode = theme.modes.first(where: { $0.context.values == own })
      ?? theme.modes.first(where: { $0.context.values == whole })
    {
      return mode.name
    }
    let values = axes.compactMap { conditions.isEmpty ? whole[$0.name] : own[$0.name] }
    return values.isEmpty ? "default" : values.joined(separator: " ")
  }
}

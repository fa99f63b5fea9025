import KansoTheme

extension ThemeComparison {
  /// Creates the comparison of two themes, in the empty context and in the contexts of the modes of both.
  /// Tokens with equal paths are compared.
  public init(from old: Theme, to new: Theme) {
    let places = NamedContext.contexts(of: new, and: old.modes.map { ($0.name, $0.context) })
    var differences: [Difference] = []
    for token in old.tokens {
      guard let other = new[token.path] else {
        differences.append(Difference(path: token.path, kind: .removed(token.value.shortDescription)))
        continue
      }
      // Without variants, the values are the same in all contexts.
      let isSame = token.variants.isEmpty && other.variants.isEmpty
      let kind = Self.kind(in: isSame ? [.everywhere] : places) {
        (old.value(of: token, in: $0), new.value(of: other, in: $0))
      }
      if let kind { differences.append(Difference(path: token.path, kind: kind)) }
    }
    let added = new.tokens.filter { old[$0.path] == nil }
    differences += added.map { Difference(path: $0.path, kind: .added($0.value.shortDescription)) }
    let aspects = Self.aspects(from: old, to: new, besides: Set(differences.map(\.path)))
    self.init(
      differences: differences, aspects: aspects,
      oldFingerprint: old.fingerprint.description, newFingerprint: new.fingerprint,
      count: old.tokens.count + added.count, isOfSources: false)
  }

  /// Creates the comparison of compiled sources, as the old side, with a theme. A list that is nil is not
  /// compared. Colors and fonts without a path are skipped, and so is any further token with the same path.
  ///
  /// A token that only the theme has counts as added if the list of its kind is not nil, and has either a
  /// token of the same section or no tokens at all. Here lengths and edges count as one list.
  ///
  /// - Parameters:
  ///   - theme: the theme at run time.
  ///   - fingerprint: the fingerprint in the sources; nil if it is unknown.
  ///   - colors: all colors of the sources.
  ///   - fonts: all fonts of the sources.
  ///   - lengths: all lengths of the sources.
  ///   - edges: all edges of the sources.
  ///   - numbers: all numbers, opacities and line heights of the sources.
  ///   - durations: all durations of the sources, in seconds.
  ///   - easings: all easing curves of the sources.
  ///   - families: all font families of the sources.
  ///   - weights: all font weights of the sources.
  ///   - transitions: all transitions of the sources.
  ///   - shadows: all shadows of the sources.
  ///   - gradients: all gradients of the sources.
  ///   - strokes: all stroke styles of the sources.
  ///   - borders: all whole borders of the sources; widths are `lengths`.
  ///   - springs: all springs of the sources.
  ///   - strings: all texts of the sources.
  public init(
    of theme: Theme, withFingerprint fingerprint: String? = nil, colors: [Color]? = nil, fonts: [Font]? = nil,
    lengths: [Token<Length>]? = nil, edges: [Token<Edges>]? = nil, numbers: [Token<Double>]? = nil,
    durations: [Token<Double>]? = nil, easings: [Token<CubicBezier>]? = nil,
    families: [Token<[String]>]? = nil, weights: [Token<Double>]? = nil,
    transitions: [Token<Transition>]? = nil, shadows: [Token<[Shadow]>]? = nil,
    gradients: [Token<[GradientStop]>]? = nil, strokes: [Token<StrokeStyle>]? = nil,
    borders: [Token<Border>]? = nil, springs: [Token<Spring>]? = nil,
    strings: [Token<String>]? = nil
  ) {
    let lists = [
      colors.map {
        CompiledTokens("color", $0.compactMap { CompiledToken($0.path, $0.values, TokenValue.color) })
      },
      fonts.map {
        CompiledTokens("font", $0.compactMap { CompiledToken($0.path, $0.values, TokenValue.typography) })
      },
      lengths.map { CompiledTokens("length", of: $0) { .dimension(.points($0)) } },
      edges.map { CompiledTokens("edges", of: $0, TokenValue.edges) },
      numbers.map { CompiledTokens("number", of: $0, TokenValue.number) },
      durations.map { CompiledTokens("duration", of: $0) { .duration(Duration($0, .s)) } },
      easings.map { CompiledTokens("cubicBezier", of: $0, TokenValue.cubicBezier) },
      families.map { CompiledTokens("fontFamily", of: $0, TokenValue.fontFamily) },
      weights.map { CompiledTokens("fontWeight", of: $0, TokenValue.fontWeight) },
      transitions.map { CompiledTokens("transition", of: $0, TokenValue.transition) },
      shadows.map { CompiledTokens("shadow", of: $0, TokenValue.shadow) },
      gradients.map { CompiledTokens("gradient", of: $0, TokenValue.gradient) },
      strokes.map { CompiledTokens("strokeStyle", of: $0, TokenValue.strokeStyle) },
      borders.map { CompiledTokens("border", of: $0, TokenValue.border) },
      springs.map { CompiledTokens("spring", of: $0, TokenValue.spring) },
      strings.map { CompiledTokens("string", of: $0, TokenValue.string) },
    ].compactMap { $0 }
    self.init(of: theme, with: lists, fingerprint)
  }

  /// Creates the comparison of the lists from the sources, as the old side, with a theme. A token that only
  /// the theme has counts as added if `CompiledTokens.sections(of:)` has its kind and section.
  private init(of theme: Theme, with lists: [CompiledTokens], _ fingerprint: String?) {
    var seen: Set<TokenPath> = []
    var differences: [Difference] = []
    for token in lists.flatMap(\.tokens) where seen.insert(token.path).inserted {
      if let kind = token.difference(from: theme) {
        differences.append(Difference(path: token.path, kind: kind))
      }
    }
    var count = seen.count
    let sections = CompiledTokens.sections(of: lists)
    for token in theme.tokens where !seen.contains(token.path) {
      guard let sections = sections[token.value.kindName],
        sections.isEmpty || sections.contains(token.path.section)
      else { continue }
      count += 1
      differences.append(Difference(path: token.path, kind: .added(token.value.shortDescription)))
    }
    self.init(
      differences: differences, aspects: [], oldFingerprint: fingerprint, newFingerprint: theme.fingerprint,
      count: count, isOfSources: true)
  }

  /// Returns the kind of the difference between two tokens; nil if their values are equal in all contexts of
  /// `places`. If their values in the empty context have different kinds, the other values are not compared.
  /// Equal changes in several contexts are one change.
  ///
  /// - Parameter values: returns both values in a context.
  fileprivate static func kind(
    in places: [NamedContext], _ values: (Context) -> (old: TokenValue, new: TokenValue)
  ) -> Kind? {
    let byDefault = values([:])
    if byDefault.old.kindName != byDefault.new.kindName {
      return .typeChanged(from: byDefault.old.kindName, to: byDefault.new.kindName)
    }
    var changes: [(old: TokenValue, new: TokenValue, places: [NamedContext])] = []
    for place in places {
      let (old, new) = values(place.context)
      guard old != new else { continue }
      if let known = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
        changes[known].places.append(place)
      } else {
        changes.append((old, new, [place]))
      }
    }
    guard !changes.isEmpty else { return nil }
    return .changed(
      changes.map { change in
        let descriptions = TokenValue.shortDescriptions(old: change.old, new: change.new)
        let isEverywhere = change.places.count == places.count
        return Change(
          old: descriptions.old, new: descriptions.new, modes: isEverywhere ? [] : change.places.names,
          oldValue: change.old, newValue: change.new, contexts: change.places.map(\.context))
      })
  }

  /// Returns the aspects in which the themes differ, in the order of the cases. Only tokens that both themes
  /// have are compared.
  ///
  /// - Parameter changed: the tokens with different values. Their variants are not compared.
  private static func aspects(from old: Theme, to new: Theme, besides changed: Set<TokenPath>) -> [Aspect] {
    let pairs = old.tokens.compactMap { token in new[token.path].map { (old: token, new: $0) } }
    return Aspect.allCases.filter { aspect in
      switch aspect {
      case .aliases: pairs.contains { $0.alias != $1.alias || old.aliases(of: $0) != new.aliases(of: $1) }
      case .variants:
        pairs.contains { !changed.contains($0.path) && old.variants(of: $0) != new.variants(of: $1) }
      case .deprecations: pairs.contains { $0.deprecated != $1.deprecated }
      case .descriptions: pairs.contains { $0.description != $1.description }
      case .modes: old.modes != new.modes
      case .order: pairs.map(\.old.path) != new.tokens.map(\.path).filter { old[$0] != nil }
      case .name: old.name != new.name
      }
    }
  }
}

extension Theme {
  /// Returns the aliases of a token's variants, by mode name.
  fileprivate func aliases(of token: ThemeToken) -> [String: TokenPath] {
    let aliases = token.variants.compactMap { variant in
      variant.alias.map { (modes[variant.mode].name, $0) }
    }
    return Dictionary(aliases, uniquingKeysWith: { _, last in last })
  }

  /// Returns the values of a token's variants, by mode name.
  fileprivate func variants(of token: ThemeToken) -> [String: TokenValue] {
    Dictionary(
      token.variants.map { (modes[$0.mode].name, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}

extension Theme {
  /// Returns the comparison of the theme with the sources that contain a fingerprint; nil if the theme has
  /// the same fingerprint. A text that is not a fingerprint equals none. The comparison may have no
  /// differences. The other parameters are those of the initializer of `ThemeComparison` for sources.
  ///
  /// ```swift
  /// if let comparison = theme.check(fingerprint: Colors.kansoFingerprint) { print(comparison) }
  /// ```
  public func check(
    fingerprint: String, colors: [Color]? = nil, fonts: [Font]? = nil, lengths: [Token<Length>]? = nil,
    edges: [Token<Edges>]? = nil, numbers: [Token<Double>]? = nil, durations: [Token<Double>]? = nil,
    easings: [Token<CubicBezier>]? = nil, families: [Token<[String]>]? = nil, weights: [Token<Double>]? = nil,
    transitions: [Token<Transition>]? = nil, shadows: [Token<[Shadow]>]? = nil,
    gradients: [Token<[GradientStop]>]? = nil, strokes: [Token<StrokeStyle>]? = nil,
    borders: [Token<Border>]? = nil, springs: [Token<Spring>]? = nil,
    strings: [Token<String>]? = nil
  ) -> ThemeComparison? {
    guard Fingerprint(fingerprint) != self.fingerprint else { return nil }
    return ThemeComparison(
      of: self, withFingerprint: fingerprint, colors: colors, fonts: fonts, lengths: lengths, edges: edges,
      numbers: numbers, durations: durations, easings: easings, families: families, weights: weights,
      transitions: transitions, shadows: shadows, gradients: gradients, strokes: strokes, borders: borders,
      springs: springs, strings: strings)
  }
}

/// A context in which values are compared, with the name for it in `ThemeComparison.Change.modes`.
private struct NamedContext {
  /// The name of a mode with this context, or the axes if no mode has it.
  let name: String
  let context: Context
  /// True for the context of the theme's first mode; always false for the empty context.
  var isDefaultMode = false

  /// The empty context with the name "without a mode".
  static let everywhere = NamedContext(name: "without a mode", context: [:])

  /// Returns the empty context, then the contexts of a theme's modes, then those of `others`, each list in
  /// its order. Each context occurs once, with its first name. The empty context has the name of the theme's
  /// first mode with an empty context, or else "without a mode".
  static func contexts(of theme: Theme, and others: [(name: String, context: Context)]) -> [NamedContext] {
    // A mode with an empty context applies if no other one does.
    let unconditional = theme.modes.first { $0.context == [:] }
    let first = unconditional.map { NamedContext(name: $0.name, context: [:]) } ?? .everywhere
    var seen: Set<Context> = [[:]]
    return [first]
      + (theme.modes.map { ($0.name, $0.context) } + others).compactMap { name, context in
        guard seen.insert(context).inserted else { return nil }
        return NamedContext(
          name: name, context: context, isDefaultMode: context == theme.modes.first?.context)
      }
  }
}

extension [NamedContext] {
  /// The names of the contexts, in their order. The empty context is omitted if the context of the theme's
  /// first mode is included.
  fileprivate var names: [String] {
    // Without a mode, the values of the first mode apply.
    let hasDefaultMode = contains { $0.isDefaultMode }
    return filter { $0.context != [:] || !hasDefaultMode }.map(\.name)
  }
}

/// The tokens of one list from the sources.
private struct CompiledTokens {
  /// The kind of all tokens, as in `TokenValue.kindName`.
  let kind: String
  let tokens: [CompiledToken]

  init(_ kind: String, _ tokens: [CompiledToken]) {
    self.kind = kind
    self.tokens = tokens
  }

  /// Creates the list of tokens whose type of value has a case of `TokenValue`.
  init<Value>(_ kind: String, of tokens: [Token<Value>], _ value: @escaping (Value) -> TokenValue) {
    self.init(kind, tokens.compactMap { CompiledToken($0.path, $0.values, value) })
  }

  /// Returns the sections of the tokens in each list, by the kind of the list. An empty set stands for all
  /// sections. The lists of lengths and of edges both get the sections of both lists.
  static func sections(of lists: [CompiledTokens]) -> [String: Set<String>] {
    /// Returns the sections of all tokens in the lists of some kinds.
    func sectionNames(ofKinds kinds: Set<String>) -> Set<String> {
      Set(lists.filter { kinds.contains($0.kind) }.flatMap(\.tokens).map(\.path.section))
    }
    return Dictionary(
      uniqueKeysWithValues: lists.map { list in
        let isOfLengths = list.kind == "length" || list.kind == "edges"
        return (list.kind, sectionNames(ofKinds: isOfLengths ? ["length", "edges"] : [list.kind]))
      })
  }
}

/// A token of any type from the compiled sources.
private struct CompiledToken {
  let path: TokenPath
  private let contexts: [Context]
  private let value: (Context) -> TokenValue

  /// Creates a token; nil without a path.
  ///
  /// - Parameter value: converts a compiled value to a token's value.
  init?<Value>(_ path: TokenPath?, _ values: Contextual<Value>, _ value: @escaping (Value) -> TokenValue) {
    guard let path else { return nil }
    self.path = path
    contexts = values.variants.map(\.context)
    self.value = { value(values.resolved(in: $0)) }
  }

  /// Returns the difference between this token, as the old side, and the one of a theme; nil if there is
  /// none. The theme's values are compared as in `TokenValue.asCompiled`, without regard to units.
  func difference(from theme: Theme) -> ThemeComparison.Kind? {
    guard let token = theme[path] else { return .removed(value([:]).shortDescription) }
    let isSame = contexts.isEmpty && token.variants.isEmpty
    let places =
      isSame
      ? [.everywhere] : NamedContext.contexts(of: theme, and: contexts.map { ($0.shortDescription, $0) })
    return ThemeComparison.kind(in: places) { context in
      (value(context), theme.value(of: token, in: context).asCompiled)
    }
  }
}

extension Context {
  /// The axes with their values, such as `contrast: increased, density: compact`, sorted by axis.
  fileprivate var shortDescription: String {
    sorted.map { "\($0.axis): \($0.value)" }.joined(separator: ", ")
  }
}

extension ThemeComparison {
  /// Creates the comparison of two themes.
  public init(from old: Theme, to new: Theme) {
    let places = Circumstance.all(of: new, and: old.modes.map { ($0.name, $0.context) })
    var differences: [Difference] = []
    for token in old.tokens {
      guard let other = new[token.path] else {
        differences.append(Difference(path: token.path, kind: .removed(token.value.words)))
        continue
      }
      let isSame = token.variants.isEmpty && other.variants.isEmpty
      let kind = Self.kind(in: isSame ? [.everywhere] : places) {
        (old.value(of: token, in: $0), new.value(of: other, in: $0))
      }
      if let kind { differences.append(Difference(path: token.path, kind: kind)) }
    }
    let added = new.tokens.filter { old[$0.path] == nil }
    differences += added.map { Difference(path: $0.path, kind: .added($0.value.words)) }
    let aspects = Self.aspects(from: old, to: new, besides: Set(differences.map(\.path)))
    self.init(
      differences: differences, aspects: aspects,
      oldFingerprint: old.fingerprint.description, newFingerprint: new.fingerprint,
      count: old.tokens.count + added.count, isOfSources: false)
  }

  /// Creates the comparison of compiled sources, as the old side, with a theme. Omitted lists are not compared. The
  /// same holds for sections of the guide without a token in the lists. Colors and fonts without a path are skipped, as
  /// is the second token with the same path.
  ///
  /// - Parameters:
  ///   - theme: the theme at run time.
  ///   - fingerprint: the fingerprint in the sources; nil if it is unknown.
  ///   - colors: all colors of the sources.
  ///   - fonts: all fonts of the sources.
  ///   - lengths: all lengths of the sources.
  ///   - edges: all edges of the sources.
  public init(
    of theme: Theme, withFingerprint fingerprint: String? = nil, colors: [Color]? = nil, fonts: [Font]? = nil,
    lengths: [Token<Length>]? = nil, edges: [Token<Edges>]? = nil
  ) {
    let lists = [
      colors.map {
        CompiledTokens("color", $0.compactMap { CompiledToken($0.path, $0.values, TokenValue.color) })
      },
      fonts.map {
        CompiledTokens("font", $0.compactMap { CompiledToken($0.path, $0.values, TokenValue.typography) })
      },
      lengths.map {
        CompiledTokens(
          "length", $0.compactMap { CompiledToken($0.path, $0.values) { .dimension(.points($0)) } })
      },
      edges.map {
        CompiledTokens("edges", $0.compactMap { CompiledToken($0.path, $0.values) { .edges($0) } })
      },
    ].compactMap { $0 }
    self.init(of: theme, with: lists, fingerprint)
  }

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
      differences.append(Difference(path: token.path, kind: .added(token.value.words)))
    }
    self.init(
      differences: differences, aspects: [], oldFingerprint: fingerprint, newFingerprint: theme.fingerprint,
      count: count, isOfSources: true)
  }

  /// Returns the difference between two tokens; nil if they are equal in all contexts.
  fileprivate static func kind(
    in places: [Circumstance], _ values: (Context) -> (old: TokenValue, new: TokenValue)
  ) -> Kind? {
    let byDefault = values([:])
    if byDefault.old.kindName != byDefault.new.kindName {
      return .typeChanged(from: byDefault.old.kindName, to: byDefault.new.kindName)
    }
    var changes: [(old: TokenValue, new: TokenValue, places: [Circumstance])] = []
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
        let words = TokenValue.words(old: change.old, new: change.new)
        let isEverywhere = change.places.count == places.count
        return Change(
          old: words.old, new: words.new, modes: isEverywhere ? [] : change.places.names,
          oldValue: change.old, newValue: change.new, contexts: change.places.map(\.context))
      })
  }

  /// - Parameter changed: the tokens with different values.
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
  /// Returns the comparison of the theme with the sources that contain a fingerprint; nil if the theme has the same
  /// fingerprint. The parameters are those of `ThemeComparison(of:withFingerprint:colors:fonts:lengths:edges:)`.
  ///
  /// ```swift
  /// if let comparison = theme.check(fingerprint: Colors.kansoFingerprint) { print(comparison) }
  /// ```
  public func check(
    fingerprint: String, colors: [Color]? = nil, fonts: [Font]? = nil, lengths: [Token<Length>]? = nil,
    edges: [Token<Edges>]? = nil
  ) -> ThemeComparison? {
    guard Fingerprint(fingerprint) != self.fingerprint else { return nil }
    return ThemeComparison(
      of: self, withFingerprint: fingerprint, colors: colors, fonts: fonts, lengths: lengths, edges: edges)
  }
}

/// A context in which values are compared, with its name.
private struct Circumstance {
  let name: String
  let context: Context
  var isDefaultMode = false

  /// The context without a mode, for tokens without variants.
  static let everywhere = Circumstance(name: "without a mode", context: [:])

  /// Returns the contexts of a theme's modes, the default one first, followed by other contexts that the theme does not
  /// have.
  static func all(of theme: Theme, and others: [(name: String, context: Context)]) -> [Circumstance] {
    // A mode with an empty context applies if no other one does.
    let unconditional = theme.modes.first { $0.context == [:] }
    let first = unconditional.map { Circumstance(name: $0.name, context: [:]) } ?? .everywhere
    var seen: Set<Context> = [[:]]
    return [first]
      + (theme.modes.map { ($0.name, $0.context) } + others).compactMap { name, context in
        guard seen.insert(context).inserted else { return nil }
        return Circumstance(
          name: name, context: context, isDefaultMode: context == theme.modes.first?.context)
      }
  }
}

extension [Circumstance] {
  /// The names of the circumstances. The context without a mode is omitted if the default mode is included: its values
  /// apply there, too.
  fileprivate var names: [String] {
    let hasDefaultMode = contains { $0.isDefaultMode }
    return filter { $0.context != [:] || !hasDefaultMode }.map(\.name)
  }
}

/// The tokens of one list from the sources.
private struct CompiledTokens {
  let kind: String
  let tokens: [CompiledToken]

  init(_ kind: String, _ tokens: [CompiledToken]) {
    self.kind = kind
    self.tokens = tokens
  }

  /// Returns the sections of the guide that occur in the lists of each kind; an empty set stands for all sections.
  /// Lengths and edges share their sections.
  static func sections(of lists: [CompiledTokens]) -> [String: Set<String>] {
    func sections(_ kinds: Set<String>) -> Set<String> {
      Set(lists.filter { kinds.contains($0.kind) }.flatMap(\.tokens).map(\.path.section))
    }
    return Dictionary(
      uniqueKeysWithValues: lists.map { list in
        let isOfLengths = list.kind == "length" || list.kind == "edges"
        return (list.kind, sections(isOfLengths ? ["length", "edges"] : [list.kind]))
      })
  }
}

/// A token of any type from the compiled sources.
private struct CompiledToken {
  let path: TokenPath
  private let contexts: [Context]
  private let value: (Context) -> TokenValue

  /// Creates a token; nil without a path.
  init?<Value>(_ path: TokenPath?, _ values: Contextual<Value>, _ value: @escaping (Value) -> TokenValue) {
    guard let path else { return nil }
    self.path = path
    contexts = values.variants.map(\.context)
    self.value = { value(values.resolved(in: $0)) }
  }

  /// Returns the difference between this token and the one of a theme; nil if there is none.
  func difference(from theme: Theme) -> ThemeComparison.Kind? {
    guard let token = theme[path] else { return .removed(value([:]).words) }
    let isSame = contexts.isEmpty && token.variants.isEmpty
    let places =
      isSame
      ? [.everywhere] : Circumstance.all(of: theme, and: contexts.map { ($0.words, $0) })
    return ThemeComparison.kind(in: places) { context in
      (value(context), theme.value(of: token, in: context).asCompiled)
    }
  }
}

extension Context {
  /// The axes with their values. They replace the name of a context that no mode has.
  fileprivate var words: String { sorted.map { "\($0.axis): \($0.value)" }.joined(separator: ", ") }
}

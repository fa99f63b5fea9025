import KansoInterchange
import KansoLint
import KansoTheme

/// The names that an app has for its values already.
package struct AppNames {
  /// A token of the sources or catalogs, with a value in the default mode.
  struct Named {
    /// The index in `tokens`.
    let token: Int
    let kind: StyleKind
    let value: StyleValue
    /// The values in all modes, the default one first.
    let values: [StyleValue]
    /// The lower-case words of the path.
    let words: Set<String>

    /// The colors of the default mode with those of another one.
    var pairs: [StyleValue] {
      guard case .color(let light) = value else { return [] }
      return values.dropFirst().compactMap { other in
        if case .color(let dark) = other { .colors(light: light, dark: dark) } else { nil }
      }
    }
  }

  /// The tokens that belong into the guide, with those that they refer to.
  package let tokens: ForeignTokens
  /// The paths of the tokens in the app, such as `Styles.Colors.gray`, in the order of `tokens`.
  let originalPaths: [String]
  private let named: [Named]
  private var indexes: [IndexKey: [Int]] = [:]
  /// The words that other tokens of a section should not have as their names: those of all paths, in lower case.
  let takenNames: Set<String>

  private struct IndexKey: Hashable {
    let kind: StyleKind
    let value: EntryKey
  }

  /// Chooses the tokens of an app: all colors, fonts, shadows and gradients, and of the lengths and numbers those of
  /// types with the name of style, and those with a value that is written where style is used.
  ///
  /// - Parameters:
  ///   - definitions: the tokens of the sources and catalogs.
  ///   - entries: the values that are written as literals.
  package init(_ definitions: ForeignTokens, _ entries: [StyleEntry]) {
    let guide = GuideWriter.write(definitions)
    var sections: [[String]: Section] = [:]
    for token in guide.tokens { sections[token.sourcePath] = token.path.names.first.flatMap(Section.init) }
    var indexes: [[String]: Int] = [:]
    for (index, token) in definitions.tokens.enumerated() { indexes[token.path] = index }
    let literals = Set(entries.map { IndexKey(kind: $0.kind, value: EntryKey($0.value)) })
    var chosen: Set<Int> = []
    var found: [Int: (kind: StyleKind, values: [StyleValue])] = [:]
    for (index, token) in definitions.tokens.enumerated() {
      guard let section = sections[token.path] else { continue }
      let kind = section == .shadows ? .shadow : StyleKind.allCases.first { $0.section == section }
      let resolver = ValueResolver(definitions.tokens, indexes)
      let values =
        kind.map { kind in resolver.values(of: token).compactMap { StyleValue($0, as: kind) } } ?? []
      if let kind, !values.isEmpty { found[index] = (kind, values) }
      let isLiteral =
        kind.map { kind in values.contains { literals.contains(IndexKey(kind: kind, value: EntryKey($0))) } }
        ?? false
      let isStyle =
        Self.sections.contains(section) || section.type == .dimension && Self.isOfStyle(token.path)
      let isUsed = isLiteral && token.path.count <= Self.maxNameCount && !Self.isNegative(token.value)
      if Self.isZero(token.value), token.variants.isEmpty { continue }
      if section.type == .dimension, Self.isNoLength(token.path) { continue }
      if isStyle || isUsed, !Self.isInList(token.path) { chosen.insert(index) }
    }
    chosen = Self.closure(of: chosen, definitions.tokens, indexes)
    var tokens = definitions
    var named: [Named] = []
    var taken: Set<String> = []
    tokens.tokens = []
    for (index, token) in definitions.tokens.enumerated() where chosen.contains(index) {
      if let (kind, values) = found[index] {
        named.append(
          Named(
            token: tokens.tokens.count, kind: kind, value: values[0], values: values,
            words: Set(token.path.flatMap(CamelCase.words))))
      }
      tokens.tokens.append(token)
      tokens.tokens[tokens.tokens.count - 1].section = sections[token.path]
    }
    let paths = Set(tokens.tokens.map(\.path))
    tokens.findings = definitions.findings.filter { $0.kind == .doubtful && paths.contains($0.path) }
    originalPaths = tokens.tokens.map { $0.path.joined(separator: ".") }
    let short = ShortPaths.shortened(tokens.tokens)
    let names = Dictionary(
      zip(tokens.tokens, short).map { ($0.path, $1.path) }, uniquingKeysWith: { first, _ in first })
    for index in tokens.findings.indices {
      tokens.findings[index].path = names[tokens.findings[index].path] ?? tokens.findings[index].path
    }
    tokens.tokens = short
    for token in short { taken.formUnion(token.path.map { $0.lowercased() }) }
    (self.tokens, self.named, takenNames) = (tokens, named, taken)
    for (index, name) in named.enumerated() {
      // The value of the default mode counts before those of other modes.
      for value in Set(name.values + name.pairs) {
        self.indexes[IndexKey(kind: name.kind, value: EntryKey(value)), default: []].append(index)
      }
    }
  }

  /// The sections whose tokens are style in any app. Lengths and numbers may be anything.
  private static let sections: Set<Section> = [.colors, .fonts, .shadows, .gradients]

  /// The maximum number of names of a length. Longer paths are those of parts of an instance.
  private static let maxNameCount = 3

  /// Returns true for a length of zero, and for edges of which each is zero: they are no decision.
  private static func isZero(_ value: ForeignValue) -> Bool {
    switch value {
    case .literal(.dimension(let length)): length.value == 0
    case .literal(.edges(let edges)):
      [edges.top, edges.leading, edges.bottom, edges.trailing].allSatisfy { $0.value == 0 }
    case .parts(let parts): !parts.isEmpty && parts.allSatisfy { isZero($0.value) }
    default: false
    }
  }

  /// Returns true for a negative number. It may be that of a case or a direction.
  private static func isNegative(_ value: ForeignValue) -> Bool {
    switch value {
    case .literal(.dimension(let length)): length.value < 0
    case .literal(.number(let number)): number < 0
    default: false
    }
  }

  /// Returns true for the path of an element of a list, which has a number in place of a name.
  private static func isInList(_ path: [String]) -> Bool {
    path.contains { $0.allSatisfy(\.isNumber) }
  }

  /// Returns true for the path of a number that is no length of a layout: a time, a count, an opacity, a size of text
  /// or of data; and for one of a preview or of a substitute in tests.
  private static func isNoLength(_ path: [String]) -> Bool {
    let words = Set(path.flatMap(CamelCase.words))
    if !noLengthWords.isDisjoint(with: words) { return true }
    let last = Set(CamelCase.words(of: path.last ?? ""))
    return last.contains("size")
      && !["font", "text", "point", "page", "chunk", "batch"].allSatisfy { !last.contains($0) }
  }

  /// The words of names whose numbers are no lengths.
  private static let noLengthWords: Set<String> = [
    "second", "seconds", "millisecond", "milliseconds", "minute", "minutes", "hour", "hours", "day", "days",
    "time",
    "interval", "duration", "delay", "timeout", "velocity", "damping", "speed", "alpha", "opacity", "bytes",
    "byte",
    "limit", "limits", "count", "index", "retry", "retries", "version", "priority", "weight", "ratio",
    "scale", "factor",
    "percent", "percentage", "mock", "mocks", "fake", "stub", "previews", "preview",
  ]

  /// The words in the names of types whose lengths are style.
  private static let typeWords: Set<String> = [
    "padding", "paddings", "spacing", "spacings", "margin", "margins", "inset", "insets", "gap", "gaps",
    "radius",
    "radii", "size", "sizes", "dimension", "dimensions", "metrics", "layout", "grid", "theme", "style",
    "styles",
  ]

  /// Returns true if a type around a declaration has the name of style.
  private static func isOfStyle(_ path: [String]) -> Bool {
    path.dropLast().contains { name in
      name.first?.isUppercase == true && !typeWords.isDisjoint(with: CamelCase.words(of: name))
    }
  }

  /// Returns the indices of tokens and of all that they refer to.
  private static func closure(
    of chosen: Set<Int>, _ tokens: [ForeignToken], _ indexes: [[String]: Int]
  ) -> Set<Int> {
    var all = chosen
    var pending = Array(chosen)
    while let index = pending.popLast() {
      for value in [tokens[index].value] + tokens[index].variants.map(\.value) {
        for path in value.references {
          // A path may go on below a token, to a part of it.
          guard let target = indexes[path] ?? indexes[Array(path.dropLast())], all.insert(target).inserted
          else {
            continue
          }
          pending.append(target)
        }
      }
    }
    return all
  }

  /// Returns the tokens with the value of an entry, each as an index in `tokens`: those of types with the name of style
  /// first, then those that are no aliases, then the one that the names around its uses speak of.
  func names(of entry: StyleEntry) -> [Int] {
    let found = indexes[IndexKey(kind: entry.kind, value: EntryKey(entry.value))] ?? []
    guard found.count > 1 else { return found.map { named[$0].token } }
    var counts: [String: Int] = [:]
    for word in entry.uses.flatMap(\.words) { counts[word, default: 0] += 1 }
    return found.map { index in
      let name = named[index]
      let fit = name.words.reduce(0) { $0 + (counts[$1] ?? 0) }
      let isDefault = EntryKey(name.value) == EntryKey(entry.value)
      return (token: name.token, rank: (isDefault ? 0 : 8) + rank(of: tokens.tokens[name.token]), fit: fit)
    }
    .sorted { ($0.rank, -$0.fit, $0.token) < ($1.rank, -$1.fit, $1.token) }
    .map(\.token)
  }

  /// Returns the rank of a token as the name of a value, the better the lower: an alias, and a member of a type without
  /// the name of style, are rather uses of the value.
  private func rank(of token: ForeignToken) -> Int {
    let types = token.path.dropLast().filter { $0.first?.isUppercase == true }
    let isOfStyle = types.contains { !Self.styleWords.isDisjoint(with: CamelCase.words(of: $0)) }
    var rank = isOfStyle || types.isEmpty ? 0 : 2
    if case .reference = token.value { rank += 1 }
    return rank
  }

  /// The words in the names of types that define style.
  private static let styleWords: Set<String> = typeWords.union([
    "color", "colors", "colour", "colours", "palette", "font", "fonts", "typography", "text", "tokens",
    "design",
    "appearance", "brand", "constants",
  ])
}

import KansoDiagnostics
import KansoTheme
import KansoThemeComparison

/// The tokens that have different names in two guides.
///
/// A rename that the new guide states under `renamed` is one. Otherwise,
/// a removed and an added token count as one token if the old guide deprecates the removed one in favor of the added
/// one. They also count as one if they have equal values in every mode and similar names. If just one removed and one
/// added token have these values, they count as one whatever their names are, provided they have the same section.
package struct GuideRenames: Sendable {
  /// The new paths by the path in the old guide.
  private(set) var newPaths: [TokenPath: TokenPath] = [:]
  /// The old paths by the path in the new guide.
  private var oldPaths: [TokenPath: TokenPath] = [:]

  /// The maximum number of unpaired tokens with equal values, in either guide, whose names are searched for
  /// similar ones. With more tokens, only the first two passes of `pairByName(_:_:)` apply.
  private static let maxComparedCount = 64
  /// The maximum number of names that are compared, counted from the end of a path. Further names make no difference.
  private static let maxNameCount = 6

  /// Pairs the removed tokens with the added ones: first by the replacements of deprecations, then those with
  /// equal values in every mode by name. A single removed and a single added token with the same values are
  /// paired whatever their names are, if they have the same section.
  package init(from old: Theme, to new: Theme) {
    let removed = old.tokens.filter { new[$0.path] == nil }
    let added = new.tokens.filter { old[$0.path] == nil }
    for rename in new.renames where old[rename.oldPath] != nil && new[rename.newPath] != nil {
      // The new name may have existed before: two tokens became one, and the old one is gone.
      if old[rename.newPath] == nil { pair(rename.oldPath, rename.newPath) }
    }
    guard !removed.isEmpty, !added.isEmpty else { return }
    pairByDeprecation(removed, new, old)
    let places = ComparedMode.modes(old: old, new: new).map(\.context) + [[:]]
    var candidates = Dictionary(grouping: added.filter { oldPaths[$0.path] == nil }) {
      ValuesByContext($0, new, places)
    }
    let gone = Dictionary(grouping: removed.filter { newPaths[$0.path] == nil }) {
      ValuesByContext($0, old, places)
    }
    // The loop follows the guide's order, because a dictionary has no order.
    var seen: Set<ValuesByContext> = []
    for token in removed {
      let signature = ValuesByContext(token, old, places)
      guard seen.insert(signature).inserted, let olds = gone[signature],
        let news = candidates.removeValue(forKey: signature)
      else { continue }
      pairByName(olds.map(\.path), news.map(\.path))
    }
  }

  /// Returns the path that a token of the new guide has in the old one; nil if the path did not change or the
  /// token is new.
  package func oldPath(of path: TokenPath) -> TokenPath? { oldPaths[path] }

  /// Returns the theme with the new paths of renamed tokens, in the tokens themselves, in aliases and in
  /// stated contrasts. Groups,
  /// sections and deprecations keep the old paths.
  /// - Parameter theme: the old theme.
  package func applied(to theme: Theme) -> Theme {
    guard !newPaths.isEmpty else { return theme }
    /// Returns the new path of an old one, which may be the same.
    func moved(_ path: TokenPath) -> TokenPath { newPaths[path] ?? path }
    let tokens = theme.tokens.map { token in
      ThemeToken(
        path: moved(token.path), value: token.value, alias: token.alias.map(moved),
        variants: token.variants.map {
          ThemeToken.Variant(mode: $0.mode, value: $0.value, alias: $0.alias.map(moved))
        }, description: token.description, deprecated: token.deprecated,
        extensions: token.extensions)
    }
    var renamed = Theme(
      name: theme.name, modes: theme.modes, sections: theme.sections, kinds: theme.kinds, tokens: tokens)
    renamed.contrasts = theme.contrasts.map { pair in
      ContrastPair(
        moved(pair.foreground), on: moved(pair.background), over: pair.base.map(moved), use: pair.use,
        level: pair.level)
    }
    return renamed
  }

  /// Records that a token was renamed. Does nothing if one of the paths has a partner already.
  private mutating func pair(_ old: TokenPath, _ new: TokenPath) {
    guard newPaths[old] == nil, oldPaths[new] == nil else { return }
    newPaths[old] = new
    oldPaths[new] = old
  }

  /// Pairs removed tokens with the replacements that the old guide names, if only the new guide has these
  /// tokens, and the types of the values are equal. The values may differ.
  private mutating func pairByDeprecation(_ removed: [ThemeToken], _ new: Theme, _ old: Theme) {
    for token in removed {
      guard let replacement = token.deprecated?.replacement, let other = new[replacement],
        old[replacement] == nil, other.value.kindName == token.value.kindName
      else { continue }
      pair(token.path, replacement)
    }
  }

  /// Pairs tokens with equal values by their paths, in three passes:
  ///
  /// 1. The same last names, from six names down to one; for each number in the same section first, then in
  ///    any section.
  /// 2. The same section, and the same last name without regard to case and punctuation.
  /// 3. The same section and a similar last name, if at most 64 tokens are left in each guide. If `olds` and
  ///    `news` have one token each, any name is similar.
  private mutating func pairByName(_ olds: [TokenPath], _ news: [TokenPath]) {
    for count in (1...Self.maxNameCount).reversed() {
      pair(olds, news) { path in path.lastNames(count).map { [path.section, $0] } }
      pair(olds, news) { path in path.lastNames(count).map { [$0] } }
    }
    pair(olds, news) { [$0.section, $0.lettersAndDigits] }
    let leftOld = olds.filter { newPaths[$0] == nil }
    let leftNew = news.filter { oldPaths[$0] == nil }
    guard leftOld.count <= Self.maxComparedCount, leftNew.count <= Self.maxComparedCount else { return }
    for old in leftOld {
      let open = leftNew.filter { oldPaths[$0] == nil && $0.section == old.section }
      if let best = old.nearest(among: open) { pair(old, best) }
    }
    // One removed and one added token share a value that no other such token has. They are paired whatever their names
    // are.
    if olds.count == 1, news.count == 1, let old = olds.first, let new = news.first,
      old.section == new.section
    {
      pair(old, new)
    }
  }

  /// Pairs paths with equal keys, in the given order. Paths with a partner are skipped, and so are paths
  /// whose key is nil.
  private mutating func pair(_ olds: [TokenPath], _ news: [TokenPath], by key: (TokenPath) -> [String]?) {
    var open: [[String]: [TokenPath]] = [:]
    for new in news.reversed() where oldPaths[new] == nil {
      if let key = key(new) { open[key, default: []].append(new) }
    }
    for old in olds where newPaths[old] == nil {
      if let key = key(old), let new = open[key]?.popLast() { pair(old, new) }
    }
  }
}

/// The values of a token in every mode. A removed and an added token with equal values may be one renamed
/// token.
private struct ValuesByContext: Hashable {
  private let kind: String
  private let values: [TokenValue]

  /// Collects the values of a token in some contexts. If all are equal to the default value, they count as
  /// one, so the token equals one without modes.
  init(_ token: ThemeToken, _ theme: Theme, _ contexts: [Context]) {
    kind = token.value.kindName
    let all = token.variants.isEmpty ? [] : contexts.map { theme.value(of: token, in: $0) }
    values = all.allSatisfy { $0 == token.value } ? [token.value] : all
  }
}

extension TokenPath {
  /// The last name of the path, reduced to lowercase letters and digits, so that `primary-button` and
  /// `primaryButton` are equal.
  fileprivate var lettersAndDigits: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Returns the last `count` names, joined with dots; nil if the path has fewer names, without its section.
  fileprivate func lastNames(_ count: Int) -> String? {
    let names = names
    return names.count > count ? names.suffix(count).joined(separator: ".") : nil
  }

  /// Returns the path whose last name has the smallest edit distance to this one, at most a third of the
  /// length of this name and at most 8. Without such a path, returns the first one whose letters and digits
  /// begin or end with those of this name, or the reverse; the shorter of the two must have at least three.
  /// Returns nil if there is none.
  fileprivate func nearest(among paths: [TokenPath]) -> TokenPath? {
    if let close = Spelling.nearest(to: name, among: paths.map(\.name)) {
      return paths.first { $0.name == close }
    }
    let own = lettersAndDigits
    return paths.first { path in
      let other = path.lettersAndDigits
      let (short, long) = own.count < other.count ? (own, other) : (other, own)
      return short.count >= Self.minSharedLetterCount && (long.hasPrefix(short) || long.hasSuffix(short))
    }
  }

  /// The minimum length of the shorter name if one name begins or ends with the other. Shorter names match by
  /// chance.
  private static let minSharedLetterCount = 3
}

import KansoDiagnostics
import KansoTheme

/// The tokens that have different names in two guides.
///
/// A removed and an added token count as one token if the old guide deprecates the first in favor of the second. They
/// also count as one if they have equal values in every mode and similar names.
struct GuideRenames: Sendable {
  /// The new paths by the path in the old guide.
  private(set) var newPaths: [TokenPath: TokenPath] = [:]
  /// The old paths by the path in the new guide.
  private var oldPaths: [TokenPath: TokenPath] = [:]

  /// The maximum number of tokens with equal values whose names are compared letter by letter. With more tokens, only
  /// whole names and words are compared.
  private static let mostCompared = 64
  /// The maximum number of names that are compared, counted from the end of a path. Further names make no difference.
  private static let mostNames = 6

  init(from old: Theme, to new: Theme) {
    let removed = old.tokens.filter { new[$0.path] == nil }
    let added = new.tokens.filter { old[$0.path] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return }
    pairByDeprecation(removed, new, old)
    let places = GuidePlace.all(old: old, new: new).map(\.context) + [[:]]
    var candidates = Dictionary(grouping: added) { Signature($0, new, places) }
    let gone = Dictionary(grouping: removed) { Signature($0, old, places) }
    // The loop follows the guide's order, because a dictionary has no order.
    var seen: Set<Signature> = []
    for token in removed {
      let signature = Signature(token, old, places)
      guard seen.insert(signature).inserted, let olds = gone[signature],
        let news = candidates.removeValue(forKey: signature)
      else { continue }
      pairByName(olds.map(\.path), news.map(\.path))
    }
  }

  /// Returns the path of a new guide's token in the old guide; nil if the path did not change.
  func oldPath(of path: TokenPath) -> TokenPath? { oldPaths[path] }

  /// Returns the old theme with the token names of the new theme.
  func applied(to theme: Theme) -> Theme {
    guard !newPaths.isEmpty else { return theme }
    func moved(_ path: TokenPath) -> TokenPath { newPaths[path] ?? path }
    let tokens = theme.tokens.map { token in
      ThemeToken(
        path: moved(token.path), value: token.value, alias: token.alias.map(moved),
        variants: token.variants.map {
          ThemeToken.Variant(mode: $0.mode, value: $0.value, alias: $0.alias.map(moved))
        }, description: token.description, deprecated: token.deprecated)
    }
    return Theme(name: theme.name, modes: theme.modes, sections: theme.sections, tokens: tokens)
  }

  private mutating func pair(_ old: TokenPath, _ new: TokenPath) {
    guard newPaths[old] == nil, oldPaths[new] == nil else { return }
    newPaths[old] = new
    oldPaths[new] = old
  }

  private mutating func pairByDeprecation(_ removed: [ThemeToken], _ new: Theme, _ old: Theme) {
    for token in removed {
      guard let replacement = token.deprecated?.replacement, let other = new[replacement],
        old[replacement] == nil, other.value.kindName == token.value.kindName
      else { continue }
      pair(token.path, replacement)
    }
  }

  /// Pairs tokens with equal values. The first pass matches as many whole names from the end as possible, preferably
  /// with the same section. The second pass matches the same name in another spelling. The third pass matches similar
  /// letters.
  private mutating func pairByName(_ olds: [TokenPath], _ news: [TokenPath]) {
    for count in (1...Self.mostNames).reversed() {
      pair(olds, news) { path in path.lastNames(count).map { [path.section, $0] } }
      pair(olds, news) { path in path.lastNames(count).map { [$0] } }
    }
    pair(olds, news) { [$0.section, $0.spelling] }
    let leftOld = olds.filter { newPaths[$0] == nil }
    let leftNew = news.filter { oldPaths[$0] == nil }
    guard leftOld.count <= Self.mostCompared, leftNew.count <= Self.mostCompared else { return }
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

  /// Pairs paths with equal keys, in the order of the guides.
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

/// The values of a token in every mode. A removed and an added token with equal signatures may be one renamed token.
private struct Signature: Hashable {
  private let kind: String
  private let values: [TokenValue]

  init(_ token: ThemeToken, _ theme: Theme, _ contexts: [Context]) {
    kind = token.value.kindName
    let all = token.variants.isEmpty ? [] : contexts.map { theme.value(of: token, in: $0) }
    values = all.allSatisfy { $0 == token.value } ? [token.value] : all
  }
}

extension TokenPath {
  /// The name reduced to lowercase letters and digits, so that `primary-button` and `primaryButton` are equal.
  fileprivate var spelling: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Returns the last `count` names, joined; nil if the path has fewer names within its section.
  fileprivate func lastNames(_ count: Int) -> String? {
    let names = names
    return names.count > count ? names.suffix(count).joined(separator: ".") : nil
  }

  /// Returns the path with a similar name: few letters differ, or one name begins or ends with the other.
  fileprivate func nearest(among paths: [TokenPath]) -> TokenPath? {
    if let close = Spelling.nearest(to: name, among: paths.map(\.name)) {
      return paths.first { $0.name == close }
    }
    let own = spelling
    return paths.first { path in
      let other = path.spelling
      let (short, long) = own.count < other.count ? (own, other) : (other, own)
      return short.count >= Self.leastSharedLetters && (long.hasPrefix(short) || long.hasSuffix(short))
    }
  }

  /// The minimum length of the shorter name. Shorter names match by chance.
  private static let leastSharedLetters = 3
}

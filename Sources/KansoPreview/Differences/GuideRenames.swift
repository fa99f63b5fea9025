import KansoDiagnostics
import KansoTheme

/// Tokens that one guide calls otherwise than the other.
///
/// A token that is gone and one that is new are the same where the old guide said so, by deprecating the one in favor of the other, or
/// where they have the same values in every mode and names that are alike.
struct GuideRenames: Sendable {
  /// By the path in the old guide.
  private(set) var newPaths: [TokenPath: TokenPath] = [:]
  /// By the path in the new guide.
  private var oldPaths: [TokenPath: TokenPath] = [:]

  /// Of so many tokens with the same values, names are compared letter by letter; of more, only whole names and words.
  private static let mostCompared = 64
  /// From so many names on, counted from the end, further ones make no difference.
  private static let mostNames = 6

  init(from old: Theme, to new: Theme) {
    let removed = old.tokens.filter { new[$0.path] == nil }
    let added = new.tokens.filter { old[$0.path] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return }
    pairByDeprecation(removed, new, old)
    let places = GuidePlace.all(old: old, new: new).map(\.context) + [[:]]
    var candidates = Dictionary(grouping: added) { Signature($0, new, places) }
    let gone = Dictionary(grouping: removed) { Signature($0, old, places) }
    // In the guide's order, since a dictionary has none.
    var seen: Set<Signature> = []
    for token in removed {
      let signature = Signature(token, old, places)
      guard seen.insert(signature).inserted, let olds = gone[signature],
        let news = candidates.removeValue(forKey: signature)
      else { continue }
      pairByName(olds.map(\.path), news.map(\.path))
    }
  }

  /// Where a token of the new guide stood in the old one, if that was elsewhere.
  func oldPath(of path: TokenPath) -> TokenPath? { oldPaths[path] }

  /// The old theme with the names of the new one.
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

  /// Pairs tokens that have the same values: by as many whole names as possible, the section among them if it can be; then by the same
  /// name in another spelling; then by letters.
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
    // One that is gone and one that is new, with a value that no other has: it is the same under a name of its own.
    if olds.count == 1, news.count == 1, let old = olds.first, let new = news.first,
      old.section == new.section
    {
      pair(old, new)
    }
  }

  /// Pairs what has the same key, in the order of the guides.
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

/// What a token is in every mode.
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
  /// The name without what spellings differ in: `primary-button` and `primaryButton` are one.
  fileprivate var spelling: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Its last names, joined; nil if it has not so many within its section.
  fileprivate func lastNames(_ count: Int) -> String? {
    let names = names
    return names.count > count ? names.suffix(count).joined(separator: ".") : nil
  }

  /// The path whose name is alike: one contains the other, or few letters differ.
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

  /// A name of fewer letters says too little for that.
  private static let leastSharedLetters = 3
}

import KansoLint

/// The role of a value: a word that the names around most of its uses have in common.
struct Role: Equatable {
  let word: String
  /// The number of uses with the word.
  let count: Int

  /// The share of uses above which they agree.
  private static let agreement = 0.5

  /// Returns the role of a value that is used more than once; nil if most uses do not agree on a word.
  static func role(of entry: StyleEntry) -> Role? {
    guard entry.uses.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for use in entry.uses {
      for word in Set(use.words.compactMap { roles[$0] }) { counts[word, default: 0] += 1 }
    }
    var best: Role?
    for word in order {
      guard let count = counts[word], Double(count) > Double(entry.uses.count) * agreement else { continue }
      if best.map({ count > $0.count }) ?? true { best = Role(word: word, count: count) }
    }
    return best
  }

  /// The roles of colors by the words of names, in singular. Words of states and parts come before general ones: of
  /// equally frequent words, the first is the role.
  private static let words: KeyValuePairs<String, [String]> = [
    "error": ["error", "failure"], "success": ["success"], "warning": ["warning"],
    "placeholder": ["placeholder"], "separator": ["separator", "divider", "line"],
    "selection": ["selection", "selected"],
    "highlight": ["highlight", "highlighted"], "disabled": ["disabled"], "overlay": ["overlay", "dimming"],
    "shadow": ["shadow"], "border": ["border"], "stroke": ["stroke"], "tint": ["tint"], "accent": ["accent"],
    "link": ["link"], "icon": ["icon"], "badge": ["badge"], "subtitle": ["subtitle"], "title": ["title"],
    "caption": ["caption"], "background": ["background"], "fill": ["fill"],
    "text": ["text", "label", "foreground"],
  ]

  private static let order = words.map(\.key)
  private static let roles = Dictionary(
    words.flatMap { role, words in words.map { ($0, role) } }, uniquingKeysWith: { first, _ in first })
}

import KansoTheme

extension GuideDifference {
  /// The summary of the difference: a sentence on the visible changes, and one on the others if there are any.
  /// Contrasts are not mentioned. If nothing visible changed, but values where several modes hold at once may
  /// differ, a caution stands between the two sentences.
  package var summary: String {
    if isEmpty { return "Nothing changed: both guides say the same." }
    guard isVisible else {
      let caution =
        notes.contains { $0.kind == .variants }
        ? " Where several modes hold at once, some tokens may look different." : ""
      return "Nothing visible changed.\(caution) \(invisibleSentence)"
    }
    return visibleCounts.joined(separator: ", ").capitalizedFirst + "."
      + (invisibleDescriptions.isEmpty ? "" : " \(invisibleSentence)")
  }

  /// The counts of the visible changes, as parts of a sentence: changed tokens, their followers, retyped,
  /// added and removed tokens. A count of 0 is left out.
  private var visibleCounts: [String] {
    var texts: [String] = []
    let changed = changes(.changed)
    let followers = changed.map(\.followers.count).reduce(0, +)
    if !changed.isEmpty {
      texts.append("\(changed.count.tokensText) \(changed.count == 1 ? "looks" : "look") different")
    }
    if followers > 0 { texts.append("\(followers) more with \(changed.count == 1 ? "it" : "them")") }
    let others: [(TokenChange.Kind, one: String, many: String)] = [
      (.retyped, "is something else", "are something else"), (.added, "is new", "are new"),
      (.removed, "is gone", "are gone"),
    ]
    for (kind, one, many) in others {
      let count = changes(kind).count
      guard count > 0 else { continue }
      texts.append("\(texts.isEmpty ? count.tokensText : "\(count)") \(count == 1 ? one : many)")
    }
    return texts
  }

  /// The descriptions of the changes that are not visible: the numbers of renamed and of rewritten tokens,
  /// then the kinds of the notes. What does not occur is left out.
  private var invisibleDescriptions: [String] {
    var texts: [String] = []
    let (renamed, rewritten) = (changes(.renamed).count, changes(.rewritten).count)
    if renamed > 0 {
      texts.append("\(renamed.tokensText) \(renamed == 1 ? "has another name" : "have other names")")
    }
    if rewritten > 0 {
      texts.append("\(rewritten.tokensText) \(rewritten == 1 ? "is" : "are") written in another way")
    }
    let aspects = notes.map { $0.kind.summary }
    if !aspects.isEmpty { texts.append("there are differences in \(aspects.joined(separator: ", "))") }
    return texts
  }

  /// The sentence on the changes that are not visible.
  private var invisibleSentence: String {
    "What cannot be seen: \(invisibleDescriptions.joined(separator: "; "))."
  }
}

extension GuideNote.Kind {
  /// The noun phrase for such notes in the summary.
  fileprivate var summary: String {
    switch self {
    case .variants: "values where several modes hold at once"
    case .name: "the guide's name"
    case .order: "order"
    case .modes: "modes"
    case .aliases: "aliases"
    case .deprecations: "deprecations"
    case .descriptions: "descriptions"
    }
  }
}

extension Int {
  /// The number with its noun: `1 token`, `2 tokens`.
  fileprivate var tokensText: String { self == 1 ? "1 token" : "\(self) tokens" }
}

extension String {
  /// The text with a capital letter at the beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

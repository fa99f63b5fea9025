import KansoTheme

extension GuideDifference {
  /// The summary of the difference, in one or two sentences.
  var statement: String {
    if isEmpty { return "Nothing changed: both guides say the same." }
    guard isVisible else {
      let caution =
        notes.contains { $0.kind == .variants }
        ? " Where several modes hold at once, some tokens may look different." : ""
      return "Nothing visible changed.\(caution) \(invisible)"
    }
    return visible.joined(separator: ", ").capitalizedFirst + "." + (hidden.isEmpty ? "" : " \(invisible)")
  }

  private var visible: [String] {
    var texts: [String] = []
    let changed = changes(.changed)
    let followers = changed.map(\.followers.count).reduce(0, +)
    if !changed.isEmpty {
      texts.append("\(changed.count.tokens) \(changed.count == 1 ? "looks" : "look") different")
    }
    if followers > 0 { texts.append("\(followers) more with \(changed.count == 1 ? "it" : "them")") }
    let others: [(GuideChange.Kind, one: String, many: String)] = [
      (.retyped, "is something else", "are something else"), (.added, "is new", "are new"),
      (.removed, "is gone", "are gone"),
    ]
    for (kind, one, many) in others {
      let count = changes(kind).count
      guard count > 0 else { continue }
      texts.append("\(texts.isEmpty ? count.tokens : "\(count)") \(count == 1 ? one : many)")
    }
    return texts
  }

  /// The descriptions of the changes that are not visible.
  private var hidden: [String] {
    var texts: [String] = []
    let (renamed, rewritten) = (changes(.renamed).count, changes(.rewritten).count)
    if renamed > 0 {
      texts.append("\(renamed.tokens) \(renamed == 1 ? "has another name" : "have other names")")
    }
    if rewritten > 0 {
      texts.append("\(rewritten.tokens) \(rewritten == 1 ? "is" : "are") written in another way")
    }
    let aspects = notes.map { $0.kind.words }
    if !aspects.isEmpty { texts.append("there are differences in \(aspects.joined(separator: ", "))") }
    return texts
  }

  private var invisible: String { "What cannot be seen: \(hidden.joined(separator: "; "))." }
}

extension GuideNote.Kind {
  fileprivate var words: String {
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
  fileprivate var tokens: String { self == 1 ? "1 token" : "\(self) tokens" }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import KansoTheme

extension GuideChange {
  /// Where the token stood before, if that was elsewhere.
  var oldName: String? { oldPath.map { "was \($0)" } }

  /// How many tokens follow, in words; nil if none does.
  var followersTitle: String? {
    switch followers.count {
    case 0: nil
    case 1: "1 token follows"
    default: "\(followers.count) tokens follow"
    }
  }

  /// Its name, and what it follows directly.
  var followerText: String {
    follows.isEmpty ? path.dotted : "\(path), an alias of \(follows.map(\.dotted).joined(separator: ", "))"
  }
}

extension GuideValueChange {
  /// The modes in words; nil where it is so in all of them.
  var modeNames: String? { modes.isEmpty ? nil : modes.joined(separator: ", ") }

  /// What there is to be shown, with what stands at it. One value alone needs no title, nor do two that are the same.
  var sides: [(title: StaticString?, side: GuideValueSide)] {
    guard let old, let new, old.value != new.value else {
      return [new ?? old].compactMap { $0.map { (nil, $0) } }
    }
    return [("Before", old), ("After", new)]
  }
}

extension GuideContrastChange {
  static let title = "Contrasts"

  /// What follows for readers.
  var words: String { fell ? "too low for texts now" : "enough for texts now" }

  /// The two tokens.
  var names: String { "\(path) and \(otherPath)" }
}

extension ColorPair {
  var text: String { ratio.rounded(to: 1) }
}

extension GuideDifference {
  /// What the list of what cannot be seen is called.
  static let notesTitle = "What cannot be seen"

  /// The kinds of changes that there are.
  var kinds: [GuideChange.Kind] {
    GuideChange.Kind.allCases.filter { kind in changes.contains { $0.kind == kind } }
  }
}

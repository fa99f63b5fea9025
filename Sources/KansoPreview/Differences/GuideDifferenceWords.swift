import KansoTheme

extension GuideChange {
  /// The description of the old path; nil if the path did not change.
  var oldName: String? { oldPath.map { "was \($0)" } }

  /// The number of followers in words; nil if there are none.
  var followersTitle: String? {
    switch followers.count {
    case 0: nil
    case 1: "1 token follows"
    default: "\(followers.count) tokens follow"
    }
  }

  /// The path and the tokens that it follows directly.
  var followerText: String {
    follows.isEmpty ? path.dotted : "\(path), an alias of \(follows.map(\.dotted).joined(separator: ", "))"
  }
}

extension GuideValueChange {
  /// The names of the modes, joined with commas; nil if the change holds in all modes.
  var modeNames: String? { modes.isEmpty ? nil : modes.joined(separator: ", ") }

  /// The values to show and their titles. A single value has no title. Two equal values are shown once, also without a
  /// title.
  var sides: [(title: StaticString?, side: GuideValueSide)] {
    guard let old, let new, old.value != new.value else {
      return [new ?? old].compactMap { $0.map { (nil, $0) } }
    }
    return [("Before", old), ("After", new)]
  }
}

extension GuideContrastChange {
  static let title = "Contrasts"

  /// The effect of the change on texts.
  var words: String { fell ? "too low for texts now" : "enough for texts now" }

  /// The paths of the two tokens.
  var names: String { "\(path) and \(otherPath)" }
}

extension ColorPair {
  var text: String { ratio.rounded(to: 1) }
}

extension GuideDifference {
  /// The heading of the list of differences that are not visible.
  static let notesTitle = "What cannot be seen"

  /// The kinds of changes that occur.
  var kinds: [GuideChange.Kind] {
    GuideChange.Kind.allCases.filter { kind in changes.contains { $0.kind == kind } }
  }
}

import KansoFormatting
import KansoTheme
import KansoThemeEncoding

extension TokenChange {
  /// The remark on the old path, such as `was colors.ink`; nil if the path did not change.
  package var oldPathRemark: String? { oldPath.map { "was \($0)" } }

  /// The number of followers with its noun, such as `2 tokens follow`; nil if there are none.
  package var followerCountText: String? {
    switch followers.count {
    case 0: nil
    case 1: "1 token follows"
    default: "\(followers.count) tokens follow"
    }
  }

  /// The path, and the tokens that a follower is an alias of:
  /// `colors.link, an alias of colors.accent`.
  package var pathAndSources: String {
    sources.isEmpty ? path.dotted : "\(path), an alias of \(sources.map(\.dotted).joined(separator: ", "))"
  }
}

extension ValueChange {
  /// The names of the modes, joined with commas; nil if the change holds in all modes.
  package var modeNames: String? { modes.isEmpty ? nil : modes.joined(separator: ", ") }

  /// The values before and after, titled “Before” and “After”. Two equal values, or a value in one guide
  /// only, are one element without a title.
  package var sides: [(title: StaticString?, side: GuideValueSide)] {
    guard let old, let new, old.value != new.value else {
      return [new ?? old].compactMap { $0.map { (nil, $0) } }
    }
    return [("Before", old), ("After", new)]
  }
}

extension ContrastChange {
  /// The heading of the list of contrasts.
  package static let title = "Contrasts"

  /// The effect of the change, as a phrase: “too low for texts now”, “below 4.5 (AA) now”.
  package var summary: String {
    guard let stated else { return becameInsufficient ? "too low for texts now" : "enough for texts now" }
    return becameInsufficient ? "below \(stated.requirement) now" : "reaches \(stated.requirement) now"
  }

  /// The paths of the two tokens: `colors.text and colors.background`.
  package var pathsText: String { "\(textPath) and \(backgroundPath)" }
}

extension ColorPair {
  /// The ratio with at most one digit after the decimal point, or the lightness contrast of a pair whose level is one.
  package var formattedRatio: String { lightnessText ?? ratio.formatted(as: .tenths) }
}

extension GuideDifference {
  /// The heading of the list of differences that are not visible.
  package static let notesTitle = "What cannot be seen"

  /// The kinds of changes that occur, in the order of the sections. Kinds that only followers have are left
  /// out.
  package var kinds: [TokenChange.Kind] {
    TokenChange.Kind.allCases.filter { kind in changes.contains { $0.kind == kind } }
  }
}

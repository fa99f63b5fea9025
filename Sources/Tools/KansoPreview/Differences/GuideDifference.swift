import KansoTheme

/// The difference between two style guides, independent of the output format. All texts are ready; no lookups are
/// needed.
struct GuideDifference: Sendable {
  let old: GuideSide
  let new: GuideSide
  /// The tokens that differ, by kind and then in the order of the comparison. A token that differs only
  /// because its alias differs is in the `followers` of that change.
  let changes: [TokenChange]
  /// The pairs of colors whose contrast became too low for texts, or became sufficient.
  let contrasts: [ContrastChange]
  /// The differences that are not visible.
  let notes: [GuideNote]

  /// Returns the changes of a kind, without followers.
  func changes(_ kind: TokenChange.Kind) -> [TokenChange] { changes.filter { $0.kind == kind } }

  /// True if no token differs and there are no notes.
  var isEmpty: Bool { changes.isEmpty && notes.isEmpty }

  /// True if a change is visible. Followers and contrasts are not examined.
  var isVisible: Bool { changes.contains { $0.kind.isVisible } }
}

/// One of the two compared guides.
struct GuideSide: Hashable, Sendable {
  /// The display name, for example the name of the file.
  let name: String
  /// The fingerprint of its theme.
  let fingerprint: String
  let tokenCount: Int
}

/// A token that differs, with its values in both guides.
struct TokenChange: Sendable {
  /// The kind of a change. The order of the cases is the order of the sections.
  enum Kind: Sendable, CaseIterable {
    /// A token with another visible value.
    case changed
    /// A token with another type: a length instead of a color.
    case retyped
    /// A token that only the new guide has.
    case added
    /// A token that only the old guide has.
    case removed
    /// A token with another path that looks the same.
    case renamed
    /// A token whose value has another notation and looks the same.
    case rewritten
  }

  let kind: Kind
  /// The path in the new guide. For a removed token, the path in the old guide.
  let path: TokenPath
  /// The section of the token, or the kind of a section that the guide names itself; nil if it is unknown.
  let section: Section?
  /// The path in the old guide; nil if the path did not change.
  let oldPath: TokenPath?
  /// The values by mode. Of changed and rewritten tokens, and of renamed ones whose notation differs, these
  /// are the values that differ; of all others, these are all values.
  let values: [ValueChange]
  /// A remark on the whole token, for example its intended replacement; nil for none.
  let remark: String?
  /// The differing tokens that a follower is an alias of; empty if the change is no follower.
  let sources: [TokenPath]
  /// The tokens that differ only because this one differs, also through several aliases. They have no
  /// followers of their own.
  let followers: [TokenChange]
}

extension TokenChange.Kind {
  /// True if changes of this kind are visible.
  var isVisible: Bool { self != .renamed && self != .rewritten }

  /// The heading of a list of such changes.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .retyped: "Something else now"
    case .added: "Added"
    case .removed: "Removed"
    case .renamed: "Renamed"
    case .rewritten: "Written in another way"
    }
  }
}

/// A change of a value in some of the modes.
struct ValueChange: Sendable {
  /// The names of the modes; empty if the change holds in all modes, or if the guides have none.
  let modes: [String]
  /// The contexts of the modes. Of a changed token, the empty context is included if the change also holds
  /// without a mode.
  let contexts: [Context]
  /// The value before; nil where there was none.
  let old: GuideValueSide?
  /// The value after; nil where there is none.
  let new: GuideValueSide?
  /// The distance between two colors or lengths that look different: `2 points more, 25 %`; nil otherwise.
  let remark: String?
  /// True if the two values look different, or if only one guide has a value.
  let isVisible: Bool

  /// Returns true if the change holds in a context of one of the guides' modes: a change without mode names
  /// in every context, any other only in its own contexts.
  func holds(in context: Context) -> Bool { modes.isEmpty || contexts.contains(context) }

  /// True if the appearance is dark in each context of the change. A page then shows the values on a dark
  /// background.
  var isDark: Bool {
    !contexts.isEmpty && contexts.allSatisfy { $0.values["appearance"] == "dark" }
  }
}

/// A value in one of the two guides.
struct GuideValueSide: Sendable {
  let value: TokenValue
  /// The value as a short text. Changed fonts and edge insets have only the components that differ.
  let text: String
  /// The token that the value is an alias of; nil if the value is not an alias.
  let alias: TokenPath?
}

/// A text color and its background whose contrast ratio crossed 4.5, the minimum of texts (WCAG 2.2, 1.4.3).
struct ContrastChange: Sendable {
  /// The name of the mode; empty in a guide without modes.
  let mode: String
  /// True if the mode has a dark appearance.
  let isDark: Bool
  /// The token of the text color. If neither name states a role, it is the changed color.
  let textPath: TokenPath
  /// The token of the background color. If neither name states a role, it is the color that was compared
  /// with.
  let backgroundPath: TokenPath
  let old: ColorPair
  let new: ColorPair

  /// True if the contrast is too low for texts now; false if it is sufficient now.
  var becameInsufficient: Bool { new.ratio < old.ratio }
}

/// A color, the background that it is seen on, and their contrast.
struct ColorPair: Hashable, Sendable {
  let color: ColorValue
  let background: ColorValue
  /// The contrast ratio, from 1 to 21, rounded down to a tenth.
  let ratio: Double
}

/// The differences of one kind that are not visible.
struct GuideNote: Sendable {
  /// The kind of a note. The order of the cases is the order of the notes.
  enum Kind: Sendable, CaseIterable {
    /// The names, contexts, fallbacks or order of the modes.
    case modes
    /// The modes for which a token has values. The values in each single mode are equal.
    case variants
    /// The tokens that values are aliases of.
    case aliases
    /// The deprecations of tokens.
    case deprecations
    /// The descriptions of tokens, groups and sections.
    case descriptions
    /// The order of the tokens.
    case order
    /// The name of the guide.
    case name
  }

  /// One difference of the kind.
  struct Line: Hashable, Sendable {
    /// The token or group that differs; nil if the difference concerns the whole guide.
    let path: TokenPath?
    let text: String
  }

  let kind: Kind
  let lines: [Line]
}

extension GuideNote.Kind {
  /// The heading of a list of such notes.
  var title: String {
    switch self {
    case .modes: "Modes"
    case .variants: "Where several modes hold at once"
    case .aliases: "Aliases"
    case .deprecations: "Deprecations"
    case .descriptions: "Descriptions"
    case .order: "Order"
    case .name: "Name"
    }
  }
}

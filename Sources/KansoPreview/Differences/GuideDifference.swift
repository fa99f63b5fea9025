import KansoTheme

/// The difference between two style guides, independent of the output format. All texts are ready; no lookups are
/// needed.
struct GuideDifference: Sendable {
  let old: GuideSide
  let new: GuideSide
  /// The tokens that differ, by kind and then in the guide's order. A change that only follows another one is in the
  /// `followers` of that one.
  let changes: [GuideChange]
  /// The pairs of colors whose contrast became too low for texts, or became sufficient.
  let contrasts: [GuideContrastChange]
  /// The differences that are not visible.
  let notes: [GuideNote]

  /// Returns the changes of a kind.
  func changes(_ kind: GuideChange.Kind) -> [GuideChange] { changes.filter { $0.kind == kind } }

  /// True if nothing differs.
  var isEmpty: Bool { changes.isEmpty && notes.isEmpty }

  /// True if a visible change exists.
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

/// A token that differs.
struct GuideChange: Sendable {
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
    /// A token with another name that looks the same.
    case renamed
    /// A token whose value has another notation and looks the same.
    case rewritten
  }

  let kind: Kind
  /// The path in the new guide. For a removed token, the path in the old guide.
  let path: TokenPath
  /// The path in the old guide; nil if the path did not change.
  let oldPath: TokenPath?
  /// The values by mode. These are the values that differ, or all values if the change concerns the whole token.
  let values: [GuideValueChange]
  /// A remark on the whole token, for example its intended replacement; nil for none.
  let remark: String?
  /// The differing tokens that its values come from; empty if the token differs by itself.
  let follows: [TokenPath]
  /// The tokens that differ only because this one differs, in the guide's order.
  let followers: [GuideChange]
}

extension GuideChange.Kind {
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
struct GuideValueChange: Sendable {
  /// The names of the modes; empty if the change holds in all modes.
  let modes: [String]
  /// The contexts of the modes.
  let contexts: [Context]
  /// The value before; nil where there was none.
  let old: GuideValueSide?
  /// The value after; nil where there is none.
  let new: GuideValueSide?
  /// The description of the distance between the two values; nil for none.
  let remark: String?
  /// True if the two values look different.
  let isVisible: Bool

  /// Returns true if the change holds in a context of the two guides' modes.
  func holds(in context: Context) -> Bool { modes.isEmpty || contexts.contains(context) }

  /// True if all of the modes have a dark appearance. A page then shows the values on a dark background.
  var isDark: Bool {
    !contexts.isEmpty && contexts.allSatisfy { $0.values["appearance"] == "dark" }
  }
}

/// A value on one side of the comparison.
struct GuideValueSide: Sendable {
  let value: TokenValue
  /// The value as a short text. A composite value has only the parts that differ.
  let text: String
  /// The token that the value is an alias of; nil if the value is not an alias.
  let alias: TokenPath?
}

/// A pair of colors whose contrast ratio crossed 4.5, the minimum of texts (WCAG 2.2, 1.4.3).
struct GuideContrastChange: Sendable {
  /// The name of the mode; empty in a guide without modes.
  let mode: String
  let isDark: Bool
  /// The token of the text color, as far as the names state the roles.
  let path: TokenPath
  /// The token of the background color.
  let otherPath: TokenPath
  let old: ColorPair
  let new: ColorPair

  /// True if the contrast is too low for texts now.
  var fell: Bool { new.ratio < old.ratio }
}

/// A color, the background that it is seen on, and their contrast.
struct ColorPair: Hashable, Sendable {
  let color: ColorValue
  let other: ColorValue
  /// The contrast ratio, from 1 to 21, rounded down to a tenth.
  let ratio: Double
}

/// The differences of one kind that are not visible.
struct GuideNote: Sendable {
  /// The kind of a note. The order of the cases is the order of the notes.
  enum Kind: Sendable, CaseIterable {
    case modes, variants, aliases, deprecations, descriptions, order, name
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

import KansoTheme

/// What is different between two style guides, whatever the format that it is shown in: texts are ready, and nothing has to be looked up.
struct GuideDifference: Sendable {
  let old: GuideSide
  let new: GuideSide
  /// The tokens that differ, by kind and then in the guide's order. Those that only follow another one are within that one.
  let changes: [GuideChange]
  /// The pairs of colors that became hard to read on each other, or ceased to be.
  let contrasts: [GuideContrastChange]
  /// What differs and cannot be seen.
  let notes: [GuideNote]

  /// The changes of a kind.
  func changes(_ kind: GuideChange.Kind) -> [GuideChange] { changes.filter { $0.kind == kind } }

  /// Whether nothing differs at all.
  var isEmpty: Bool { changes.isEmpty && notes.isEmpty }

  /// Whether something is there that eyes can see.
  var isVisible: Bool { changes.contains { $0.kind.isVisible } }
}

/// One of the two guides.
struct GuideSide: Hashable, Sendable {
  /// What it is called here: the name of its file, for example.
  let name: String
  /// The fingerprint of its theme.
  let fingerprint: String
  let tokenCount: Int
}

/// A token that differs.
struct GuideChange: Sendable {
  /// In what tokens differ, in the order in which it is told.
  enum Kind: Sendable, CaseIterable {
    /// It looks different.
    case changed
    /// It is something else: a length where there was a color.
    case retyped
    /// Only the new guide has it.
    case added
    /// Only the old guide has it.
    case removed
    /// It is called otherwise and looks the same.
    case renamed
    /// Its value is written in another way and looks the same.
    case rewritten
  }

  let kind: Kind
  /// Where it stands in the new guide; of one that was removed, where it stood in the old.
  let path: TokenPath
  /// Where it stood in the old guide, if that was elsewhere.
  let oldPath: TokenPath?
  /// Its values by mode: those that differ, or all of a token that only one guide has.
  let values: [GuideValueChange]
  /// What is said of the token as a whole: what it was to be replaced with, for example.
  let remark: String?
  /// The tokens that it takes its values from and that differ; empty where its difference is its own.
  let follows: [TokenPath]
  /// The tokens that differ only because this one does, in the guide's order.
  let followers: [GuideChange]
}

extension GuideChange.Kind {
  /// Whether eyes can see it.
  var isVisible: Bool { self != .renamed && self != .rewritten }

  /// What a list of such changes is called.
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

/// A value in the place of another, in some of the modes.
struct GuideValueChange: Sendable {
  /// The modes by their names; empty where it is so in all of them.
  let modes: [String]
  /// The contexts that the modes stand for.
  let contexts: [Context]
  /// The value before; nil where there was none.
  let old: GuideValueSide?
  /// The value after; nil where there is none.
  let new: GuideValueSide?
  /// How far the two are from each other, in words; nil where nothing is to be said.
  let remark: String?
  /// Whether the two look different.
  let isVisible: Bool

  /// Whether it is so in a context of the two guides' modes.
  func holds(in context: Context) -> Bool { modes.isEmpty || contexts.contains(context) }

  /// Whether all of the modes are meant for dark surroundings: a page shows the values on a dark ground.
  var isDark: Bool {
    !contexts.isEmpty && contexts.allSatisfy { $0.values["appearance"] == "dark" }
  }
}

/// A value on one of the two sides.
struct GuideValueSide: Sendable {
  let value: TokenValue
  /// The value as a short text, of what has parts only those that differ.
  let text: String
  /// The token that the value was taken from, where it was written as an alias.
  let alias: TokenPath?
}

/// A pair of colors whose contrast passed the least that texts need, 4.5 (WCAG 2.2, 1.4.3).
struct GuideContrastChange: Sendable {
  /// The mode by its name; empty in a guide without modes.
  let mode: String
  let isDark: Bool
  /// The color that is written with, as far as names say it.
  let path: TokenPath
  /// The color that it is seen on.
  let otherPath: TokenPath
  let old: ColorPair
  let new: ColorPair

  /// Whether it is too low for texts now.
  var fell: Bool { new.ratio < old.ratio }
}

/// Two colors that are seen on each other.
struct ColorPair: Hashable, Sendable {
  let color: ColorValue
  let other: ColorValue
  /// From 1 to 21, rounded down to a tenth.
  let ratio: Double
}

/// Something that differs and cannot be seen.
struct GuideNote: Sendable {
  /// What kind of thing that is, in the order in which it is told.
  enum Kind: Sendable, CaseIterable {
    case modes, variants, aliases, deprecations, descriptions, order, name
  }

  /// One thing of that kind.
  struct Line: Hashable, Sendable {
    /// The token or the group that it is about, if it is about one.
    let path: TokenPath?
    let text: String
  }

  let kind: Kind
  let lines: [Line]
}

extension GuideNote.Kind {
  /// What a list of such things is called.
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

import KansoTheme
import KansoThemeEncoding

/// The difference between two style guides, independent of the output format. All texts are ready; no lookups are
/// needed.
package struct GuideDifference: Sendable {
  package let old: GuideSide
  package let new: GuideSide
  /// The tokens that differ, by kind and then in the order of the comparison. A token that differs only
  /// because its alias differs is in the `followers` of that change.
  package let changes: [TokenChange]
  /// The pairs of colors whose contrast was lost, and then those whose contrast was won.
  package var contrasts: [ContrastChange]
  /// The difference for code that uses the names in generated Swift.
  package let callers: CallerDifference
  /// The differences that are not visible.
  package let notes: [GuideNote]

  /// Returns the changes of a kind, without followers.
  package func changes(_ kind: TokenChange.Kind) -> [TokenChange] { changes.filter { $0.kind == kind } }

  /// All changes, with each follower after its root.
  package var allChanges: [TokenChange] { changes.flatMap { [$0] + $0.followers } }

  /// True if no token differs and there are no notes.
  package var isEmpty: Bool { changes.isEmpty && notes.isEmpty }

  /// True if a change is visible. Followers and contrasts are not examined.
  package var isVisible: Bool { changes.contains { $0.kind.isVisible } }
}

/// One of the two compared guides.
package struct GuideSide: Hashable, Sendable {
  /// The display name, for example the name of the file.
  package let name: String
  /// The fingerprint of its theme.
  package let fingerprint: String
  package let tokenCount: Int
}

/// A token that differs, with its values in both guides.
package struct TokenChange: Sendable {
  /// The kind of a change. The order of the cases is the order of the sections.
  package enum Kind: Sendable, CaseIterable {
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

  package let kind: Kind
  /// The path in the new guide. For a removed token, the path in the old guide.
  package let path: TokenPath
  /// The section of the token, or the kind of a section that the guide names itself; nil if it is unknown.
  package let section: Section?
  /// The path in the old guide; nil if the path did not change.
  package let oldPath: TokenPath?
  /// The values by mode. Of changed and rewritten tokens, and of renamed ones whose notation differs, these
  /// are the values that differ; of all others, these are all values.
  package let values: [ValueChange]
  /// A remark on the whole token, for example its intended replacement; nil for none.
  package let remark: String?
  /// The differing tokens that a follower is an alias of; empty if the change is no follower.
  package let sources: [TokenPath]
  /// The tokens that differ only because this one differs, also through several aliases. They have no
  /// followers of their own.
  package let followers: [TokenChange]
}

extension TokenChange.Kind {
  /// True if changes of this kind are visible.
  package var isVisible: Bool { self != .renamed && self != .rewritten }

  /// The heading of a list of such changes.
  package var title: String {
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
package struct ValueChange: Sendable {
  /// The names of the modes; empty if the change holds in all modes, or if the guides have none.
  package let modes: [String]
  /// The contexts of the modes. Of a changed token, the empty context is included if the change also holds
  /// without a mode.
  package let contexts: [Context]
  /// The value before; nil where there was none.
  package let old: GuideValueSide?
  /// The value after; nil where there is none.
  package let new: GuideValueSide?
  /// The distance between two colors or lengths that look different: `2 points more, 25 %`; nil otherwise.
  package let remark: String?
  /// True if the two values look different, or if only one guide has a value.
  package let isVisible: Bool

  /// Returns true if the change holds in a context of one of the guides' modes: a change without mode names
  /// in every context, any other only in its own contexts.
  package func holds(in context: Context) -> Bool { modes.isEmpty || contexts.contains(context) }

  /// True if the appearance is dark in each context of the change. A page then shows the values on a dark
  /// background.
  package var isDark: Bool {
    !contexts.isEmpty && contexts.allSatisfy { $0.values["appearance"] == "dark" }
  }
}

/// A value in one of the two guides.
package struct GuideValueSide: Sendable {
  package let value: TokenValue
  /// The value as a short text. Changed fonts and edge insets have only the components that differ.
  package let text: String
  /// The token that the value is an alias of; nil if the value is not an alias.
  package let alias: TokenPath?
}

/// A color and its background whose contrast was lost or won: it reaches its level in one of the guides only. The level
/// is that of a stated pair, or else a ratio of 4.5, the minimum of texts (WCAG 2.2, 1.4.3).
package struct ContrastChange: Sendable {
  /// The name of the mode; empty in a guide without modes.
  package let mode: String
  /// True if the mode has a dark appearance.
  package let isDark: Bool
  /// The token of the upper color. If no guide states the pair, and neither name states a role, it is the changed
  /// color.
  package let textPath: TokenPath
  /// The token of the background color. If no guide states the pair, and neither name states a role, it is the color
  /// that was compared with.
  package let backgroundPath: TokenPath
  package let old: ColorPair
  package let new: ColorPair
  /// The pair that a guide states; nil for a pair that names relate to each other.
  package let stated: ContrastPair?
  /// True if the contrast is too low now; false if it is sufficient now.
  package let becameInsufficient: Bool

  /// Creates the change of a pair that names relate to each other.
  package init(
    mode: String, isDark: Bool, textPath: TokenPath, backgroundPath: TokenPath, old: ColorPair, new: ColorPair
  ) {
    self.init(
      mode: mode, isDark: isDark, textPath: textPath, backgroundPath: backgroundPath, old: old, new: new,
      stated: nil, becameInsufficient: new.ratio < old.ratio)
  }

  init(
    mode: String, isDark: Bool, textPath: TokenPath, backgroundPath: TokenPath, old: ColorPair,
    new: ColorPair,
    stated: ContrastPair?, becameInsufficient: Bool
  ) {
    (self.mode, self.isDark) = (mode, isDark)
    (self.textPath, self.backgroundPath) = (textPath, backgroundPath)
    (self.old, self.new) = (old, new)
    (self.stated, self.becameInsufficient) = (stated, becameInsufficient)
  }
}

/// A color, the background that it is seen on, and their contrast.
package struct ColorPair: Hashable, Sendable {
  package let color: ColorValue
  package let background: ColorValue
  /// The contrast ratio, from 1 to 21, rounded down to a tenth.
  package let ratio: Double
  /// The lightness contrast of a pair whose level is one, such as `Lc 59`; nil for all others.
  package let lightnessText: String?

  /// Creates a pair whose level is a ratio.
  package init(color: ColorValue, background: ColorValue, ratio: Double) {
    (self.color, self.background, self.ratio, lightnessText) = (color, background, ratio, nil)
  }

  /// Creates the colors and the contrast of a stated pair as they are seen.
  init(_ measure: ContrastMeasure, of pair: ContrastPair) {
    (color, background) = (measure.foreground, measure.background)
    // Rounded down. Rounding to nearest would show 4.46 as 4.5, which is sufficient.
    ratio = (measure.ratio * 10 + 1e-9).rounded(.down) / 10
    lightnessText = pair.minRatio == nil ? measure.lightnessText : nil
  }
}

/// The differences of one kind that are not visible.
package struct GuideNote: Sendable {
  /// The kind of a note. The order of the cases is the order of the notes.
  package enum Kind: Sendable, CaseIterable {
    /// The names, contexts, fallbacks or order of the modes.
    case modes
    /// The modes for which a token has values. The values in each single mode are equal.
    case variants
    /// The tokens that values are aliases of.
    case aliases
    /// The deprecations of tokens.
    case deprecations
    /// The former names of tokens that a guide keeps (`renamed`).
    case formerNames
    /// The pairs of colors whose contrast a guide states, and their levels.
    case contrasts
    /// The descriptions of tokens, groups and sections.
    case descriptions
    /// The order of the tokens.
    case order
    /// The name of the guide.
    case name
  }

  /// One difference of the kind.
  package struct Line: Hashable, Sendable {
    /// The token or group that differs; nil if the difference concerns the whole guide.
    package let path: TokenPath?
    package let text: String
  }

  package let kind: Kind
  package let lines: [Line]
}

extension GuideNote.Kind {
  /// The heading of a list of such notes.
  package var title: String {
    switch self {
    case .modes: "Modes"
    case .variants: "Where several modes hold at once"
    case .aliases: "Aliases"
    case .deprecations: "Deprecations"
    case .formerNames: "Former names"
    case .contrasts: "Stated contrasts"
    case .descriptions: "Descriptions"
    case .order: "Order"
    case .name: "Name"
    }
  }
}

import KansoTheme
import KansoThemeEncoding

/// The content of a style guide's preview, independent of the output format. All texts are ready; no lookups are
/// needed.
struct GuideModel: Sendable {
  /// The guide's name, or a default text if the guide has none.
  let name: String
  /// The fingerprint of the theme. Generated code and `theme.json` contain the same fingerprint.
  let fingerprint: String
  /// The modes, the default mode first; one mode without a name if the guide declares none.
  let modes: [GuideMode]
  /// The sections with content, in the guide's order.
  var sections: [GuideSection]
  /// The number of tokens in all sections.
  var tokenCount: Int
  /// The contrasts that the guide states, in all modes; without rows if it states none.
  let contrasts: ContrastMatrix
  /// The contrasts of text colors on backgrounds in the first modes; empty if the guide states contrasts.
  let roleContrasts: [RoleContrasts]
}

/// A mode of the guide.
struct GuideMode: Hashable, Sendable {
  /// The name in the guide; empty if the guide declares no modes.
  let name: String
  /// The values of the context, such as `appearance: dark`, sorted by axis.
  let context: [String]
  /// True if the mode has a dark appearance. A page shows its values on a dark background.
  let isDark: Bool
}

/// A section of the guide.
struct GuideSection: Sendable {
  /// The name, with a capital letter at the beginning.
  let title: String
  let path: TokenPath
  let description: String?
  let deprecation: DeprecationNote?
  /// The groups and tokens in the guide's order. The members of a group follow the group.
  var items: [GuideItem]
}

/// A group or a token of a section.
enum GuideItem: Sendable {
  case group(GuideGroup)
  case token(GuideToken)
}

/// A group within a section.
struct GuideGroup: Sendable {
  let path: TokenPath
  /// The name without the groups around it.
  let title: String
  /// The number of enclosing groups within the section.
  let depth: Int
  let description: String?
  let deprecation: DeprecationNote?
}

/// A token of the guide.
struct GuideToken: Sendable {
  let path: TokenPath
  /// The section, or the kind of a section that the guide names itself; nil if it is unknown.
  let section: Section?
  /// The name without the groups around it.
  let title: String
  /// The name in generated Swift, such as `Colors.Button.primary`.
  let swiftName: String
  /// The number of enclosing groups within the section.
  let depth: Int
  let description: String?
  let deprecation: DeprecationNote?
  /// The values. Modes with equal values share one. The first value is that of the default mode.
  let values: [GuideValue]
  /// The tokens that are aliases of this token, in the guide's order.
  let aliasedBy: [TokenPath]

  /// Returns the value in a mode; that of the default mode for an unknown index.
  /// - Parameter mode: the index of the mode in `GuideModel.modes`.
  func value(inMode mode: Int) -> GuideValue { values.first { $0.modes.contains(mode) } ?? values[0] }
}

/// A value of a token in some of the modes.
struct GuideValue: Sendable {
  /// The modes, as indexes into `GuideModel.modes`.
  let modes: [Int]
  let value: TokenValue
  /// The token that the value is an alias of; nil if the value is not an alias.
  let alias: TokenPath?
  /// The notations of the value, the main notation first.
  let notations: [Notation]
  /// The contrasts of a color with others, limited in number: those that the guide states, or, if it states none, some
  /// that its name suggests. Empty if the value is no color, and in a model without lists of contrasts.
  let contrasts: [Contrast]
}

/// A written form of a value.
struct Notation: Hashable, Sendable {
  /// The name of the notation, such as `Hex`, `OKLCH` or `Line height`; empty if the text needs no name.
  let label: String
  let text: String
}

/// The contrast of a color with another one.
struct Contrast: Hashable, Sendable {
  /// The rating of a contrast for texts, by WCAG 2.2 (1.4.3 and 1.4.6).
  enum Rating: String, Sendable {
    /// A ratio of 7 or more, sufficient for every text.
    case enhanced = "AAA"
    /// A ratio of at least 4.5, sufficient for texts.
    case text = "AA"
    /// A ratio of at least 3, sufficient for large texts and for symbols.
    case large = "AA large"
    /// A ratio of less than 3, not sufficient for texts.
    case low = "low"
  }

  /// The path of the other color's token.
  let path: TokenPath
  /// The name of the other color's token. It includes the groups around the token if several tokens share the name.
  let title: String
  /// The other color.
  let color: ColorValue
  /// The modes in which the other color has this value, as indexes into `GuideModel.modes`.
  let modes: [Int]
  /// The contrast ratio, from 1 to 21, rounded down to a tenth.
  let ratio: Double
  let rating: Rating
}

/// The deprecation of a token, group or section.
struct DeprecationNote: Hashable, Sendable {
  /// The author's note; nil for none.
  let text: String?
  /// The token to use instead; nil for none.
  let replacement: TokenPath?

  /// Creates the note on a deprecation; nil for none.
  init?(_ deprecation: Deprecation?) {
    guard let deprecation else { return nil }
    (text, replacement) = (deprecation.message, deprecation.replacement)
  }
}

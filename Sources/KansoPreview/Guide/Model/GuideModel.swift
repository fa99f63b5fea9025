import KansoTheme

/// What is shown of a style guide, whatever the format: texts are ready, and nothing has to be looked up.
struct GuideModel: Sendable {
  /// The guide's name, or words for one that has none.
  let name: String
  /// The fingerprint of the theme, as generated code and `theme.json` carry it.
  let fingerprint: String
  /// The names of the modes, the default one first; one without a name where the guide declares none.
  let modes: [GuideMode]
  /// The sections of the guide that hold something, in its order.
  let sections: [GuideSection]
  /// How many tokens there are.
  let tokenCount: Int
}

/// A mode, as it is shown.
struct GuideMode: Hashable, Sendable {
  /// What the guide calls it; empty where it declares none.
  let name: String
  /// What it is made of: `appearance: dark`.
  let context: [String]
  /// Whether it is meant for dark surroundings: a page shows it on a dark ground.
  let isDark: Bool
}

/// A section of the guide.
struct GuideSection: Sendable {
  /// What it is called, with a capital letter.
  let title: String
  let path: TokenPath
  let description: String?
  let deprecation: DeprecationNote?
  /// Groups and tokens in the guide's order; what is in a group follows it.
  let items: [GuideItem]
}

/// What stands in a section.
enum GuideItem: Sendable {
  case group(GuideGroup)
  case token(GuideToken)
}

/// A group within a section.
struct GuideGroup: Sendable {
  let path: TokenPath
  /// What it is called, without the groups around it.
  let title: String
  /// How many groups it is in, within its section.
  let depth: Int
  let description: String?
  let deprecation: DeprecationNote?
}

/// A token.
struct GuideToken: Sendable {
  let path: TokenPath
  /// What it is called, without the groups around it.
  let title: String
  /// What generated Swift calls it, as in `Colors.Button.primary`.
  let swiftName: String
  /// How many groups it is in, within its section.
  let depth: Int
  let description: String?
  let deprecation: DeprecationNote?
  /// Its values; modes that share one are together. The first is that of the default mode.
  let values: [GuideValue]
  /// The tokens that take their value from it, in the guide's order.
  let aliasedBy: [TokenPath]

  /// The value in a mode, by its index in `GuideModel.modes`.
  func value(inMode mode: Int) -> GuideValue { values.first { $0.modes.contains(mode) } ?? values[0] }
}

/// What a token means in some of the modes.
struct GuideValue: Sendable {
  /// The modes, as indexes into `GuideModel.modes`.
  let modes: [Int]
  let value: TokenValue
  /// The token that the value was taken from, where it was written as an alias.
  let alias: TokenPath?
  /// The value in several notations; the first is the one that is read first.
  let notations: [Notation]
  /// How well a color can be told from others; empty for what is no color.
  let contrasts: [Contrast]
}

/// A value as it can be written.
struct Notation: Hashable, Sendable {
  /// Where it is written so: `sRGB`, `OKLCH`, `CSS`.
  let label: String
  let text: String
}

/// The contrast of two colors.
struct Contrast: Hashable, Sendable {
  /// How much contrast there is for texts, by WCAG 2.2 (1.4.3 and 1.4.6).
  enum Rating: String, Sendable {
    /// 7 and more: enough for every text.
    case enhanced = "AAA"
    /// 4.5 and more: enough for texts.
    case text = "AA"
    /// 3 and more: enough for large texts and for symbols.
    case large = "AA large"
    /// Less than 3: for no text.
    case low = "low"
  }

  /// The other color's token.
  let path: TokenPath
  /// What the other color's token is called: without the groups around it, unless several have that name.
  let title: String
  /// The other color.
  let color: ColorValue
  /// The modes of the value in which the other color is this one, as indexes into `GuideModel.modes`.
  let modes: [Int]
  /// From 1 to 21, rounded down to a tenth.
  let ratio: Double
  let rating: Rating
}

/// That something is meant to go away.
struct DeprecationNote: Hashable, Sendable {
  /// What the author says about it.
  let text: String?
  /// The token that is to be used instead.
  let replacement: TokenPath?

  init?(_ deprecation: Deprecation?) {
    guard let deprecation else { return nil }
    (text, replacement) = (deprecation.message, deprecation.replacement)
  }
}

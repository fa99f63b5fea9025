import KansoTheme

/// The rules of the language for the tokens of a section.
struct SectionRules {
  /// The noun for one token, in messages.
  let noun: String
  /// The description of a value, in messages.
  var example = "a number of points"
  /// The first version of the language that has the section.
  var since = LanguageVersion.one
  /// The lengths that a token can have.
  var lengths = LengthRange.positive
  /// True if a token can have a length for each edge instead of one length.
  var allowsEdges = true

  /// The help text for a missing or wrong value.
  var helpOnValue: String { "Write \(example), or the name of another \(noun)." }
}

extension Section {
  /// The rules for the tokens of the section.
  var rules: SectionRules {
    switch self {
    case .colors: SectionRules(noun: "color", example: "a color such as `\"#2C4251\"`", allowsEdges: false)
    case .fonts: SectionRules(noun: "font", example: "`{family: …, size: …}`", allowsEdges: false)
    case .padding: SectionRules(noun: "padding", lengths: .signed)
    case .sizes: SectionRules(noun: "size")
    case .radii: SectionRules(noun: "radius")
    case .borders: SectionRules(noun: "border")
    case .breakpoints: SectionRules(noun: "breakpoint", since: .two, allowsEdges: false)
    case .letterSpacings:
      SectionRules(noun: "letter spacing", since: .two, lengths: .letterSpacing, allowsEdges: false)
    }
  }

  /// The noun for one token of the section, in messages.
  var noun: String { rules.noun }
}

/// A range of lengths, in points.
struct LengthRange {
  let lengths: ClosedRange<Length>
  /// The bounds, in messages.
  let description: String

  /// All lengths that are not negative.
  static let positive = LengthRange(lengths: 0...largest, description: "from 0 to 1,000,000 points")
  /// All lengths. A negative padding makes views overlap.
  static let signed = LengthRange(
    lengths: -largest...largest, description: "from -1,000,000 to 1,000,000 points")
  /// The spacings of letters.
  static let letterSpacing = LengthRange(lengths: -1000...1000, description: "from -1,000 to 1,000 points")

  /// The maximum length, in points. No screen is larger, and layout engines lose precision beyond it.
  static let largest: Length = 1_000_000
}

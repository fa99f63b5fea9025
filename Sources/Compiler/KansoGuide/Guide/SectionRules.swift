import KansoTheme

/// The rules of the language for the tokens of a section.
struct SectionRules {
  /// The noun for one token, in messages.
  let noun: String
  /// The description of a value, in messages.
  var example = "a number of points"
  /// The first version of the language that has the section.
  var since = LanguageVersion.one
  /// The lengths or numbers that a token can have.
  var range = NumberRange.positive
  /// True if a bare text is a value and no name, so that a reference is in braces.
  var needsBraces = false
  /// True if a token can have a length for each edge instead of one length.
  var allowsEdges = true

  /// The noun with its article, for messages.
  var nounWithArticle: String { (noun.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + noun }

  /// The help text for a missing or wrong value.
  var helpOnValue: String {
    "Write \(example), or \(needsBraces ? "the path of another \(noun) in braces" : "the name of another \(noun)")."
  }
}

extension Section {
  /// The rules for the tokens of the section.
  var rules: SectionRules {
    switch self {
    case .colors: SectionRules(noun: "color", example: "a color such as `\"#2C4251\"`", allowsEdges: false)
    case .fonts: SectionRules(noun: "font", example: "`{family: …, size: …}`", allowsEdges: false)
    case .padding: SectionRules(noun: "padding", range: .signed)
    case .sizes: SectionRules(noun: "size")
    case .radii: SectionRules(noun: "radius")
    case .borders: SectionRules(noun: "border")
    case .breakpoints: SectionRules(noun: "breakpoint", since: .two, allowsEdges: false)
    case .letterSpacings:
      SectionRules(noun: "letter spacing", since: .two, range: .letterSpacing, allowsEdges: false)
    case .lineHeights:
      SectionRules(
        noun: "line height", example: "a multiple of the font's size such as `150%` or `1.5`", since: .two,
        range: .ofLineHeights, allowsEdges: false)
    case .families:
      SectionRules(
        noun: "family", example: "the name of a font family, or a list of names", since: .two,
        needsBraces: true, allowsEdges: false)
    case .weights:
      SectionRules(
        noun: "weight", example: "a name such as `semibold`, or a number from 1 to 1000", since: .two,
        allowsEdges: false)
    case .numbers:
      SectionRules(noun: "number", example: "a number", since: .two, range: .ofNumbers, allowsEdges: false)
    case .opacities:
      SectionRules(
        noun: "opacity", example: "a percentage such as `38%`, or a number from 0 to 1", since: .two,
        range: .ofOpacities, allowsEdges: false)
    case .durations:
      SectionRules(
        noun: "duration", example: "a duration such as `150ms`", since: .two, range: .ofSeconds,
        allowsEdges: false)
    case .easings:
      SectionRules(
        noun: "easing",
        example:
          "four numbers such as `[0.2, 0, 0, 1]`, a name such as `ease-out`, a spring such as `{duration: 500ms}`",
        since: .two, allowsEdges: false)
    case .transitions:
      SectionRules(
        noun: "transition", example: "`{duration: 200ms, easing: ease-out}`", since: .two, allowsEdges: false)
    case .shadows:
      SectionRules(
        noun: "shadow", example: "`{color: …, y: 2, blur: 8}`", since: .two, allowsEdges: false)
    case .gradients:
      SectionRules(
        noun: "gradient", example: "a list of at least two colors", since: .two, allowsEdges: false)
    case .strokes:
      SectionRules(
        noun: "stroke", example: "a line style such as `dashed`, or `{dashes: [4, 2]}`", since: .two,
        allowsEdges: false)
    case .strings:
      SectionRules(noun: "string", example: "a text", since: .two, needsBraces: true, allowsEdges: false)
    }
  }

  /// The noun for one token of the section, in messages.
  var noun: String { rules.noun }
}

/// A range of lengths in points, of seconds, or of numbers without a unit.
struct NumberRange {
  let numbers: ClosedRange<Double>
  /// The bounds, in messages.
  let description: String

  /// All lengths that are not negative.
  static let positive = NumberRange(numbers: 0...largest, description: "from 0 to 1,000,000 points")
  /// All lengths. A negative padding makes views overlap.
  static let signed = NumberRange(
    numbers: -largest...largest, description: "from -1,000,000 to 1,000,000 points")
  /// The spacings of letters.
  static let letterSpacing = NumberRange(numbers: -1000...1000, description: "from -1,000 to 1,000 points")
  /// The line heights, as multiples of the size.
  static let ofLineHeights = NumberRange(
    numbers: .leastNonzeroMagnitude...10, description: "above 0 and at most 10")
  /// The sizes of fonts. Larger glyphs cannot be rasterized.
  static let ofFontSizes = NumberRange(
    numbers: .leastNonzeroMagnitude...10_000, description: "above 0 and at most 10,000 points")
  /// The numbers without a unit. All of them are exact in 32 bits as integers, which some platforms have.
  static let ofNumbers = NumberRange(
    numbers: -1e9...1e9, description: "from -1,000,000,000 to 1,000,000,000")
  /// The opacities.
  static let ofOpacities = NumberRange(numbers: 0...1, description: GuideReader.boundsOfAlpha)
  /// The durations, in seconds: up to an hour.
  static let ofSeconds = NumberRange(numbers: 0...3600, description: "from 0 to 3,600 seconds")

  /// The mass, the stiffness and the damping of springs. A spring without one of them never rests.
  static let ofSprings = NumberRange(numbers: 0.000001...1_000_000, description: "from 0.000001 to 1,000,000")
  /// The bounces of springs. A spring with a bounce of 1 never rests.
  static let ofBounces = NumberRange(numbers: -0.999...0.999, description: "from -0.999 to 0.999")
  /// The durations of springs, in seconds.
  static let ofSpringSeconds = NumberRange(numbers: 0.001...3600, description: "from 0.001 to 3,600 seconds")

  /// The maximum length, in points. No screen is larger, and layout engines lose precision beyond it.
  static let largest: Length = 1_000_000
}

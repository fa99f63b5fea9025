import KansoGuide
import KansoTheme

/// The meaning of a variable of numbers or texts, whose type does not say it.
enum FigmaMeaning: Equatable {
  /// A length in points, perhaps of a certain section.
  case length(Section?)
  /// A line height as a multiple of the size.
  case multiple
  /// An opacity; 30 is 30 %.
  case opacity
  case number
  case weight
  /// A duration in milliseconds.
  case duration
  case family
  case text

  /// The meanings that can be aliases of each other.
  enum Family {
    case lengths, numbers, weights, durations, families, texts
  }

  var family: Family {
    switch self {
    case .length: .lengths
    case .multiple, .opacity, .number: .numbers
    case .weight: .weights
    case .duration: .durations
    case .family: .families
    case .text: .texts
    }
  }

  /// The section that the meaning is of.
  var section: Section? {
    switch self {
    case .length(let section): section
    case .multiple: .lineHeights
    case .opacity: .opacities
    case .weight: .weights
    case .duration: .durations
    case .family: .families
    case .number, .text: nil
    }
  }

  /// The number up to which a line height is a multiple of the size: no line has so few points.
  private static let maxMultiple = 4.0

  /// Creates the meaning of a number that the scopes of a variable give: the properties that it can be used for. Nil if
  /// they do not say it.
  /// - Parameter numbers: the values that are no aliases.
  init?(scopes: [String], numbers: [Double]) {
    var meanings: [FigmaMeaning] = []
    for scope in scopes {
      guard let meaning = Self.meaning(of: scope, numbers) else { return nil }
      if !meanings.contains(meaning) { meanings.append(meaning) }
    }
    guard let first = meanings.first else { return nil }
    if meanings.count > 1 {
      guard meanings.allSatisfy({ $0.family == .lengths }) else { return nil }
      self = .length(nil)
    } else {
      self = first
    }
    // Only paddings and letter spacings can be negative.
    if case .length(let section) = self, numbers.contains(where: { $0 < 0 }), section != .letterSpacings,
      section != .padding
    {
      self = .length(nil)
    }
  }

  /// Returns the meaning of a scope; nil for `ALL_SCOPES`, and for one that does not say it.
  private static func meaning(of scope: String, _ numbers: [Double]) -> FigmaMeaning? {
    switch scope {
    case "CORNER_RADIUS": .length(.radii)
    case "WIDTH_HEIGHT", "FONT_SIZE": .length(.sizes)
    case "GAP", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT": .length(.padding)
    case "STROKE_FLOAT": .length(.borders)
    case "LETTER_SPACING": .length(.letterSpacings)
    case "EFFECT_FLOAT": .length(nil)
    case "LINE_HEIGHT": isMultiple(numbers) ? .multiple : .length(.sizes)
    case "OPACITY": .opacity
    case "FONT_WEIGHT": numbers.allSatisfy { FontWeight.range.contains($0) } ? .weight : nil
    default: nil
    }
  }

  private static func isMultiple(_ numbers: [Double]) -> Bool {
    !numbers.isEmpty && numbers.allSatisfy { $0 > 0 && $0 <= maxMultiple }
  }

  /// Creates the meaning of a number that the names of a path suggest, the last first; nil if they do not.
  /// - Parameter numbers: the values that are no aliases.
  init?(path: [String], numbers: [Double]) {
    for name in path.reversed() {
      let words = Self.words(of: name)
      func has(_ wanted: Set<String>) -> Bool { words.contains { wanted.contains($0) } }
      if has([
        "opacity", "opacities", "opa", "alpha", "ratio", "zindex", "duration", "delay", "columns", "count",
      ]) {
        self = .number
        return
      }
      if has(["weight", "weights", "fontweight", "fontweights"]) {
        guard !numbers.isEmpty else { return nil }
        self = numbers.allSatisfy { (100...1000).contains($0) } ? .weight : .number
        return
      }
      let isLineHeight = words.contains("line") && has(["height", "heights"])
      if isLineHeight || has(["lineheight", "lineheights", "leading"]) {
        guard !numbers.isEmpty else { return nil }
        self = Self.isMultiple(numbers) ? .multiple : .length(nil)
        return
      }
      if has(Self.lengths) {
        self = .length(nil)
        return
      }
    }
    return nil
  }

  /// The words that names of lengths have.
  private static let lengths: Set<String> = [
    "space", "spaces", "spacing", "spacings", "spacer", "gap", "gaps", "padding", "paddings", "margin",
    "margins",
    "inset", "insets", "gutter", "gutters", "radius", "radii", "corner", "corners", "rounded", "rounding",
    "size",
    "sizes", "sizing", "width", "height", "border", "borders", "stroke", "strokes", "outline", "breakpoint",
    "breakpoints", "viewport", "screen", "indent", "tracking", "kerning", "blur", "offset", "spread",
    "dimension",
    "dimensions", "px", "pt", "fontsize", "fontsizes", "borderradius", "borderwidth", "letterspacing",
    "container",
    "grid", "icon", "icons",
  ]

  /// Creates the meaning of a text that scopes and the names of a path give; nil if they do not.
  init?(textScopes scopes: [String], path: [String]) {
    if scopes == ["FONT_FAMILY"] {
      self = .family
      return
    }
    if !scopes.isEmpty, scopes.allSatisfy({ $0 == "FONT_STYLE" || $0 == "FONT_WEIGHT" }) {
      self = .weight
      return
    }
    guard scopes.isEmpty || scopes.contains("ALL_SCOPES") else { return nil }
    // A group of this name has anything of a font.
    if let last = path.last, Self.words(of: last) == ["font"] {
      self = .family
      return
    }
    for name in path.reversed() {
      let words = Self.words(of: name)
      let families: Set<String> = ["family", "families", "fontfamily", "typeface", "typefaces"]
      if words.contains(where: { families.contains($0) }) {
        self = .family
        return
      }
      if words.contains(where: { ["weight", "weights", "fontweight", "fontweights"].contains($0) }) {
        self = .weight
        return
      }
    }
    return nil
  }

  /// Returns the words of a name in lower case, without digits.
  static func words(of name: String) -> [String] { NameWords(name, digits: false).words }
}

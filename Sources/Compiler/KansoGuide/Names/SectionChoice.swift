import KansoTheme

/// The choice of the section of a token. What the names say is kept, since most of them occur often.
package struct SectionChoice {
  /// A token, as far as its section depends on it.
  package struct Token {
    package let path: [String]
    /// The type as the source names it; nil if the kind of the value says it all.
    package var typeName: String?
    /// The section of a guide that the source names itself.
    package var section: Section?
    /// The values of all modes that are written without references.
    package var literals: [TokenValue]
    /// True if no value has references.
    package var isLiteral: Bool
    /// True if a value is calculated.
    package var isCalculated: Bool

    package init(
      path: [String], typeName: String? = nil, section: Section? = nil, literals: [TokenValue],
      isLiteral: Bool, isCalculated: Bool = false
    ) {
      (self.path, self.typeName, self.section, self.literals) = (path, typeName, section, literals)
      (self.isLiteral, self.isCalculated) = (isLiteral, isCalculated)
    }
  }

  private var meanings: [String: Meaning] = [:]

  package init() {}

  /// Returns the sections that can hold a token, the most probable first; empty if no section can.
  package mutating func sections(for token: Token, of kind: GuideValueKind) -> [Section] {
    var sections: [Section] = []
    if let section = token.section, Self.accepts(section, kind) { sections.append(section) }
    // A source that was made of a guide has its sections as the outermost groups.
    if token.path.count > 1, let section = Section(rawValue: token.path[0]), Self.accepts(section, kind),
      !sections.contains(section)
    {
      sections.append(section)
    }
    for section in probable(kind, token) where !sections.contains(section) { sections.append(section) }
    return sections
  }

  /// Returns all that the names of a token say.
  private mutating func meaning(of token: Token) -> Meaning.Words {
    var words = token.typeName.map { meaning(of: $0).words } ?? []
    for name in token.path { words.formUnion(meaning(of: name).words) }
    return words
  }

  private mutating func meaning(of name: String) -> Meaning {
    if let known = meanings[name] { return known }
    let meaning = Meaning(name)
    meanings[name] = meaning
    return meaning
  }

  /// Returns true if a section can hold values of a kind.
  private static func accepts(_ section: Section, _ kind: GuideValueKind) -> Bool {
    switch kind {
    case .color: section == .colors
    case .typography: section == .fonts
    case .length: section.type == .dimension
    case .edges: [.padding, .sizes, .radii, .borders].contains(section)
    case .number: section.type == .number || section == .weights
    case .multiple: section == .lineHeights
    case .duration: section == .durations
    case .family: section == .families
    case .weight: section == .weights
    case .curve, .spring: section == .easings
    case .stroke: section == .strokes
    case .border: section == .borders
    case .transition: section == .transitions
    case .shadow: section == .shadows
    case .gradient: section == .gradients
    case .text, .flag: section == .strings
    }
  }

  /// Returns the most probable section of values whose names say nothing about it; nil for lengths, numbers and multiples
  /// of lengths.
  package static func section(of kind: GuideValueKind) -> Section? {
    switch kind {
    case .color: .colors
    case .typography: .fonts
    case .edges: .padding
    case .duration: .durations
    case .family: .families
    case .weight: .weights
    case .curve, .spring: .easings
    case .stroke: .strokes
    case .border: .borders
    case .transition: .transitions
    case .shadow: .shadows
    case .gradient: .gradients
    case .text, .flag: .strings
    case .length, .number, .multiple: nil
    }
  }

  private mutating func probable(_ kind: GuideValueKind, _ token: Token) -> [Section] {
    if let section = Self.section(of: kind) { return [section] }
    let meaning = meaning(of: token)
    switch kind {
    case .length: return Self.lengths(meaning, token)
    case .number: return Self.numbers(meaning, token)
    default: return meaning.contains(.lineHeight) ? [.lineHeights, .strings] : [.strings]
    }
  }

  private static func lengths(_ words: Meaning.Words, _ token: Token) -> [Section] {
    let section: Section =
      if words.contains(.letterSpacing) {
        .letterSpacings
      } else if words.contains(.radius) {
        .radii
      } else if words.contains(.breakpoint) {
        .breakpoints
      } else if words.contains(.padding) {
        .padding
      } else if words.contains(.border) {
        .borders
      } else {
        .sizes
      }
    // Only paddings and letter spacings can be negative. A calculation may have a number as its result.
    let isNegative = token.literals.contains {
      if case .dimension(let length) = $0 { length.value < 0 } else { false }
    }
    let own = isNegative && section != .letterSpacings ? [.padding] : [section, .padding]
    return token.isCalculated ? own + [.numbers, .opacities, .lineHeights] : own
  }

  /// Returns true if the type or a name says that a length is a distance, such as a padding.
  package static func isPadding(_ typeName: String?, _ path: [String]) -> Bool {
    var choice = SectionChoice()
    let token = Token(path: path, typeName: typeName, literals: [], isLiteral: true)
    return lengths(choice.meaning(of: token), token).first == .padding
  }

  private static func numbers(_ words: Meaning.Words, _ token: Token) -> [Section] {
    let isNumber = { (value: TokenValue) in if case .number = value { true } else { false } }
    let section: Section =
      if words.contains(.opacity) {
        .opacities
      } else if words.contains(.lineHeight) {
        .lineHeights
      } else if words.contains(.fontWeight), token.isLiteral, token.literals.allSatisfy(isNumber) {
        .weights
      } else {
        .numbers
      }
    let range: ClosedRange<Double>? =
      switch section {
      case .opacities: 0...1
      case .lineHeights: 1e-6...10
      case .weights: 1...1000
      default: nil
      }
    let isInRange = token.literals.allSatisfy { value in
      guard let range, case .number(let number) = value else { return true }
      return range.contains(number)
    }
    let own: [Section] = isInRange ? [section, .numbers] : [.numbers]
    return token.isCalculated ? own + [.lineHeights, .opacities, .sizes] : own
  }

  /// Returns true if a name only repeats the section.
  mutating func repeats(_ section: Section, _ name: String) -> Bool {
    let word = meaning(of: name).joined
    if word == section.rawValue.lowercased() { return true }
    return Self.synonyms[section]?.contains(word) == true
  }

  private static let synonyms: [Section: Set<String>] = [
    .colors: ["color", "colour", "colours"],
    .fonts: ["font", "typography", "textstyles", "textstyle", "typestyles"],
    .padding: ["space", "spaces", "spacing", "spacings", "paddings"],
    .sizes: ["size", "sizing", "dimension", "dimensions"],
    .radii: ["radius", "borderradius", "cornerradius", "radiuses"],
    .borders: ["border", "borderwidth", "borderwidths", "strokewidth"],
    .breakpoints: ["breakpoint"],
    .letterSpacings: ["letterspacing", "tracking"],
    .lineHeights: ["lineheight", "leading"],
    .families: ["fontfamily", "fontfamilies", "family"],
    .weights: ["fontweight", "fontweights", "weight"],
    .numbers: ["number"],
    .opacities: ["opacity"],
    .durations: ["duration"],
    .easings: ["easing", "cubicbezier"],
    .transitions: ["transition"],
    .shadows: ["shadow", "boxshadow", "elevation"],
    .gradients: ["gradient"],
    .strokes: ["stroke", "strokestyle"],
    .strings: ["string", "text", "texts"],
  ]
}

/// The words of a name that decide between sections.
private struct Meaning {
  /// The groups of words that decide between sections.
  struct Words: OptionSet {
    let rawValue: UInt8

    static let letterSpacing = Words(rawValue: 1)
    static let radius = Words(rawValue: 2)
    static let breakpoint = Words(rawValue: 4)
    static let padding = Words(rawValue: 8)
    static let border = Words(rawValue: 16)
    static let opacity = Words(rawValue: 32)
    static let lineHeight = Words(rawValue: 64)
    static let fontWeight = Words(rawValue: 128)
  }

  let words: Words
  /// The words of the name in lower case without anything between them.
  let joined: String

  init(_ name: String) {
    let parts = NameWords(name)
    joined = parts.joined
    var words: Words = []
    for (word, names) in Self.names where names.contains(where: { parts.has($0) }) { words.insert(word) }
    self.words = words
  }

  private static let names: [(Words, [[String]])] = [
    (.letterSpacing, [["letter", "spacing"], ["tracking"], ["kerning"]]),
    (.radius, [["radius"], ["radii"], ["rounded"], ["corner"]]),
    (.breakpoint, [["breakpoint"], ["breakpoints"], ["screens"], ["viewport"]]),
    (
      .padding,
      [
        ["space"], ["spaces"], ["spacing"], ["spacings"], ["spacer"], ["gap"], ["gaps"], ["inset"],
        ["insets"],
        ["margin"], ["margins"], ["padding"], ["paddings"], ["gutter"], ["gutters"],
      ]
    ),
    (.border, [["border"], ["borders"], ["stroke"], ["outline"]]),
    (.opacity, [["opacity"], ["opacities"], ["alpha"]]),
    (.lineHeight, [["line", "height"], ["line", "heights"], ["leading"]]),
    (.fontWeight, [["font", "weight"], ["font", "weights"]]),
  ]
}

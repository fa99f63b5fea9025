import KansoTheme

/// The choice of the section of a token.
enum SectionChoice {
  /// Returns the sections that can hold a token, the most probable first; empty if no section can.
  static func sections(for token: ForeignToken, of kind: GuideValueKind) -> [Section] {
    var sections: [Section] = []
    let words = ([token.typeName].compactMap { $0 } + token.path).map { Words($0) }
    if let section = token.section, accepts(section, kind) { sections.append(section) }
    // A source that was made of a guide has its sections as the outermost groups.
    if token.path.count > 1, let section = Section(rawValue: token.path[0]), accepts(section, kind) {
      sections.append(section)
    }
    sections += probable(kind, words, token.variants.map(\.value) + [token.value])
    var seen: Set<Section> = []
    return sections.filter { seen.insert($0).inserted }
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

  private static func probable(_ kind: GuideValueKind, _ words: [Words], _ values: [ForeignValue])
    -> [Section]
  {
    switch kind {
    case .color: [.colors]
    case .typography: [.fonts]
    case .length: lengths(words, values)
    case .edges: [.padding]
    case .number: numbers(words, values)
    case .multiple: words.contains { $0.isLineHeight } ? [.lineHeights, .strings] : [.strings]
    case .duration: [.durations]
    case .family: [.families]
    case .weight: [.weights]
    case .curve, .spring: [.easings]
    case .stroke: [.strokes]
    case .border: [.borders]
    case .transition: [.transitions]
    case .shadow: [.shadows]
    case .gradient: [.gradients]
    case .text, .flag: [.strings]
    }
  }

  private static func lengths(_ words: [Words], _ values: [ForeignValue]) -> [Section] {
    let section: Section =
      if words.contains(where: { $0.has("letter", "spacing") || $0.has("tracking") || $0.has("kerning") }) {
        .letterSpacings
      } else if words.contains(where: {
        $0.has("radius") || $0.has("radii") || $0.has("rounded") || $0.has("corner")
      }) {
        .radii
      } else if words.contains(where: {
        $0.has("breakpoint") || $0.has("breakpoints") || $0.has("screens") || $0.has("viewport")
      }) {
        .breakpoints
      } else if words.contains(where: { words in Self.paddings.contains { words.has($0) } }) {
        .padding
      } else if words.contains(where: {
        $0.has("border") || $0.has("borders") || $0.has("stroke") || $0.has("outline")
      }) {
        .borders
      } else {
        .sizes
      }
    // Only paddings and letter spacings can be negative. A calculation may have a number as its result.
    let isNegative = values.contains {
      if case .literal(.dimension(let length)) = $0 { length.value < 0 } else { false }
    }
    let isCalculated = values.contains { if case .expression = $0 { true } else { false } }
    let own = isNegative && section != .letterSpacings ? [.padding] : [section, .padding]
    return isCalculated ? own + [.numbers, .opacities, .lineHeights] : own
  }

  private static let paddings = [
    "space", "spaces", "spacing", "spacings", "spacer", "gap", "gaps", "inset", "insets", "margin", "margins",
    "padding",
    "paddings", "gutter", "gutters",
  ]

  /// Returns true if the type or a name says that a length is a distance, such as a padding.
  static func isPadding(_ typeName: String?, _ path: [String]) -> Bool {
    lengths(([typeName].compactMap { $0 } + path).map { Words($0) }, []).first == .padding
  }

  private static func numbers(_ words: [Words], _ values: [ForeignValue]) -> [Section] {
    let isCalculated = values.contains { if case .expression = $0 { true } else { false } }
    let section: Section =
      if words.contains(where: { $0.has("opacity") || $0.has("opacities") || $0.has("alpha") }) {
        .opacities
      } else if words.contains(where: { $0.isLineHeight }) {
        .lineHeights
      } else if words.contains(where: { $0.has("font", "weight") || $0.has("font", "weights") }),
        values.allSatisfy({ if case .literal(.number) = $0 { true } else { false } })
      {
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
    let isInRange = values.allSatisfy { value in
      guard let range, case .literal(.number(let number)) = value else { return true }
      return range.contains(number)
    }
    let own: [Section] = isInRange ? [section, .numbers] : [.numbers]
    return isCalculated ? own + [.lineHeights, .opacities, .sizes] : own
  }

  /// Returns true if a name only repeats the section.
  static func repeats(_ section: Section, _ name: String) -> Bool {
    let word = Words(name).joined
    if word == section.rawValue.lowercased() { return true }
    return synonyms[section]?.contains(word) == true
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

/// The words of a name in lower case: those of camel case, and those between other characters than letters and digits.
private struct Words {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars.prefix(200) {
      let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      let isUpper = scalar.properties.isUppercase
      if !isWord || isUpper && wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isWord { word += scalar.properties.lowercaseMapping }
      wasLower = isWord && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The words without anything between them.
  var joined: String { words.joined() }

  /// True for the name of a line height.
  var isLineHeight: Bool { has("line", "height") || has("line", "heights") || has("leading") }

  /// Returns true if the name has the words in their order, or as one word.
  func has(_ wanted: String...) -> Bool {
    if words.contains(wanted.joined()) { return true }
    guard wanted.count > 1, words.count >= wanted.count else { return false }
    return (0...words.count - wanted.count).contains { Array(words[$0..<$0 + wanted.count]) == wanted }
  }
}

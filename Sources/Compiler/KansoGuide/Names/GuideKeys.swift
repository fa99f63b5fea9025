import KansoTheme

/// The keys of guides and the names that they know, for proposals to their authors.
package enum GuideKeys {
  /// The keys of the root that are no sections.
  package static let ofRoot = GuideReader.rootKeys + ofLinks

  /// The keys of the root before the paths of other guides.
  package static let ofLinks = GuideLink.Kind.allCases.map(\.rawValue)

  /// The keys of an entry of `contrast`.
  package static let ofContrasts = GuideReader.contrastKeys

  /// The levels of `contrast`, with the lightness contrasts that are in common use.
  package static let contrastLevels = ["AA", "AAA", "Lc 45", "Lc 60", "Lc 75", "Lc 90"]

  /// The modes that are the appearances of the system.
  package static let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]

  /// The versions of the language.
  package static let versions = LanguageVersion.allCases.map { String($0.rawValue) }

  /// The names of easing curves.
  package static let easings = EasingName.allCases.map(\.rawValue)

  /// Returns the keys that a token in a section can have beside its modes: the parts of its value, and what is said about
  /// it.
  package static func ofTokens(in section: Section) -> [String] { parts(of: section) + ofMetadata }

  private static let ofMetadata = ["value", "description", "deprecated", "extensions"]

  private static func parts(of section: Section) -> [String] {
    switch section {
    case .colors: [GuideReader.alphaKey] + GuideReader.adjustmentKeys + [GuideReader.rampKey]
    case .fonts: FontKey.allCases.map(\.rawValue)
    case .padding, .sizes, .radii: ["top", "leading", "bottom", "trailing", GuideReader.scaleKey]
    case .borders: names(of: .border)
    case .shadows: names(of: .layer)
    case .gradients: names(of: .stop)
    case .strokes: names(of: .stroke)
    case .transitions: names(of: .transition)
    case .easings: names(of: .spring)
    case .breakpoints, .letterSpacings, .lineHeights, .families, .weights, .numbers, .opacities, .durations,
      .strings:
      []
    }
  }

  private static func names(of form: CompositeForm) -> [String] { form.parts.map(\.rawValue) }

  /// Returns the section in which bare names in the value of a key begin; nil if there is none.
  package static func section(ofKey key: String) -> Section? {
    switch key {
    case "text", "graphic", "on", "over", "with": .colors
    case FontKey.weight.rawValue: .weights
    default: CompositePart(rawValue: key)?.section
    }
  }

  /// The keywords of strokes.
  package static let strokes = StrokeStyle.Keyword.allCases.map(\.rawValue)

  /// The keys whose values are texts for people or for other tools.
  package static let ofTexts: Set<String> = ["description", "deprecated", "extensions"]

  /// Returns the name of a token without braces, where names begin in its section; nil if it has to be in braces, since a bare
  /// text would mean something else.
  package static func bareName(of path: TokenPath, in section: Section) -> String? {
    guard !section.rules.needsBraces, path.names.dropFirst().allSatisfy(GuideName.isPlain) else { return nil }
    let name = path.withinSection
    return meaning(of: name, in: section) == nil ? name : nil
  }

  /// Returns what a bare text means in a section, if it is more than the name of a token; nil if it is only a name.
  private static func meaning(of text: String, in section: Section) -> String? {
    if ["null", "Null", "NULL"].contains(text) { return "no value in YAML" }
    switch section.type {
    case .color: return nil
    case .fontWeight: return FontWeight.weight(named: text) != nil || isNumber(text) ? "a weight" : nil
    case .cubicBezier: return EasingName(text) != nil ? "an easing" : nil
    case .strokeStyle: return strokes.contains(text) ? "a stroke" : nil
    default: return isNumber(text) ? "a number" : nil
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.first.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// Returns the reason that a text cannot be the name of a token or group; nil if it can. Only names of letters, digits,
  /// `-` and `_` are in no need of quotes wherever they are written.
  ///
  /// - Parameters:
  ///   - section: the kind of the section.
  ///   - isInGroup: false for a name directly in the section.
  ///   - modes: the names of the modes.
  package static func refusal(
    ofName name: String, in section: Section, isInGroup: Bool, modes: [String]
  ) -> String? {
    if let problem = NameProblem(name) { return problem.message(of: "the name") }
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
    }
    guard isPlain, !name.hasPrefix("-"), name.utf8.count <= GuideName.maxByteCount else {
      return "a name has letters, digits, `-` and `_`, and at most \(GuideName.maxByteCount) bytes"
    }
    if modes.contains(name) { return "`\(name)` is a mode of the guide" }
    if !isInGroup, let meaning = meaning(of: name, in: section) {
      return "`\(name)` is \(meaning) where the token is used"
    }
    if GuideName.isReserved(name, in: section, isInGroup: isInGroup) {
      return "`\(name)` has a meaning of its own in the section"
    }
    return nil
  }
}

import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// Reads the tree of a YAML document as a style guide, and collects all errors and warnings.
struct GuideReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  /// The modes of the file after `readHeader(_:)`; those of all files of the guide in
  /// `readSections(_:modes:named:)`.
  var declaredModes = DeclaredModes()
  /// The sections that the file names itself after `readHeader(_:)`; those of all files of the guide in
  /// `readSections(_:modes:named:)`.
  var declaredSections = DeclaredSections()
  /// The section that is being read, if the guide names it itself.
  var currentSection: (name: String, kind: Section)?
  /// For each mode, the modes whose values apply in it; see `StyleGuide.modeOrders`.
  private(set) var modeOrders: [[Int]] = []
  var tokens: [GuideToken] = []
  /// The entries of `contrast`.
  var contrasts: [SourceContrast] = []
  /// The paths of members that are left out of the guide because their names are invalid.
  var leftOut: Set<TokenPath> = []
  /// The size of all tokens so far, without the texts of their descriptions.
  var size = GuideSize()

  /// The version of the language in which the file is written.
  private(set) var version = LanguageVersion.one
  /// The guides that the file extends, and then those that it includes.
  private(set) var links: [GuideLink] = []
  /// The length in points of the unit `rem`; nil in a version without the unit.
  private(set) var rem: Length?

  var modes: [Mode] { declaredModes.modes }
  var modeIndexes: ModeIndexes { declaredModes.indexes }

  init(file: SourceFile) { self.file = file }

  /// Reads what applies to all files of a guide: the version, the modes, and the paths of other files. Returns the
  /// root, or reports that it is not a mapping and returns nil.
  mutating func readHeader(_ root: YAMLNode) -> YAMLMapping? {
    guard let mapping = root.mapping else {
      let lacksSpace = root.scalar?.text.contains(":") == true
      report(
        .wrongShape, "the guide is \(root.kind), and has to be a mapping of sections", root.range,
        help: lacksSpace
          ? "Put a space after each colon: `name: value`."
          : "Begin with a section: `colors:` and its tokens below it, indented.")
      return nil
    }
    if let node = mapping["kanso"] { readVersion(node) }
    rem = readRem(mapping)
    if let node = mapping["modes"] { readModes(node) }
    for entry in mapping.entries where entry.key.value == Self.sectionsKey {
      requireVersion(.two, for: entry.key)
      readSectionNames(entry.value)
    }
    for kind in GuideLink.Kind.allCases {
      for entry in mapping.entries where entry.key.value == kind.rawValue {
        requireVersion(.two, for: entry.key)
        links += readLinks(entry.value, kind)
      }
    }
    return mapping
  }

  /// Reads the name and the sections. Returns nil if the tokens exceed the size limit; after other errors, the
  /// guide is incomplete.
  /// - Parameters:
  ///   - mapping: the root, as `readHeader(_:)` returns it.
  ///   - modes: the modes of all files of the guide.
  ///   - names: the sections that all files of the guide name themselves.
  mutating func readSections(
    _ mapping: YAMLMapping, modes: DeclaredModes, named names: DeclaredSections
  ) -> StyleGuide? {
    declaredModes = modes
    declaredSections = names
    modeOrders = StyleGuide.fallbackOrders(of: modes.modes)
    var name: String?
    var sections: [GuideGroup] = []
    var renames: [GuideRename] = []
    for entry in mapping.entries {
      switch entry.key.value {
      case "kanso", "modes", Self.sectionsKey, Self.remKey: break
      case Self.contrastKey:
        requireVersion(.two, for: entry.key)
        readContrasts(entry.value)
      case Self.renamesKey:
        requireVersion(.two, for: entry.key)
        renames = readRenames(entry.value)
      case "name": name = entry.value.isNull ? nil : text(entry.value, of: "name")
      case let key:
        if let section = Section(rawValue: key) {
          requireVersion(section.rules.since, for: entry.key)
          sections.append(readSection(section, entry))
        } else if let kind = names.kinds[key] {
          requireVersion(.two, for: entry.key)
          currentSection = (key, kind)
          sections.append(readSection(kind, entry))
          currentSection = nil
        } else if names.refused.contains(key) {
          leftOut.insert(TokenPath(key))
        } else if GuideLink.Kind(rawValue: key) == nil {
          reportUnknownSection(entry)
        }
      }
    }
    // The rest of a guide that is too large is not read. References to it would be reported as unknown tokens.
    if size.isTooLarge { return nil }
    return StyleGuide(
      files: [file], name: name, modes: modes.modes, modeRanges: modes.ranges,
      declaredSections: names, sections: sections, tokens: tokens, leftOut: leftOut, size: size,
      modeOrders: modeOrders, contrasts: contrasts, renames: renames)
  }

  /// Sets the version of the guide. Reports an unknown version, and sets the latest one.
  private mutating func readVersion(_ node: YAMLNode) {
    if let known = node.scalar.flatMap({ LanguageVersion($0.text) }) {
      version = known
      return
    }
    // In an earlier version, the features of the guide would be reported as well.
    version = .latest
    let known = LanguageVersion.allCases.map { "`kanso: \($0.rawValue)`" }.joined(separator: " or ")
    report(
      .unsupportedVersion,
      "the language version \(node.scalar.map { "`\($0.text)`" } ?? "here") is not known",
      node.range, help: "Write \(known), or update Kanso.")
  }

  /// Reports a key that the version of the guide does not have.
  mutating func requireVersion(_ needed: LanguageVersion, for key: Located<String>) {
    guard version < needed else { return }
    report(
      .needsVersion, "`\(key.value)` needs version \(needed.rawValue) of the language", key.range,
      help: "Write `kanso: \(needed.rawValue)` at the top.")
  }

  /// The names of sections in other tools, with the section of a guide.
  static let otherSectionNames: [String: Section] = [
    "palette": .colors, "typography": .fonts, "type": .fonts, "text": .fonts, "textStyles": .fonts,
    "spacing": .padding, "space": .padding, "spaces": .padding, "spacers": .padding, "gap": .padding,
    "radius": .radii, "borderRadius": .radii, "cornerRadius": .radii, "rounded": .radii,
    "borderWidth": .borders, "borderWidths": .borders, "strokeWidth": .borders,
    "screens": .breakpoints, "viewport": .breakpoints, "mediaQueries": .breakpoints,
    "lineHeight": .lineHeights, "leading": .lineHeights, "leadings": .lineHeights, "fontFamilies": .families,
    "fontFamily": .families, "typefaces": .families, "fontWeights": .weights, "fontWeight": .weights,
    "tracking": .letterSpacings, "kerning": .letterSpacings, "letterSpacing": .letterSpacings,
    "opacity": .opacities, "alphas": .opacities, "zIndex": .numbers, "zIndexes": .numbers,
    "zIndices": .numbers,
    "ratios": .numbers, "aspectRatios": .numbers, "motion": .durations, "duration": .durations,
    "shadow": .shadows, "elevation": .shadows, "boxShadow": .shadows, "gradient": .gradients,
    "transition": .transitions, "animation": .transitions, "strokeStyle": .strokes,
    "string": .strings, "texts": .strings, "urls": .strings, "assets": .strings,
    "transitionDuration": .durations, "easing": .easings, "timingFunctions": .easings, "curves": .easings,
  ]

  /// Reports an unknown key of the root. Suggests the equivalent of another tool's name, or a similar name.
  /// A key that begins with `$` gets no suggestion.
  private mutating func reportUnknownSection(_ entry: YAMLMapping.Entry) {
    let known =
      Section.allCases.map(\.rawValue) + Self.rootKeys
      + GuideLink.Kind.allCases.map(\.rawValue)
    let available = Section.allCases.filter { $0.rules.since <= version }
    let key = entry.key.value
    if key.hasPrefix("$") {
      report(
        .unknownSection,
        "`\(key)` is a key of the design-token standard, and has no meaning in a style guide",
        entry.key.range, help: "Delete it.")
      return
    }
    let declared = Spelling.nearest(to: key, among: declaredSections.kinds.keys.sorted())
    let kind = declared == nil ? Self.otherSectionNames[key] : nil
    let suggestion = declared ?? kind?.rawValue ?? Spelling.nearest(to: key, among: known)
    // Another tool's name may be the one that the team prefers.
    let declaration =
      if let kind, version >= .two, SwiftTypeName.refusal(of: SwiftName.type(key, digitPrefix: "_")) == nil {
        " To keep the name, write `sections: {\(key): \(kind.rawValue)}`."
      } else {
        ""
      }
    report(
      .unknownSection, "there is no section `\(key)`", entry.key.range,
      help: suggestion.map { "Did you mean `\($0)`?\(noteOnVersion(of: $0))\(declaration)" }
        ?? "The sections are \(available.map { "`\($0.rawValue)`" }.joined(separator: ", ")).",
      replacement: suggestion)
  }

  /// Returns a sentence about the version that a suggested section needs, with a space before it; empty if the
  /// guide has that version.
  private func noteOnVersion(of key: String) -> String {
    guard let needed = Section(rawValue: key)?.rules.since, version < needed else { return "" }
    return " It needs `kanso: \(needed.rawValue)`."
  }

  /// Returns the error for a guide without tokens, at the start of its document.
  func emptyGuide(_ root: YAMLNode) -> Diagnostic {
    Diagnostic(
      .emptyGuide, "the guide has no tokens",
      at: place(TextRange(root.range.lowerBound..<root.range.lowerBound)),
      help: "Add a token to a section, as in `padding: {standard: 8}`.")
  }

  // MARK: Helpers for all parts of the reader

  /// Adds a diagnostic at a range of the guide's file.
  mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, _ range: TextRange, help: String? = nil,
    notes: [Diagnostic.Note] = [], replacement: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(descriptor, message, at: place(range), help: help, notes: notes, replacement: replacement))
  }

  /// Returns a range with the file of the guide.
  func place(_ range: TextRange) -> SourceRange { SourceRange(file: file, range) }

  /// Returns the text of a scalar. Reports any other node, also one without a value, and returns nil.
  /// - Parameter what: the key of the node, for messages.
  mutating func text(_ node: YAMLNode, of what: String) -> String? {
    if let text = node.scalar?.text, !node.isNull { return text }
    if node.isNull {
      report(.missingValue, "`\(what)` has no value", node.range, help: "Write one, or delete the key.")
    } else {
      report(
        .wrongShape, "`\(what)` has to be a text, and is \(node.kind)", node.range, help: "Write a text.")
    }
    return nil
  }
}

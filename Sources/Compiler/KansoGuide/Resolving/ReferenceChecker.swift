import KansoDiagnostics
import KansoTheme
import KansoYAML

/// Finds the target of each reference, and reports references without a target or with a target of the wrong type.
struct ReferenceChecker {
  let guide: StyleGuide
  let indexes: TokenIndexes
  var suggestions: ReferenceSuggestions
  let types: GuideTokenTypes
  /// The paths of all groups and sections.
  let groups: Set<TokenPath>
  /// The former names of tokens, with those of today.
  private let newPaths: [TokenPath: TokenPath]
  /// The former names of tokens.
  let renames: [TokenRename]
  private(set) var diagnostics: [Diagnostic] = []
  /// The references that are already reported. Several tokens or modes can share one, such as the color of a ramp.
  private var reported: Set<Place> = []

  /// The place of a reference.
  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  /// The last names of all colors. They are computed on demand, for the first word that could be a color's name or hex
  /// digits.
  private lazy var colorNames = Set(guide.tokens.lazy.filter { $0.section == .colors }.map(\.path.name))

  /// - Parameter indexes: the index of each token, by its path.
  init(guide: StyleGuide, indexes: TokenIndexes) {
    self.guide = guide
    self.indexes = indexes
    suggestions = ReferenceSuggestions(guide: guide)
    types = GuideTokenTypes(guide, indexes)
    var groups: Set<TokenPath> = []
    /// Inserts the paths of a group and, recursively, of its groups.
    func collect(_ group: GuideGroup) {
      groups.insert(group.path)
      for case .group(let inner) in group.members { collect(inner) }
    }
    guide.sections.forEach(collect)
    self.groups = groups
    let checker = RenameChecker(guide, indexes, groups: groups)
    renames = checker.renames
    newPaths = Dictionary(checker.renames.map { ($0.oldPath, $0.newPath) }) { first, _ in first }
    diagnostics = types.problems + checker.diagnostics
  }

  /// Returns the index of the token that a reference in a value of `token` refers to. Reports an unknown target, or
  /// one of a type that is not accepted, and returns nil. Returns nil without a report for a target that was left
  /// out of the guide because of an invalid name.
  /// - Parameters:
  ///   - formula: the formula with the reference; nil for an alias, which has the type of its target.
  ///   - index: the index of the reference in the formula.
  mutating func target(
    of reference: Reference, in token: GuideToken, formula: (any ValueFormula)? = nil, index: Int = 0
  ) -> Int? {
    guard let targetIndex = indexes[reference.target] else {
      // The invalid name is already reported at its declaration.
      if !guide.isLeftOut(reference.target), isNew(reference) {
        // A part of a font can refer to another section.
        let own = reference.isInBraces ? guide.declaredSections.kind(of: reference.target.section) : nil
        reportUnknown(reference, in: token, formula?.section(at: index) ?? own ?? token.section)
      }
      return nil
    }
    let target = guide.tokens[targetIndex]
    let (type, own) = (types[of: target], types[of: token])
    guard formula?.accepts(type, at: index, in: own) ?? (type == own) else {
      guard isNew(reference) else { return nil }
      let needed = formula?.neededNoun(at: index) ?? types.neededNoun(for: target, in: token)
      let noun = needed ?? token.section.rules.nounWithArticle
      report(
        .aliasType,
        "`\(target.path)` is \(types.noun(of: target, in: token)), and "
          + (needed == nil ? "`\(token.path)` \(noun)" : "this has to be \(noun)"),
        reference.range, help: needed == nil ? "Refer to \(noun), or move the token." : "Refer to \(noun).",
        notes: [.init("`\(target.path)` is declared here", at: target.nameRange)])
      return nil
    }
    return reportSpring(target, of: reference, in: token, formula: formula) ? nil : targetIndex
  }

  /// Returns true for the first call with a reference at its place.
  mutating func isNew(_ reference: Reference) -> Bool {
    reported.insert(Place(path: reference.range.file.path, offset: reference.range.lowerBound)).inserted
  }

  /// Reports the replacement in the text of a deprecation, as in `use {colors.ink}`, if it is neither a token
  /// nor a group. A text in braces that does not begin with a section is no replacement.
  mutating func checkReplacement(_ deprecated: SourceDeprecation?) {
    guard let deprecated, let path = deprecated.value?.replacement,
      guide.declaredSections.kind(of: path.section) != nil,
      indexes[path] == nil, !groups.contains(path)
    else { return }
    report(
      .unknownAlias, "`{\(path)}` is not a token of this guide", deprecated.range,
      help: suggestions.suggestion(for: path).map { "Did you mean `{\($0)}`?" }
        ?? "Name a token by its whole path.")
  }

  // MARK: Reports

  /// Adds a diagnostic.
  mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, _ range: SourceRange, help: String,
    notes: [Diagnostic.Note] = [],
    replacement: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(descriptor, message, at: range, help: help, notes: notes, replacement: replacement))
  }

  /// Reports a reference without a target, as the first of these that applies: the path of a group, a
  /// well-known mistake, a path relative to the group of the token, a path similar to that of a token, an
  /// unknown path.
  /// - Parameters:
  ///   - token: the token that contains the reference.
  ///   - section: the section of the tokens that the reference is meant to refer to.
  private mutating func reportUnknown(_ reference: Reference, in token: GuideToken, _ section: Section) {
    let path = reference.target
    if groups.contains(path) {
      let member = suggestions.firstToken(in: path)
      return report(
        .aliasToGroup, "`\(reference.sourceText)` is a group, not \(section.rules.nounWithArticle)",
        reference.range,
        help: member.map { "Refer to a token in it, such as `\(notation($0.path, as: reference))`." }
          ?? "Refer to a token.")
    }
    if let newPath = newPaths[path] {
      let full = notation(newPath, as: reference)
      let replacement = reference.replacement(by: full)
      return report(
        .unknownAlias, "`\(path)` is renamed to `\(newPath)`", reference.range,
        help: "Write `\(newPath.section == path.section ? full : replacement ?? full)`.",
        replacement: replacement)
    }
    if let noted = wellKnownMistake(reference, in: token, section) { return diagnostics.append(noted) }
    let sibling = token.path.group.appending(reference.sourceText)
    if indexes[sibling] != nil, sibling != token.path {
      let full = notation(sibling, as: reference)
      return report(
        .unknownAlias, "there is no \(section.noun) `\(reference.sourceText)`", reference.range,
        help: "A path begins at its section's root: write `\(full)`.",
        replacement: reference.replacement(by: full))
    }
    if reference.isInBraces, guide.declaredSections.kind(of: path.section) == nil {
      let meant = suggestions.firstPath(withinSection: path.dotted).map { "{\($0)}" }
      return report(
        .unknownAlias, "there is no token `\(reference.sourceText)`", reference.range,
        help: "In braces a path begins at the document's root"
          + (meant.map { ": write `\($0)`." } ?? ", as in `{sizes.body}`."),
        replacement: meant.flatMap { reference.replacement(by: $0) })
    }
    guard let meant = suggestions.suggestion(for: path) else {
      return report(
        .unknownAlias, "there is no \(section.noun) `\(reference.sourceText)`", reference.range,
        help: advice(for: token, in: section, as: reference))
    }
    let full = notation(meant, as: reference)
    let replacement = reference.replacement(by: full)
    // A bare path needs quotes if it is replaced by a path in braces.
    let shown = meant.section == path.section ? full : replacement ?? full
    report(
      .unknownAlias, "there is no \(section.noun) `\(reference.sourceText)`", reference.range,
      help: "Did you mean `\(shown)`?", replacement: replacement)
  }

  /// Returns the diagnostic for a frequent mistake; nil for any other text. The mistakes are, in a color: a
  /// CSS color name, a hex color with spaces, with `0x` or without `#`, an alpha without a `value`. In a
  /// length: another unit or notation of numbers, an operator without spaces. In any token: braces around a
  /// path without its section, no braces around a path with its section, a boolean of YAML 1.1.
  private mutating func wellKnownMistake(
    _ reference: Reference, in token: GuideToken, _ section: Section
  ) -> Diagnostic? {
    let sourceText = reference.sourceText
    if section == .colors, let hex = cssColorNames[sourceText.lowercased()] {
      return Diagnostic(
        .unknownAlias, "there is no color `\(sourceText)`; the names of CSS colors are not values",
        at: reference.range, help: "Write its hex value: \(reference.hexAdvice(hex)).",
        replacement: reference.hexReplacement(by: hex))
    }
    if section == .colors, let hex = Self.almostHex(sourceText) {
      return Diagnostic(
        .invalidColor, "`\(sourceText)` is not a hex color", at: reference.range,
        help: "Write \(reference.hexAdvice(hex)).",
        replacement: reference.hexReplacement(by: hex))
    }
    if section == .colors, token.path.name == GuideReader.alphaKey, AlphaLiteral(sourceText).isNumber {
      return Diagnostic(
        .unknownAlias, "there is no color `\(sourceText)`", at: reference.range,
        help: "For a color with an alpha, write the color as `value`: `{value: …, alpha: 12%}`.")
    }
    let root = root(of: section, for: token)
    if reference.isInBraces, guide.declaredSections.kind(of: reference.target.section) == nil,
      indexes[TokenPath("\(root).\(reference.target)")] != nil
    {
      let full = "{\(root).\(reference.target)}"
      let replacement = reference.replacement(by: full)
      return Diagnostic(
        .unknownAlias, "there is no token `\(sourceText)`", at: reference.range,
        help: "In braces a path begins at the document's root: write `\(replacement ?? full)`.",
        replacement: replacement)
    }
    if let mistake = missingBraces(around: reference, in: section)
      ?? missingSpaces(in: reference, of: section)
    {
      return mistake
    }
    if section == .colors, ColorValue(hex: "#" + sourceText) != nil,
      !colorNames.contains(sourceText)
    {
      return Diagnostic(
        .invalidColor, "`\(sourceText)` lacks the `#` of a hex color", at: reference.range,
        help: "Write \(reference.hexAdvice("#" + sourceText)).",
        replacement: reference.hexReplacement(by: "#" + sourceText))
    }
    if section.type == .dimension, NumberLiteral.unit(of: sourceText) != nil {
      return Diagnostic(
        .invalidNumber, "`\(sourceText)` is not a number of points", at: reference.range,
        help: OtherUnit.helpOnUnits)
    }
    if section.type == .dimension, let first = sourceText.first,
      first.isNumber || "+-−.".contains(first)
    {
      return Diagnostic(
        .invalidNumber, "`\(sourceText)` is not a number of points", at: reference.range,
        help: first == "-" && sourceText.dropFirst().first?.isNumber != true
          ? "To negate a length, multiply it: `standard * -1`."
          : "Write digits, with a point before a fraction and a `-` before a negative number.")
    }
    if section.type.isCalculable, sourceText.contains(where: { "*/+".contains($0) }),
      !reference.isInBraces
    {
      return Diagnostic(
        .unknownAlias, "there is no \(section.noun) `\(sourceText)`", at: reference.range,
        help: "To calculate, put a space on both sides of the operator, as in `standard * 2`.")
    }
    let keywords = StrokeStyle.Keyword.allCases.map(\.rawValue)
    if section == .strokes, let meant = Spelling.nearest(to: sourceText, among: keywords) {
      return Diagnostic(
        .unknownAlias, "there is no stroke `\(sourceText)`", at: reference.range,
        help: "Did you mean `\(meant)`?", replacement: meant)
    }
    if GuideReader.yaml11Booleans.contains(sourceText.lowercased()) {
      return Diagnostic(
        .unknownAlias,
        "there is no \(section.noun) `\(sourceText)`; YAML 1.1 would have read a boolean here",
        at: reference.range, help: "Write \(section.rules.nounWithArticle), or the name of one.")
    }
    return nil
  }

  /// Returns the diagnostic for a reference in a value of `token` that has no braces, although it is the
  /// whole path of a token in another section of the same type. Nil for any other reference.
  private func missingBraces(around reference: Reference, in section: Section) -> Diagnostic? {
    let path = TokenPath(reference.sourceText)
    guard !reference.isInBraces, let index = indexes[path], path.section != reference.target.section,
      guide.tokens[index].section.type == section.type
    else { return nil }
    let replacement = reference.replacement(by: "{\(path)}")
    let advice =
      replacement.map { "write `\($0)`." } ?? "write `{\(path)}`, and the whole value in quotes."
    return Diagnostic(
      .unknownAlias, "there is no \(section.noun) `\(path)`", at: reference.range,
      help: "In another section, \(advice)", replacement: replacement)
  }

  /// Returns the diagnostic for a subtraction without spaces, such as `standard-2`, in a value that can be
  /// calculated. It is a token of the same section, a `-`, and a number or another such token. Nil for any other
  /// reference, and for one that is longer than a name may be.
  private func missingSpaces(in reference: Reference, of section: Section) -> Diagnostic? {
    guard section.type.isCalculable, !reference.isInBraces else { return nil }
    let text = reference.sourceText.utf8
    // Each `-` is tried, so a long text would take quadratic time.
    guard text.count <= ReadingLimits.name else { return nil }
    /// Returns true if a bare path is a token in the section of `token`.
    func isToken(_ name: String) -> Bool {
      indexes[TokenPath("\(reference.target.section).\(name)")] != nil
    }
    for minus in text.indices where text[minus] == UInt8(ascii: "-") {
      let left = String(Substring(text[..<minus]))
      let right = String(Substring(text[text.index(after: minus)...]))
      guard isToken(left), isToken(right) || right.first?.isNumber == true && NumberLiteral(right).isNumber
      else { continue }
      return Diagnostic(
        .unknownAlias, "there is no \(section.noun) `\(reference.sourceText)`", at: reference.range,
        help: "To calculate, put a space on both sides: `\(left) - \(right)`.")
    }
    return nil
  }

  /// Returns the hex color that a text means if spaces are removed from it and `0x` at its start is replaced
  /// by `#`. Nil if the result is not a hex color, or is the text itself.
  private static func almostHex(_ text: String) -> String? {
    let bare = text.split(separator: " ").joined()
    let hex = bare.lowercased().hasPrefix("0x") ? "#" + bare.dropFirst(2) : bare
    guard hex != text, hex.hasPrefix("#"), ColorValue(hex: hex) != nil else { return nil }
    return hex
  }

  /// Returns the help for an unknown reference to a section in `token` without a suggestion, with examples of existing
  /// names.
  private mutating func advice(for token: GuideToken, in section: Section, as reference: Reference) -> String
  {
    let names = suggestions.examples(for: token, in: root(of: section, for: token)).map {
      "`\(notation($0, as: reference))`"
    }
    let such = names.isEmpty ? "" : ", such as \(names.joined(separator: " or "))"
    switch section {
    case .fonts: return "Name a font of the guide\(such); a font of another family is `{family: …, size: …}`."
    case .transitions, .shadows, .gradients, .strokes:
      return "Write \(section.rules.example), or name \(section.rules.nounWithArticle) that exists\(such)."
    default: return "Declare it, or name a token that exists\(such)."
    }
  }

  /// Returns the name of the section of a kind in which a token's bare references begin: that of the token itself, if it is
  /// of that kind.
  private func root(of section: Section, for token: GuideToken) -> String {
    token.section == section ? token.path.section : section.rawValue
  }

  /// Returns a path in source notation: in braces if `reference` is in braces or its target is in another
  /// section; otherwise, bare.
  func notation(_ path: TokenPath, as reference: Reference) -> String {
    reference.isInBraces || path.section != reference.target.section ? "{\(path)}" : path.withinSection
  }
}

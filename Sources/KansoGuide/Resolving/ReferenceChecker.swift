import KansoDiagnostics
import KansoTheme

/// Finds the target of each reference, and reports references without a target or with a target of the wrong type.
struct ReferenceChecker {
  private let guide: StyleGuide
  private let indexes: TokenIndexes
  private let groups: Set<TokenPath>
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of further suggestions. A suggestion compares with every token, so only the first errors of a guide get
  /// one.
  private var suggestionsLeft = 20
  /// The tokens for the help text of each section, if no similar name exists.
  private var knownExamples: [Section: [TokenPath]] = [:]
  private static let exampleCount = 3
  /// The last names of all colors. They are computed on demand, for the first word that could be a color's name or hex
  /// digits.
  private lazy var colorNames = Set(guide.tokens.lazy.filter { $0.section == .colors }.map(\.path.name))

  init(guide: StyleGuide, indexes: TokenIndexes) {
    self.guide = guide
    self.indexes = indexes
    var groups: Set<TokenPath> = []
    func collect(_ group: GuideGroup) {
      groups.insert(group.path)
      for case .group(let inner) in group.members { collect(inner) }
    }
    guide.sections.forEach(collect)
    self.groups = groups
  }

  /// Returns the index of the token that a reference in `token` refers to. Reports the problem and returns nil if there
  /// is none.
  mutating func target(of reference: Reference, in token: GuideToken) -> Int? {
    guard let index = indexes[reference.target] else {
      // The declaration of a refused token is already reported, so its references are not.
      if !guide.isRefused(reference.target) { reportUnknown(reference, token) }
      return nil
    }
    let target = guide.tokens[index]
    guard target.section.type == token.section.type else {
      report(
        .aliasType,
        "`\(target.path)` is a \(target.section.noun), and `\(token.path)` a \(token.section.noun)",
        reference.range, help: "Refer to a \(token.section.noun), or move the token.",
        notes: [.init("`\(target.path)` is declared here", at: target.nameRange)])
      return nil
    }
    return index
  }

  /// Checks the reference to a replacement in the text of a deprecation.
  mutating func checkReplacement(_ deprecated: Located<Deprecation?>?) {
    // Braces that contain no path of a section are ordinary text.
    guard let deprecated, let path = deprecated.value?.replacement, Section(rawValue: path.section) != nil,
      indexes[path] == nil, !groups.contains(path)
    else { return }
    report(
      .unknownAlias, "`{\(path)}` is not a token of this guide",
      SourceRange(file: guide.file, deprecated.range),
      help: suggestion(for: path).map { "Did you mean `{\($0)}`?" } ?? "Name a token by its whole path.")
  }

  // MARK: Reports

  private mutating func report(
    _ id: DiagnosticID, _ message: String, _ range: SourceRange, help: String, notes: [Diagnostic.Note] = [],
    replacement: String? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: range, help: help, notes: notes, replacement: replacement))
  }

  private mutating func reportUnknown(_ reference: Reference, _ token: GuideToken) {
    let path = reference.target
    if groups.contains(path) {
      let member = firstToken(in: path)
      return report(
        .aliasToGroup, "`\(reference.written)` is a group, not a \(token.section.noun)", reference.range,
        help: member.map { "Refer to a token in it, such as `\(written($0.path, as: reference))`." }
          ?? "Refer to a token.")
    }
    if let noted = wellKnownMistake(reference, token) { return diagnostics.append(noted) }
    let sibling = token.path.group.appending(reference.written)
    if indexes[sibling] != nil, sibling != token.path {
      let full = written(sibling, as: reference)
      return report(
        .unknownAlias, "there is no \(token.section.noun) `\(reference.written)`", reference.range,
        help: "A path begins at its section's root: write `\(full)`.",
        replacement: Self.replacement(full, of: reference, in: token))
    }
    guard let meant = suggestion(for: path) else {
      return report(
        .unknownAlias, "there is no \(token.section.noun) `\(reference.written)`", reference.range,
        help: advice(for: token))
    }
    let full = written(meant, as: reference)
    let replacement = Self.replacement(full, of: reference, in: token)
    // A bare path needs quotes if it is replaced by a path in braces.
    let shown = meant.section == path.section ? full : replacement ?? full
    report(
      .unknownAlias, "there is no \(token.section.noun) `\(reference.written)`", reference.range,
      help: "Did you mean `\(shown)`?", replacement: replacement)
  }

  private mutating func firstToken(in group: TokenPath) -> GuideToken? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return guide.tokens.first { $0.path.isInside(group) }
  }

  /// Returns the diagnostic for a frequent mistake: words with a meaning elsewhere, such as CSS color names, hex digits
  /// without `#`, or YAML 1.1 booleans.
  private mutating func wellKnownMistake(_ reference: Reference, _ token: GuideToken) -> Diagnostic? {
    let written = reference.written
    if token.section == .colors, let hex = cssColorNames[written.lowercased()] {
      return Diagnostic(
        .unknownAlias, "there is no color `\(written)`; the names of CSS colors are not values",
        at: reference.range,
        help: "Write its hex value: `\"\(hex)\"`.", replacement: "\"\(hex)\"")
    }
    if token.section == .colors, let hex = Self.almostHex(written) {
      return Diagnostic(
        .invalidColor, "`\(written)` is not a hex color", at: reference.range, help: "Write `\"\(hex)\"`.",
        replacement: "\"\(hex)\"")
    }
    if reference.isInBraces, Section(rawValue: reference.target.section) == nil,
      indexes[TokenPath("\(token.section.rawValue).\(reference.target)")] != nil
    {
      let full = "{\(token.section.rawValue).\(reference.target)}"
      let replacement = Self.replacement(full, of: reference, in: token)
      return Diagnostic(
        .unknownAlias, "there is no token `\(written)`", at: reference.range,
        help: "In braces a path begins at the document's root: write `\(replacement ?? full)`.",
        replacement: replacement)
    }
    if token.section == .colors, ColorValue(hex: "#" + written) != nil,
      !colorNames.contains(written)
    {
      return Diagnostic(
        .invalidColor, "`\(written)` lacks the `#` of a hex color", at: reference.range,
        help: "Write `\"#\(written)\"`.", replacement: "\"#\(written)\"")
    }
    if token.section.type == .dimension, WrittenNumber.unit(of: written) != nil {
      return Diagnostic(
        .invalidNumber, "`\(written)` is not a number of points", at: reference.range,
        help: WrittenNumber.helpOnUnits)
    }
    if token.section.type == .dimension, let first = written.first, first.isNumber || "+-−.".contains(first) {
      return Diagnostic(
        .invalidNumber, "`\(written)` is not a number of points", at: reference.range,
        help: first == "-" && written.dropFirst().first?.isNumber != true
          ? "To turn a length around, multiply it: `standard * -1`."
          : "Write digits, with a point before a fraction and a `-` before what is negative.")
    }
    if token.section.type == .dimension, written.contains(where: { "*/+".contains($0) }),
      !reference.isInBraces
    {
      return Diagnostic(
        .unknownAlias, "there is no \(token.section.noun) `\(written)`", at: reference.range,
        help: "To calculate, put a space on both sides of the operator, as in `standard * 2`.")
    }
    if GuideReader.yaml11Booleans.contains(written.lowercased()) {
      return Diagnostic(
        .unknownAlias,
        "there is no \(token.section.noun) `\(written)`; YAML 1.1 would have read a boolean here",
        at: reference.range, help: "Write a \(token.section.noun), or the name of one.")
    }
    return nil
  }

  /// Returns the hex color that a text probably means: it contains spaces, or it begins with `0x` instead of `#`.
  private static func almostHex(_ text: String) -> String? {
    let bare = text.split(separator: " ").joined()
    let hex = bare.lowercased().hasPrefix("0x") ? "#" + bare.dropFirst(2) : bare
    guard hex != text, hex.hasPrefix("#"), ColorValue(hex: hex) != nil else { return nil }
    return hex
  }

  private mutating func suggestion(for path: TokenPath) -> TokenPath? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let section = path.section
    let candidates = guide.tokens.lazy.filter { $0.path.section == section }.map(\.path.withinSection)
    if let near = Spelling.nearest(to: path.withinSection, among: candidates) {
      return TokenPath("\(section).\(near)")
    }
    // Searches for the right name in the wrong group, then for the same path in another section.
    let (name, inner) = (path.name, path.withinSection)
    let type = Section(rawValue: section)?.type
    let inSection = guide.tokens.first { $0.path.section == section && $0.path.name == name }
    let found = inSection ?? guide.tokens.first { $0.section.type == type && $0.path.withinSection == inner }
    return found?.path
  }

  /// Returns the help for an unknown name without a similar name: examples of existing names.
  private mutating func advice(for token: GuideToken) -> String {
    let names = examples(for: token).map { "`\($0.withinSection)`" }
    let such = names.isEmpty ? "" : ", such as \(names.joined(separator: " or "))"
    return token.section == .fonts
      ? "Name a font of the guide\(such); a font of another family is `{family: …, size: …}`."
      : "Declare it, or name a token that exists\(such)."
  }

  /// Returns examples of tokens in the same section that are suitable as targets, except the token itself.
  private mutating func examples(for token: GuideToken) -> ArraySlice<TokenPath> {
    let section = token.section
    let known =
      knownExamples[section]
      ?? Array(
        guide.tokens.lazy.filter { $0.section == section && $0.isExemplary }.prefix(Self.exampleCount + 1)
          .map(\.path))
    knownExamples[section] = known
    return known.filter { $0 != token.path }.prefix(Self.exampleCount)
  }

  /// Returns the text that replaces a reference. Returns nil if the text would need quotes within an expression, or if
  /// the source contains more than the reference.
  private static func replacement(_ text: String, of reference: Reference, in token: GuideToken) -> String? {
    let isPlain =
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } && text.first?.isLetter == true
    let scalar = isPlain ? text : YAMLText.quoted(text)
    // Only lengths can be expressions.
    if token.section.type != .dimension || token.isAlias(at: reference.range) { return scalar }
    let standing = reference.range.text
    if standing.utf8.elementsEqual(reference.written.utf8) {
      return isPlain || reference.isInBraces ? text : nil
    }
    return standing.utf8.dropFirst().dropLast().elementsEqual(reference.written.utf8) ? scalar : nil
  }

  private func written(_ path: TokenPath, as reference: Reference) -> String {
    reference.isInBraces || path.section != reference.target.section ? "{\(path)}" : path.withinSection
  }
}

extension GuideToken {
  /// True if the token is suitable as a target: it has a literal value and is not deprecated.
  fileprivate var isExemplary: Bool {
    guard about.deprecated?.value == nil else { return false }
    switch values.first?.expression {
    case .literal?: return true
    case .font(let parts)?: return parts.base == nil
    default: return false
    }
  }

  /// Returns true if a value of the token is only the reference at a source range.
  fileprivate func isAlias(at range: SourceRange) -> Bool {
    values.contains { value in
      if case .alias = value.expression { value.range == range } else { false }
    }
  }
}

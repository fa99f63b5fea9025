import KansoDiagnostics
import KansoTheme

/// Finds the token that each reference names, and reports the references that name none or a wrong one.
struct ReferenceChecker {
  private let guide: StyleGuide
  private let indexes: TokenIndexes
  private let groups: Set<TokenPath>
  private(set) var diagnostics: [Diagnostic] = []
  /// Suggestions compare with every token; a guide with very many mistakes gets them for the first ones only.
  private var suggestionsLeft = 20
  /// The last names of all colors; made when the first word is met that could be one of them or hex digits.
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

  /// The index of the token that a reference in `token` names, or nil where that was reported.
  mutating func target(of reference: Reference, in token: GuideToken) -> Int? {
    guard let index = indexes[reference.target] else {
      // What was refused where it is declared is not missing as well.
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

  /// Checks the token that a deprecation's text names.
  mutating func checkReplacement(_ deprecated: Located<Deprecation?>?) {
    // Braces in prose that name no section are just braces.
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
    let sibling = TokenPath(String(token.path.dotted.dropLast(token.path.name.count)) + reference.written)
    if indexes[sibling] != nil, sibling != token.path {
      let full = written(sibling, as: reference)
      return report(
        .unknownAlias, "there is no \(token.section.noun) `\(reference.written)`", reference.range,
        help: "A path begins at its section's root: write `\(full)`.", replacement: Self.scalar(full))
    }
    let meant = suggestion(for: path).map { written($0, as: reference) }
    report(
      .unknownAlias, "there is no \(token.section.noun) `\(reference.written)`", reference.range,
      help: meant.map { "Did you mean `\($0)`?" } ?? Self.advice(for: token.section),
      replacement: meant.map { Self.scalar($0) })
  }

  private mutating func firstToken(in group: TokenPath) -> GuideToken? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return guide.tokens.first { $0.path.dotted.hasPrefix(group.dotted + ".") }
  }

  /// Words that mean something elsewhere: CSS color names, hex digits without `#`, YAML 1.1 booleans.
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
    if written.hasPrefix("{"), Section(rawValue: reference.target.section) == nil,
      indexes[TokenPath("\(token.section.rawValue).\(reference.target)")] != nil
    {
      let full = "\"{\(token.section.rawValue).\(reference.target)}\""
      return Diagnostic(
        .unknownAlias, "there is no token `\(written)`", at: reference.range,
        help: "In braces a path begins at the document's root: write `\(full)`.", replacement: full)
    }
    if token.section == .colors, ColorValue(hex: "#" + written) != nil,
      !colorNames.contains(written)
    {
      return Diagnostic(
        .invalidColor, "`\(written)` lacks the `#` of a hex color", at: reference.range,
        help: "Write `\"#\(written)\"`.", replacement: "\"#\(written)\"")
    }
    if token.section.type == .dimension, let first = written.first, first.isNumber || "+-−.".contains(first) {
      return Diagnostic(
        .invalidNumber, "`\(written)` is not a number of points", at: reference.range,
        help: first == "-" && written.dropFirst().first?.isNumber != true
          ? "To turn a length around, multiply it: `standard * -1`."
          : "Write digits, with a point before a fraction and a `-` before what is negative.")
    }
    if token.section.type == .dimension, written.contains(where: { "*/+".contains($0) }),
      !written.hasPrefix("{")
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

  /// A hex color with spaces around it, or with `0x` in the place of the `#`.
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
    let prefix = section.count + 1
    let candidates = guide.tokens.lazy.filter { $0.path.section == section }.map {
      String($0.path.dotted.dropFirst(prefix))
    }
    if let near = Spelling.nearest(to: String(path.dotted.dropFirst(prefix)), among: candidates) {
      return TokenPath("\(section).\(near)")
    }
    // The right name in the wrong group.
    let name = path.name
    return guide.tokens.first { $0.path.section == section && $0.path.name == name }?.path
  }

  private static func advice(for section: Section) -> String {
    section == .fonts
      ? "Name a font of the guide; a font of another family is `{family: …, size: …}`."
      : "Declare it, or name a token that exists."
  }

  /// A text as a YAML scalar: in quotes unless it is plainly a name.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } && text.first?.isLetter == true
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func written(_ path: TokenPath, as reference: Reference) -> String {
    if reference.written.hasPrefix("{") { return "{\(path)}" }
    return String(path.dotted.dropFirst(path.section.count + 1))
  }
}

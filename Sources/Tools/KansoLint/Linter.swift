import KansoDiagnostics
import KansoLintRules
import KansoTheme

/// Finds the style literals in sources, and the token for each of them.
package struct Linter: Sendable {
  private let literalChecker: SwiftLiteralChecker
  private let prefilter: Prefilter
  private let matcher: TokenMatcher
  private let fixer: Fixer?
  private let uses: TokenUseChecker
  /// The declarations of the sources themselves.
  private var own = OwnDefinitions()
  /// The active rules.
  package let rules: Set<DiagnosticDescriptor>
  /// The severities that differ from the rules' own.
  private let severities: [DiagnosticDescriptor: Severity]
  private let documentChecks: [DocumentCheck]

  /// - Parameters:
  ///   - theme: the theme to compare with. Literals are also found without one.
  ///   - rules: the active rules.
  ///   - severities: the severities that differ from the rules' own.
  ///   - sinks: the functions and properties that consume style.
  ///   - module: the module of the generated tokens; nil if it is the module of the sources.
  ///   - fixer: creates replacements, or gives the reason that there is none; nil if no replacements are needed.
  ///   - documentChecks: the checks of storyboards and xibs that this module does not have.
  package init(
    theme: Theme?, rules: Set<DiagnosticDescriptor> = Linter.defaultRules,
    severities: [DiagnosticDescriptor: Severity] = [:],
    sinks: Sinks = .known, module: String? = nil, fixer: Fixer? = nil,
    documentChecks: [DocumentCheck] = []
  ) {
    self.fixer = fixer
    uses = TokenUseChecker(theme: theme, module: module, rules: rules)
    let includesNamed = !rules.isDisjoint(with: [.localConstant, .styleDefinitionOutsideGuide])
    matcher = TokenMatcher(theme: theme)
    literalChecker = SwiftLiteralChecker(sinks: sinks, includesNamed: includesNamed)
    prefilter = Prefilter(
      Vocabulary(sinks, kinds: Set(StyleKind.allCases.filter { rules.contains($0.rule) })),
      includesNamed: includesNamed)
    self.severities = severities
    self.rules = rules
    self.documentChecks = documentChecks
  }

  /// The rules that are on without settings.
  package static let defaultRules = Set(DiagnosticCatalog.rules.filter(\.isOnByDefault))

  /// True if the linter needs the result of `definitions(in:)` for all sources before it can inspect any of them.
  package var needsDefinitions: Bool { uses.needsDefinitions(writesTokens: fixer != nil) }

  /// Returns the declarations of a source that have the names of the guide's types or extend them. Empty for
  /// sources in other languages than Swift, for those that Kanso compiled, and for those that cannot be
  /// parsed.
  package func definitions(in file: SourceFile) -> OwnDefinitions { uses.definitions(in: file) }

  /// Returns the same linter with other definitions of the sources.
  package func withDefinitions(_ own: OwnDefinitions) -> Linter {
    var linter = self
    linter.own = own
    return linter
  }

  /// The result for one source.
  package struct Inspection: Sendable {
    /// The findings in source order. Findings that can be fixed have a replacement if there is a fixer.
    package var findings: [Diagnostic] = []
    /// True if the source could not be parsed. The findings are then the reasons.
    package var isLeftOut = false
    /// The tokens that the source uses.
    package var tokens: Set<TokenPath> = []
  }

  /// Returns the findings in a source, in source order. No other sources are considered: the definitions are
  /// those of the linter and of the source itself.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    withDefinitions(own.union(definitions(in: file))).inspect(file).findings
  }

  /// Inspects a source for which ``withDefinitions(_:)`` has set the definitions. A generated source has an
  /// empty result, and the style literals of tests are ignored. Parses on a thread with a larger stack if
  /// necessary.
  package func inspect(_ file: SourceFile) -> Inspection {
    if Language.of(file.path) == .interfaceBuilder { return inspect(document: file) }
    guard !GeneratedMarks.isGenerated(file) else { return Inspection() }
    let parts = Language.of(file.path) == .objectiveC ? nil : prefilter.parts(of: file.bytes)
    // Most sources need no tree, and a thread would cost more than what is left to do.
    if parts?.isEmpty == true, !uses.mayNeedTree(of: file) { return inspect(source: file, parts) }
    return DeepStack.run { inspect(source: file, parts) }
  }

  /// Finds the literals and the uses of tokens in Swift or Objective-C, applies suppressions, and adds
  /// replacements. A source that is nested too deeply is left out with one warning.
  ///
  /// - Parameter parts: the parts of the source to search; nil for Objective-C.
  private func inspect(source file: SourceFile, _ parts: [Prefilter.Part]?) -> Inspection {
    let found: [MatchedLiteral]
    let uses: TokenUseChecker.Uses
    do throws(TooDeep) {
      let all = try literals(in: file, parts).compactMap(reportedLiteral)
      found = all.isEmpty || !TestSource.isTestSource(file) ? all : []
      uses = try self.uses.uses(in: file, own)
    } catch {
      let place = SourceRange(file: file, error.offset..<error.offset + 1)
      let reason = Diagnostic(
        .nestingTooDeep, "the source is nested too deeply to be read, and is left out", at: place,
        help: "Exclude it in `kanso.yaml`.", severity: .warning)
      return Inspection(findings: [reason], isLeftOut: true)
    }
    var findings = found.map { finding($0, in: file) }
    if !uses.findings.isEmpty {
      findings = (findings + uses.findings.map { $0.withSeverity(severities[$0.descriptor]) })
        .sortedForReport()
    }
    let left = Suppressions(file, .source).apply(to: findings, checked: rules)
    return Inspection(findings: fixer?.fix(left, found, in: file, own) ?? left, tokens: uses.tokens)
  }

  /// Checks a storyboard or a xib. It gets no replacements.
  private func inspect(document file: SourceFile) -> Inspection {
    let checker = DocumentChecker(
      matcher: matcher, rules: rules, severities: severities, otherChecks: documentChecks)
    let outcome = checker.check(file)
    return Inspection(
      findings: outcome.findings, isLeftOut: outcome.isLeftOut,
      tokens: uses.colors(named: outcome.colorNames))
  }

  /// Returns the style literals of a source, in source order; none if no part of it can contain style.
  private func literals(in file: SourceFile, _ parts: [Prefilter.Part]?) throws(TooDeep) -> [StyleLiteral] {
    guard let parts else { return try literals(inObjectiveC: file) }
    guard !parts.isEmpty else { return [] }
    return literalChecker.literals(in: try ParsableSource(file.bytes), parts: parts)
  }

  /// Returns the style literals of an Objective-C source, in source order, found in its translation to Swift.
  ///
  /// - Throws: ``TooDeep`` if the source or its translation is nested too deeply.
  private func literals(inObjectiveC file: SourceFile) throws(TooDeep) -> [StyleLiteral] {
    let source = ObjectiveCSource(file.bytes)
    if let excess = source.excess { throw TooDeep(offset: excess) }
    let lowered = source.lowered
    let parts = prefilter.parts(of: lowered.bytes)
    guard !parts.isEmpty else { return [] }
    // An offset in the lowered source is not one in the original source.
    guard let swift = try? ParsableSource(lowered.bytes) else { throw TooDeep(offset: 0) }
    return literalChecker.literals(in: swift, parts: parts, lowered: lowered).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Returns a literal with the rule that reports it and its nearest tokens. Nil if no active rule reports
  /// it. A named literal is reported as a local constant if a token has its value and the rule is active,
  /// otherwise as a definition outside of the guide if it is one.
  private func reportedLiteral(_ literal: StyleLiteral) -> MatchedLiteral? {
    if let rule = literal.rule {
      return rules.contains(rule)
        ? MatchedLiteral(literal: literal, matches: matcher.matches(for: literal), rule: rule) : nil
    }
    let matches = matcher.matches(for: literal)
    let isToken = matches.first?.distance == 0
    if isToken, rules.contains(.localConstant) {
      return MatchedLiteral(literal: literal, matches: matches, rule: .localConstant)
    }
    return rules.contains(.styleDefinitionOutsideGuide) && literal.isDefinition
      ? MatchedLiteral(literal: literal, matches: matches, rule: .styleDefinitionOutsideGuide) : nil
  }

  /// Returns the finding for a literal, with the other tokens of the same value as notes. It has no
  /// replacement yet.
  private func finding(_ found: MatchedLiteral, in file: SourceFile) -> Diagnostic {
    let literal = found.literal
    let range = SourceRange(file: file, literal.range)
    let text = Self.excerpt(of: range.text)
    let first = found.matches.first
    let (message, help) = Self.messageAndHelp(text, found)
    let notes = found.matches.others.map { other in
      let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
      return Diagnostic.Note("`\(literal.expression(for: other.path))` has the same value\(use)")
    }
    return Diagnostic(
      found.rule, message, at: range, help: help, notes: notes,
      literal: LiteralMatch(text: text, token: first?.path.dotted, distance: first?.distance),
      severity: severities[found.rule])
  }

  /// Returns the message and the help text for a literal, according to its rule and the distance of the
  /// nearest token. The help text is nil for an invalid visual format, and if the guide has neither a token
  /// nor a section for the kind.
  ///
  /// - Parameter text: the excerpt of the literal.
  private static func messageAndHelp(_ text: String, _ found: MatchedLiteral) -> (
    message: String, help: String?
  ) {
    let (literal, match) = (found.literal, found.matches.first)
    if case .brokenFormat(let reason) = literal.value {
      return ("the visual format cannot be read: \(reason)", nil)
    }
    let name = match.map { literal.expression(for: $0.path) } ?? ""
    let kind = literal.noun
    if found.rule == .styleDefinitionOutsideGuide {
      let section = literal.kind?.section.map { "the guide's `\($0.rawValue)`" } ?? "the guide"
      return ("the \(kind) `\(text)` is defined outside of the guide", "Add it to \(section).")
    }
    if literal.isNamed {
      return ("the constant `\(text)` is `\(name)`", "Use `\(name)`, here or where the constant is used.")
    }
    if match?.distance == 0 { return ("`\(text)` is `\(name)`", "Write `\(name)`.") }
    let what = "`\(text)` is \(literal.kind == .opacity ? "an" : "a") \(kind) without a name"
    guard let match else {
      return (what, literal.kind?.section.map { "Add it to the guide's `\($0.rawValue)`." })
    }
    return (
      "\(what); the nearest is `\(name)` (\(match.value), \(match.distanceDescription(for: literal.kind)))",
      match.advice(name, for: literal.kind)
    )
  }

  /// Returns the text of a literal on one line, truncated to 100 characters.
  private static func excerpt(of text: String) -> String {
    // The fast path: most literals are short and on one line.
    if text.utf8.count <= 100, text.utf8.allSatisfy({ $0 > UInt8(ascii: " ") && $0 < 0x80 }) { return text }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(99) + "…" : line
  }
}

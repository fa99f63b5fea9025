import KansoDiagnostics
import KansoLintRules
import KansoTheme
import KansoThemeEncoding

/// Finds the style literals in sources, and the token for each of them.
package struct Linter: Sendable {
  private let literalChecker: SwiftLiteralChecker
  /// The names that decide which declarations of a source are parsed.
  private let vocabulary: Vocabulary
  /// True if constants are included, which already have a name.
  private let includesNamed: Bool
  private let matcher: TokenMatcher
  private let fixer: Fixer?
  private let uses: TokenUseChecker
  /// The declarations of the sources themselves.
  private(set) var own = OwnDefinitions()
  /// True if the replacements will be applied, which needs the syntax of the whole source.
  private var isFixing = false
  /// The module of the generated tokens; nil if it is the module of the sources.
  private let module: String?
  /// The active rules.
  package let rules: Set<DiagnosticDescriptor>
  /// The severities that differ from the rules' own.
  private let severities: [DiagnosticDescriptor: Severity]
  private let documentChecks: [DocumentCheck]
  /// The settings that the properties above are made of.
  let settings: Settings

  /// - Parameters:
  ///   - theme: the theme to compare with. Literals are also found without one.
  ///   - rules: the active rules.
  ///   - severities: the severities that differ from the rules' own.
  ///   - sinks: the functions and properties that consume style.
  ///   - module: the module of the generated tokens; nil if it is the module of the sources.
  ///   - naming: the names of the generated enums.
  ///   - near: the distances at which a literal may have been meant as a token.
  ///   - fixer: creates replacements, or gives the reason that there is none; nil if no replacements are needed.
  ///   - documentChecks: the checks of storyboards and xibs that this module does not have.
  ///   - collectsUses: true to collect the places of all uses of tokens.
  package init(
    theme: Theme?, rules: Set<DiagnosticDescriptor> = Linter.defaultRules,
    severities: [DiagnosticDescriptor: Severity] = [:],
    sinks: Sinks = .known, module: String? = nil, naming: SwiftNaming = SwiftNaming(),
    near: NearLimits = NearLimits(),
    fixer: Fixer? = nil,
    documentChecks: [DocumentCheck] = [], collectsUses: Bool = false
  ) {
    self.fixer = fixer
    uses = TokenUseChecker(
      theme: theme, module: module, naming: naming, rules: rules, collectsUses: collectsUses)
    self.module = module
    includesNamed = !rules.isDisjoint(with: [.localConstant, .styleDefinitionOutsideGuide])
    matcher = TokenMatcher(theme: theme, naming: naming, near: near)
    literalChecker = SwiftLiteralChecker(sinks: sinks, includesNamed: includesNamed)
    var vocabulary = Vocabulary(sinks, kinds: Set(StyleKind.allCases.filter { rules.contains($0.rule) }))
    vocabulary.add(guideTypes: uses.typeNames, testModules: TestSource.frameworks)
    self.vocabulary = vocabulary
    self.severities = severities
    self.rules = rules
    self.documentChecks = documentChecks
    settings = Settings(
      theme: theme, rules: rules, severities: severities, sinks: sinks, module: module, naming: naming,
      near: near,
      fixer: fixer, documentRules: documentChecks.flatMap(\.rules), collectsUses: collectsUses)
  }

  /// The rules that are on without settings.
  package static let defaultRules = Set(DiagnosticCatalog.rules.filter(\.isOnByDefault))

  /// True if the linter needs the definitions of all sources before its reports are correct.
  package var needsDefinitions: Bool { uses.needsDefinitions(writesTokens: fixer != nil) }

  /// Returns the same linter with other definitions of the sources.
  func withDefinitions(_ own: OwnDefinitions) -> Linter {
    var linter = self
    linter.own = own
    return linter
  }

  /// Returns the same linter, which also keeps what ``FixResult`` needs to know of the sources.
  package func fixing() -> Linter {
    var linter = self
    linter.isFixing = true
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
    /// The places of the uses of single tokens, in source order; empty if the linter does not collect them.
    package var uses: [TokenUse] = []
    /// The number of uses of tokens by the rule for literals of their kind.
    package var useCounts: [DiagnosticDescriptor: Int] = [:]
    /// The syntax of the source for its fixes; nil if the linter is not one for fixing, or if nothing may be
    /// fixed.
    package var basis: FixBasis?
  }

  /// The result for one source before the definitions of the others are known. It has no tree.
  package struct Collected: Sendable {
    /// The source; nil if it has no findings.
    package internal(set) var file: SourceFile?
    /// The declarations of the source that have the names of the guide's types or extend them. Empty for other
    /// languages than Swift, for sources that Kanso compiled, and for those that cannot be parsed.
    package internal(set) var definitions = OwnDefinitions()
    /// The result so far, without replacements and without the findings about tokens.
    var inspection = Inspection()
    /// The findings that are not of literals, which are not in order with the others.
    fileprivate var others: [Diagnostic] = []
    /// The references to the guide's types.
    fileprivate var references: [TokenReference] = []
    /// The replacements, as far as the source itself shows them.
    fileprivate var proposals = Fixer.Proposals()
    /// True if `inspection` is the result, whatever other sources declare.
    var isFinished = false

    /// - Parameter file: the source; nil if it has no findings.
    init(file: SourceFile?) { self.file = file }

    /// The number of bytes of the source, which the result keeps in memory.
    package var byteCount: Int { file?.bytes.count ?? 0 }
  }

  /// Inspects a source. The definitions are those of the source itself and of some others.
  package func inspect(_ file: SourceFile, beside others: [SourceFile] = []) -> Inspection {
    let collected = collect(file)
    var own = collected.definitions
    for other in others { own.formUnion(collect(other).definitions) }
    return withDefinitions(own).report(collected)
  }

  /// Returns the findings in a source, in source order. No other sources are considered.
  package func findings(in file: SourceFile) -> [Diagnostic] { inspect(file).findings }

  /// Inspects and fixes a source. No other sources are considered. Writes no file.
  package func fix(_ file: SourceFile) -> FixResult {
    let inspection = fixing().inspect(file)
    return FixResult(file, inspection.findings, basis: inspection.basis)
  }

  // MARK: The first pass

  /// Reads a source: finds its literals, its references to the guide's types, and its definitions. The
  /// definitions of other sources do not matter. A generated source has no findings, and the style literals of
  /// tests are ignored. Parses on a thread with a larger stack.
  package func collect(_ file: SourceFile) -> Collected {
    if Language.of(file.path) == .interfaceBuilder { return collect(document: file) }
    return DeepStack.run { collect(source: file) }
  }

  /// Reads a source of Swift or Objective-C. One that is nested too deeply is left out with one warning.
  private func collect(source file: SourceFile) -> Collected {
    var collected = Collected(file: file)
    let source = LintSource(file, vocabulary, includesNamed: includesNamed, splits: !isFixing)
    let isGenerated = GeneratedMarks.isGenerated(file)
    collected.isFinished = isGenerated
    var demand = uses.demand(of: source, writesTokens: fixer != nil)
    // The definitions of a source that is nested too deeply stay unknown.
    if source.scan.excess != nil { demand.findsDefinitions = false }
    let hasStyle =
      !isGenerated && source.scan.mayHaveStyle
      && !(source.language == .objectiveC ? TestSource.isTestSource(file) : source.scan.isTest)
    do throws(TooDeep) {
      if !isGenerated, demand.needsDepth, let excess = source.scan.excess { throw TooDeep(offset: excess) }
      let needs = isGenerated ? demand.needs.intersection(.declaration) : demand.needs
      try source.parse(hasStyle ? needs.union(.style) : needs)
    } catch {
      guard !isGenerated else { return collected }
      let place = SourceRange(file: file, error.offset..<error.offset + 1)
      let reason = Diagnostic(
        .nestingTooDeep, "the source is nested too deeply to be read, and is left out", at: place,
        help: "Exclude it in `kanso.yaml`.", severity: .warning)
      collected.inspection = Inspection(findings: [reason], isLeftOut: true)
      collected.isFinished = true
      return collected
    }
    collected.definitions = uses.definitions(in: source, demand)
    guard !isGenerated else { return collected }
    let found = hasStyle ? literals(in: source).compactMap(matchedLiteral) : []
    collected.inspection.findings = found.map { finding($0, in: file) }
    collected.others = uses.definedTypes(in: source, demand)
    collected.references = uses.references(in: source, demand)
    collected.inspection.useCounts = uses.useCounts(in: source)
    if let fixer { collected.proposals = fixer.proposals(for: found, in: source, matcher) }
    if isFixing, collected.proposals.hasReplacement || !collected.references.isEmpty {
      collected.inspection.basis = FixBasis(source, importing: module)
    }
    return finished(collected)
  }

  /// Returns a result with its report if that does not depend on other sources. Without findings, it keeps no
  /// bytes in memory.
  private func finished(_ collected: Collected) -> Collected {
    guard collected.references.isEmpty, !collected.proposals.hasReplacement else { return collected }
    var finished = collected
    finished.inspection = report(collected)
    finished.isFinished = true
    if finished.inspection.findings.isEmpty { finished.file = nil }
    return finished
  }

  /// Checks a storyboard or a xib. It gets no replacements.
  private func collect(document file: SourceFile) -> Collected {
    let checker = DocumentChecker(
      matcher: matcher, rules: rules, severities: severities, otherChecks: documentChecks)
    let outcome = checker.check(file)
    var collected = Collected(file: file)
    collected.isFinished = true
    collected.inspection = Inspection(
      findings: outcome.findings, isLeftOut: outcome.isLeftOut,
      tokens: uses.colors(named: outcome.colorNames), uses: uses.places(of: outcome.namedColors, in: file))
    return collected
  }

  /// Returns the style literals of a parsed source, in source order.
  private func literals(in source: LintSource) -> [StyleLiteral] {
    guard let parsed = source.parsed else { return [] }
    let found = literalChecker.literals(
      in: parsed, isDefinition: StyleFile.isDefinition(named: source.file.path))
    guard source.language == .objectiveC else { return found }
    // Lowering may change the order.
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: The second pass

  /// Returns the result for a source: applies suppressions, and adds the uses of tokens and the replacements.
  /// ``withDefinitions(_:)`` must have set the definitions of all sources.
  package func report(_ collected: Collected) -> Inspection {
    guard !collected.isFinished, let file = collected.file else { return collected.inspection }
    var inspection = collected.inspection
    let uses = self.uses.uses(collected.references, in: file, own)
    (inspection.tokens, inspection.uses) = (uses.tokens, uses.places)
    let others = collected.others + uses.findings
    if !others.isEmpty {
      inspection.findings =
        (inspection.findings + others.map { $0.withSeverity(severities[$0.descriptor]) }).sortedForReport()
    }
    let left = Suppressions(file, .source).apply(to: inspection.findings, checked: rules)
    inspection.findings = fixer?.fix(left, collected.proposals, in: file, own) ?? left
    return inspection
  }

  // MARK: Findings

  /// Returns a literal with the rule that reports it and its nearest tokens. Nil if no active rule reports
  /// it. A named literal is reported as a local constant if a token has its value and the rule is active,
  /// otherwise as a definition outside of the guide if it is one.
  private func matchedLiteral(_ literal: StyleLiteral) -> MatchedLiteral? {
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
    let (message, help) = messageAndHelp(text, found)
    let notes = found.matches.others.map { other in
      let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
      return Diagnostic.Note(
        "`\(literal.expression(for: other.path, matcher.naming))` has the same value\(use)")
    }
    return Diagnostic(
      found.rule, message, at: range, help: help, notes: notes,
      literal: LiteralMatch(
        text: text, token: first?.path.dotted, distance: first?.distance,
        section: literal.kind?.section?.rawValue, value: literal.value.guideText(as: literal.kind)),
      severity: severities[found.rule])
  }

  /// Returns the message and the help text for a literal, according to its rule and the distance of the
  /// nearest token. The help text is nil for an invalid visual format, and if the guide has neither a token
  /// nor a section for the kind.
  ///
  /// - Parameter text: the excerpt of the literal.
  private func messageAndHelp(_ text: String, _ found: MatchedLiteral) -> (
    message: String, help: String?
  ) {
    let (literal, match) = (found.literal, found.matches.first)
    if case .brokenFormat(let reason) = literal.value {
      return ("the visual format cannot be read: \(reason)", nil)
    }
    let name = match.map { literal.expression(for: $0.path, matcher.naming) } ?? ""
    let kind = literal.noun
    if found.rule == .styleDefinitionOutsideGuide {
      let section = literal.kind?.section.map { "the guide's `\($0.rawValue)`" } ?? "the guide"
      return ("the \(kind) `\(text)` is defined outside of the guide", "Add it to \(section).")
    }
    if literal.isNamed {
      return ("the constant `\(text)` is `\(name)`", "Use `\(name)`, here or where the constant is used.")
    }
    if let match, match.distance == 0 {
      let others = found.matches.others.contains { $0.kind == nil }
      return (
        "`\(text)` is `\(name)`",
        match.isAlone || !others
          ? "Write `\(name)`." : "Write `\(name)`, or another token with the same value."
      )
    }
    let what = "`\(text)` is \(literal.kind == .opacity ? "an" : "a") \(kind) without a name"
    return (
      what + (match?.remark(name, for: literal.kind) ?? ""),
      literal.kind?.advice ?? "Add a token to the guide."
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

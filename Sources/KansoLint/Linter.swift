import KansoDiagnostics
import KansoGuide
import KansoTheme

/// Finds the literals of style in sources, and says which token each one is.
package struct Linter: Sendable {
  private let judge: SwiftJudge
  private let prefilter: Prefilter
  private let matcher: TokenMatcher
  private let mender: Mender?
  private let uses: UseJudge
  /// What the sources declare themselves.
  private var own = OwnDefinitions()
  /// The rules that report.
  package let rules: Set<DiagnosticID>
  private let severities: [DiagnosticID: Severity]

  /// - Parameters:
  ///   - theme: what to compare with; without one the literals are found all the same.
  ///   - rules: those that report.
  ///   - severities: how much their findings weigh, where it is not what the rules say.
  ///   - sinks: where style is consumed.
  ///   - module: the one that the tokens are declared in, where that is another.
  ///   - mender: says what can be put in the place of literals, and why not; nil where nobody wants to know.
  package init(
    theme: Theme?, rules: Set<DiagnosticID> = Linter.defaultRules, severities: [DiagnosticID: Severity] = [:],
    sinks: Sinks = .known, module: String? = nil, mender: Mender? = nil
  ) {
    self.mender = mender
    uses = UseJudge(theme: theme, module: module, rules: rules)
    let includesNamed = !rules.isDisjoint(with: [.localConstant, .styleDefinitionOutsideGuide])
    matcher = TokenMatcher(theme: theme)
    judge = SwiftJudge(sinks: sinks, includesNamed: includesNamed)
    prefilter = Prefilter(
      Vocabulary(sinks, kinds: Set(StyleKind.allCases.filter { rules.contains($0.rule) })),
      includesNamed: includesNamed)
    self.severities = severities
    self.rules = rules
  }

  /// A linter that does what a project says.
  ///
  /// - Parameter only: the rules to run, whatever the project says; all that it wants where it is empty.
  package init(theme: Theme?, settings: LintSettings, only: Set<DiagnosticID> = [], mender: Mender? = nil) {
    let on = settings.severities.compactMapValues { $0 }
    let off = settings.severities.filter { $0.value == nil }.keys
    self.init(
      theme: theme, rules: only.isEmpty ? Self.defaultRules.union(on.keys).subtracting(off) : only,
      severities: on, sinks: .known.adding(settings.sinks), module: settings.module, mender: mender)
  }

  package static let defaultRules = Set(Rule.all.filter(\.isOnByDefault).map(\.id))

  /// Whether `definitions(in:)` has to be asked of all sources before the findings in any of them are right.
  package var needsDefinitions: Bool { uses.needsDefinitions(writesTokens: mender != nil) }

  /// What a source declares that is called as the guide's types are, or adds to them.
  package func definitions(in file: SourceFile) -> OwnDefinitions { uses.definitions(in: file) }

  /// The same for sources that declare something themselves.
  package func knowing(_ own: OwnDefinitions) -> Linter {
    var linter = self
    linter.own = own
    return linter
  }

  /// What there is to say about a source.
  package struct Inspection: Sendable {
    /// In the order of the source. Those that can be mended have a replacement, if there is a mender.
    package var findings: [Diagnostic] = []
    /// True if the source could not be parsed; the findings are then the reasons.
    package var isLeftOut = false
    /// The tokens that the source names.
    package var tokens: Set<TokenPath> = []
  }

  /// The findings in a source, in its order.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    knowing(own.union(definitions(in: file))).inspect(file).findings
  }

  /// What there is to say about a source, as one of those whose own definitions are known.
  package func inspect(_ file: SourceFile) -> Inspection {
    if Language.of(file.path) == .interfaceBuilder { return inspect(document: file) }
    guard !Self.isGenerated(file) else { return Inspection() }
    let parts = Language.of(file.path) == .objectiveC ? nil : prefilter.parts(of: file.bytes)
    // Most sources need no tree, and a thread would cost more than what is left to do.
    if parts?.isEmpty == true, !uses.mayNeedTree(of: file) { return inspect(source: file, parts) }
    return DeepStack.run { inspect(source: file, parts) }
  }

  /// - Parameter parts: the parts of the source to search; nil for Objective-C.
  private func inspect(source file: SourceFile, _ parts: [Prefilter.Part]?) -> Inspection {
    let found: [Found]
    let uses: UseJudge.Uses
    do throws(TooDeep) {
      let all = try literals(in: file, parts).compactMap(self.found)
      found = all.isEmpty || !TestSource.isOne(file) ? all : []
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
      findings = (findings + uses.findings.map { $0.weighing(severities[$0.id]) }).sortedForReport()
    }
    let left = Suppressions(file).apply(to: findings, rules: rules)
    return Inspection(findings: mender?.mend(left, found, in: file, own) ?? left, tokens: uses.tokens)
  }

  private func inspect(document file: SourceFile) -> Inspection {
    let judge = DocumentJudge(matcher: matcher, rules: rules, severities: severities)
    let verdict = judge.judge(file)
    return Inspection(
      findings: verdict.findings, isLeftOut: verdict.isLeftOut,
      tokens: uses.colors(named: verdict.colorNames))
  }

  /// The literals of style in a source, in its order.
  private func literals(in file: SourceFile, _ parts: [Prefilter.Part]?) throws(TooDeep) -> [StyleLiteral] {
    guard let parts else { return try literals(inObjectiveC: file) }
    guard !parts.isEmpty else { return [] }
    return judge.literals(in: try ParsableSource(file.bytes), parts: parts)
  }

  private func literals(inObjectiveC file: SourceFile) throws(TooDeep) -> [StyleLiteral] {
    let source = ObjectiveCSource(file.bytes)
    if let excess = source.excess { throw TooDeep(offset: excess) }
    let spelling = source.spelling
    let parts = prefilter.parts(of: spelling.bytes)
    guard !parts.isEmpty else { return [] }
    // An offset in the spelling says nothing about the source.
    guard let swift = try? ParsableSource(spelling.bytes) else { throw TooDeep(offset: 0) }
    return judge.literals(in: swift, parts: parts, spelling: spelling).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// A literal beside the tokens.
  struct Found {
    let literal: StyleLiteral
    let matches: TokenMatches
    let rule: DiagnosticID

    /// The token that it is, where that can be put in its place; a constant's place is not for it to say.
    var token: TokenMatch? { literal.isNamed ? nil : matches.first.flatMap { $0.distance == 0 ? $0 : nil } }
  }

  /// A literal that a rule wants to know of; nil for others.
  private func found(_ literal: StyleLiteral) -> Found? {
    if let rule = literal.rule {
      return rules.contains(rule)
        ? Found(literal: literal, matches: matcher.matches(for: literal), rule: rule) : nil
    }
    let matches = matcher.matches(for: literal)
    let isToken = matches.first?.distance == 0
    if isToken, rules.contains(.localConstant) {
      return Found(literal: literal, matches: matches, rule: .localConstant)
    }
    return rules.contains(.styleDefinitionOutsideGuide) && literal.isDefinition
      ? Found(literal: literal, matches: matches, rule: .styleDefinitionOutsideGuide) : nil
  }

  /// Whether a program wrote the source, which says so in its first lines.
  static func isGenerated(_ file: SourceFile) -> Bool {
    opens(file, with: marksOfGeneration)
  }

  /// Returns true if the first lines of a source say that Kanso compiled it.
  static func isCompiled(_ file: SourceFile) -> Bool { opens(file, with: [markOfKanso]) }

  private static func opens(_ file: SourceFile, with marks: [[UInt8]]) -> Bool {
    let start = file.bytes.prefix(1024).prefix { $0 != UInt8(ascii: "{") }.map { $0 | 0x20 }
    return marks.contains { mark in
      start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }
  }

  private static let marksOfGeneration = [
    "generated by ", "@generated", "do not edit", "automatically generated", "autogenerated",
  ].map(folded)
  private static let markOfKanso = folded("generated by kanso")

  /// Letters in either case; the bit that tells the cases apart is set in all bytes.
  private static func folded(_ mark: String) -> [UInt8] { mark.utf8.map { $0 | 0x20 } }

  private func finding(_ found: Found, in file: SourceFile) -> Diagnostic {
    let literal = found.literal
    let range = SourceRange(file: file, literal.range)
    let text = Self.shown(range.text)
    let first = found.matches.first
    let (message, help) = Self.words(text, found)
    let notes = found.matches.others.map { other in
      let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
      return Diagnostic.Note("`\(literal.name(of: other.path))` has the same value\(use)")
    }
    return Diagnostic(
      found.rule, message, at: range, help: help, notes: notes,
      literal: LiteralMatch(text: text, token: first?.path.dotted, distance: first?.distance),
      severity: severities[found.rule])
  }

  /// What is said of a literal, and what to do about it.
  private static func words(_ text: String, _ found: Found) -> (String, String?) {
    let (literal, match) = (found.literal, found.matches.first)
    if case .brokenFormat(let reason) = literal.value {
      return ("the visual format cannot be read: \(reason)", nil)
    }
    let name = match.map { literal.name(of: $0.path) } ?? ""
    let kind = literal.noun
    if found.rule == .styleDefinitionOutsideGuide {
      let section = literal.kind?.section.map { "the guide's `\($0)`" } ?? "the guide"
      return ("the \(kind) `\(text)` is defined outside of the guide", "Add it to \(section).")
    }
    if literal.isNamed {
      return ("the constant `\(text)` is `\(name)`", "Take `\(name)`, here or where the constant is used.")
    }
    if match?.distance == 0 { return ("`\(text)` is `\(name)`", "Write `\(name)`.") }
    let what = "`\(text)` is \(literal.kind == .opacity ? "an" : "a") \(kind) without a name"
    guard let match else { return (what, literal.kind?.section.map { "Add it to the guide's `\($0)`." }) }
    return (
      "\(what); the nearest is `\(name)` (\(match.value), \(match.distanceText(for: literal.kind)))",
      match.advice(name, for: literal.kind)
    )
  }

  /// A literal on one line, and not too much of it.
  private static func shown(_ text: String) -> String {
    // Most are short and of one line.
    if text.utf8.count <= 100, text.utf8.allSatisfy({ $0 > UInt8(ascii: " ") && $0 < 0x80 }) { return text }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(99) + "…" : line
  }
}

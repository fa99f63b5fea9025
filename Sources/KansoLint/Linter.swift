import KansoDiagnostics
import KansoGuide
import KansoTheme

/// Finds the literals of style in sources, and says which token each one is.
package struct Linter: Sendable {
  private let judge: SwiftJudge
  private let prefilter: Prefilter
  private let matcher: TokenMatcher
  private let mender: Mender?
  private let rules: Set<DiagnosticID>
  private let severities: [DiagnosticID: Severity]

  /// - Parameters:
  ///   - theme: what to compare with; without one the literals are found all the same.
  ///   - rules: those that report.
  ///   - severities: how much their findings weigh, where it is not what the rules say.
  ///   - sinks: where style is consumed.
  ///   - mender: says what can be put in the place of literals, and why not; nil where nobody wants to know.
  package init(
    theme: Theme?, rules: Set<DiagnosticID> = Linter.defaultRules, severities: [DiagnosticID: Severity] = [:],
    sinks: Sinks = .known, mender: Mender? = nil
  ) {
    self.mender = mender
    let includesNamed = rules.contains(.localConstant)
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
      severities: on, sinks: .known.adding(settings.sinks), mender: mender)
  }

  /// A larger source is nothing that people wrote, and its tree would take gigabytes.
  package static let mostBytes = 8 << 20

  package static let defaultRules = Set(Rule.all.filter(\.isOnByDefault).map(\.id))

  /// The findings in a source, in its order. Those that can be mended have a replacement, if there is a mender.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    guard !Self.isGenerated(file) else { return [] }
    let literals: [StyleLiteral]
    do throws(TooDeep) {
      literals = try self.literals(in: file).filter { rules.contains($0.rule) }
    } catch {
      return [
        Diagnostic(
          .nestingTooDeep, "the source is nested too deeply to be read, and is left out",
          at: SourceRange(file: file, error.offset..<error.offset + 1), help: "Exclude it in `kanso.yaml`.",
          severity: .warning)
      ]
    }
    let found = literals.map { Found(literal: $0, matches: matcher.matches(for: $0)) }
    let findings = found.compactMap { finding($0, in: file) }
    let left = Suppressions(file).apply(to: findings, rules: rules)
    return mender?.mend(left, found, in: file) ?? left
  }

  /// Where a source is nested more deeply than it can be read.
  private struct TooDeep: Error {
    let offset: Int
  }

  /// The literals of style in a source, in its order.
  private func literals(in file: SourceFile) throws(TooDeep) -> [StyleLiteral] {
    guard Language.of(file.path) == .objectiveC else { return try literals(in: file.bytes) }
    let source = ObjectiveCSource(file.bytes)
    if let excess = source.excess { throw TooDeep(offset: excess) }
    return try literals(in: source.spelling.bytes, spelling: source.spelling).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  private func literals(in bytes: [UInt8], spelling: SwiftSpelling? = nil) throws(TooDeep) -> [StyleLiteral] {
    let outline = prefilter.outline(of: bytes)
    guard !outline.parts.isEmpty else { return [] }
    if let excess = outline.excess ?? SourceDepth(bytes).excess {
      throw TooDeep(offset: spelling?.originalRange(excess..<excess).lowerBound ?? excess)
    }
    return judge.literals(in: bytes, parts: outline.parts, spelling: spelling)
  }

  /// A literal beside the tokens.
  struct Found {
    let literal: StyleLiteral
    let matches: TokenMatches

    /// The token that it is, where that can be put in its place; a constant's place is not for it to say.
    var token: TokenMatch? { literal.isNamed ? nil : matches.first.flatMap { $0.distance == 0 ? $0 : nil } }
  }

  /// Whether a program wrote the source, which says so in its first lines.
  static func isGenerated(_ file: SourceFile) -> Bool {
    let start = file.bytes.prefix(1024).prefix { $0 != UInt8(ascii: "{") }.map { $0 | 0x20 }
    return marksOfGeneration.contains { mark in
      start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }
  }

  /// Letters in either case; the bit that tells the cases apart is set in all bytes.
  private static let marksOfGeneration = [
    "generated by ", "@generated", "do not edit", "automatically generated", "autogenerated",
  ].map { $0.utf8.map { $0 | 0x20 } }

  /// The finding about a literal; nil for a constant that is no token.
  private func finding(_ found: Found, in file: SourceFile) -> Diagnostic? {
    let literal = found.literal
    let range = SourceRange(file: file, literal.range)
    let text = Self.shown(range.text)
    let first = found.matches.first
    if literal.isNamed, first?.distance != 0 { return nil }
    let (message, help) = Self.words(text, literal, first)
    let notes = found.matches.others.map { other in
      let use = other.kind.map { ", as a \($0.rawValue)" } ?? ""
      return Diagnostic.Note("`\(other.path.swiftName)` has the same value\(use)")
    }
    return Diagnostic(
      literal.rule, message, at: range, help: help, notes: notes,
      literal: LiteralMatch(text: text, token: first?.path.dotted, distance: first?.distance),
      severity: severities[literal.rule])
  }

  /// What is said of a literal, and what to do about it.
  private static func words(_ text: String, _ literal: StyleLiteral, _ match: TokenMatch?) -> (
    String, String?
  ) {
    let name = match?.path.swiftName ?? ""
    if literal.isNamed {
      return ("the constant `\(text)` is `\(name)`", "Take `\(name)`, here or where the constant is used.")
    }
    if match?.distance == 0 { return ("`\(text)` is `\(name)`", "Write `\(name)`.") }
    let kind = literal.kind?.rawValue ?? "length"
    let what = "`\(text)` is \(literal.kind == .opacity ? "an" : "a") \(kind) without a name"
    guard let match else { return (what, literal.kind?.section.map { "Add it to the guide's `\($0)`." }) }
    let distance = "\(TokenMatcher.text(match.distance)) \(literal.kind == .color ? "ΔE OK" : "points") away"
    return (
      "\(what); the nearest is `\(name)` (\(match.value), \(distance))",
      "Use `\(name)`, or add a token to the guide."
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

import KansoDiagnostics
import KansoLint
import KansoLintRules
import KansoSystem

/// The totals of a lint: what was found, where, and what would fix it.
struct LintSummary: Sendable {
  /// A literal of style, whatever its place.
  struct Literal: Hashable {
    let text: String
    let rule: DiagnosticDescriptor
  }

  /// The uses of style of one kind.
  struct Coverage: Sendable {
    /// The number of uses of tokens.
    var tokens = 0
    /// The number of literals.
    var literals = 0

    /// The share of tokens, from 0 to 1; 1 without any use.
    var share: Double { tokens + literals == 0 ? 1 : Double(tokens) / Double(tokens + literals) }

    static func + (left: Coverage, right: Coverage) -> Coverage {
      Coverage(tokens: left.tokens + right.tokens, literals: left.literals + right.literals)
    }
  }

  private(set) var tally = Tally()
  /// The number of sources that were checked.
  private(set) var sourceCount = 0
  /// The number of sources with findings.
  private(set) var affectedSourceCount = 0
  /// The number of findings that `--fix` would fix.
  private(set) var fixableCount = 0
  private(set) var rules: [DiagnosticDescriptor: Int] = [:]
  /// The tokens that have the values of literals, by their paths.
  private(set) var tokens: [String: Int] = [:]
  private(set) var literals: [Literal: Int] = [:]
  /// The reasons that findings with the value of a token would not be fixed.
  private(set) var reasons: [String: Int] = [:]
  /// The folders of the sources with findings.
  private(set) var folders: [String: Int] = [:]
  /// The uses of style by the rule for literals of their kind, also literals that a baseline hides.
  private(set) var coverage: [DiagnosticDescriptor: Coverage] = [:]
  /// The uses of style by source, without sources that have none.
  private(set) var fileCoverage: [String: Coverage] = [:]

  /// Creates the summary of no source.
  init() {}

  /// Creates the summary of a source.
  ///
  /// - Parameters:
  ///   - path: the path of the source.
  ///   - findings: the findings, also those that a baseline hides.
  ///   - shown: the findings that are reported.
  ///   - useCounts: the number of uses of tokens by the rule for literals of their kind.
  init(
    of path: String, _ findings: [Diagnostic], shown: [Diagnostic], useCounts: [DiagnosticDescriptor: Int]
  ) {
    sourceCount = 1
    for (rule, count) in useCounts where Self.isAboutLiterals(rule) && count > 0 {
      coverage[rule, default: Coverage()].tokens += count
    }
    for finding in findings where Self.isAboutLiterals(finding.descriptor) {
      coverage[finding.descriptor, default: Coverage()].literals += 1
    }
    if !coverage.isEmpty { fileCoverage[path] = totalCoverage }
    show(shown, of: path)
  }

  /// Replaces the findings that are reported in the summary of a source.
  mutating func show(_ findings: [Diagnostic], of path: String) {
    tally = Tally(findings)
    (rules, tokens, literals, folders, reasons, fixableCount) = ([:], [:], [:], [:], [:], 0)
    affectedSourceCount = findings.isEmpty ? 0 : 1
    guard !findings.isEmpty else { return }
    folders[Self.folder(of: path)] = findings.count
    for finding in findings {
      rules[finding.descriptor, default: 0] += 1
      if finding.replacement != nil { fixableCount += 1 }
      for reason in finding.notes.compactMap(\.generalReasonAgainstFix) { reasons[reason, default: 0] += 1 }
      guard let literal = finding.literal else { continue }
      literals[Literal(text: literal.text, rule: finding.descriptor), default: 0] += 1
      if literal.distance == 0, let token = literal.token { tokens[token, default: 0] += 1 }
    }
  }

  /// Returns true for a rule about literals of one kind.
  private static func isAboutLiterals(_ rule: DiagnosticDescriptor) -> Bool { rule.id.hasPrefix("literal-") }

  /// Adds the summary of other sources.
  mutating func add(_ other: LintSummary) {
    tally.add(other.tally)
    sourceCount += other.sourceCount
    affectedSourceCount += other.affectedSourceCount
    fileCoverage.merge(other.fileCoverage, uniquingKeysWith: +)
    coverage.merge(other.coverage, uniquingKeysWith: +)
    // Most sources have no findings.
    guard other.affectedSourceCount > 0 else { return }
    fixableCount += other.fixableCount
    rules.merge(other.rules, uniquingKeysWith: +)
    tokens.merge(other.tokens, uniquingKeysWith: +)
    literals.merge(other.literals, uniquingKeysWith: +)
    folders.merge(other.folders, uniquingKeysWith: +)
    reasons.merge(other.reasons, uniquingKeysWith: +)
  }

  /// The number of reported literals.
  var shownLiteralCount: Int { rules.reduce(0) { $0 + (Self.isAboutLiterals($1.key) ? $1.value : 0) } }

  /// The uses of style of all kinds.
  var totalCoverage: Coverage { coverage.values.reduce(Coverage(), +) }

  /// The uses of style by the folders of sources.
  var folderCoverage: [String: Coverage] {
    var folders: [String: Coverage] = [:]
    for (path, part) in fileCoverage {
      let folder = Self.folder(of: path)
      folders[folder] = (folders[folder] ?? Coverage()) + part
    }
    return folders
  }

  /// Returns the folder of a source without a slash at its end; `.` for the working directory.
  private static func folder(of path: String) -> String {
    let folder = FilePath.folderAndName(of: path).folder
    return folder.isEmpty
      ? "." : folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}

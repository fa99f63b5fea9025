import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoPOSIX
import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// Reads sources, reports on them, and fixes them with `--fix`.
struct LintRun {
  /// The settings of the sources, which have their places in it.
  let settings: [FolderSettings]
  /// The report, which is written batch by batch.
  var report: RunningReport
  /// The fixer; nil if nothing is to be changed.
  let fixer: FileFixer?
  /// The results of earlier runs; nil for none.
  let cache: LintCache?
  /// The lines whose findings are reported; nil for all.
  let changes: ChangedLines?
  /// The accepted findings, which are not reported.
  private(set) var baseline: BaselineMatcher
  /// True if findings have the reasons that they are not fixed.
  private let explainsFixes: Bool

  /// The totals of what is reported.
  private(set) var summary = LintSummary()
  /// The counts of the fixes.
  private(set) var total = FileFixer.Total()
  /// The number of sources that could not be read or parsed.
  private(set) var leftOutCount = 0
  /// The paths of the sources that are not left out.
  private(set) var checkedPaths: [String] = []
  /// The uses of tokens, in the order of the sources.
  private(set) var uses: [TokenUseEntry] = []
  /// The tokens that the sources use, by the number of their guide, for ``reportUnusedTokens()``.
  private var used: [Int: Set<TokenPath>] = [:]

  /// - Parameters:
  ///   - cache: the results of earlier runs; nil for none.
  ///   - baseline: the accepted findings, or the ones to be collected.
  ///   - changes: the lines whose findings are reported; nil for all.
  ///   - explainsFixes: true if findings have the reasons that they are not fixed.
  init(
    settings: [FolderSettings], report: RunningReport, fixer: FileFixer?, cache: LintCache?,
    baseline: BaselineMatcher, changes: ChangedLines? = nil, explainsFixes: Bool = true
  ) {
    (self.settings, self.report, self.fixer, self.cache) = (settings, report, fixer, cache)
    (self.baseline, self.changes, self.explainsFixes) = (baseline, changes, explainsFixes)
  }

  /// Adds findings and problems to the report in progress.
  ///
  /// - Parameter problems: the diagnostics about the configuration or about reading; they are reported
  ///   separately from findings.
  mutating func write(_ findings: [Diagnostic] = [], problems: [Diagnostic] = []) {
    report.write([report.part(findings, problems: problems)])
  }

  /// Writes a warning to standard error for each source that cannot be read, and counts them as left out.
  mutating func reportLeftOut(_ errors: [FileError]) {
    for error in errors { Terminal.writeError("warning: \(error.description); it is left out\n") }
    leftOutCount += errors.count
  }

  /// The result for one source.
  private struct Result: Sendable {
    /// The part of the report; findings of a source that is left out are problems.
    var part: RunningReport.Part
    var summary: LintSummary
    /// The path of the source.
    let path: String
    /// The findings after the fix, as they are compared with the baseline.
    let matched: BaselineMatcher.Result
    let fixed: FixResult
    /// The paths of the tokens that replaced literals, once for each literal.
    let replaced: [String]
    /// The reason that the source could not be fixed.
    let problem: FileError?
    /// The tokens that the source uses after the fix.
    let tokens: Set<TokenPath>
    /// The places of the uses of single tokens.
    let uses: [TokenUse]
    /// The number of the guide with the tokens.
    let guideNumber: Int
    /// True if the source could not be parsed.
    let isLeftOut: Bool
  }

  /// The source from standard input, or the reason that it cannot be read, and the place of its settings.
  typealias StandardInput = (result: Swift.Result<SourceFile, FileError>, settingsIndex: Int)

  /// A place to read a source from.
  private enum Place: Sendable {
    case file(Source)
    case standardInput(Swift.Result<SourceFile, FileError>, settingsIndex: Int)

    var path: String {
      switch self {
      case .file(let source): source.path
      case .standardInput(let result, _): (try? result.get())?.path ?? ""
      }
    }

    var settingsIndex: Int {
      switch self {
      case .file(let source): source.settingsIndex
      case .standardInput(_, let index): index
      }
    }
  }

  /// Lints sources, fixes them if there is a fixer, and writes the report batch by batch, in the order of the
  /// sources, after standard input.
  ///
  /// - Parameter input: the source from standard input; nil if it is not read.
  mutating func lint(_ sources: [Source], _ input: StandardInput?) {
    let progress = Progress(count: sources.count)
    let linters = settings.map { fixer == nil ? $0.linter : $0.linter.fixing() }
    let pass = LintPass(linters, of: \.settingsIndex, cache: cache, at: { [self] in identity(of: $0) }) {
      [self] (place: Place) -> Swift.Result<SourceFile, FileError> in
      progress.advance()
      return switch place {
      case .file(let source): readFile(of: source)
      case .standardInput(let result, _): result
      }
    }
    let places =
      (input.map { [.standardInput($0.result, settingsIndex: $0.settingsIndex)] } ?? [])
      + sources.map(Place.file)
    pass.run(over: places) { [self] in
      result(at: $0, $1, $2)
    } record: {
      progress.finish()
      record($0)
    }
  }

  /// Returns the path of a file and its identity, which differs after any change; nil for contents from elsewhere.
  private func identity(of place: Place) -> (path: String, identity: FileIdentity)? {
    guard case .file(let source) = place, changes?.stagedContents(of: source.path) == nil else { return nil }
    return FileIdentity(source.target, countsStatusChange: true).map { (source.path, $0) }
  }

  /// Reports on a source, drops the findings that the configuration disables, and fixes the file. The tokens
  /// include those that replace literals.
  ///
  /// - Parameter file: the source that was read; nil if it has no findings.
  private func result(at place: Place, _ file: SourceFile?, _ inspection: Linter.Inspection) -> Result {
    let settings = settings[place.settingsIndex]
    let findings = inspection.findings.filter {
      !settings.configuration.disabledWarnings.contains($0.descriptor)
    }
    var outcome: FileFixer.Outcome?
    // Standard input cannot be fixed.
    if case .file(let source) = place, let file {
      outcome = fixer?.fix(source, file, findings, inspection.basis)
    }
    let fixed = outcome?.result ?? FixResult(unchanged: findings)
    // The tokens that replace literals are used from now on.
    let replaced =
      fixed.count == 0 ? [] : findings.filter { $0.replacement != nil }.compactMap(\.literal?.token)
    let path = place.path
    var left = fixed.findings
    if let changes { left = changes.filter(left, of: path) }
    let isLeftOut = inspection.isLeftOut
    let matched = isLeftOut ? BaselineMatcher.Result(shown: []) : baseline.match(left, of: path)
    // What was replaced is a use of a token from now on.
    var useCounts = inspection.useCounts
    if fixed.count > 0 {
      for finding in findings { useCounts[finding.descriptor, default: 0] += 1 }
      for finding in fixed.findings { useCounts[finding.descriptor, default: 0] -= 1 }
    }
    // The coverage is that of whole sources, and of the rules that are checked.
    useCounts = changes == nil ? useCounts.filter { settings.linter.rules.contains($0.key) } : [:]
    return Result(
      part: isLeftOut ? report.part([], problems: left) : part(of: matched.shown),
      summary: LintSummary(
        of: path, isLeftOut || changes != nil ? [] : left, shown: matched.shown, useCounts: useCounts),
      path: path, matched: matched, fixed: fixed, replaced: replaced, problem: outcome?.problem,
      tokens: inspection.tokens.union(replaced.map(TokenPath.init(_:))), uses: inspection.uses,
      guideNumber: settings.guideNumber, isLeftOut: isLeftOut)
  }

  /// Returns the part of the report for findings, without the reasons that they are not fixed unless these are wanted.
  private func part(of findings: [Diagnostic]) -> RunningReport.Part {
    guard !explainsFixes else { return report.part(findings) }
    return report.part(findings.map { $0.removingNotes(where: \.isReasonAgainstFix) })
  }

  /// Writes the results of a batch: the diffs of a dry run to standard output, then the report. Adds their
  /// counts and tokens. A source that could not be read is reported as left out, except for a missing file:
  /// it was deleted during the run.
  private mutating func record(_ outcomes: [Swift.Result<Result, FileError>]) {
    var results: [Result] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let result): results.append(result)
      // A file that was deleted while others were read is ignored.
      case .failure(let error): if !error.isMissing { reportLeftOut([error]) }
      }
    }
    if fixer?.isDry == true { Terminal.write(results.flatMap(\.fixed.diff)) }
    for index in results.indices where !results[index].isLeftOut {
      let result = results[index]
      let shown = baseline.record(result.matched)
      guard shown.count != result.matched.shown.count else { continue }
      // Some findings are those of a file that was moved, or are collected.
      results[index].part = part(of: shown)
      results[index].summary.show(shown, of: result.path)
    }
    report.write(results.map(\.part))
    for result in results {
      summary.add(result.summary)
      total.add(result.fixed, replaced: result.replaced)
      if let problem = result.problem { total.reportFailure(problem) }
      used[result.guideNumber, default: []].formUnion(result.tokens)
      uses += result.uses.map { TokenUseEntry(file: result.path, use: $0) }
      if result.isLeftOut { leftOutCount += 1 } else { checkedPaths.append(result.path) }
    }
  }

  /// Reports the tokens that none of the sources uses, for each guide whose settings want it. Must follow
  /// ``lint(_:_:)``.
  mutating func reportUnusedTokens() {
    var numbers: Set<Int> = []
    for settings in settings where settings.linter.rules.contains(.unusedToken) {
      guard let guide = settings.guide, numbers.insert(settings.guideNumber).inserted else { continue }
      let severity = settings.configuration.lint.severities[.unusedToken] ?? nil
      reportUnusedTokens(
        UnusedTokens.check(guide, used: used[settings.guideNumber] ?? [], severity: severity))
    }
  }

  /// Reports findings in guides.
  private mutating func reportUnusedTokens(_ findings: [Diagnostic]) {
    for (path, findings) in Dictionary(grouping: findings, by: \.range.file.path).sorted(by: {
      $0.key < $1.key
    }) {
      let shown = baseline.record(baseline.match(findings, of: path))
      summary.add(LintSummary(of: path, [], shown: shown, useCounts: [:]))
      write(shown)
    }
  }

  /// Reads standard input to its end, as a source with a path. The extension of the path determines the
  /// language.
  static func readStandardInput(as path: String) -> Swift.Result<SourceFile, FileError> {
    readSource(at: path) { limit throws(FileError) in try InputFile.readStandardInput(limit: limit) }
  }

  /// Reads the file of a source, or its contents in the index of git; fails if it is larger than its language allows.
  private func readFile(of source: Source) -> Swift.Result<SourceFile, FileError> {
    Self.readSource(at: source.path) { limit throws(FileError) in
      if let staged = changes?.stagedContents(of: source.path) { return staged }
      return try source.bytes(limit: limit)
    }
  }

  /// Reads a source, and limits its size to that of its language; an unknown extension counts as Swift.
  ///
  /// - Parameter read: reads up to one byte more than the limit.
  private static func readSource(
    at path: String, reading read: (_ limit: Int) throws(FileError) -> [UInt8]
  ) -> Swift.Result<SourceFile, FileError> {
    let limit = (Language.of(path) ?? .swift).maxByteCount
    do throws(FileError) {
      let bytes = try read(limit)
      guard bytes.count <= limit else {
        throw FileError("read", path, reason: "it is larger than \(limit >> 20) MiB")
      }
      return .success(SourceFile(path: path, bytes: bytes))
    } catch {
      return .failure(error)
    }
  }
}

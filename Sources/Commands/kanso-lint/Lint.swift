import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import KansoPOSIX
import KansoProject
import KansoSystem
import KansoTheme

@main
struct Lint: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-lint",
    abstract:
      "Find colors, fonts and lengths in Swift, Objective-C, storyboards and xibs that should be tokens.",
    discussion: """
      Each finding names the token with the same value, or the nearest one. Outdated frames in storyboards and xibs \
      are also found.

        kanso-lint --tokens tokens.yaml Sources
        kanso-lint --tokens tokens.yaml --fix Sources

      `kanso explain literal-padding` explains a rule. kanso.yaml turns rules on and off. To suppress one finding, \
      write a comment in the line before it:

        `// kanso:disable:next literal-padding - reason`

      Exit codes:
        0   no findings, or only warnings
        1   a finding is an error; with --strict, any finding
        64  wrong usage
        66  an input is missing, or a directory has no source
        74  reading failed; with --strict, a source is left out;
            with --fix, a file cannot be written
      """,
    version: Version.text)

  @Argument(
    help:
      """
      Files, or directories whose .swift, .m, .mm, .h, .storyboard and .xib files are read, except for files that git \
      ignores; - for standard input.
      """,
    completion: .file())
  var paths: [String] = []

  @Option(
    help: """
      The style guide, a YAML file, or a document of the design-token standard; - for standard input. Can be given \
      several times: the tokens of later files replace those of the files before them.
      """,
    completion: .file(extensions: ["yaml", "yml"]))
  var tokens: [String] = []

  @OptionGroup var resolver: ResolverOptions

  @Option(help: GuideOptions.configurationHelp, completion: .file(extensions: ["yaml"]))
  var configuration: String?

  @Option(
    name: .customLong("stdin-path"),
    help: "Read a source from standard input, and report it under this path.")
  var standardInputPath: String?

  @Option(
    help: ArgumentHelp(
      "For build systems: read the names of the sources, and of the guide of each, from a JSON file.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var groups: String?

  @OptionGroup var reporting: LintReportOptions

  @OptionGroup var scope: LintScopeOptions

  @OptionGroup var coverage: CoverageOptions

  @Option(help: "Run only this rule, even if it is off in kanso.yaml. Can be given several times.")
  var rule: [String] = []

  @Flag(help: "Replace literals with the tokens that have the same value, and report the other findings.")
  var fix = false

  @Flag(help: "With --fix: replace only literals around which names mention the token, as in titleFont = ….")
  var onlyNamed = false

  @Flag(help: "With --fix: print the changes as a patch, and change nothing.")
  var dryRun = false

  @Flag(help: "Check all sources again. Default: keep results in the user's folder for caches.")
  var noCache = false

  /// Checks that the options do not conflict, and that the rules exist.
  func validate() throws {
    if groups != nil {
      guard paths.isEmpty, standardInputPath == nil, tokens.isEmpty, configuration == nil, scope.merge == nil
      else {
        throw ValidationError(
          "--groups names the sources, guides, settings and results: leave out the others.")
      }
      guard !scope.writeBaseline else {
        throw ValidationError("--groups reads a baseline. `kanso lint SOURCES --write-baseline` writes it.")
      }
    } else if paths.isEmpty, standardInputPath == nil {
      throw ValidationError("Name the files to read, as in `kanso lint Sources`.")
    }
    if tokens.contains(GuideInput.standardInput), readsStandardInput {
      throw ValidationError(
        "Standard input can be read only once: name a file for --tokens or for the sources.")
    }
    if dryRun || onlyNamed, !fix { throw ValidationError("--dry-run and --only-named need --fix.") }
    if fix, standardInputPath != nil || paths.contains("-") {
      throw ValidationError("--fix changes files. It cannot change standard input.")
    }
    if !resolver.inputs.isEmpty, tokens.isEmpty { throw ValidationError("--input needs a guide: --tokens.") }
    if dryRun, reporting.format.isForMachines {
      throw ValidationError("--dry-run prints a patch. It cannot print \(reporting.format.rawValue).")
    }
    if scope.shard != nil || scope.merge != nil || groups != nil, fix || readsStandardInput {
      throw ValidationError("--shard, --merge and --groups are for files, without --fix.")
    }
    if scope.shard != nil, coverage.isWanted {
      throw ValidationError("The coverage is that of all sources, which kanso merge has.")
    }
    if reporting.uses, fix || coverage.coverage || reporting.format != .json {
      throw ValidationError("--uses is for --format json, without --fix and --coverage.")
    }
    if fix, scope.staged || scope.writeBaseline {
      throw ValidationError("--fix changes files: leave out --staged and --write-baseline.")
    }
    if coverage.coverage {
      guard [.text, .json].contains(reporting.format), !fix, !scope.writeBaseline, scope.isWhole else {
        throw ValidationError("The coverage is text or json, of whole files that are not changed.")
      }
    }
    if scope.writeBaseline, !rule.isEmpty {
      throw ValidationError("--write-baseline writes the findings of all rules: leave out --rule.")
    }
    for name in rule where !DiagnosticCatalog.rules.contains(where: { $0.id == name }) {
      let nearest = Spelling.nearest(to: name, among: DiagnosticCatalog.rules.map(\.id))
      throw ValidationError("There is no rule \(name).\(nearest.map { " Did you mean \($0)?" } ?? "")")
    }
  }

  /// Lints the sources, fixes them with `--fix`, and writes the report.
  ///
  /// - Throws: an exit code, after the report has been written.
  func run() throws {
    let groups = try groups.map { try SourceGroups(at: $0) }
    let project = try readProject()
    guard !project.diagnostics.hasErrors else { throw reportBlockingErrors(project.diagnostics) }
    let start = ContinuousClock.now
    // The other formats do not contain replacements. The summary counts them.
    let explainsFixes = fix || reporting.format == .json || reporting.verbose
    // Results are for reports in all formats.
    let isShared = scope.results != nil || scope.merge != nil || groups != nil
    let wantsReplacements =
      explainsFixes || isShared || [.text, .markdown].contains(reporting.format) && !reporting.quiet
    var settings = try settings(project, groups) { [self] configuration, guide in
      linter(configuration, guide, wantsReplacements: wantsReplacements)
    }
    var tree = try findSources(groups?.sources ?? paths, &settings)
    let sourceCount = tree.sources.count
    if let shard = scope.shard { tree.keep { shard.contains($0.path) } }
    let input = try readStandardInput(&settings)
    guard !settings.diagnostics.hasErrors else { throw reportBlockingErrors(settings.diagnostics) }
    if fix, settings.all.allSatisfy({ $0.guide == nil }) {
      throw Terminal.usageError(
        "--fix needs a guide: --tokens; kanso inventory makes one of what the app has")
    }
    if tree.isEmpty, !readsStandardInput {
      Terminal.writeError("warning: kanso.yaml excludes all sources that are named; nothing is checked\n")
    }
    // What can fail comes first, so that no document for machines is left unfinished.
    let baselineFile =
      if let groups { groups.baseline.map(BaselineFile.init(at:)) } else {
        BaselineFile(besides: project.path, near: firstPath)
      }
    let (baseline, changes) = (try scope.baseline(baselineFile), try scope.changes(at: firstPath))
    let cache = try scope.sharedResults(groups?.results ?? []) ?? self.cache
    // A single report, so that the output for machines is one document. A patch must be the only content of its stream.
    let stream: Terminal.Stream = dryRun ? .errors : .output
    if reporting.uses { Terminal.write(UsesReport.opening) }
    var run = LintRun(
      settings: settings.all,
      report: coverage.coverage || describesFix || scope.results != nil
        ? RunningReport(.text, detail: .none)
        : RunningReport(reporting.format, detail: reporting.detail, to: stream),
      fixer: fix ? FileFixer(isDry: dryRun) : nil, cache: cache, baseline: baseline, changes: changes,
      explainsFixes: explainsFixes)
    run.write(problems: project.diagnostics + settings.diagnostics)
    tree.reportLinks()
    run.reportLeftOut(tree.problems)
    run.lint(tree.sources, input)
    if scope.results != nil {
      return try scope.finishResults(run.checkedPaths.count, of: sourceCount, isQuiet: reporting.quiet)
    }
    try coverage.writeBadge(run.summary)
    if coverage.coverage, settings.all.allSatisfy({ $0.guide == nil }) {
      Terminal.writeError("note: there is no guide, so no use of a token counts; name it with --tokens\n")
    }
    guard !coverage.coverage else {
      let isJSON = reporting.format == .json
      Terminal.write(isJSON ? run.summary.coverageJSON : Array(run.summary.coverageText.utf8))
      return try coverage.check(run.summary)
    }
    if scope.shard == nil { run.reportUnusedTokens() }
    run.report.finish()
    if reporting.uses { Terminal.write(UsesReport.closing(run.uses)) }
    if describesFix {
      Terminal.write(run.total.markdown(run.summary))
    } else {
      Terminal.write(reporting.closing(run.summary, skipped: tree.skippedCounts), to: stream)
    }
    reporting.reportTime(ContinuousClock.now - start, run.summary)
    if fix, !reporting.format.isForMachines {
      Terminal.write(run.total.description(isDry: dryRun), to: stream)
    }
    try finish(run, baselineFile)
    if reporting.strict, run.leftOutCount > 0 {
      let counted = run.leftOutCount == 1 ? "a source is" : "\(run.leftOutCount) sources are"
      Terminal.writeError(
        "error: \(counted) left out, and --strict requires that all sources are checked. Fix the problems that are "
          + "reported above, or exclude the sources in kanso.yaml: `lint: {exclude: [PATH]}`.\n")
      throw ExitCode.inputOutput
    }
    if run.total.failureCount > 0 { throw ExitCode.inputOutput }
    try reporting.check(run.report.tally)
    try coverage.check(run.summary)
  }

  /// Writes the baseline, or reports how many of its findings are gone. Throws an exit code if it cannot be written,
  /// and 1 with `--strict` for findings that are gone.
  private func finish(_ run: LintRun, _ file: BaselineFile?) throws {
    guard let file else { return }
    if let found = run.baseline.collected {
      do throws(FileError) {
        let count = try file.write(found, checked: run.checkedPaths)
        Terminal.writeError("\(file.path.printable) has \(count) accepted finding\(count == 1 ? "" : "s")\n")
      } catch {
        throw error.reported(isInput: false)
      }
      return
    }
    let count = run.baseline.goneCount
    guard scope.isWhole, rule.isEmpty, count > 0 else { return }
    Terminal.writeError(
      "\(reporting.strict ? "error" : "note"): \(count) accepted finding\(count == 1 ? " is" : "s are") gone; "
        + "--write-baseline removes \(count == 1 ? "it" : "them") from \(file.path.printable)\n")
    if reporting.strict { throw ExitCode.findings }
  }

  /// True if the report is the description of a fix in Markdown, which has no findings in it.
  private var describesFix: Bool { fix && reporting.format == .markdown }

  /// The results of earlier runs in the working directory; nil for fixes, which need the syntax of the sources, and for
  /// build systems, which keep results themselves.
  private var cache: LintCache? {
    guard !fix, !noCache, groups == nil, let program = RunningProgram.path.flatMap({ FileIdentity($0) })
    else { return nil }
    return LintCache(ofFolder: InputFile.resolvedPath("."), tool: program.text)
  }

  /// Returns the linter for settings and a guide.
  private func linter(_ configuration: Configuration, _ guide: CompiledGuide?, wantsReplacements: Bool)
    -> Linter
  {
    let platform = configuration.platform ?? .auto
    return Linter(
      theme: guide?.theme?.addingRenamedTokens(), configuration: configuration,
      only: Set(DiagnosticCatalog.rules.filter { rule.contains($0.id) }),
      fixer: wantsReplacements
        ? Fixer(
          Fixer.Types(platform: platform.rawValue),
          writesObjectiveCHeader: configuration.writesObjectiveCHeader, onlyMentioned: onlyNamed)
        : nil, collectsUses: reporting.uses)
  }

  /// Reports the diagnostics that keep the lint from running, and returns the exit code of findings. They are
  /// written to standard error as text. The formats for machines also get them as a document on standard
  /// output.
  func reportBlockingErrors(_ diagnostics: [Diagnostic]) -> ExitCode {
    if reporting.format.isForMachines { Terminal.report(diagnostics, as: .text) }
    if reporting.uses { Terminal.write(UsesReport.opening) }
    Terminal.report(diagnostics, as: reporting.format)
    if reporting.uses { Terminal.write(UsesReport.closing([])) }
    return .findings
  }
}

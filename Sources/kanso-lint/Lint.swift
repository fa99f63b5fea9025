import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoTheme

@main
struct Lint: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-lint",
    abstract:
      "Find the literals of style in Swift, Objective-C and Interface Builder that bypass the style guide.",
    discussion: """
      Colors, fonts, paddings, sizes, radii and widths of lines that are written as numbers where they are used, each with \
      the token that it is or the nearest one; and frames in storyboards and xibs that are out of date. `kanso explain literal-padding` explains a rule; kanso.yaml turns rules on \
      and off. A finding is silenced by a comment in the line before it: \
      `// kanso:disable:next literal-padding - reason`.

      Exit codes: 0 all is well or there are warnings only; 1 there are findings at the level of errors, or any with \
      --strict; 64 wrong usage; 66 an input is missing, or a directory has no source; 74 reading failed, a source is \
      left out with --strict, or a file cannot be written with --fix.
      """)

  @Argument(
    help:
      "Files, or directories whose .swift, .m, .mm, .h, .storyboard and .xib files are read but for those that git ignores; - for standard input.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "The style guide; - for standard input.", completion: .file(extensions: ["yaml", "yml"]))
  var tokens: String?

  @Option(help: "The project's configuration, instead of the kanso.yaml beside the guide or above it.")
  var configuration: String?

  @Option(name: .customLong("stdin-path"), help: "Read standard input, and report on it under this path.")
  var standardInputPath: String?

  @Option(
    name: .customLong("format"),
    help: """
      How to report on standard output: text for people, xcode for build logs; json, sarif, github, junit and checkstyle \
      for machines. What keeps the run from reading its inputs is reported on standard error.
      """)
  var format: ReportFormat = .text

  @Flag(help: "Exit with 1 if there is any finding, and with 74 if a source is left out.")
  var strict = false

  @Option(help: "Run this rule alone, whatever the project says. May be given several times.")
  var rule: [String] = []

  @Flag(help: "Put tokens in the place of literals that are their values, and report what is left.")
  var fix = false

  @Flag(help: "With --fix: print what would change, as diff -u writes it, and change nothing.")
  var dryRun = false

  func validate() throws {
    if paths.isEmpty, standardInputPath == nil { throw ValidationError("Name the files to read.") }
    if tokens == GuideInput.standardInput, readsStandardInput {
      throw ValidationError(
        "Standard input can be read only once: name a file for --tokens or for the sources.")
    }
    if dryRun, !fix { throw ValidationError("--dry-run belongs to --fix.") }
    if fix, standardInputPath != nil || paths.contains("-") {
      throw ValidationError("--fix changes files, and standard input is none.")
    }
    if fix, tokens == nil { throw ValidationError("--fix needs a guide: --tokens.") }
    if dryRun, format.isForMachines {
      throw ValidationError("--dry-run prints a diff, and no \(format.rawValue).")
    }
    for name in rule where DiagnosticID(rawValue: name).flatMap(Rule.of) == nil {
      let nearest = Spelling.nearest(to: name, among: Rule.all.map(\.id.rawValue))
      throw ValidationError("There is no rule \(name).\(nearest.map { " Did you mean \($0)?" } ?? "")")
    }
  }

  func run() throws {
    let project = try project()
    guard !project.diagnostics.hasErrors else { throw refusal(project.diagnostics) }
    let settings = project.configuration.lint
    // The other formats do not show what could be written instead.
    let wantsMends = fix || format == .json
    let platform = project.configuration.compileSettings["platform"] ?? "auto"
    let guide = try guide(project)
    let linter = Linter(
      theme: guide?.theme, settings: settings, only: Set(rule.compactMap(DiagnosticID.init)),
      mender: wantsMends
        ? Mender(Mender.Types(platform: platform), writesObjectiveCHeader: project.writesObjectiveCHeader)
        : nil)
    let tree = try sources(settings)
    if tree.isEmpty, !readsStandardInput {
      Terminal.complain("warning: kanso.yaml excludes all sources that are named; nothing is checked\n")
    }
    // One report, so that a machine gets one document. A patch must be all that its stream has.
    var run = LintRun(
      linter: linter, configuration: project.configuration,
      report: RunningReport(format, to: dryRun ? .errors : .output),
      mending: fix ? Mending(module: settings.module, isDry: dryRun) : nil)
    run.report(problems: project.diagnostics)
    tree.reportLinks()
    run.leaveOut(tree.problems)
    run.read(tree.sources, standardInput())
    if linter.rules.contains(.unusedToken), let guide { run.report(unusedIn: guide) }
    run.report.finish()
    if fix, !format.isForMachines {
      Terminal.write(run.total.text(isDry: dryRun), to: dryRun ? .errors : .output)
    }
    if strict, run.leftOutCount > 0 {
      let counted = run.leftOutCount == 1 ? "a source is" : "\(run.leftOutCount) sources are"
      Terminal.complain(
        "error: \(counted) left out, and --strict accepts only runs that check all. Make what is named above readable, or "
          + "exclude it in kanso.yaml: `lint: {exclude: [PATH]}`.\n")
      throw ExitCode.inputOutput
    }
    if run.total.failureCount > 0 { throw ExitCode.inputOutput }
    if run.report.tally.errors > 0 || strict && !run.report.tally.isEmpty { throw ExitCode.findings }
  }

  // MARK: Input

  private func project() throws -> ProjectConfiguration {
    do {
      if let configuration { return try ProjectConfiguration(at: configuration) }
      return try ProjectConfiguration(for: tokens ?? "tokens.yaml")
    } catch {
      throw error.reported(isInput: true)
    }
  }

  private func guide(_ project: ProjectConfiguration) throws -> CompiledGuide? {
    guard let tokens else { return nil }
    let compiled = try GuideInput(tokens, configuration: project.path).compiled()
    guard compiled.theme != nil else {
      throw refusal(compiled.diagnostics)
    }
    return compiled
  }

  /// Reports why there is nothing to lint with, on standard error; the documents that machines read have it as well.
  private func refusal(_ diagnostics: [Diagnostic]) -> ExitCode {
    if format.isForMachines { Terminal.report(diagnostics, as: .text) }
    Terminal.report(diagnostics, as: format)
    return .findings
  }

  private func sources(_ settings: LintSettings) throws -> SourceTree {
    let (included, excluded) = (settings.include.map(Glob.init), settings.exclude.map(Glob.init))
    let named = paths.filter { $0 != "-" }
    do throws(FileError) {
      let found = try SourceFiles.find(in: named, endings: Language.endings)
      let files = found.filter { path in
        (included.isEmpty || included.contains { $0.matches(path) })
          && !excluded.contains { $0.matches(path) }
      }
      return try SourceTree(files, named: named)
    } catch {
      throw error.reported(isInput: true)
    }
  }

  private var readsStandardInput: Bool { standardInputPath != nil || paths.contains("-") }

  private func standardInput() -> Result<SourceFile, FileError>? {
    readsStandardInput ? LintRun.readStandardInput(as: standardInputPath ?? "<stdin>") : nil
  }
}

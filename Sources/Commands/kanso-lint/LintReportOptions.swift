import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting

/// The options about the form of the report of a lint, and about its exit code.
struct LintReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: """
      \(GuideOptions.formatHelp) The report is written to standard output. Problems of the run, such as a source \
      that cannot be read, are written to standard error.
      """)
  var format: ReportFormat = .text

  @Flag(
    help: "Show code frames for all findings. Default: for up to 20 of them, else a line each and a summary.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Show no summary.")
  var quiet = false

  @Flag(help: "Show only the summary.")
  var summary = false

  @Flag(help: "With --format json: write an object with the findings and the places of all uses of tokens.")
  var uses = false

  @Flag(help: "Exit with 1 if there is any finding, and with 74 if a source is left out.")
  var strict = false

  @Option(help: ArgumentHelp("Exit with 1 if there are more warnings.", valueName: "number"))
  var maxWarnings: Int?

  /// The number of findings that are shown with code frames without `--verbose`.
  static let maxFramedCount = 20

  func validate() throws {
    if quiet && summary || verbose && summary {
      throw ValidationError("--summary shows no findings: leave out --quiet and --verbose.")
    }
    if verbose || summary, format != .text {
      throw ValidationError("--verbose and --summary need --format text.")
    }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings is 0 or more.") }
  }

  /// The form of findings as text.
  var detail: RunningReport.Detail {
    summary ? .none : verbose ? .frames : .framesForFew(maxCount: Self.maxFramedCount)
  }

  /// True if the report ends with a summary.
  private func hasSummary(_ total: LintSummary) -> Bool {
    format == .text && !quiet && (summary || total.tally.count > Self.maxFramedCount)
  }

  /// Returns the end of a report as text: the summary for many findings, else a line about the fix.
  ///
  /// - Parameter skipped: the number of sources that are not read, by the names of their directories.
  func closing(_ total: LintSummary, skipped: [String: Int]) -> String {
    if hasSummary(total) { return (summary ? "" : "\n") + total.text(skipped: skipped) }
    if format == .markdown, !quiet { return "\n\(total.coverageLine)\(total.fixLine)" }
    guard format == .text, !quiet, !verbose, !total.tally.isEmpty else { return "" }
    return "\(total.tally.description)\n\(total.fixLine)"
  }

  /// Writes the duration of a run to standard error, beside a summary: equal sources have equal reports.
  func reportTime(_ duration: Duration, _ total: LintSummary) {
    guard hasSummary(total) else { return }
    let seconds = duration / .seconds(1)
    Terminal.writeError("checked in \(seconds.formatted(as: .decimal(maxFractionDigits: 1))) s\n")
  }

  /// Throws the exit code 1 for findings that fail the run.
  func check(_ tally: Tally) throws {
    let isFull = maxWarnings.map { tally.warningCount > $0 } ?? false
    if tally.errorCount > 0 || strict && !tally.isEmpty || isFull { throw ExitCode.findings }
  }
}

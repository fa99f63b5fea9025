import ArgumentParser
import KansoCommandLine
import KansoFormatting
import KansoSystem

/// The options about the share of uses of style that are tokens.
struct CoverageOptions: ParsableArguments {
  @Flag(
    help: "Print the share of uses of style that are tokens, by rule, folder and file, instead of findings.")
  var coverage = false

  @Option(help: "Write the share as a picture in SVG.", completion: .file(extensions: ["svg"]))
  var badge: String?

  @Option(help: ArgumentHelp("Exit with 1 if the share is lower.", valueName: "percent"))
  var minimumCoverage: Double?

  @Flag(help: "Exit with 1 if there is a literal that the baseline does not accept.")
  var noWorse = false

  func validate() throws {
    if let minimumCoverage, !(0...100).contains(minimumCoverage) {
      throw ValidationError("--minimum-coverage is a number from 0 to 100.")
    }
  }

  /// True if an option asks for the coverage.
  var isWanted: Bool { coverage || badge != nil || minimumCoverage != nil || noWorse }

  /// Writes the picture. Writes a failure to standard error, and throws its exit code.
  func writeBadge(_ summary: LintSummary) throws {
    guard let badge else { return }
    let picture = CoverageBadge(percent: summary.totalCoverage.percent)
    do throws(FileError) {
      StagedFile.removeTemporaryFiles(of: badge)
      try StagedFile(badge, bytes: Array(picture.svg.utf8)).replace()
    } catch {
      throw error.reported(isInput: false)
    }
  }

  /// Throws the exit code 1, after an error on standard error, if the share is too low.
  func check(_ summary: LintSummary) throws {
    let total = summary.totalCoverage
    let new = summary.shownLiteralCount
    if noWorse, new > 0 {
      Terminal.writeError(
        "error: \(new) literal\(new == 1 ? " is" : "s are") not in \(Baseline.fileName), and --no-worse allows none\n"
      )
      throw ExitCode.findings
    }
    guard let minimumCoverage, total.share * 100 < minimumCoverage else { return }
    Terminal.writeError(
      "error: \(total.fraction), which is less than --minimum-coverage \(minimumCoverage.formatted(as: .shortest))\n"
    )
    throw ExitCode.findings
  }
}

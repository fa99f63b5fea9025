import ArgumentParser
import KansoCommandLine
import KansoSystem

/// The options about which findings of a lint are reported: all, those on changed lines, or those that a baseline does not
/// have.
struct LintScopeOptions: ParsableArguments {
  @Flag(help: "Accept all findings: write them to \(Baseline.fileName), from where later runs read them.")
  var writeBaseline = false

  @Flag(help: "Report the findings of the baseline, too.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp(
      "Report findings only on lines that have changed since a git revision, such as origin/main.",
      valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Report findings only on lines that are staged for a git commit.")
  var staged = false

  func validate() throws {
    if staged, changedSince != nil { throw ValidationError("Use either --staged or --changed-since.") }
    if writeBaseline, staged || changedSince != nil || noBaseline {
      throw ValidationError("--write-baseline writes all findings.")
    }
  }

  /// True if the findings of whole files are reported.
  var isWhole: Bool { !staged && changedSince == nil }

  /// Asks git for the changed lines; nil if all lines count. Writes a failure to standard error, and throws its exit code.
  func changes() throws -> ChangedLines? {
    do throws(FileError) {
      if staged { return try ChangedLines(.staged) }
      return try changedSince.map { revision throws(FileError) in try ChangedLines(.since(revision)) }
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Reads the baseline beside `kanso.yaml`, else in the working directory. Writes a failure to standard error, and throws
  /// its exit code.
  ///
  /// - Parameter configuration: the path of `kanso.yaml`; nil if there is none.
  func baseline(besides configuration: String?) throws -> BaselineMatcher {
    let place = BaselineFile(besides: configuration)
    guard !noBaseline, !writeBaseline else {
      return BaselineMatcher(in: place.folder, collects: writeBaseline)
    }
    do throws(FileError) { return BaselineMatcher(try place.read(), in: place.folder) } catch {
      throw error.reported(isInput: true)
    }
  }
}

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
  ///
  /// - Parameter path: a source, or a folder of sources.
  func changes(at path: String) throws -> ChangedLines? {
    do throws(FileError) {
      if staged { return try ChangedLines(.staged, at: path) }
      return try changedSince.map { revision throws(FileError) in try ChangedLines(.since(revision), at: path)
      }
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Reads the baseline of the project. Writes a failure to standard error, and throws its exit code.
  func baseline(_ file: BaselineFile) throws -> BaselineMatcher {
    guard !noBaseline, !writeBaseline else {
      return BaselineMatcher(in: file.folder, collects: writeBaseline)
    }
    do throws(FileError) { return BaselineMatcher(try file.read(), in: file.folder) } catch {
      throw error.reported(isInput: true)
    }
  }
}

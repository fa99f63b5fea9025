import ArgumentParser
import KansoCommandLine
import KansoLint
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

  @Option(
    help: ArgumentHelp(
      "Check one part of the sources, such as 2/4 for the second of four. All parts together have each source once.",
      valueName: "part"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "With --shard: write what is found into this folder instead of reporting it; `kanso merge` reports it.",
      valueName: "folder"),
    completion: .directory)
  var results: String?

  @Option(
    help: ArgumentHelp(
      "Report on all sources with what the parts have written into this folder, as `kanso merge` does.",
      valueName: "folder"),
    completion: .directory)
  var merge: String?

  func validate() throws {
    if shard != nil, writeBaseline || merge != nil {
      throw ValidationError("A part knows its own sources only: leave out --write-baseline and --merge.")
    }
    if results != nil, shard == nil {
      throw ValidationError("--results is for a part of the sources: --shard.")
    }
    if results != nil, !isComplete {
      throw ValidationError("--results has whole files: leave out --staged and --changed-since.")
    }
    if staged, changedSince != nil { throw ValidationError("Use either --staged or --changed-since.") }
    if writeBaseline, staged || changedSince != nil || noBaseline {
      throw ValidationError("--write-baseline writes all findings.")
    }
  }

  /// True if the findings of whole files are reported.
  private var isComplete: Bool { !staged && changedSince == nil }
  /// True if the findings of whole files are reported, and all sources are checked.
  var isWhole: Bool { isComplete && shard == nil }

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

  /// Returns the results that are written for other machines, or that they have written; nil if there are none. Writes a
  /// failure to standard error, and throws its exit code.
  ///
  /// - Parameter paths: files with results of other machines.
  func sharedResults(_ paths: [String]) throws -> LintCache? {
    do throws(FileError) {
      if let results, let shard { return try ShardResults(folder: results).results(of: shard) }
      if let merge { return try ShardResults(folder: merge).merged() }
      return paths.isEmpty ? nil : ShardResults.merging(paths)
    } catch {
      throw error.reported(isInput: results == nil)
    }
  }

  /// Says how many of the sources a part has checked, unless it is to be quiet, if its results were written. Writes a failure to standard error, and
  /// throws its exit code.
  func finishResults(_ checkedCount: Int, of sourceCount: Int, isQuiet: Bool) throws {
    guard let results, let shard else { return }
    do throws(FileError) { try ShardResults(folder: results).check(shard) } catch {
      throw error.reported(isInput: false)
    }
    guard !isQuiet else { return }
    Terminal.writeError(
      "\(checkedCount) of \(sourceCount) sources are checked; kanso merge reports on them\n")
  }

  /// Reads the baseline of the project. Writes a failure to standard error, and throws its exit code.
  ///
  /// - Parameter file: the file of the baseline; nil for none.
  func baseline(_ file: BaselineFile?) throws -> BaselineMatcher {
    guard let file, !noBaseline, !writeBaseline else {
      return BaselineMatcher(in: file?.folder ?? ProjectFolder(""), collects: writeBaseline)
    }
    do throws(FileError) { return BaselineMatcher(try file.read(), in: file.folder) } catch {
      throw error.reported(isInput: true)
    }
  }
}

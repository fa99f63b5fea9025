import ArgumentParser

/// The command `kanso merge`: replaces the process with the program `kanso-lint`, which reports on what the parts of a
/// lint have found.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Report on sources that several machines have checked (needs kanso-lint).",
    discussion: """
      The machines run `kanso lint SOURCES --shard 1/4 --results RESULTS`, and so on to 4/4. Then \
      `kanso merge RESULTS SOURCES`, with the options of `kanso lint` that they had, prints what a lint of all sources \
      would. `--format`, `--write-baseline` and `--coverage` work as usual.
      """
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Checks that a folder comes first.
  func validate() throws {
    if let first = arguments.first, ["-h", "--help"].contains(first) { throw CleanExit.helpRequest(self) }
    guard let folder = arguments.first, !folder.hasPrefix("-") else {
      throw ValidationError("Name the folder of the results first, as in `kanso merge RESULTS SOURCES`.")
    }
  }

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-lint", ["--merge"] + arguments, build: "swift build -c release --product kanso-lint")
  }
}

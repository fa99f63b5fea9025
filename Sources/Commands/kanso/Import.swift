import ArgumentParser

/// The command `kanso import`: replaces the process with the program `kanso-import`. It is a separate
/// program, so that a build step that compiles guides does not have to build it.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a style guide from the token files of another tool (needs kanso-import).",
    discussion: "Passes all arguments to kanso-import. `kanso import --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-import", arguments, build: "swift build -c release --product kanso-import")
  }
}

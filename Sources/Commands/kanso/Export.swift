import ArgumentParser

/// The command `kanso export`: replaces the process with the program `kanso-export`. It is a separate
/// program, so that a build step that compiles guides does not have to build it.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the tokens of a style guide for other platforms, such as CSS (needs kanso-export).",
    discussion: "Passes all arguments to kanso-export. `kanso export --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-export", arguments, build: "swift build -c release --product kanso-export")
  }
}

import ArgumentParser

/// The command `kanso lint`: replaces the process with the program `kanso-lint`. It is a separate program,
/// because swift-syntax takes minutes to build.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find colors, fonts and lengths in sources that should be tokens (needs kanso-lint).",
    discussion: "Passes all arguments to kanso-lint. `kanso lint --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-lint", arguments, build: "swift build -c release --product kanso-lint")
  }
}

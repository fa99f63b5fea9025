import ArgumentParser

/// The command `kanso coverage`: replaces the process with the program `kanso-lint`, which counts the uses of tokens.
struct Coverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Print the share of colors, fonts and lengths in sources that are tokens (needs kanso-lint).",
    discussion: "Passes all arguments to `kanso-lint --coverage`. `kanso lint --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-lint", ["--coverage"] + arguments, build: "swift build -c release --product kanso-lint")
  }
}

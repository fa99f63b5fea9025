import ArgumentParser

/// The command `kanso preview`: replaces the process with the program `kanso-preview`. It is in a separate
/// package, so that other builds do not need the libraries for pictures.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Draw a style guide, storyboards and xibs, or what changed in them (needs kanso-preview).",
    discussion: "Passes all arguments to kanso-preview. `kanso preview --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-preview", arguments, build: "scripts/preview")
  }
}

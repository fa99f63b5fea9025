import ArgumentParser

/// The command `kanso convert`: replaces the process with the program `kanso-convert`. It is a separate program, so that
/// a build step that compiles guides does not have to build it.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write storyboards and xibs as programmatic layout (needs kanso-convert).",
    discussion: "Passes all arguments to kanso-convert. `kanso convert --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws {
    throw try SiblingTool.exec(
      "kanso-convert", arguments, build: "swift build -c release --product kanso-convert")
  }
}

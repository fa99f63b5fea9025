import ArgumentParser

/// Hands over to `kanso-export`, which is a command of its own so that a build step that compiles guides need not
/// build it.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a style guide for other platforms, such as CSS (needs kanso-export).",
    discussion: "Everything after the word is for kanso-export; try `kanso export --help`."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    throw try Handover.run(
      "kanso-export", arguments, build: "swift build -c release --product kanso-export")
  }
}

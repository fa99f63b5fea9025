import ArgumentParser

/// Hands over to `kanso-lint`, which is a command of its own since swift-syntax takes minutes to build.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find the literals of style in sources that bypass the style guide (needs kanso-lint).",
    discussion: "Everything after the word is for kanso-lint; try `kanso lint --help`."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    throw try Handover.run(
      "kanso-lint", arguments, build: "swift build -c release --product kanso-lint")
  }
}

import ArgumentParser

/// Hands over to `kanso-preview`, which is a package of its own, so that what pictures need is in nobody's build.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Show a style guide, storyboards and xibs to people, or what changed in them (needs kanso-preview).",
    discussion: "Everything after the word is for kanso-preview; try `kanso preview --help`."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    throw try Handover.run(
      "kanso-preview", arguments, build: "scripts/preview")
  }
}

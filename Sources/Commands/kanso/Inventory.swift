import ArgumentParser

/// The command `kanso inventory`: replaces the process with the program `kanso-inventory`. It is a separate
/// program, so that a build step that compiles guides does not have to build it.
struct Inventory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inventory",
    abstract: "Count the style of an app, and propose a style guide of it (needs kanso-inventory).",
    discussion: "Passes all arguments to kanso-inventory. `kanso inventory --help` lists its options."
  )

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  /// Replaces the process. If the program is not found, throws the exit code 66 after an error on standard
  /// error.
  func run() throws { throw try Self.exec(arguments) }

  /// Replaces the process with the program. Returns only if it is not found.
  static func exec(_ arguments: [String]) throws -> ExitCode {
    try SiblingTool.exec(
      "kanso-inventory", arguments, build: "swift build -c release --product kanso-inventory")
  }
}

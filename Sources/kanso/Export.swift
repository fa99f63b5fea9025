import ArgumentParser
import Foundation
import KansoCommandLine

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

  func run() throws { throw try Handover.run("kanso-export", arguments) }
}

/// Becomes another program of the project: the one beside this one, else one on `PATH`.
enum Handover {
  /// Returns only where there is no such program.
  static func run(_ name: String, _ arguments: [String]) throws -> ExitCode {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    if let beside { execv(beside, &words) }
    execvp(name, &words)
    Terminal.complain(
      "error: \(name) was not found beside kanso nor on the PATH; build it with `swift build -c release --product \(name)`\n"
    )
    return .noInput
  }
}

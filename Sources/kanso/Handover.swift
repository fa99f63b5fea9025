import Foundation
import ArgumentParser
import KansoCommandLine

/// Becomes another program of the project: the one beside this one, else one on `PATH`.
enum Handover {
  /// Returns only where there is no such program.
  /// - Parameter build: how the program is built.
  static func run(_ name: String, _ arguments: [String], build: String) throws -> ExitCode {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    if let beside { execv(beside, &words) }
    execvp(name, &words)
    Terminal.complain(
      "error: \(name) was not found beside kanso nor on the PATH; build it with `\(build)`\n"
    )
    return .noInput
  }
}

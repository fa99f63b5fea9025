import Foundation
import ArgumentParser
import KansoCommandLine

/// Another program of the project, installed beside this one or on `PATH`.
enum SiblingTool {
  /// Replaces the process with the program: the one beside this program, or else the first on `PATH`. Returns
  /// only if none can be executed: writes an error to standard error, and returns the exit code 66.
  ///
  /// - Parameter build: the command that builds the program, for the message.
  static func exec(_ name: String, _ arguments: [String], build: String) throws -> ExitCode {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    if let beside { execv(beside, &words) }
    execvp(name, &words)
    Terminal.writeError(
      "error: \(name) was not found beside kanso nor on the PATH; build it with `\(build)`\n"
    )
    return .noInput
  }
}

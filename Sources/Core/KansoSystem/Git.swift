import Foundation

/// Runs of the git command.
package enum Git {
  /// The output of a run that has ended, successfully or not.
  package struct Answer {
    /// The standard output; empty if git failed.
    package let output: Data
    package let isSuccess: Bool
    /// The message of git after a fatal error, on one line and with its advice; nil without one.
    package let message: String?

    /// The message, if git found a repository and refused to work in it.
    package var refusal: String? {
      message.flatMap { $0.isEmpty || $0.contains("not a git repository") ? nil : $0 }
    }
  }

  /// The exit code of git for fatal errors.
  private static let fatal: Int32 = 128

  /// Runs git in a directory, and waits for its end. Runs it a second time after a fatal error, to read the
  /// message. Returns nil if there is no git.
  package static func run(_ arguments: [String], in directory: String) -> Answer? {
    guard let run = launch(arguments, in: directory, reads: .output) else { return nil }
    guard run.status != 0 else { return Answer(output: run.output, isSuccess: true, message: nil) }
    guard run.status != Subprocess.programNotFound else { return nil }
    // A second run is simpler than reading two pipes at once, which needs another thread, and it is rare.
    guard run.status == fatal, let errors = launch(arguments, in: directory, reads: .errors) else {
      return Answer(output: Data(), isSuccess: false, message: nil)
    }
    let message = errors.text.split { $0.isWhitespace }.joined(separator: " ")
    return Answer(output: Data(), isSuccess: false, message: message)
  }

  /// Runs git once with messages in English. A repository may configure a program that watches its files; it is not run.
  private static func launch(
    _ arguments: [String], in directory: String, reads streams: Subprocess.Streams
  ) -> Subprocess.Outcome? {
    Subprocess.run(
      ["LC_ALL=C", "git", "-c", "core.fsmonitor=false", "-C", directory] + arguments, reads: streams)
  }
}

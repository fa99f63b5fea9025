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
  /// The exit code of `env` for a program that is not found.
  private static let programNotFound: Int32 = 127

  /// Runs git in a directory, and waits for its end. Runs it a second time after a fatal error, to read the
  /// message. Returns nil if there is no git.
  package static func run(_ arguments: [String], in directory: String) -> Answer? {
    guard let (status, output) = launch(arguments, in: directory, reads: .output) else { return nil }
    guard status != 0 else { return Answer(output: output, isSuccess: true, message: nil) }
    guard status != programNotFound else { return nil }
    // A second run is simpler than reading two pipes at once, which needs another thread, and it is rare.
    guard status == fatal, let (_, errors) = launch(arguments, in: directory, reads: .errors) else {
      return Answer(output: Data(), isSuccess: false, message: nil)
    }
    let message = String(decoding: errors, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    return Answer(output: Data(), isSuccess: false, message: message)
  }

  /// The stream that is read; the other one is discarded.
  private enum Stream { case output, errors }

  /// Runs git once, without standard input and with messages in English, and returns its exit code and the
  /// output on one of its streams. Returns nil if the process cannot be started.
  private static func launch(
    _ arguments: [String], in directory: String, reads stream: Stream
  ) -> (exitCode: Int32, output: Data)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository may configure a program that watches its files; it is not run here. Messages are in English, so that
    // they can be recognized.
    process.arguments = ["LC_ALL=C", "git", "-c", "core.fsmonitor=false", "-C", directory] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    switch stream {
    case .output: process.standardOutput = pipe
    case .errors: process.standardError = pipe
    }
    // Waiting for the process with `Process` uses a run loop, which adds up to 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return (process.terminationStatus, data)
  }
}

import Foundation

/// Runs of git.
enum Git {
  /// The end of a run.
  struct Answer {
    /// Standard output; empty where git failed.
    let output: Data
    /// The message of git where it found a repository and would not work in it, on one line, with the advice that git
    /// gives.
    let refusal: String?
  }

  /// The exit code of git for fatal errors.
  private static let fatal: Int32 = 128

  /// Returns nil where there is no git.
  static func run(_ arguments: [String], in directory: String) -> Answer? {
    guard let (status, output) = run(arguments, in: directory, reads: .output) else { return nil }
    guard status != 0 else { return Answer(output: output, refusal: nil) }
    // A second run, since reading two pipes at once takes a thread more, and this is rare.
    guard status == fatal, let (_, errors) = run(arguments, in: directory, reads: .errors) else {
      return Answer(output: Data(), refusal: nil)
    }
    let message = String(decoding: errors, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    let isOutside = message.contains("not a git repository")
    return Answer(output: Data(), refusal: isOutside || message.isEmpty ? nil : message)
  }

  private enum Stream { case output, errors }

  private static func run(
    _ arguments: [String], in directory: String, reads stream: Stream
  ) -> (Int32, Data)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository may name a program to watch its files, which is not run here. Messages are in English, to be told apart.
    process.arguments = ["LC_ALL=C", "git", "-c", "core.fsmonitor=false", "-C", directory] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    switch stream {
    case .output: process.standardOutput = pipe
    case .errors: process.standardError = pipe
    }
    // Waiting for the process itself goes through a run loop, which is 50 ms late.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return (process.terminationStatus, data)
  }
}

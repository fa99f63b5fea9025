import Foundation

/// Runs of other programs.
package enum Subprocess {
  /// The streams that are read; the others are discarded.
  package enum Streams { case output, errors, both }

  /// The end of a run.
  package struct Outcome: Sendable {
    /// The exit code; the number of the signal if one ended the program.
    package let status: Int32
    /// True if a signal ended the program.
    package let wasKilled: Bool
    /// The bytes of the streams that were read, in the order in which they were written.
    package let output: Data

    /// True if the program exited with 0.
    package var isSuccess: Bool { status == 0 && !wasKilled }
    /// The bytes as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The exit status of `env` for a program that is not found.
  package static let programNotFound: Int32 = 127

  /// The programs that run now.
  private static let running = RunningPrograms()

  /// Runs a program that is found on `PATH`, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the name of the program and its arguments, after settings of variables such as `LC_ALL=C`.
  ///   - directory: the working directory; nil for that of this process.
  ///   - input: the bytes of standard input; nil for none.
  ///   - streams: the streams that are read.
  ///   - timeLimit: the time after which the program is ended, in seconds; nil for none.
  /// - Returns: nil if the process cannot be started.
  package static func run(
    _ arguments: [String], in directory: String? = nil, input: Data? = nil, reads streams: Streams,
    timeLimit: Double? = nil
  ) -> Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let pipe = Pipe()
    let inputPipe = input.map { _ in Pipe() }
    process.standardInput = inputPipe ?? FileHandle.nullDevice
    process.standardOutput = streams == .errors ? FileHandle.nullDevice : pipe
    process.standardError = streams == .output ? FileHandle.nullDevice : pipe
    // Waiting for the process with `Process` uses a run loop, which adds up to 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    let identifier = process.processIdentifier
    running.add(identifier)
    defer { running.remove(identifier) }
    var limit: DispatchWorkItem?
    if let timeLimit {
      let item = DispatchWorkItem { kill(identifier, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeLimit, execute: item)
      limit = item
    }
    // On another thread, since a program may write before it has read all.
    if let input, let inputPipe {
      Thread.detachNewThread {
        try? inputPipe.fileHandleForWriting.write(contentsOf: input)
        try? inputPipe.fileHandleForWriting.close()
      }
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    limit?.cancel()
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal, output: data
    )
  }

  /// Ends all programs that run, for the end of this process.
  package static func endAll() { running.endAll() }
}

/// The identifiers of running programs.
private final class RunningPrograms: @unchecked Sendable {
  private let lock = NSLock()
  private var identifiers: Set<Int32> = []

  func add(_ identifier: Int32) { lock.withLock { _ = identifiers.insert(identifier) } }
  func remove(_ identifier: Int32) { lock.withLock { _ = identifiers.remove(identifier) } }
  func endAll() { lock.withLock { identifiers.forEach { _ = kill($0, SIGTERM) } } }
}

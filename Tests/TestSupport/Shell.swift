import Foundation

/// Runs programs and waits for their end without blocking a thread of the concurrency pool.
///
/// It uses Foundation's `Process`, not the package swift-subprocess: each package that uses Kanso resolves every
/// dependency of this package, even one that only tests need.
public enum Shell {
  /// The exit status and the output of a program.
  public struct Outcome: Sendable {
    /// The exit code, or the negative number of the signal that ended the program.
    public let status: Int32
    /// The bytes of standard output.
    public let outputBytes: Data
    /// Standard output as text.
    public var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Standard error.
    public let errors: String

    /// Creates an outcome, for example of several programs.
    public init(status: Int32, output: String, errors: String) {
      (self.status, self.outputBytes, self.errors) = (status, Data(output.utf8), errors)
    }

    fileprivate init(status: Int32, outputBytes: Data, errors: String) {
      (self.status, self.outputBytes, self.errors) = (status, outputBytes, errors)
    }
  }

  /// The maximum number of simultaneous programs. Waiting tests do not keep other tests from starting programs.
  private static let slots = Slots(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

  /// Runs a program and returns its outcome.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is found on `PATH`.
  ///   - environment: the variables in addition to those of this process.
  ///   - input: the bytes of standard input, empty by default.
  /// - Throws: an error if the files for the output cannot be created. A program that does not exist has the status
  ///   127.
  public static func run(
    _ program: String, _ arguments: [String], in directory: URL? = nil,
    environment: [String: String] = [:], input: Data = Data()
  ) async throws -> Outcome {
    await slots.take()
    defer { slots.release() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let directory { process.currentDirectoryURL = directory }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let scratch = try TemporaryDirectory()
    let (output, errors) = (
      scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err")
    )
    // The output goes to files, not pipes: a full pipe blocks the program.
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    if input.isEmpty {
      process.standardInput = FileHandle.nullDevice
    } else {
      let file = scratch.url.appendingPathComponent("in")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    let status = try await process.runToEnd()
    return Outcome(
      status: status, outputBytes: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs a program whose standard output is a pipe without a reader: each write to it fails.
  ///
  /// - Parameters:
  ///   - program: a path.
  ///   - directory: the working directory, in which the pipe is made.
  public static func runWithoutReader(
    _ program: String, _ arguments: [String], in directory: URL
  ) async throws -> Outcome {
    // Opening a pipe waits for the other end. So the reader has opened and closed the pipe before the program begins.
    let script = "mkfifo pipe; (: < pipe) & exec 4> pipe; wait; \"$0\" \"$@\" >&4"
    return try await run("sh", ["-c", script, program] + arguments, in: directory)
  }
}

extension Process {
  /// The exit code, or the negative number of the signal that ended the program.
  var status: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }

  /// Starts the program with no blocked signals.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and test threads block many. Without this,
  /// CMake would wait forever for the end of its own programs.
  func start() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }

  /// Starts the program and waits for its end on a separate thread.
  fileprivate func runToEnd() async throws -> Int32 {
    let program = Sending(self)
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try program.value.start()
            program.value.waitUntilExit()
            return program.value.status
          })
      }
    }
  }
}

/// A process that only one thread uses at a time.
private struct Sending: @unchecked Sendable {
  let value: Process

  init(_ value: Process) { self.value = value }
}

/// A counting semaphore that suspends tasks and blocks no thread. Tasks continue in first-in, first-out order.
private final class Slots: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = lock.withLock {
        if free == 0 {
          waiting.append(continuation)
          return false
        }
        free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func release() {
    let next: CheckedContinuation<Void, Never>? = lock.withLock {
      if waiting.isEmpty {
        free += 1
        return nil
      }
      return waiting.removeFirst()
    }
    next?.resume()
  }
}

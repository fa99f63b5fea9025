import Foundation
import Testing

/// A program that runs beside a test. It is killed with its last owner.
public final class RunningProgram: @unchecked Sendable {
  private let process = Process()
  private let log: TemporaryDirectory

  /// Starts a program. Its standard error is collected; its standard output is discarded.
  ///
  /// - Parameters:
  ///   - path: the path of the executable.
  ///   - folder: the working directory.
  public init(_ path: String, _ arguments: [String], in folder: URL) throws {
    log = try TemporaryDirectory()
    let file = try log.write("", to: "errors")
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.start()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The complete lines on standard error so far.
  public var lines: [String] {
    let text = (try? log.read("errors")) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      .filter { !$0.isEmpty }
  }

  /// Waits for a line of standard error and returns it.
  ///
  /// - Parameter number: the number of the line, counted from 1.
  public func line(_ number: Int) async throws -> String {
    try await eventually("line \(number) of standard error") { self.lines.count >= number }
    return lines[number - 1]
  }

  /// Sends a signal.
  public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end. Returns the exit code, or the negative number of the signal that ended the program.
  public func status() async throws -> Int32 {
    try await eventually("the end of the program") { !self.process.isRunning }
    return process.status
  }
}

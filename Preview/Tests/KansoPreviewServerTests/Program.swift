import Foundation
import Testing

/// A run of `kanso-preview`.
final class Program {
  private let process = Process()
  private let log: URL

  /// Where the programs of this build are.
  static let path: String = {
    let folder =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
      ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("kanso-preview").path
  }()

  /// Starts the program in the folder of a guide.
  init(_ arguments: [String], in folder: URL) throws {
    log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    try Data().write(to: log)
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// What it has said on standard error.
  var lines: [String] {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// The line of a round.
  func line(_ round: Int) async throws -> String {
    try await eventually("line \(round)") { lines.count >= round }
    return lines[round - 1]
  }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end, and says how it was: the exit code, or the signal's negative.
  func status() async throws -> Int32 {
    try await eventually("the end of the program") { !process.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}

import Foundation

/// Runs programs in tests.
public enum Shell {
  /// How a program ended and what it said.
  public struct Outcome: Sendable {
    /// The exit code; of a program that was killed, the signal's negative.
    public let status: Int32
    /// Standard output.
    public let output: String
    /// Standard error.
    public let errors: String

    /// An outcome, of several programs for example.
    public init(status: Int32, output: String, errors: String) {
      (self.status, self.output, self.errors) = (status, output, errors)
    }

  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameter program: a path, or a name that is looked up on PATH.
  public static func run(
    _ program: String, _ arguments: [String], in directory: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let directory { process.currentDirectoryURL = directory }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let scratch = try TemporaryDirectory()
    let (output, errors) = (
      scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err")
    )
    // Files and not pipes: a pipe that nobody empties stops the program.
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try withoutBlockedSignals { try process.run() }

    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(
      status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A program inherits the signals that are blocked in the thread that starts it, and threads of tests block many: CMake
/// would wait forever to hear that its own programs ended.
private func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
  var none = sigset_t()
  var before = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try start()
}

/// A directory that goes away with its last owner.
public final class TemporaryDirectory: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes a new directory.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kanso-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the directory.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file into the directory, and the directories on the way to it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file in the directory.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}

/// Where this package and the products of its build are.
public enum Project {
  /// The root of the package.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The directory of the build that this test belongs to.
  public static let products: URL = {
    // On macOS tests run inside of a bundle beside the products, on Linux they are a program beside them.
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }()
}

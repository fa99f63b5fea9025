import Foundation

/// A program of the machine that tests compare with; tests that need one are skipped where it is not.
enum Program: String {
  case rsvg = "rsvg-convert"
  case chromium
  case pdftotext
  case pdfinfo
  case pdftoppm
  case qpdf

  var isThere: Bool { path != nil }

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(rawValue)" }.first(where: FileManager.default.isExecutableFile)
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Seconds after which a program hangs, and is not only slow.
  private static let patience = "300"

  /// A program inherits the signals that are blocked in the thread that starts it, and threads of tests block many.
  private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  /// Runs it, and returns what it says. What it complains of is not read.
  @discardableResult
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    guard let path else { throw Failure(description: "\(rawValue) is not there") }
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", Self.patience, path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    // A file and not a pipe: a pipe that nobody empties stops the program.
    let output = try scratch.write(Data(), to: "output")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try Self.withoutBlockedSignals { try process.run() }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(rawValue) ended with \(process.terminationStatus)")
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}

/// A folder that goes away with its last owner.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kanso-raster-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}

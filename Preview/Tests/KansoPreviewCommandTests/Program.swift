import Foundation

/// A program of this package, and where it runs.
struct Program: Sendable {
  /// How a run ended, and what it wrote.
  struct Outcome: Sendable {
    let status: Int32
    let output: [UInt8]
    let errors: String
  }

  let name: String
  /// A folder of its own, which is gone with it.
  let folder = Folder()

  /// A folder that is removed when nobody needs it any more.
  final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    func bytes(of name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: url.appendingPathComponent(name)))
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
  }

  /// The root of the project.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Beside the tests.
  private static let products =
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
    ?? Bundle.main.bundleURL

  init(_ name: String = "kanso-preview") { self.name = name }

  /// Runs it in its folder and waits for its end.
  func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

  func run(_ arguments: [String]) async throws -> Outcome {
    try await run(Self.products.appendingPathComponent(name), arguments)
  }

  /// The most memory that a run has at once, in what the system counts it in: kilobytes on Linux.
  func peakMemory(_ arguments: String...) async throws -> Int? {
    let script = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], check=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let program = Self.products.appendingPathComponent(name).path
    let outcome = try await run(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", script, program] + arguments)
    return Int(
      String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Whether there is somebody who can tell how much memory a run has.
  static let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/python3")
  }

  /// Waits on a thread of its own, so that other tests go on meanwhile.
  private func run(_ executable: URL, _ arguments: [String]) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try wait(for: executable, arguments) }) }
    }
  }

  private func wait(for executable: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    (process.arguments, process.currentDirectoryURL) = (arguments, folder.url)
    let scratch = Folder()
    let (output, errors) = (
      scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err")
    )
    // Files and not pipes: a pipe that nobody empties stops the program.
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: Array(try Data(contentsOf: output)),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// What the head of a PNG file says.
struct PictureHead {
  let width: Int
  let height: Int

  /// Nil for what is no PNG (PNG 1.2, sections 3.1 and 4.1.1).
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24,
      Array(bytes[12..<16]) == Array("IHDR".utf8), bytes.suffix(8).prefix(4) == Array("IEND".utf8)[...]
    else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}

import Foundation
import KansoPreview
import Testing

@testable import KansoPreviewServer

/// A server with the page of a guide, while a test runs.
struct RunningServer: Sendable {
  let server: PreviewServer
  let guide: GuideFile

  var port: UInt16 { server.port }
  /// A line with the name of the server.
  var host: String { "Host: localhost:\(port)" }

  /// Runs a server for as long as some work takes.
  static func run(
    limits: ServerLimits = .generous, _ work: @Sendable (RunningServer) async throws -> Void
  ) async throws {
    let guide = try GuideFile("colors: {brand: \"#123456\"}\n")
    let server = try PreviewServer(port: .exactly(0), limits: limits)
    server.show(try LivePreview(PreviewRequest([guide.path])).page)
    let task = Task { try await server.run() }
    let running = RunningServer(server: server, guide: guide)
    do { try await work(running) } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    try await task.value
  }

  /// The answer to bytes.
  func answer(to bytes: [UInt8]) async throws -> Answer {
    let client = try await Client(port)
    await client.send(bytes)
    client.finish()
    return Answer(try await client.receive())
  }

  /// The answer to a request with some lines besides the first.
  func answer(with lines: [String], to first: String = "GET / HTTP/1.1") async throws -> Answer {
    try await answer(to: Array(([first] + lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  /// The answer to an ordinary request.
  func answer(to first: String = "GET / HTTP/1.1") async throws -> Answer {
    try await answer(with: ["Host: 127.0.0.1:\(port)"], to: first)
  }

  /// A page with another content than that of the guide.
  func otherPage(_ color: String) throws -> LivePage {
    try guide.write("colors: {brand: \"\(color)\"}\n")
    return try LivePreview(PreviewRequest([guide.path])).page
  }
}

extension ServerLimits {
  /// What no machine is too busy for. A test shortens the one that it is about.
  static var generous: ServerLimits {
    var limits = ServerLimits()
    (limits.headTime, limits.answerTime, limits.beat) = (.seconds(3600), .seconds(3600), .seconds(3600))
    return limits
  }
}

/// A guide in a folder of its own, which goes away with it.
final class GuideFile: Sendable {
  let folder: URL
  var path: String { folder.appendingPathComponent("tokens.yaml").path }

  init(_ text: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(text)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Saves the guide, in one step: a busy machine may be caught halfway through any other.
  func write(_ text: String, to name: String = "tokens.yaml") throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
}

/// Waits until something is so, as long as the busiest machine may take.
func eventually(_ what: Comment, _ condition: () async throws -> Bool) async throws {
  let end = Date().addingTimeInterval(120)
  while try await !condition() {
    try #require(Date() < end, what)
    try await Task.sleep(for: .milliseconds(10))
  }
}

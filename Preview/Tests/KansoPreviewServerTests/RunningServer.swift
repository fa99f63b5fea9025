import Foundation
import KansoPreview
import TestSupport
import Testing

@testable import KansoPreviewServer

/// A server with the page of a guide, running during a test.
struct RunningServer: Sendable {
  let server: PreviewServer
  /// The directory of the guide.
  private let folder: TemporaryDirectory

  var port: UInt16 { server.port }
  /// The header line with the host of the server.
  var host: String { "Host: localhost:\(port)" }

  /// Runs a server during some work.
  static func run(
    limits: ServerLimits = .generous, _ work: @Sendable (RunningServer) async throws -> Void
  ) async throws {
    let server = try PreviewServer(port: .exactly(0), limits: limits)
    let running = RunningServer(server: server, folder: try TemporaryDirectory())
    server.show(try running.page(inColor: "#123456"))
    let task = Task { try await server.run() }
    do { try await work(running) } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    try await task.value
  }

  /// Returns the answer to bytes.
  func answer(to bytes: [UInt8]) async throws -> Answer {
    let client = try await Client(port)
    await client.send(bytes)
    client.finish()
    return Answer(try await client.receive())
  }

  /// Returns the answer to a request with additional header lines.
  func answer(with lines: [String], to first: String = "GET / HTTP/1.1") async throws -> Answer {
    try await answer(to: Array(([first] + lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  /// Returns the answer to an ordinary request.
  func answer(to first: String = "GET / HTTP/1.1") async throws -> Answer {
    try await answer(with: ["Host: 127.0.0.1:\(port)"], to: first)
  }

  /// Returns the page of a guide with a color.
  func page(inColor color: String) throws -> LivePage {
    try page(of: "colors: {brand: \"\(color)\"}\n")
  }

  /// Returns the page of a guide.
  func page(of guide: String) throws -> LivePage {
    try folder.replace("tokens.yaml", with: guide)
    return try LivePreview(PreviewRequest([folder.path("tokens.yaml")])).page
  }
}

extension ServerLimits {
  /// Limits that even a busy machine does not reach. A test shortens the limit that it tests.
  static var generous: ServerLimits {
    var limits = ServerLimits()
    let hour = Duration.seconds(3600)
    (limits.headTimeout, limits.responseTimeout) = (hour, hour)
    (limits.lingerTimeout, limits.heartbeatInterval) = (hour, hour)
    return limits
  }
}

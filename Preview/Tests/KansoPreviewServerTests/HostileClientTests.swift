import Foundation
import KansoPreview
import TestSupport
import Testing

@testable import KansoPreviewServer

/// Clients that are malicious or broken.
@Suite(.serialized) struct HostileClientTests {
  @Test func whatIsNoRequestIsRefused() async throws {
    try await RunningServer.run { server async throws in
      let host = "\(server.host)\r\n"
      let texts = [
        "GET /\r\n\r\n", "GET\r\n\r\n", "GET  / HTTP/1.1\r\n\(host)\r\n",
        "GET / HTTP/1.1 \r\n\(host)\r\n",
        "GET / HTTP\r\n\(host)\r\n", "GET / FTP/1.1\r\n\(host)\r\n",
        "G\u{E9}T / HTTP/1.1\r\n\(host)\r\n",
        "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET / HTTP/1.1\r\n Host: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\n\(host) and: more\r\n\r\n", "GET / HTTP/1.1\r\n\(host)no field\r\n\r\n",
        "GET / HTTP/1.1\r\n\(host): value\r\n\r\n", "GET / HTTP/1.1\r\n\(host)A: \u{0}\r\n\r\n",
        "GET / HTTP/1.1\r\n\(host)A: b\rHost: localhost\r\n\r\n", "GET x HTTP/1.1\r\n\(host)\r\n",
        "\r\n\r\n", "\r\nGET / HTTP/1.1\r\n\(host)\r\n", "\u{16}\u{3}\u{1}",
        "get / HTTP/1.1\r\n\(host)\r\n",
      ]
      for text in texts {
        let answer = try await server.answer(to: Array(text.utf8))
        #expect(answer.status == 400, "\(text.debugDescription): \(answer)")
      }
      for version in ["HTTP/2.0", "HTTP/0.9", "HTTP/1.2", "HTTP/1.1.1"] {
        #expect(
          try await server.answer(with: [server.host], to: "GET / \(version)").status == 505,
          "\(version)")
      }
      // Unusual but legal forms of the request are accepted.
      #expect(
        try await server.answer(to: Array("GET / HTTP/1.1\nHost:localhost:\(server.port)\t \n\n".utf8)).status
          == 200)
      #expect(
        try await server.answer(with: ["hOST: localhost:\(server.port)", "A:", "B: \u{E9}\u{1F600}"]).status
          == 200)
      #expect(try await server.answer(to: []).status == 0)
    }
  }

  @Test func bodiesAreNoSecondRequests() async throws {
    try await RunningServer.run { server async throws in
      let host = "\(server.host)\r\n"
      let inner = "GET / HTTP/1.1\r\n\(host)\r\n"
      for length in ["\(inner.utf8.count)", "0", "-1", "9223372036854775807", "99999999999999999999"] {
        let text = "GET /nothing HTTP/1.1\r\n\(host)Content-Length: \(length)\r\n\r\n\(inner)"
        let answer = try await server.answer(to: Array(text.utf8))
        #expect(answer.status == 404 && !answer.body.contains("HTTP/1.1"), "\(length)")
      }
    }
  }

  @Test func headsHaveAnEnd() async throws {
    try await RunningServer.run { server async throws in
      let host = "\(server.host)\r\n"
      let long = String(repeating: "a", count: 1 << 20)
      let heads = [
        "GET /\(long) HTTP/1.1\r\n\(host)\r\n", "GET / HTTP/1.1\r\n\(host)A: \(long)\r\n\r\n",
        "GET / HTTP/1.1\r\n\(host)\(String(repeating: "A: b\r\n", count: 100_000))\r\n",
        "GET\(long)\(long)",
      ]
      for head in heads { #expect(try await server.answer(to: Array(head.utf8)).status == 431) }
      let fits = String(repeating: "a", count: 15 << 10)
      #expect(try await server.answer(with: [server.host, "A: \(fits)"]).status == 200)
    }
  }

  @Test func silentClientsDoNotBlockOthers() async throws {
    try await RunningServer.run { server async throws in
      let silent = try await Client.crowd(20, server.port)
      for client in silent { await client.send("GET / HTT") }
      #expect(try await server.answer().status == 200)
      withExtendedLifetime(silent) {}
    }
  }

  @Test func slowClientsAreGivenUp() async throws {
    var limits = ServerLimits.generous
    limits.headTimeout = .milliseconds(100)
    try await RunningServer.run(limits: limits) { server async throws in
      do {
        let slow = try await Client.crowd(20, server.port)
        for client in slow { await client.send("GET / HTT") }
        for client in slow { #expect(Answer(try await client.receive()).status == 408) }
      }
      try await eventually("everybody has gone") { await server.server.clients == 0 }
    }
  }

  @Test func aCrowdDoesNotBlockOthers() async throws {
    var few = ServerLimits.generous
    few.maxConnectionCount = 16
    let limits = few
    try await RunningServer.run(limits: limits) { server async throws in
      let reader = try await Client(server.port)
      await reader.send("GET /changes HTTP/1.1\r\n\(server.host)\r\n\r\n")
      _ = try await reader.receive(until: "\n\n")
      let crowd = try await Client.crowd(100, server.port)
      #expect(try await server.answer().status == 200)
      for client in crowd { await client.send("GET ") }
      #expect(await server.server.clients <= limits.maxConnectionCount)
      #expect(try await server.answer().status == 200)
      // Clients that have sent a request are not evicted.
      let page = try server.page(inColor: "#00FF00")
      server.server.show(page)
      #expect(try await reader.receive(until: "\n\n").contains(page.revision))
    }
  }

  @Test func manyAtOnceAreAllAnswered() async throws {
    try await RunningServer.run { server async throws in
      let answers = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<200 { group.addTask { try await server.answer().status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers == Array(repeating: 200, count: 200))
    }
  }

  @Test func clientsThatDoNotReadDoNotBlockOthers() async throws {
    try await RunningServer.run { server async throws in
      // The text is long enough to fill the system's buffers of a connection.
      let long = String(repeating: "&", count: 1 << 20)
      let guide = "colors: {brand: {value: \"#123456\", description: \"\(long)\"}}\n"
      server.server.show(try server.page(of: guide))
      let idle = try await Client.crowd(8, server.port)
      for client in idle { await client.send("GET / HTTP/1.1\r\n\(server.host)\r\n\r\n") }
      let answer = try await server.answer()
      #expect(answer.status == 200 && answer.body.utf8.count == Int(answer.headers["Content-Length"] ?? ""))
      withExtendedLifetime(idle) {}
    }
  }

  @Test func whoGoesIsForgotten() async throws {
    try await RunningServer.run { server async throws in
      for _ in 0..<50 {
        let client = try await Client(server.port)
        await client.send("GET /changes HTTP/1.1\r\n\(server.host)\r\n\r\n")
        _ = try await client.receive(until: "\n\n")
      }
      try await eventually("everybody has gone") { await server.server.clients == 0 }
    }
  }

  /// Returns a request of typical parts and random bytes.
  private static func noise(_ host: String, using generator: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "GET ", "/", " HTTP/1.1", "\r\n", "\n", "\r", ": ", host, "Origin: ", "\u{0}", "%00",
      "Content-Length: 5", "Transfer-Encoding: chunked", "é", " ", "?",
    ]
    var request: [UInt8] = Bool.random(using: &generator) ? Array("GET / HTTP/1.1\r\n".utf8) : []
    for _ in 0..<Int.random(in: 0..<30, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        request.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        request += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    return request
  }

  @Test func noiseStopsNothing() async throws {
    try await RunningServer.run { server async throws in
      var generator = SeededGenerator.announced(for: "noiseStopsNothing")
      for _ in 0..<240 {
        let request = Self.noise(server.host, using: &generator)
        let answer = try await server.answer(to: request)
        #expect([0, 200, 400, 403, 404, 405, 408, 421, 505].contains(answer.status), "\(request)")
      }
      #expect(try await server.answer().status == 200)
    }
  }
}

import FlyingSocks
import Foundation
import KansoPreview
import TestSupport
import Testing

@testable import KansoPreviewServer

/// The answers of the server, over sockets.
@Suite(.serialized) struct ServerTests {
  @Test func thePageIsHandedOut() async throws {
    try await RunningServer.run { server async throws in
      let answer = try await server.answer()
      #expect(answer.status == 200)
      #expect(answer.body.hasPrefix("<!DOCTYPE html>") && answer.body.contains("#123456"))
      #expect(answer.body.utf8.count == Int(answer.headers["Content-Length"] ?? ""))
      #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer.headers["Cache-Control"] == "no-store")
      #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
      #expect(answer.headers["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'")
      #expect(answer.headers["Server"] == nil)
      let asked = try await server.answer(to: "GET /?again HTTP/1.1")
      #expect(asked.status == 200)
    }
  }

  @Test func headGetsTheHeadAlone() async throws {
    try await RunningServer.run { server async throws in
      let (page, head) = (try await server.answer(), try await server.answer(to: "HEAD / HTTP/1.1"))
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head.headers == page.headers)
      let changes = try await server.answer(to: "HEAD /changes HTTP/1.1")
      #expect(changes.status == 200 && changes.body.isEmpty)
      let nothing = try await server.answer(to: "HEAD /nothing HTTP/1.1")
      #expect(nothing.status == 404 && nothing.body.isEmpty)
    }
  }

  @Test func thereIsOnlyThePageAndOnlyToRead() async throws {
    try await RunningServer.run { server async throws in
      for path in ["/x", "//", "/../etc/passwd", "/%2e%2e/", "/changes/", "/favicon.ico"] {
        #expect(try await server.answer(to: "GET \(path) HTTP/1.1").status == 404, "\(path)")
      }
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "Get"] {
        let answer = try await server.answer(to: "\(method) / HTTP/1.1")
        #expect(answer.status == 405 && answer.headers["Allow"] == "GET, HEAD", "\(method)")
      }
    }
  }

  @Test func noOtherNameIsAnswered() async throws {
    try await RunningServer.run { server async throws in
      let port = server.port
      for host in ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"] {
        #expect(try await server.answer(with: ["Host: \(host):\(port)"]).status == 200, "\(host)")
      }
      let foreign = [
        // Without a port, the host means port 80, which is another origin.
        "127.0.0.1", "localhost", "[::1]", "rebound.example:\(port)", "rebound.example",
        "127.0.0.1:\(port &+ 1)", "localhost.:\(port)",
        "0.0.0.0:\(port)",
        "127.0.0.1.rebound.example:\(port)", "localhost:\(port)@rebound.example", "127.1:\(port)",
        "[::]:\(port)",
        "localhost:", "localhost:\(port)0", "user@localhost:\(port)", "127.0.0.1:\(port)\u{0}", "",
      ]
      for host in foreign {
        let answer = try await server.answer(with: ["Host: \(host)"])
        #expect([400, 421].contains(answer.status), "\(host)")
        #expect(!answer.body.contains("#123456") && !answer.body.contains("rebound"), "\(host)")
      }
      #expect(try await server.answer(with: []).status == 400)
      #expect(try await server.answer(with: [], to: "GET / HTTP/1.0").status == 400)
      let both = ["Host: localhost:\(port)", "Host: rebound.example:\(port)"]
      #expect(try await server.answer(with: both).status == 400)
      #expect(try await server.answer(with: both.reversed()).status == 400)
      #expect(try await server.answer(with: [both[0], both[0].lowercased()]).status == 400)
      #expect(
        try await server.answer(with: [both[1]], to: "GET http://localhost:\(port)/ HTTP/1.1").status == 400)
    }
  }

  @Test func noOtherOriginIsAnswered() async throws {
    try await RunningServer.run { server async throws in
      let own = "Host: localhost:\(server.port)"
      #expect(try await server.answer(with: [own, "Origin: http://localhost:\(server.port)"]).status == 200)
      let foreign = [
        "null", "http://rebound.example", "https://localhost:\(server.port)", "http://localhost",
        "http://127.0.0.1:\(server.port)", "http://localhost:\(server.port).rebound.example", "",
        "http://localhost:\(server.port)/", "file://",
      ]
      for origin in foreign {
        #expect(try await server.answer(with: [own, "Origin: \(origin)"]).status == 403, "\(origin)")
        #expect(
          try await server.answer(with: [own, "origin: \(origin)"], to: "GET /changes HTTP/1.1").status == 403
        )
      }
      let twice = ["Origin: http://localhost:\(server.port)", "Origin: http://rebound.example"]
      #expect(try await server.answer(with: [own] + twice).status == 403)
    }
  }

  @Test func noOtherSiteIsAnswered() async throws {
    try await RunningServer.run { server async throws in
      let own = "Host: localhost:\(server.port)"
      for site in ["same-origin", "none"] {
        #expect(try await server.answer(with: [own, "Sec-Fetch-Site: \(site)"]).status == 200)
      }
      let visit = "Sec-Fetch-Mode: navigate"
      for site in ["cross-site", "Cross-Site", "same-site", "unheard-of"] {
        #expect(try await server.answer(with: [own, "Sec-Fetch-Site: \(site)"]).status == 403, "\(site)")
      }
      #expect(try await server.answer(with: [own, visit, "Sec-Fetch-Site: cross-site"]).status == 403)
      #expect(try await server.answer(with: [own, visit, "Sec-Fetch-Site: same-site"]).status == 200)
    }
  }

  @Test func changesAreHeard() async throws {
    try await RunningServer.run { server async throws in
      let listener = try await Client(server.port)
      await listener.send("GET /changes HTTP/1.1\r\n\(server.host)\r\n\r\n")
      let first = try await listener.receive(until: "\n\n")
      #expect(first.contains("Content-Type: text/event-stream\r\n") && !first.contains("Content-Length"))

      let page = try server.page(inColor: "#00FF00")
      server.server.show(page)
      #expect(try await listener.receive(until: "\n\n").contains("data: \(page.revision)\n\n"))
      #expect(try await server.answer().body.contains("<!--\(page.revision)-->"))

      // A later client receives the current page. Showing the same page again sends no event.
      server.server.show(page)
      let late = try await Client(server.port)
      await late.send("GET /changes HTTP/1.1\r\n\(server.host)\r\n\r\n")
      #expect(try await late.receive(until: "data: ").contains("data: "))
      let next = try server.page(inColor: "#0000FF")
      server.server.show(next)
      let heard = try await listener.receive(until: next.revision)
      #expect(!heard.contains(page.revision))
    }
  }

  @Test func waitingClientsGetAHeartbeat() async throws {
    var limits = ServerLimits.generous
    limits.heartbeatInterval = .milliseconds(20)
    try await RunningServer.run(limits: limits) { server async throws in
      let page = try server.page(inColor: "#00FF00")
      server.server.show(page)
      let listener = try await Client(server.port)
      await listener.send("GET /changes HTTP/1.1\r\n\(server.host)\r\n\r\n")
      for _ in 0..<3 {
        let heard = try await listener.receive(until: "data: \(page.revision)\n\n")
        #expect(heard.contains("data: \(page.revision)\n\n"))
      }
    }
  }

  /// `ServerConnection` waits for one turn of the pool's actor before it closes a socket.
  @Test func thePoolTakesTurns() {
    let pool: any AsyncSocketPool = PreviewServer.makePool()
    #expect(pool is any Actor)
  }

  @Test func onlyThisMachineIsListenedTo() throws {
    let listeners = try LoopbackListeners(.exactly(0))
    defer { listeners.close() }
    let addresses = try listeners.sockets.map { "\(try $0.sockname())" }
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { $0.contains("\"127.0.0.1\"") || $0.contains("\"::1\"") }, "\(addresses)")
  }

  @Test(.requires(Client.ipv6Loopback)) func bothLoopbackAddressesAreListenedTo() async throws {
    try await RunningServer.run { server async throws in
      let client = try await Client(server.port, toIPv6: true)
      await client.send("GET / HTTP/1.1\r\nHost: [::1]:\(server.port)\r\n\r\n")
      #expect(Answer(try await client.receive()).status == 200)
    }
  }

  @Test func aPortThatIsTakenIsRefusedOrPassedOver() throws {
    let first = try PreviewServer(port: .exactly(0))
    let error = #expect(throws: PreviewServerError.self) {
      try PreviewServer(port: .exactly(first.port))
    }
    #expect(error?.description.hasPrefix("port \(first.port) is taken") == true)
    let (one, other) = (try PreviewServer(), try PreviewServer())
    #expect(one.port != other.port)
    // Both ports stay taken until here.
    withExtendedLifetime((first, one, other)) {}
  }

  @Test func aServerThatHasEndedGivesItsPortBack() async throws {
    // The attempt is repeated if another program takes the port first.
    try await eventually("the port of a server that has ended is free") {
      let (port, client) = try await serveOnce()
      #expect(try await client.receive() == "")
      return (try? PreviewServer(port: .exactly(port))) != nil
    }
  }

  /// Returns the port of a server that has ended, and a client that was connected to it.
  private func serveOnce() async throws -> (UInt16, Client) {
    let server = try PreviewServer(port: .exactly(0), limits: .generous)
    let task = Task { try await server.run() }
    let client = try await Client(server.port)
    await client.send("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    _ = try await client.receive(until: "\r\n\r\n")
    task.cancel()
    try await task.value
    return (server.port, client)
  }
}

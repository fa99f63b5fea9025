import FlyingFox
import FlyingSocks
import Foundation

/// One client: its request is read and answered, and then the connection ends. Whatever goes wrong with one is nothing to others.
struct ServerConnection: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  private let limits: ServerLimits

  init(_ socket: AsyncSocket, pool: any AsyncSocketPool, limits: ServerLimits) {
    (self.socket, self.pool, self.limits) = (socket, pool, limits)
  }

  /// Answers the client and closes the connection.
  func serve(with handler: PageHandler, _ membership: Connections.Membership) async {
    // A client that goes away in the middle is no mistake of anybody's.
    try? await converse(handler, membership)
    await bidFarewell()
    await pool.finishTurn()
    try? socket.close()
  }

  private func converse(_ handler: PageHandler, _ membership: Connections.Membership) async throws {
    var isRead = true
    do {
      let request = try await head()
      isRead = request.method != .HEAD
      let answer = try handler.answer(to: request)
      await membership.hasAsked()
      switch answer {
      case .whole(let response): try await send(response)
      case .changes(let response): try await send(response, followedBy: handler.board.revisions())
      }
    } catch let error as Refused {
      try await send(PageHandler.response(to: error, isRead: isRead))
    }
  }

  private func head() async throws -> RequestHead {
    do {
      return try await within(limits.headTime) {
        var reader = RequestReader(limit: limits.headSize)
        return try await reader.head(from: socket)
      }
    } catch is DeadlinePassed {
      throw Refused(status: .requestTimeout, reason: "The request took too long.")
    }
  }

  private func send(_ response: HTTPResponse) async throws {
    var bytes = response.head
    try await bytes.append(response.bodyData)
    try await send(bytes)
  }

  private func send(_ bytes: Data) async throws {
    try await within(limits.answerTime) { try await socket.write(bytes) }
  }

  // MARK: Changes

  /// Sends messages until the client goes away (<https://html.spec.whatwg.org/multipage/server-sent-events.html>).
  private func send(_ response: HTTPResponse, followedBy revisions: AsyncStream<String>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await send(response.head)
        for await revision in revisions { try await send(Data("data: \(revision)\n\n".utf8)) }
      }
      // Nothing is expected from the client but its end.
      group.addTask { try await drain(limits.farewellSize) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  // MARK: The end

  /// Says that nothing more comes, and listens until the client has nothing more to say either. What is closed while a client still sends
  /// is reset, and the client may lose the answer.
  private func bidFarewell() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await within(limits.farewellTime) { try await drain(limits.farewellSize) }
  }

  /// Reads until the client ends, or has sent more than somebody who is well-meaning would.
  private func drain(_ limit: Int) async throws {
    var rest = limit
    while rest > 0 { rest -= try await socket.read(atMost: Self.part).count }
  }

  private static let part = 4096
}

extension AsyncSocketPool {
  /// Waits until the pool has done what it is about to do. It forgets a socket only after it woke who waits for that, and has to have
  /// forgotten it before it is closed: the system gives its number to the next, which the pool would take for one that it knows already.
  fileprivate func finishTurn() async {
    if let pool = self as? any Actor { await pool.takeTurn() }
  }
}

extension Actor {
  fileprivate func takeTurn() {}
}

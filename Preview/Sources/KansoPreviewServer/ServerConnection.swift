import FlyingFox
import FlyingSocks
import Foundation

/// A connection of one client: reads the request, answers it and closes the connection. An error of one connection does
/// not affect others.
struct ServerConnection: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  private let limits: ServerLimits

  init(_ socket: AsyncSocket, pool: any AsyncSocketPool, limits: ServerLimits) {
    (self.socket, self.pool, self.limits) = (socket, pool, limits)
  }

  /// Answers the client and closes the connection.
  func serve(with handler: PageHandler, _ membership: Connections.Membership) async {
    // A client may disconnect at any time, so an error here is ignored.
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

  /// Sends messages until the client disconnects (<https://html.spec.whatwg.org/multipage/server-sent-events.html>).
  private func send(_ response: HTTPResponse, followedBy revisions: AsyncStream<String>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await send(response.head)
        for await revision in revisions { try await send(Data("data: \(revision)\n\n".utf8)) }
      }
      // The client sends nothing more, so the read ends when the client disconnects.
      group.addTask { try await drain(limits.farewellSize) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  // MARK: Lingering close

  /// Closes the sending side, and reads until the client has closed its side. If a socket is closed while the client
  /// still sends, the connection is reset, and the client may lose the response.
  private func bidFarewell() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await within(limits.farewellTime) { try await drain(limits.farewellSize) }
  }

  /// Reads until the client disconnects, or has sent `limit` bytes.
  private func drain(_ limit: Int) async throws {
    var rest = limit
    while rest > 0 { rest -= try await socket.read(atMost: Self.part).count }
  }

  private static let part = 4096
}

extension AsyncSocketPool {
  /// Waits until the pool has finished its current turn. The pool removes a socket from its list only after it has
  /// resumed the task that waits for the socket. The socket must be removed before it is closed: the system reuses the
  /// file descriptor for the next connection, and the pool would take that connection for the old one.
  fileprivate func finishTurn() async {
    if let pool = self as? any Actor { await pool.takeTurn() }
  }
}

extension Actor {
  fileprivate func takeTurn() {}
}

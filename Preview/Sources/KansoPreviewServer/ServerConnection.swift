import FlyingSocks
import Foundation

/// A connection of one client: reads the request, answers it and closes the connection. An error of one connection does
/// not affect others.
struct ServerConnection: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  private let limits: ServerLimits

  /// A connection on an accepted socket, whose events the pool reports.
  init(_ socket: AsyncSocket, pool: any AsyncSocketPool, limits: ServerLimits) {
    (self.socket, self.pool, self.limits) = (socket, pool, limits)
  }

  /// Answers one request and closes the connection. Errors are ignored: the client may disconnect at any
  /// time.
  func serve(with handler: PageHandler, _ membership: Connections.Membership) async {
    // A client may disconnect at any time, so an error here is ignored.
    try? await answerRequest(handler, membership)
    await closeLingering()
    await pool.finishTurn()
    try? socket.close()
  }

  /// Reads a request and sends its answer. A rejection is sent, too; errors of the socket are thrown.
  private func answerRequest(_ handler: PageHandler, _ membership: Connections.Membership) async throws {
    var isRead = true
    do {
      let request = try await readHead()
      isRead = request.method != "HEAD"
      let answer = try handler.answer(to: request)
      await membership.noteRequest()
      switch answer {
      case .whole(let response): try await send(response)
      case .changes(let response): try await send(response, followedBy: handler.publisher.revisions())
      }
    } catch let error as RequestRejection {
      try await send(PageHandler.response(to: error, isRead: isRead))
    }
  }

  /// Returns the head of the request. Throws `RequestRejection` if it is invalid, too large or too slow, or
  /// an error of the socket.
  private func readHead() async throws -> RequestHead {
    do {
      return try await withTimeout(limits.headTimeout) {
        var partial = PartialRequestHead(maxByteCount: limits.maxHeadByteCount)
        while true {
          if let head = try partial.add(try await socket.read(atMost: Self.part)) { return head }
        }
      }
    } catch is DeadlinePassed {
      throw RequestRejection(status: .requestTimeout, reason: "The request took too long.")
    }
  }

  /// Sends a response with its body.
  private func send(_ response: Response) async throws {
    try await send(response.head + response.body)
  }

  /// Sends bytes. Throws `DeadlinePassed` if the client is too slow.
  private func send(_ bytes: [UInt8]) async throws {
    try await withTimeout(limits.responseTimeout) { try await socket.write(Data(bytes)) }
  }

  // MARK: Changes

  /// Sends the head of a response, then each revision as a server-sent event
  /// (<https://html.spec.whatwg.org/multipage/server-sent-events.html>), until the client disconnects or
  /// sends too many bytes.
  private func send(_ response: Response, followedBy revisions: AsyncStream<String>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await send(response.head)
        for await revision in revisions { try await send(Array("data: \(revision)\n\n".utf8)) }
      }
      // The client sends nothing more, so the read ends when the client disconnects.
      group.addTask { try await drain(limits.maxLingerByteCount) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  // MARK: Lingering close

  /// Closes the sending side, and reads until the client has closed its side, or until the time or the number
  /// of bytes of the lingering close is used up.
  private func closeLingering() async {
    // If a socket is closed while the client still sends, the connection is reset, and the client may lose
    // the response.
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await withTimeout(limits.lingerTimeout) { try await drain(limits.maxLingerByteCount) }
  }

  /// Reads and drops bytes until the client has sent `limit` bytes. Throws when the client disconnects.
  private func drain(_ limit: Int) async throws {
    var rest = limit
    while rest > 0 { rest -= try await socket.read(atMost: Self.part).count }
  }

  /// The number of bytes to read at a time.
  private static let part = 4096
}

extension AsyncSocketPool {
  /// Waits until the pool has finished its current turn, so that it no longer waits for a socket that is
  /// done.
  fileprivate func finishTurn() async {
    // The pool removes a socket from its list only after it has resumed the task that waits for the socket.
    // The socket must be removed before it is closed: the system reuses the file descriptor for the next
    // connection, and the pool would take that connection for the old one.
    if let pool = self as? any Actor { await pool.takeTurn() }
  }
}

extension Actor {
  /// Does nothing. A call returns after the actor has finished its current work.
  fileprivate func takeTurn() {}
}

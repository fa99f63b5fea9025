import FlyingSocks
import Foundation
import KansoPreview

/// Serves a page to browsers on this machine, and notifies them when the page changes.
///
/// The server listens on the loopback addresses only. The pages of any web site can send requests to it, so it answers
/// only requests that address it by name; `RequestGate` defines the requests that are refused. FlyingSocks provides the
/// sockets and waits for them. The folder `HTTP` reads requests and writes responses, without sockets.
public final class PreviewServer: Sendable {
  /// The address for browsers, such as `http://127.0.0.1:4747/`.
  public let address: String
  /// The port of the server.
  public let port: UInt16

  private let limits: ServerLimits
  private let listeners: LoopbackListeners
  private let publisher = LivePagePublisher()
  private let connections: Connections

  /// Creates a server that listens on the loopback addresses. Connections wait until `run` answers them.
  ///
  /// - Throws: `PreviewServerError` if the port is not available.
  public convenience init(port: PortChoice = .usual) throws(PreviewServerError) {
    try self.init(port: port, limits: ServerLimits())
  }

  /// Creates a server with limits of its own.
  init(port: PortChoice, limits: ServerLimits) throws(PreviewServerError) {
    self.limits = limits
    listeners = try LoopbackListeners(port)
    self.port = listeners.port
    address = "http://127.0.0.1:\(listeners.port)/"
    connections = Connections(limit: limits.maxConnectionCount)
  }

  /// The number of connected clients, including those whose connections are closing.
  var clients: Int { get async { await connections.size } }

  /// Makes `page` the page to serve. Notifies all waiting clients if its revision is new.
  public func show(_ page: LivePage) { publisher.show(page) }

  /// Answers requests until the task is cancelled, which is not an error. Then the connections and the port
  /// are closed, and the server cannot run again. Makes the process ignore `SIGPIPE`.
  ///
  /// - Throws: a system error if the server can no longer wait for its sockets.
  public func run() async throws {
    // A client that disconnects during a write causes an error of that write. Without this line, it would cause a
    // signal that ends the program.
    signal(SIGPIPE, SIG_IGN)
    let pool = Self.makePool()
    try await pool.prepare()
    let result: Result<Void, any Error>
    do {
      try await serveConnections(with: pool)
      result = .success(())
    } catch {
      result = Task.isCancelled ? .success(()) : .failure(error)
    }
    listeners.close()
    await connections.endAll()
    try result.get()
  }

  /// Returns a pool that waits for sockets by the best means of the system, whatever the type in this call.
  static func makePool() -> some AsyncSocketPool { SocketPool<Poll>.make() }

  /// Accepts and answers connections until one of its tasks fails or is cancelled.
  private func serveConnections(with pool: some AsyncSocketPool) async throws {
    let sockets = try listeners.sockets.map { try AsyncSocket(socket: $0, pool: pool) }
    let handler = PageHandler(publisher: publisher, gate: RequestGate(port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      for socket in sockets { group.addTask { try await self.accept(socket, handler, pool) } }
      group.addTask { try await self.sendHeartbeats() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Accepts connections until the task is cancelled. Continues after transient errors, such as a client that
  /// has already disconnected. If the system is out of file descriptors or memory, evicts a connection and
  /// continues after a pause. Throws all other errors.
  private func accept(_ socket: AsyncSocket, _ handler: PageHandler, _ pool: any AsyncSocketPool) async throws
  {
    while true {
      try Task.checkCancellation()
      do {
        let client = try await socket.accept()
        let connection = ServerConnection(client, pool: pool, limits: limits)
        await connections.begin { await connection.serve(with: handler, $0) }
      } catch let error as SocketError {
        guard case .failed(_, let code, _) = error else { throw error }
        if LoopbackListeners.transientErrors.contains(code) { continue }
        guard LoopbackListeners.outOfResources.contains(code) else { throw error }
        await connections.endOldest()
        try await Task.sleep(for: limits.acceptRetryDelay)
      }
    }
  }

  /// Sends the current revision at regular intervals. The write fails if a client has disconnected without closing its
  /// connection, so such clients are found.
  private func sendHeartbeats() async throws {
    while true {
      try await Task.sleep(for: limits.heartbeatInterval)
      publisher.repeatRevision()
    }
  }
}

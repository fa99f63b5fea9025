import FlyingFox
import FlyingSocks
import Foundation
import KansoPreview

/// Hands out a page to browsers on this machine, and tells them when there is a new one.
///
/// It listens on the loopback addresses alone, and answers nobody who does not mean it by name, since the pages of any site can send
/// requests to it: `RequestGate` says who is refused. Sockets, the waiting for them and the vocabulary of HTTP are FlyingFox's. The heads of
/// requests are read here (`RequestReader`): its own server reads them however long they are and take, and of a field that is there twice
/// it knows the last only.
public final class PreviewServer: Sendable {
  /// Where it listens, as an address for browsers: `http://127.0.0.1:4747/`.
  public let address: String
  /// The port that it listens on.
  public let port: UInt16

  private let limits: ServerLimits
  private let listeners: LoopbackListeners
  private let board = PageBoard()
  private let connections: Connections

  /// Begins to listen. Whoever connects is answered while `run` does.
  /// - Throws: `PreviewServerError` where the port is not to be had.
  public convenience init(port: PortChoice = .usual) throws(PreviewServerError) {
    try self.init(port: port, limits: ServerLimits())
  }

  init(port: PortChoice, limits: ServerLimits) throws(PreviewServerError) {
    self.limits = limits
    listeners = try LoopbackListeners(port)
    self.port = listeners.port
    address = "http://127.0.0.1:\(listeners.port)/"
    connections = Connections(limit: limits.connections)
  }

  /// How many are connected.
  var clients: Int { get async { await connections.size } }

  /// Makes a page the one that is handed out, and tells all who wait for that, if it is another than before.
  public func show(_ page: LivePage) { board.show(page) }

  /// Answers requests until the task is cancelled. Then the port is given back, and the server cannot be run again.
  ///
  /// - Throws: an error of the system where sockets can no longer be waited for.
  public func run() async throws {
    // A client that goes away while it is written to is an error of that write, and not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    let pool = HTTPServer.defaultPool()
    try await pool.prepare()
    let result: Result<Void, any Error>
    do {
      try await answer(with: pool)
      result = .success(())
    } catch {
      result = Task.isCancelled ? .success(()) : .failure(error)
    }
    listeners.close()
    await connections.endAll()
    try result.get()
  }

  private func answer(with pool: some AsyncSocketPool) async throws {
    let sockets = try listeners.sockets.map { try AsyncSocket(socket: $0, pool: pool) }
    let handler = PageHandler(board: board, gate: RequestGate(port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      for socket in sockets { group.addTask { try await self.accept(socket, handler, pool) } }
      group.addTask { try await self.beat() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Takes whoever connects. A client that is gone by then, or a system that is out of descriptors or memory, is no reason to stop
  /// listening.
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
        if LoopbackListeners.passing.contains(code) { continue }
        guard LoopbackListeners.outOfResources.contains(code) else { throw error }
        await connections.endOldest()
        try await Task.sleep(for: limits.pause)
      }
    }
  }

  /// What is said again and again finds out who has gone without a word.
  private func beat() async throws {
    while true {
      try await Task.sleep(for: limits.beat)
      board.repeatRevision()
    }
  }
}

/// What a client can take of the server.
struct ServerLimits: Sendable {
  /// How many bytes the head of a request has at most. Browsers send the cookies of everything that ever ran on `localhost`, whatever its
  /// port.
  var headSize = 64 << 10
  /// How long a client may take to send its head.
  var headTime = Duration.seconds(10)
  /// How long a client may take to receive its answer, or one message.
  var answerTime = Duration.seconds(30)
  /// How long, and how many bytes, a client is listened to after its answer, so that it reads that before it learns that nobody listens.
  var farewellTime = Duration.seconds(1)
  var farewellSize = 1 << 20
  /// How many clients there are at once.
  var connections = 256
  /// How often clients that wait for changes are told the revision that they know already.
  var beat = Duration.seconds(15)
  /// How long nobody is let in where the system has nothing left to serve them with.
  var pause = Duration.milliseconds(50)
}

/// The open connections. Their number is limited.
actor Connections {
  /// The handle by which a connection reports to the set of connections.
  struct Membership: Sendable {
    fileprivate let number: Int
    fileprivate let connections: Connections

    /// Records that the connection has sent an allowed request, so that it is no longer evicted first.
    func noteRequest() async { await connections.noteRequest(of: number) }
  }

  private let limit: Int
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The numbers of the connections that have not sent an allowed request yet.
  private var pendingRequests: Set<Int> = []
  /// The number of connections so far. It is the number of the newest one.
  private var count = 0

  /// An empty set that allows `limit` connections at a time.
  init(limit: Int) { self.limit = limit }

  /// The number of connections, including the ones that are closing.
  var size: Int { tasks.count }

  /// Runs `work` in a task of its own, for a new connection. Returns at once, unless the limit is reached:
  /// then evicts another connection first and waits until it is closed.
  func begin(_ work: @escaping @Sendable (Membership) async -> Void) async {
    while tasks.count >= limit { await endOldest() }
    count += 1
    let number = count
    pendingRequests.insert(number)
    tasks[number] = Task {
      await work(Membership(number: number, connections: self))
      self.forget(number)
    }
  }

  /// Cancels the oldest connection that has not sent an allowed request; if there is none, the oldest
  /// connection. Returns after that connection has closed its socket, so its slot is free. Does nothing
  /// without connections.
  func endOldest() async {
    guard let oldest = pendingRequests.min() ?? tasks.keys.min(), let task = tasks[oldest] else { return }
    task.cancel()
    await task.value
  }

  /// Cancels all connections and waits until they are closed.
  func endAll() async {
    let all = Array(tasks.values)
    for task in all { task.cancel() }
    for task in all { await task.value }
  }

  /// Protects a connection from being evicted before those without a request.
  private func noteRequest(of number: Int) { pendingRequests.remove(number) }

  /// Removes a connection that is closed.
  private func forget(_ number: Int) {
    tasks[number] = nil
    pendingRequests.remove(number)
  }
}

/// The open connections. Their number is limited.
actor Connections {
  /// The view of one connection on the set of connections.
  struct Membership: Sendable {
    fileprivate let number: Int
    fileprivate let connections: Connections

    /// Records that the request of the connection has arrived, so that the connection is no longer evicted first.
    func hasAsked() async { await connections.noteRequest(of: number) }
  }

  private let limit: Int
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The numbers of the connections that have not sent a request yet.
  private var silent: Set<Int> = []
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// The number of connections, including the ones that are closing.
  var size: Int { tasks.count }

  /// Accepts a connection. If the limit is reached, evicts another connection first and waits until it is closed.
  func begin(_ work: @escaping @Sendable (Membership) async -> Void) async {
    while tasks.count >= limit { await endOldest() }
    count += 1
    let number = count
    silent.insert(number)
    tasks[number] = Task {
      await work(Membership(number: number, connections: self))
      self.forget(number)
    }
  }

  /// Ends the oldest connection that has not sent a request; if there is none, ends the oldest connection. Returns
  /// after that connection has closed its socket, so its slot is free.
  func endOldest() async {
    guard let oldest = silent.min() ?? tasks.keys.min(), let task = tasks[oldest] else { return }
    task.cancel()
    await task.value
  }

  /// Ends all connections and waits until they are closed.
  func endAll() async {
    let all = Array(tasks.values)
    for task in all { task.cancel() }
    for task in all { await task.value }
  }

  private func noteRequest(of number: Int) { silent.remove(number) }

  private func forget(_ number: Int) {
    tasks[number] = nil
    silent.remove(number)
  }
}

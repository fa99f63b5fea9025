/// Everybody who is connected, and not more at once than there is room for.
actor Connections {
  /// What a connection tells about itself.
  struct Membership: Sendable {
    fileprivate let number: Int
    fileprivate let connections: Connections

    /// Its request has come: it is somebody who knows what they want.
    func hasAsked() async { await connections.noteRequest(of: number) }
  }

  private let limit: Int
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// Those of which no request has come yet.
  private var silent: Set<Int> = []
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// How many there are, with those that are just ending.
  var size: Int { tasks.count }

  /// Lets somebody in. Where it is full another one goes, and is gone before.
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

  /// Ends the connection that has been waited for longest; where none is waited for, the oldest. Its place is free when it has closed its
  /// socket.
  func endOldest() async {
    guard let oldest = silent.min() ?? tasks.keys.min(), let task = tasks[oldest] else { return }
    task.cancel()
    await task.value
  }

  /// Ends all, and waits until they have.
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

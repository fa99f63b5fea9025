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
  private var isOver = false

  init(limit: Int) { self.limit = limit }

  /// How many there are.
  var size: Int { tasks.count }

  /// Lets somebody in. Where it is full another one goes.
  func begin(_ work: @escaping @Sendable (Membership) async -> Void) async {
    guard !isOver else { return }
    if tasks.count >= limit { endOldest() }
    count += 1
    let number = count
    silent.insert(number)
    tasks[number] = Task {
      await work(Membership(number: number, connections: self))
      self.forget(number)
    }
  }

  /// Ends the connection that has been waited for longest; where none is waited for, the oldest.
  func endOldest() {
    guard let oldest = silent.min() ?? tasks.keys.min() else { return }
    tasks[oldest]?.cancel()
    forget(oldest)
  }

  /// Ends all, and waits until they have.
  func endAll() async {
    isOver = true
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

/// Something took longer than it may.
struct DeadlinePassed: Error {}

/// What some work gives, if it gives it in time; else the work is cancelled.
/// - Throws: `DeadlinePassed`, or what the work throws.
func within<Value: Sendable>(
  _ time: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await Task.sleep(for: time)
      throw DeadlinePassed()
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw DeadlinePassed() }
    return value
  }
}

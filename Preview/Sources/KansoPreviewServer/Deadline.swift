/// The error of an operation that exceeds its time limit.
struct DeadlinePassed: Error {}

/// Returns the result of `work`. If it takes longer than `time`, cancels it, and still waits until it has
/// ended.
///
/// - Throws: `DeadlinePassed` on timeout, or the error of `work`.
func withTimeout<Value: Sendable>(
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

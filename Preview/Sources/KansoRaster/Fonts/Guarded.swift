import Foundation

/// A value that is protected by a lock.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Takes the value over: only `withLock` gives access to it.
  init(_ value: sending Value) { self.value = value }

  /// Calls `body` with the value while the lock is held, and returns its result. The lock is not recursive: a
  /// nested call blocks forever.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

import Foundation

/// A value that is protected by a lock.
final class Guarded<Value>: @unchecked Sendable {
  private let lock: any NSLocking & Sendable
  private var value: Value

  /// Takes the value over: only `withLock` gives access to it.
  ///
  /// - Parameter lock: a lock that other values have, too; by default one of its own.
  init(_ value: sending Value, lock: any NSLocking & Sendable = NSLock()) {
    (self.value, self.lock) = (value, lock)
  }

  /// Calls `body` with the value while the lock is held, and returns its result. A lock of
  /// its own is not recursive: a nested call blocks forever.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

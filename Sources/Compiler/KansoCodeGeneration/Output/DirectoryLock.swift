import KansoPOSIX
import KansoSystem

/// An advisory lock on a directory. It keeps other processes that take the lock from writing to the directory at
/// the same time, so that the files of two runs do not mix. The system releases the lock when the process ends
/// for any reason.
struct DirectoryLock: Sendable {
  private let descriptor: Int32

  /// The time between two attempts, in microseconds.
  private static let interval: UInt32 = 50_000
  /// The default number of attempts: those of one minute. A process holds the lock only while it writes.
  static let maxAttemptCount = 1_200

  /// Acquires the lock; waits while another process holds it. Takes no lock, and reports no error, if the
  /// directory cannot be opened or its file system has no locks.
  ///
  /// - Parameters:
  ///   - maxAttemptCount: the maximum number of attempts, 50 ms apart.
  ///   - onWait: called once, before the first wait.
  /// - Throws: `FileError` if another process still holds the lock after the last attempt.
  init(_ path: String, maxAttemptCount: Int, onWait: () -> Void) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for attempt in 0..<maxAttemptCount {
      if attempt == 1 { onWait() }
      if attempt > 0 { usleep(Self.interval) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
    }
    close(descriptor)
    let seconds = maxAttemptCount * Int(Self.interval) / 1_000_000
    throw FileError(
      "write into", path,
      reason: """
        another process has kept it locked for \(seconds) seconds; wait for that process, or end it, and run the \
        command again
        """)
  }

  /// Releases the lock by closing the directory. Must be called at most once.
  func unlock() {
    if descriptor >= 0 { close(descriptor) }
  }
}

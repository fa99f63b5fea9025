import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a directory. It keeps other processes from writing to the directory at the same time, so that the files of
/// one run stay consistent. The system releases the lock when the process ends for any reason.
struct DirectoryLock: Sendable {
  private let descriptor: Int32

  /// The time between two attempts, in microseconds.
  private static let interval: UInt32 = 50_000
  /// The number of attempts in one minute. A process holds the lock only while it writes.
  static let maxAttemptCount = 1_200

  /// Acquires the lock; waits while another process holds it. Does nothing if the file system has no locks.
  ///
  /// - Parameters:
  ///   - maxAttemptCount: the maximum number of attempts.
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

  func unlock() {
    if descriptor >= 0 { close(descriptor) }
  }
}

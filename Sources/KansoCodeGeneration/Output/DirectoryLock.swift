import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps other runs from writing into a directory at the same time, so that the files of one run stay together. The
/// system lets go of it when the process ends, however it ends.
struct DirectoryLock: Sendable {
  private let descriptor: Int32

  /// The microseconds between two attempts.
  private static let interval: UInt32 = 50_000
  /// The attempts of a minute. A run holds the lock only while it writes.
  static let maxAttemptCount = 1_200

  /// Waits until no other process holds the lock. Where the file system knows no locks there is none.
  ///
  /// - Parameter onWait: called once, before it waits.
  /// - Throws: where another process still holds the lock after all attempts.
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

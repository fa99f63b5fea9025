#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps other runs from writing into a directory at the same time, so that the files of one run stay together. The
/// system lets go of it when the process ends, however it ends.
struct DirectoryLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock. Where the file system knows no locks there is none.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func unlock() {
    if descriptor >= 0 { close(descriptor) }
  }
}

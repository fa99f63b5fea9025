/// The identity and the state of a file or directory. Two paths of the same file are equal. A file is equal to itself
/// as long as it does not change.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64
  /// The number of bytes.
  package let size: Int64
  private let modification: Time
  private let statusChange: Time?

  /// A time of the file system.
  private struct Time: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
  }

  /// Creates the identity of the file at a path, with symbolic links resolved; nil if it does not exist or is
  /// not accessible. The parameter `countsStatusChange` is that of `init(_:countsStatusChange:)`.
  package init?(_ path: String, countsStatusChange: Bool = false) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status, countsStatusChange: countsStatusChange)
  }

  /// Creates the identity from the device, inode, size and modification time.
  ///
  /// - Parameter countsStatusChange: true to count the time of the status change, too. It also changes if a program
  ///   rewrites the contents and sets the modification time back, but also with permissions and hard links.
  package init(_ status: stat, countsStatusChange: Bool = false) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    let times = status.times
    modification = Time(times.modification)
    statusChange = countsStatusChange ? Time(times.statusChange) : nil
  }

  /// The identity as one word, with the status change only if it counts.
  package var text: String {
    let text = "\(device).\(node).\(size).\(modification.seconds).\(modification.nanoseconds)"
    return statusChange.map { "\(text).\($0.seconds).\($0.nanoseconds)" } ?? text
  }

  /// Returns true if the file was last changed before a time in whole seconds. A later change is then visible in the
  /// identity: within the same tick of the clock, it would not be.
  package func isSettled(before time: Int) -> Bool {
    max(modification.seconds, statusChange?.seconds ?? 0) < time
  }

  /// The time of the last modification, in seconds.
  package var modificationTime: Double {
    Double(modification.seconds) + Double(modification.nanoseconds) / 1e9
  }
}

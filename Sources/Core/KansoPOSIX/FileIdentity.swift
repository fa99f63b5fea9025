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

  /// The identity as one word, without the status change.
  package var text: String { "\(device).\(node).\(size).\(modification.seconds).\(modification.nanoseconds)" }

  /// The time of the last modification, in seconds.
  package var modificationTime: Double {
    Double(modification.seconds) + Double(modification.nanoseconds) / 1e9
  }
}

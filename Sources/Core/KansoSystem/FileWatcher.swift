import KansoPOSIX

/// Waits for changes of files. It polls fifty times per second and does not use notifications of the system.
/// Polling also works on file systems without notifications, and for editors that replace files instead of
/// writing to them. If a file system stores times in seconds, a further change within the same second is not
/// detected unless the size or the inode changes.
package struct FileWatcher: Sendable {
  private var paths: [String] = []
  private var known: [FileIdentity?] = []

  /// The polling interval, in microseconds.
  private static let interval: UInt32 = 20_000
  /// The number of consecutive polls after which a missing file counts as a change. Some editors remove a file for a
  /// moment.
  private static let patience = 15

  /// A watcher without files.
  package init() {}

  /// Starts to watch files, instead of those of the previous call, in their current state. The files need not
  /// exist yet.
  package mutating func watch(_ paths: [String]) {
    self.paths = paths
    known = paths.map { FileIdentity($0) }
  }

  /// Watches more files, from the state in which they were found. Files that are watched already stay as they are.
  package mutating func add(_ files: [FoundFile]) {
    for file in files where !paths.contains(file.path) {
      paths.append(file.path)
      known.append(file.identity)
    }
  }

  /// Blocks until a file has changed and then has stayed the same for one interval. A file that disappears
  /// counts as changed only after 15 polls.
  ///
  /// - Parameter isOver: called before every poll; returns true to stop waiting.
  /// - Returns: true if a file has changed; false if `isOver` returned true.
  @discardableResult
  package mutating func waitForChange(unless isOver: () -> Bool = { false }) -> Bool {
    var missing = 0
    var last = known
    while !isOver() {
      usleep(Self.interval)
      let found = paths.map { FileIdentity($0) }
      let rests = found == last
      last = found
      let isGone = zip(found, known).contains { $0 == nil && $1 != nil }
      missing = isGone ? missing + 1 : 0
      guard found != known, rests, !isGone || missing >= Self.patience else { continue }
      known = found
      return true
    }
    return false
  }
}

/// A file in the state in which it was found. If it is found before it is read, a later change is never missed.
package struct FoundFile: Sendable, Equatable {
  package let path: String
  /// The state; nil if there was no file.
  fileprivate let identity: FileIdentity?

  /// Finds the current state of the file at a path, which need not exist.
  package init(_ path: String) { (self.path, identity) = (path, FileIdentity(path)) }
}

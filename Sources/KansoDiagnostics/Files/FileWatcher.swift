#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for files to change. It looks at them fifty times a second instead of asking the system to be told: that works
/// on file systems that tell nothing, too, and whether an editor writes into a file or puts another in its place. Where a
/// file system counts time in seconds, a second change within one of them that keeps the size is not seen.
package struct FileWatcher: Sendable {
  private var paths: [String] = []
  private var known: [FileIdentity?] = []

  /// Between two looks, in microseconds.
  private static let interval: UInt32 = 20_000
  /// How often a file may be missing in a row before that counts as a change: some editors take it away for a moment.
  private static let patience = 15

  /// Watches nothing yet.
  package init() {}

  /// Begins to watch files as they are now, whether they exist or not.
  package mutating func watch(_ paths: [String]) {
    self.paths = paths
    known = paths.map { FileIdentity($0) }
  }

  /// Waits until something has changed and then has stayed the same for one look.
  ///
  /// - Parameter isOver: asked at every look; says that nobody waits any longer.
  /// - Returns: whether something has changed; if not, nobody waits any longer.
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

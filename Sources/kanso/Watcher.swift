import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for files to change. It looks at them several times a second instead of asking the system to be told: that
/// works on every file system, and whether an editor writes into a file or puts another in its place.
struct Watcher {
  private var paths: [String] = []
  private var known: [FileIdentity?] = []

  /// Between two looks, in microseconds.
  private static let interval: UInt32 = 20_000
  /// How often a file may be missing in a row before that counts as a change: some editors take it away for a moment.
  private static let patience = 15

  /// A program that never ends by itself has to be one that can be ended, even where whoever started it keeps signals
  /// from it.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Begins to watch files as they are now, whether they exist or not.
  mutating func watch(_ paths: [String]) {
    self.paths = paths
    known = paths.map { FileIdentity($0) }
  }

  /// Waits until something has changed and then has stayed the same for one look.
  mutating func waitForChange() {
    var missing = 0
    while true {
      usleep(Self.interval)
      let found = paths.map { FileIdentity($0) }
      guard found != known else { continue }
      let isGone = zip(found, known).contains { $0 == nil && $1 != nil }
      missing = isGone ? missing + 1 : 0
      if isGone, missing < Self.patience { continue }
      known = found
      usleep(Self.interval)
      if paths.map({ FileIdentity($0) }) == found { return }
    }
  }
}

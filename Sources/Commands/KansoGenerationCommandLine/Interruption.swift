import KansoPOSIX

/// The signals that users send to end a program.
package enum Interruption {
  /// Restores the default action of `SIGINT` and `SIGTERM`, and unblocks both and `SIGHUP`. A program without an end
  /// can then be interrupted even if its parent process ignores or blocks the signals. An ignored `SIGHUP` stays
  /// ignored, for `nohup`.
  package static func allow() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals by which people end programs.
enum Interruption {
  /// A program that never ends by itself has to be one that can be ended, even where whoever started it keeps signals
  /// from it. Only who wants the end of the terminal to be survived (`nohup`) has their will.
  static func allow() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

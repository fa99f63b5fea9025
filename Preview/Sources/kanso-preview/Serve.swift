import ArgumentParser
import Foundation
import KansoPreview
import KansoPreviewServer

/// The options for serving a preview to browsers.
struct ServeOptions: ParsableArguments {
  @Flag(
    help: """
      Serve the page at an address of this machine, and update it in the browser whenever one of its files is saved. \
      Ctrl-C ends it.
      """)
  var serve = false

  @Option(
    help: ArgumentHelp(
      "With --serve: the port; 0 for any free port. Default: 4747, or one of the next ports if it is in use.",
      valueName: "number"))
  var port: UInt16?

  /// Throws if `--port` is used without `--serve`.
  func validate() throws {
    if port != nil, !serve { throw ValidationError("--port needs --serve.") }
  }

  /// Serves the preview until a signal or an error ends it. Prints the address and a line for each page to
  /// standard error. Returns normally after a signal. Throws the exit code of the request if the first page
  /// cannot be made, and 74 if the port is not available or serving fails.
  func run(_ preview: () throws(LivePreview.StartError) -> some LiveContent) throws {
    let preview = try Console.reportingErrors(preview)
    // The signals are blocked after the first page is made, so that a signal can interrupt that work. They are blocked
    // before this program starts a thread, because threads inherit the signal mask. Threads of Dispatch may exist by
    // now, but they block these signals anyway.
    let interruption = Interruption()
    let server: PreviewServer
    do throws(PreviewServerError) {
      server = try PreviewServer(port: port.map { .exactly($0) } ?? .usual)
    } catch {
      Console.writeError("error: \(error)\n")
      throw ExitCode(Console.cannotWrite)
    }
    Console.writeError("\(server.address) \(preview.page.line)\n")
    let failure = Failure()
    Task {
      do {
        try await server.serve(preview) { Console.writeError("\($0.line)\n") }
      } catch {
        failure.note("error: the preview cannot be served any longer: \(error)\n")
        interruption.endWait()
      }
    }
    interruption.wait()
    LiveScreens.endBuilds()
    guard let report = failure.report else { return }
    Console.writeError(report)
    throw ExitCode(Console.cannotWrite)
  }
}

extension Console {
  /// Returns the result of a closure. If it throws, writes the report and throws the exit code.
  static func reportingErrors<Result>(_ make: () throws(LivePreview.StartError) -> Result) throws -> Result {
    do throws(LivePreview.StartError) { return try make() } catch {
      writeError(error.report)
      throw ExitCode(error.exitCode)
    }
  }

  /// Writes to standard error, without adding a newline. A failure is ignored.
  static func writeError(_ text: String) { write(Data(text.utf8), to: .standardError) }
}

/// The signals that end a program, in a form that a thread can wait for.
private struct Interruption: Sendable {
  private let signals: [Int32]

  /// The signals as a set of the C library.
  private var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Blocks the signals until `wait` receives them. Resets their handling first, because the parent process may have
  /// changed it. `SIGHUP` stays ignored if the parent ignores it (`nohup`).
  init() {
    let wasIgnored = Self.isIgnored(signal(SIGHUP, SIG_DFL))
    if wasIgnored { signal(SIGHUP, SIG_IGN) }
    signals = wasIgnored ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Returns true if the handler ignores the signal.
  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Waits for one of the signals.
  func wait() {
    var (set, signal) = (set, Int32())
    while sigwait(&set, &signal) == EINTR {}
  }

  /// Ends the call of `wait`, by sending `SIGTERM` to this process.
  func endWait() { kill(getpid(), SIGTERM) }
}

/// An error that one thread records and another thread reports.
private final class Failure: @unchecked Sendable {
  private let lock = NSLock()
  private var text: String?

  /// The error for users; nil if there is none.
  var report: String? { lock.withLock { text } }

  /// Replaces the recorded error.
  func note(_ report: String) { lock.withLock { text = report } }
}

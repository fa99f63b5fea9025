import ArgumentParser
import Foundation
import KansoPreview
import KansoPreviewServer

/// The options for serving a preview to browsers.
struct ServeOptions: ParsableArguments {
  @Flag(
    help: """
      Show the page at an address of this machine, and renew it in the browser whenever one of its files is saved, until \
      interrupted.
      """)
  var serve = false

  @Option(
    help: ArgumentHelp(
      "With --serve: the port, 0 for any that is free; without it 4747, or one of the next if that is taken.",
      valueName: "number"))
  var port: UInt16?

  func validate() throws {
    if port != nil, !serve { throw ValidationError("--port is for --serve.") }
  }

  /// Serves the preview until a signal ends it.
  func run(_ request: PreviewRequest) throws {
    let preview: LivePreview
    do throws(LivePreview.Refusal) { preview = try LivePreview(request) } catch {
      Console.complain(error.report)
      throw ExitCode(error.exitCode)
    }
    // The signals are blocked after the first page is made, so that a signal can interrupt that work. They are blocked
    // before this program starts a thread, because threads inherit the signal mask. Threads of Dispatch may exist by
    // now, but they block these signals anyway.
    let interruption = Interruption()
    let server: PreviewServer
    do throws(PreviewServerError) {
      server = try PreviewServer(port: port.map { .exactly($0) } ?? .usual)
    } catch {
      Console.complain("error: \(error)\n")
      throw ExitCode(Console.cannotWrite)
    }
    Console.complain("\(server.address) \(preview.page.line)\n")
    let failure = Failure()
    Task {
      do {
        try await server.serve(preview) { Console.complain("\($0.line)\n") }
      } catch {
        failure.note("error: the preview cannot be served any longer: \(error)\n")
        interruption.comeAbout()
      }
    }
    interruption.wait()
    guard let report = failure.report else { return }
    Console.complain(report)
    throw ExitCode(Console.cannotWrite)
  }
}

extension Console {
  static func complain(_ text: String) { write(Data(text.utf8), to: .standardError) }
}

/// The signals that end a program, in a form that a thread can wait for.
private struct Interruption: Sendable {
  private let signals: [Int32]

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

  /// Ends the waiting.
  func comeAbout() { kill(getpid(), SIGTERM) }
}

/// An error that one thread records and another thread reports.
private final class Failure: @unchecked Sendable {
  private let lock = NSLock()
  private var text: String?

  var report: String? { lock.withLock { text } }

  func note(_ report: String) { lock.withLock { text = report } }
}

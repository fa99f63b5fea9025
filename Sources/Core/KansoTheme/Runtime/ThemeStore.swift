import Dispatch
import Foundation

/// A theme that follows its file. The store polls `theme.json`; a new theme from `kanso compile` becomes the theme of
/// the running program.
///
/// While the file is invalid, missing or incomplete, the last valid theme remains. The store can be used from all
/// threads. It stops watching when its last reference is released.
///
/// ```swift
/// let store = ThemeStore(bundled, watching: url)
/// let observation = store.observe { theme in root.theme = theme }
/// ```
public final class ThemeStore: @unchecked Sendable {
  /// The maximum size of a file, in bytes: 64 MiB.
  public static let maximumFileSize = 64 << 20

  /// An event of a watched theme.
  public enum Event: Equatable, Sendable {
    /// The file contains another theme, which is now the theme of the store.
    case changed(Theme)
    /// The file cannot be used, and the theme remains. The event is sent once for each invalid content.
    case failed(ThemeError)
    /// The file is valid again after a failure. If its theme is another one, `changed` follows.
    case recovered
  }

  /// The last valid theme and the current error, which change together.
  private struct State {
    var theme: Theme
    var error: ThemeError?
  }

  private let observers = ThemeObservers()
  // The state has its own lock, so that access to the theme never waits while the file is read.
  private let stateLock = NSLock()
  private var state: State
  private let watchLock = NSLock()
  private var watch: ThemeWatch
  private var timer: (any DispatchSourceTimer)?

  /// Creates a store with the theme of a file and watches the file.
  ///
  /// - Parameters:
  ///   - url: the URL of the file; links are resolved each time.
  ///   - interval: the polling interval in seconds, at least 0.01. If it is nil or not finite, only `refresh()` reads
  ///     the file.
  /// - Throws: `ThemeError` if the file contains no valid theme.
  public init(contentsOf url: URL, interval: Double? = 0.1) throws(ThemeError) {
    watch = ThemeWatch(ThemeFile(url))
    state = State(theme: try watch.readFirstTheme())
    start(interval)
  }

  /// Creates a store with an existing theme, such as a resource of the program, and watches a file for another one. The
  /// file is first read by `refresh()`, or after `interval`.
  ///
  /// - Parameters:
  ///   - theme: the theme until the file contains one.
  ///   - url: the URL of the file, which need not exist; links are resolved each time.
  ///   - interval: the polling interval in seconds, at least 0.01. If it is nil or not finite, only `refresh()` reads
  ///     the file.
  public init(_ theme: Theme, watching url: URL, interval: Double? = 0.1) {
    watch = ThemeWatch(ThemeFile(url))
    state = State(theme: theme)
    start(interval)
  }

  deinit {
    timer?.cancel()
    observers.finish()
  }

  /// Starts the timer. The interval is limited to the range from 0.01 seconds to a day; nil, infinity and NaN
  /// start no timer.
  private func start(_ interval: Double?) {
    guard let interval, interval.isFinite else { return }
    // The interval is limited to a day, so that its nanoseconds do not overflow.
    let nanoseconds = Int(min(max(interval, 0.01), 86_400) * 1e9)
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kanso.theme", qos: .utility))
    timer.schedule(
      deadline: .now() + .nanoseconds(nanoseconds), repeating: .nanoseconds(nanoseconds),
      leeway: .nanoseconds(nanoseconds / 5))
    timer.setEventHandler { [weak self] in self?.tick() }
    self.timer = timer
    timer.activate()
  }

  /// The current theme: the last valid one.
  public var theme: Theme { stateLock.withLock { state.theme } }

  /// The last reported error of the file; nil while the file is valid.
  public var error: ThemeError? { stateLock.withLock { state.error } }
}

// MARK: Reading the file
extension ThemeStore {
  /// Reads the file now. Afterwards `theme` is the theme of the file, or `error` describes the problem. Unlike polling,
  /// it does not wait for a writer to finish.
  public func refresh() { watchLock.withLock { apply(watch.poll(.immediate)) } }

  /// Polls the file, as the timer does: errors of a file that is being written are delayed.
  func tick() { watchLock.withLock { apply(watch.poll(.delayed)) } }

  /// Applies a result and sends events; nil has no effect. It must be called with the watch lock held, so
  /// that events have the order of the reads.
  private func apply(_ update: ThemeWatch.Update?) {
    switch update {
    case nil: break
    case .failure(let error):
      stateLock.withLock { state.error = error }
      observers.notify(.failed(error))
    case .theme(let theme):
      let before = stateLock.withLock { state }
      let hasChanged = before.theme != theme
      stateLock.withLock { state = State(theme: theme) }
      if before.error != nil { observers.notify(.recovered) }
      if hasChanged { observers.notify(.changed(theme)) }
    }
  }
}

// MARK: Observing
extension ThemeStore {
  /// Adds an observer that is called on a queue with each new theme. The closure should not retain the store: otherwise
  /// neither is released before the observation is cancelled.
  ///
  /// - Parameters:
  ///   - queue: the queue of the calls; a serial queue keeps the order.
  ///   - body: is called with the new theme.
  /// - Returns: the observation. It ends when this object is released.
  public func observe(
    on queue: DispatchQueue, _ body: @escaping @Sendable (Theme) -> Void
  ) -> ThemeObservation {
    observers.observe(on: queue) { event in if case .changed(let theme) = event { body(theme) } }
  }

  /// Adds an observer that is called on the main actor with each new theme. The main thread of the program has to run a
  /// loop (`RunLoop`, `dispatchMain()` or an `async` main). The closure should not retain the store.
  ///
  /// - Returns: the observation. It ends when this object is released.
  public func observe(_ body: @escaping @MainActor (Theme) -> Void) -> ThemeObservation {
    observe(on: .main) { theme in MainActor.assumeIsolated { body(theme) } }
  }

  /// Adds an observer that is called on a queue with all events, including failures and recoveries.
  ///
  /// - Parameters:
  ///   - queue: the queue of the calls; a serial queue keeps the order.
  ///   - body: is called with the event.
  /// - Returns: the observation. It ends when this object is released.
  public func observeEvents(
    on queue: DispatchQueue, _ body: @escaping @Sendable (Event) -> Void
  ) -> ThemeObservation {
    observers.observe(on: queue, body)
  }

  /// A new stream of all events from now on, which ends with the store. A consumer that is more than 64
  /// events behind loses the oldest ones.
  public var updates: AsyncStream<Event> { observers.stream }
}

import Dispatch
import Foundation

/// A theme that follows its file: `theme.json` is looked at again and again, and what `kanso compile` writes there
/// becomes the theme of the running program.
///
/// While the file is broken, missing or half-written, the last good theme stays. The store may be used from every
/// thread; it stops watching when its last reference goes.
///
/// ```swift
/// let store = ThemeStore(bundled, watching: url)
/// let observation = store.observe { theme in root.theme = theme }
/// ```
public final class ThemeStore: @unchecked Sendable {
  /// The largest file that is read, in bytes: 64 MiB.
  public static let maximumFileSize = 64 << 20

  /// What happens to a theme that is watched.
  public enum Event: Equatable, Sendable {
    /// The file holds another theme, which is the store's now.
    case changed(Theme)
    /// The file cannot be used, and the theme stays as it is. Told once for each contents that are wrong.
    case failed(ThemeError)
    /// The file can be used again after it failed. Where its theme is another one, `changed` follows.
    case recovered
  }

  private struct State {
    var theme: Theme
    var error: ThemeError?
  }

  private let observers = ThemeObservers()
  // Whoever asks for the theme never waits for a file that is being read, so that has a lock of its own.
  private let stateLock = NSLock()
  private var state: State
  private let watchLock = NSLock()
  private var watch: ThemeWatch
  private var timer: (any DispatchSourceTimer)?

  /// Reads a theme and watches its file.
  ///
  /// - Parameters:
  ///   - url: the address of the file; links are followed each time.
  ///   - interval: the seconds between two looks at the file, at least 0.01. With nil, and with a number that is not
  ///     finite, only `refresh()` looks.
  /// - Throws: `ThemeError` where the file holds no theme to begin with.
  public init(contentsOf url: URL, interval: Double? = 0.1) throws(ThemeError) {
    watch = ThemeWatch(ThemeFile(url))
    state = State(theme: try watch.first())
    start(interval)
  }

  /// Begins with a theme that is at hand, one of the program's resources, say, and watches a file for another one. The
  /// file is looked at for the first time at the first `refresh()`, or after `interval`.
  ///
  /// - Parameters:
  ///   - theme: the theme until the file holds one.
  ///   - url: the address of the file, which need not exist; links are followed each time.
  ///   - interval: the seconds between two looks at the file, at least 0.01. With nil, and with a number that is not
  ///     finite, only `refresh()` looks.
  public init(_ theme: Theme, watching url: URL, interval: Double? = 0.1) {
    watch = ThemeWatch(ThemeFile(url))
    state = State(theme: theme)
    start(interval)
  }

  deinit {
    timer?.cancel()
    observers.finish()
  }

  private func start(_ interval: Double?) {
    guard let interval, interval.isFinite else { return }
    // A day is as good as any longer time, and can be counted in nanoseconds.
    let nanoseconds = Int(min(max(interval, 0.01), 86_400) * 1e9)
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kanso.theme", qos: .utility))
    timer.schedule(
      deadline: .now() + .nanoseconds(nanoseconds), repeating: .nanoseconds(nanoseconds),
      leeway: .nanoseconds(nanoseconds / 5))
    timer.setEventHandler { [weak self] in self?.tick() }
    self.timer = timer
    timer.activate()
  }

  /// The theme as it is now: the last good one.
  public var theme: Theme { stateLock.withLock { state.theme } }

  /// What is wrong with the file, as far as it was told; nil while it is good.
  public var error: ThemeError? { stateLock.withLock { state.error } }
}

// Looking
extension ThemeStore {
  /// Reads the file now. When this returns, `theme` is the file's, or `error` says why it is not: unlike the looks at
  /// intervals it gives nobody time to finish writing.
  public func refresh() { watchLock.withLock { take(watch.look(.now)) } }

  /// One look at the file between two intervals.
  func tick() { watchLock.withLock { take(watch.look(.patient)) } }

  /// Must be called under the watch's lock, so that events come in the order of the looks.
  private func take(_ news: ThemeWatch.News?) {
    switch news {
    case nil: break
    case .failure(let error):
      stateLock.withLock { state.error = error }
      observers.tell(.failed(error))
    case .theme(let theme):
      let before = stateLock.withLock { state }
      let hasChanged = before.theme != theme
      stateLock.withLock { state = State(theme: theme) }
      if before.error != nil { observers.tell(.recovered) }
      if hasChanged { observers.tell(.changed(theme)) }
    }
  }
}

// Observing
extension ThemeStore {
  /// Tells on a queue of each new theme. The closure should not hold the store strongly, or neither goes before the
  /// observation is cancelled.
  ///
  /// - Parameters:
  ///   - queue: the queue to be told on; a serial one keeps the order.
  ///   - body: what is called with the new theme.
  /// - Returns: the observation, which lasts as long as this object.
  public func observe(
    on queue: DispatchQueue, _ body: @escaping @Sendable (Theme) -> Void
  ) -> ThemeObservation {
    observers.observe(on: queue) { event in if case .changed(let theme) = event { body(theme) } }
  }

  /// Tells the main actor of each new theme; the program's main thread has to run a loop (`RunLoop`, `dispatchMain()` or
  /// an `async` main). The closure should not hold the store strongly.
  ///
  /// - Returns: the observation, which lasts as long as this object.
  public func observe(_ body: @escaping @MainActor (Theme) -> Void) -> ThemeObservation {
    observe(on: .main) { theme in MainActor.assumeIsolated { body(theme) } }
  }

  /// Tells on a queue of everything that happens, failures and recoveries as well.
  ///
  /// - Parameters:
  ///   - queue: the queue to be told on; a serial one keeps the order.
  ///   - body: what is called with the event.
  /// - Returns: the observation, which lasts as long as this object.
  public func observeEvents(
    on queue: DispatchQueue, _ body: @escaping @Sendable (Event) -> Void
  ) -> ThemeObservation {
    observers.observe(on: queue, body)
  }

  /// A stream of what happens from now on, which ends with the store. A reader who falls behind by more than 64 events
  /// loses the oldest of them.
  public var updates: AsyncStream<Event> { observers.stream }
}

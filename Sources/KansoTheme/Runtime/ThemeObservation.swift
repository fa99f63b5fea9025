import Dispatch
import Foundation

/// That somebody is told of changes. It ends with `cancel()`, and with the last reference to this object, so keep it
/// for as long as it is to last.
public final class ThemeObservation: Sendable {
  private let observers: ThemeObservers
  private let number: Int

  init(_ observers: ThemeObservers, number: Int) {
    self.observers = observers
    self.number = number
  }

  deinit { cancel() }

  /// Ends the observation. Called on the queue that is told, nothing comes any more; called from elsewhere, a call that
  /// has begun may still be under way. Calling it again does nothing.
  public func cancel() { observers.remove(number) }
}

/// Whom a store tells. It knows nothing of the store, so that whoever observes does not keep the store.
final class ThemeObservers: @unchecked Sendable {
  private struct Observer {
    let tell: @Sendable (ThemeStore.Event) -> Void
    let finish: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var observers: [Int: Observer] = [:]
  private var last = 0

  func tell(_ event: ThemeStore.Event) {
    let all = lock.withLock { observers.sorted { $0.key < $1.key } }
    for (_, observer) in all { observer.tell(event) }
  }

  /// Says that nothing comes any more.
  func finish() {
    let all = lock.withLock {
      defer { observers = [:] }
      return observers
    }
    for observer in all.values { observer.finish() }
  }

  func remove(_ number: Int) {
    // What a closure holds may end other observations as it goes: it goes when the lock was given back.
    let removed = lock.withLock { observers.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }

  /// Tells on a queue, in the order of the events where the queue is serial.
  func observe(
    on queue: DispatchQueue, _ body: @escaping @Sendable (ThemeStore.Event) -> Void
  ) -> ThemeObservation {
    let number = add { number in
      Observer(
        tell: { event in
          // Who cancels while the event waits in the queue is not told any more.
          queue.async { [weak self] in if self?.has(number) == true { body(event) } }
        }, finish: {})
    }
    return ThemeObservation(self, number: number)
  }

  /// The events that come from now on. A reader who falls behind by more than 64 loses the oldest.
  var stream: AsyncStream<ThemeStore.Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let number = add { _ in
        Observer(tell: { continuation.yield($0) }, finish: { continuation.finish() })
      }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  private func add(_ observer: (Int) -> Observer) -> Int {
    lock.withLock {
      last += 1
      observers[last] = observer(last)
      return last
    }
  }

  private func has(_ number: Int) -> Bool { lock.withLock { observers[number] != nil } }
}

import Dispatch
import Foundation

/// A registration of an observer. It ends with `cancel()` or when this object is released, so keep a reference to it.
public final class ThemeObservation: Sendable {
  private let observers: ThemeObservers
  private let number: Int

  /// Creates the registration of the observer with a number.
  init(_ observers: ThemeObservers, number: Int) {
    self.observers = observers
    self.number = number
  }

  deinit { cancel() }

  /// Ends the observation. If it is called on the observer's queue, no further calls follow. If it is called elsewhere,
  /// a call may still be running. Repeated calls have no effect.
  public func cancel() { observers.remove(number) }
}

/// The observers of a store. It has no reference to the store, so that observers do not retain the store.
final class ThemeObservers: @unchecked Sendable {
  /// The calls for an event, and for the end of the store.
  private struct Observer {
    let notify: @Sendable (ThemeStore.Event) -> Void
    let finish: @Sendable () -> Void
  }

  private let lock = NSLock()
  private var observers: [Int: Observer] = [:]
  /// The number of the observer that was added last.
  private var last = 0

  /// Calls all observers with an event, in the order in which they were added. The lock is not held
  /// meanwhile.
  func notify(_ event: ThemeStore.Event) {
    let all = lock.withLock { observers.sorted { $0.key < $1.key } }
    for (_, observer) in all { observer.notify(event) }
  }

  /// Ends all streams and removes all observers.
  func finish() {
    let all = lock.withLock {
      defer { observers = [:] }
      return observers
    }
    for observer in all.values { observer.finish() }
  }

  /// Removes an observer, without ending its stream; does nothing if it is already removed.
  func remove(_ number: Int) {
    // The closure is released after the lock: objects that it retains may cancel other observations when they are
    // released.
    let removed = lock.withLock { observers.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }

  /// Adds an observer that is called asynchronously on a queue; on a serial queue, in the order of the
  /// events.
  func observe(
    on queue: DispatchQueue, _ body: @escaping @Sendable (ThemeStore.Event) -> Void
  ) -> ThemeObservation {
    let number = add { number in
      Observer(
        notify: { event in
          // An observer that was cancelled while the event waited in the queue is not called.
          queue.async { [weak self] in if self?.has(number) == true { body(event) } }
        }, finish: {})
    }
    return ThemeObservation(self, number: number)
  }

  /// A new stream of all events from now on, registered at each access. A consumer that is more than 64
  /// events behind loses the oldest ones.
  var stream: AsyncStream<ThemeStore.Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let number = add { _ in
        Observer(notify: { continuation.yield($0) }, finish: { continuation.finish() })
      }
      continuation.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// Adds the observer that the closure returns for its number. Returns the number, which is never used
  /// again.
  private func add(_ observer: (Int) -> Observer) -> Int {
    lock.withLock {
      last += 1
      observers[last] = observer(last)
      return last
    }
  }

  /// Returns true if the observer with a number is not removed.
  private func has(_ number: Int) -> Bool { lock.withLock { observers[number] != nil } }
}

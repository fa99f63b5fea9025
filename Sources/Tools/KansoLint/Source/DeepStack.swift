import Dispatch
import Foundation

/// Threads with a stack that is large enough to parse every accepted source. Other threads may have only half
/// a megabyte.
package enum DeepStack {
  /// The size in bytes. A level of ``SourceDepth/maxDepth`` needs up to 12 kB in debug builds, a bracket five times
  /// that. Memory is allocated only when it is used.
  static let size = 128 << 20

  /// Returns the results of `transform` in the order of `elements`. A thread for each core, with a stack of
  /// ``size`` bytes, takes one element after the other. Blocks until all are finished.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let workerCount = min(elements.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    let lock = NSLock()
    return [Result](unsafeUninitializedCapacity: elements.count) { results, count in
      // Each element has its own place, and the lock guards the number of the next one.
      nonisolated(unsafe) let places = results
      nonisolated(unsafe) var next = 0
      let ends = (0..<workerCount).map { _ in
        start {
          while true {
            let index = lock.withLock {
              next += 1
              return next - 1
            }
            guard index < elements.count else { return }
            (places.baseAddress! + index).initialize(to: transform(elements[index]))
          }
        }
      }
      for end in ends { end.wait() }
      count = elements.count
    }
  }

  /// Runs a closure on a thread with a stack of ``size`` bytes, and returns its result: on the current thread
  /// if it has such a stack, otherwise on a new one, whose end is awaited.
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.stackSize >= size { return work() }
    // Written before the end of the thread, and read after it.
    nonisolated(unsafe) var result: Result?
    let end = start { result = work() }
    while true {
      end.wait()
      if let result { return result }
    }
  }

  /// Starts a thread, and returns the semaphore that it signals at its end.
  private static func start(_ work: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    return end
  }
}

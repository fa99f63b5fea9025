import Dispatch
import Foundation

/// Threads with a stack that is large enough to parse every accepted source. Other threads may have only half
/// a megabyte.
enum DeepStack {
  /// The size in bytes. A level of ``SourceDepth/maxDepth`` needs up to 12 kB in debug builds, a bracket five times
  /// that. Memory is allocated only when it is used.
  static let size = 128 << 20

  /// Runs a closure on a new thread with a stack of ``size`` bytes, blocks until it ends, and returns its
  /// result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let end = DispatchSemaphore(value: 0)
    // Written before the signal, and read after waiting for it.
    nonisolated(unsafe) var result: Result?
    let thread = Thread {
      result = work()
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    while true {
      end.wait()
      if let result { return result }
    }
  }
}

import Dispatch
import Foundation

/// A thread whose stack has room for every source that is parsed. The threads of others may have half a megabyte.
enum DeepStack {
  /// In bytes. A level of ``SourceDepth/maxDepth`` takes up to 12 kB in builds for debugging, a bracket five times that. Memory
  /// is taken only for what is used.
  static let size = 128 << 20

  /// Returns the result of some work that is done on such a thread.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let end = DispatchSemaphore(value: 0)
    // Written before the signal, and read after the wait for it.
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

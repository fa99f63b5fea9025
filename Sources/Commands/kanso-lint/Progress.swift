import Foundation
import KansoCommandLine

/// A line on a terminal about the progress of a run that lasts over a second. Several threads write it.
final class Progress: @unchecked Sendable {
  private let count: Int
  private let start = ContinuousClock.now
  private let lock = NSLock()
  /// The number of sources that were begun. Guarded by `lock`.
  private var begunCount = 0
  /// The time of the line on the terminal; nil if there is none. Guarded by `lock`.
  private var shown: ContinuousClock.Instant?

  /// - Parameter count: the number of sources.
  init(count: Int) { self.count = count }

  /// Counts a source, and writes the line at most five times a second.
  func advance() {
    guard Terminal.showsErrors else { return }
    lock.withLock {
      begunCount += 1
      let now = ContinuousClock.now
      guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(200) }) ?? true else { return }
      shown = now
      Terminal.writeError("\r\(min(begunCount, count)) of \(count) sources\u{1B}[K")
    }
  }

  /// Removes the line.
  func finish() {
    lock.withLock {
      guard shown != nil else { return }
      shown = nil
      Terminal.writeError("\r\u{1B}[K")
    }
  }
}

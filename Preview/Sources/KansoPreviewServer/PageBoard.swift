import Foundation
import KansoPreview

/// The current page, and the clients that wait for the next one.
final class PageBoard: @unchecked Sendable {
  private let lock = NSLock()
  private var current: LivePage?
  private var waiting: [Int: AsyncStream<String>.Continuation] = [:]
  private var count = 0

  /// The page to serve; nil before the first one.
  var page: LivePage? { lock.withLock { current } }

  /// Makes `page` the current page. Sends its revision to all waiting clients if the revision is new.
  func show(_ page: LivePage) {
    lock.withLock {
      let isNew = current?.revision != page.revision
      current = page
      if isNew { tell() }
    }
  }

  /// Sends the current revision to all waiting clients. A client that has not read the previous revision receives only
  /// this one.
  func repeatRevision() { lock.withLock { tell() } }

  /// Sends the current revision to all waiting clients. The caller holds the lock: otherwise two threads could send
  /// their revisions in the wrong order, and clients would keep the older one.
  private func tell() {
    guard let current else { return }
    for listener in waiting.values { listener.yield(current.revision) }
  }

  /// Returns a stream of the current revision and of all later ones.
  func revisions() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    lock.withLock {
      count += 1
      let number = count
      continuation.onTermination = { [weak self] _ in self?.forget(number) }
      waiting[number] = continuation
      if let current { continuation.yield(current.revision) }
    }
    return stream
  }

  private func forget(_ number: Int) {
    lock.withLock { _ = waiting.removeValue(forKey: number) }
  }
}

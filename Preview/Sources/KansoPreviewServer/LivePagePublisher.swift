import Foundation
import KansoPreview

/// The current page, and the clients that wait for the next one.
final class LivePagePublisher: @unchecked Sendable {
  private let lock = NSLock()
  private var current: LivePage?
  /// The clients that wait for revisions, by number.
  private var waiting: [Int: AsyncStream<String>.Continuation] = [:]
  /// The number of streams so far.
  private var count = 0

  /// The page to serve; nil before the first one.
  var page: LivePage? { lock.withLock { current } }

  /// Makes `page` the current page. Sends its revision to all waiting clients if it differs from that of the
  /// previous page.
  func show(_ page: LivePage) {
    lock.withLock {
      let isNew = current?.revision != page.revision
      current = page
      if isNew { publishRevision() }
    }
  }

  /// Sends the current revision to all waiting clients; does nothing before the first page. A client that has
  /// not read the previous revision receives only this one.
  func repeatRevision() { lock.withLock { publishRevision() } }

  /// Sends the current revision to all waiting clients. The caller holds the lock: otherwise two threads could send
  /// their revisions in the wrong order, and clients would keep the older one.
  private func publishRevision() {
    guard let current else { return }
    for listener in waiting.values { listener.yield(current.revision) }
  }

  /// Returns a stream of the current revision and of all later ones, which does not end by itself. A slow
  /// reader receives only the newest revision.
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

  /// Removes a client whose stream has ended.
  private func forget(_ number: Int) {
    lock.withLock { _ = waiting.removeValue(forKey: number) }
  }
}

import Foundation
import KansoPreview

/// The page of now, and who waits for the next one.
final class PageBoard: @unchecked Sendable {
  private let lock = NSLock()
  private var current: LivePage?
  private var waiting: [Int: AsyncStream<String>.Continuation] = [:]
  private var count = 0

  /// The page that is handed out; nil before the first.
  var page: LivePage? { lock.withLock { current } }

  /// Makes a page that of now, and tells its revision where it is another.
  func show(_ page: LivePage) {
    let isNew = lock.withLock {
      defer { current = page }
      return current?.revision != page.revision
    }
    if isNew { repeatRevision() }
  }

  /// Tells everybody the revision of now. Who has not heard the one before will not hear it any more.
  func repeatRevision() {
    let (page, listeners) = lock.withLock { (current, Array(waiting.values)) }
    guard let page else { return }
    for listener in listeners { listener.yield(page.revision) }
  }

  /// The revision of now, and each that follows.
  func revisions() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    let (number, page) = lock.withLock {
      count += 1
      waiting[count] = continuation
      return (count, current)
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number) }
    if let page { continuation.yield(page.revision) }
    return stream
  }

  private func forget(_ number: Int) {
    lock.withLock { _ = waiting.removeValue(forKey: number) }
  }
}

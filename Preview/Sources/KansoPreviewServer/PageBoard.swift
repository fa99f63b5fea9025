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
    lock.withLock {
      let isNew = current?.revision != page.revision
      current = page
      if isNew { tell() }
    }
  }

  /// Tells everybody the revision of now. Who has not heard the one before will not hear it any more.
  func repeatRevision() { lock.withLock { tell() } }

  /// Tells everybody, under the lock: else the revision before could be told last, and be the one that is heard.
  private func tell() {
    guard let current else { return }
    for listener in waiting.values { listener.yield(current.revision) }
  }

  /// The revision of now, and each that follows.
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

import Foundation
import KansoLanguageServer
import KansoPOSIX

/// The messages that have come and wait. One thread reads standard input and adds them, and another one takes them, so that a
/// message that replaces or cancels others is known before their work is done.
final class Inbox: @unchecked Sendable {
  /// A message, or the reason that bytes are none.
  enum Item {
    case message(IncomingMessage, isCancelled: Bool)
    /// Bytes that are no message.
    case failure(IncomingMessage.Failure)
    /// The end of a run of the lint, with its output.
    case report(LintJob, [UInt8]?)
  }

  private let condition = NSCondition()
  // These are guarded by the condition.
  private var items: [Item] = []
  private var cancelled: Set<RequestID> = []
  private var isClosed = false

  /// The number of bytes that are read at once.
  private static let chunkSize = 1 << 16

  /// Reads a descriptor to its end.
  func read(from descriptor: Int32) {
    var reader = MessageReader()
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = KansoPOSIX.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      reader.add(chunk[..<count])
      while let part = reader.next() { add(part) }
    }
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  /// Adds the end of a run of the lint.
  func add(_ job: LintJob, _ output: [UInt8]?) {
    condition.withLock {
      items.append(.report(job, output))
      condition.signal()
    }
  }

  private func add(_ part: MessageReader.Part) {
    let item: Item
    do throws(IncomingMessage.Failure) {
      guard let message = try IncomingMessage(part) else { return }
      item = .message(message, isCancelled: false)
    } catch {
      item = .failure(error)
    }
    condition.withLock {
      if case .message(let message, _) = item, let id = message.cancelledID {
        // Only of requests that wait: the others have their answers.
        let waits = items.contains {
          if case .message(let waiting, _) = $0 { waiting.id == id } else { false }
        }
        if waits { cancelled.insert(id) }
      } else {
        items.append(item)
        condition.signal()
      }
    }
  }

  /// True if nothing waits.
  var isEmpty: Bool { condition.withLock { items.isEmpty } }

  /// Takes the next item, and waits for it; nil after the last one.
  func take() -> Item? {
    condition.withLock {
      while items.isEmpty, !isClosed { condition.wait() }
      guard !items.isEmpty else { return nil }
      let item = items.removeFirst()
      guard case .message(let message, _) = item, let id = message.id else { return item }
      return .message(message, isCancelled: cancelled.remove(id) != nil)
    }
  }
}

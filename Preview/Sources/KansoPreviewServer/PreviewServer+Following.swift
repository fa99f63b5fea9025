import Foundation
import KansoPreview

extension PreviewServer {
  /// Hands out a preview as it is now, and whenever one of its files was saved, as it is then, until the task is cancelled.
  ///
  /// - Parameter told: what is called for each page after the first, from a thread of its own.
  /// - Throws: an error of the system where sockets can no longer be waited for.
  public func serve(_ preview: LivePreview, told: @escaping @Sendable (LivePage) -> Void) async throws {
    show(preview.page)
    let end = End()
    defer { end.come() }
    // Looking at files and making pages waits and computes, which is nothing for the few threads that tasks share.
    let thread = Thread { [self] in
      var preview = preview
      while preview.waitForChange(unless: { end.hasCome }) {
        preview.refresh()
        if end.hasCome { return }
        show(preview.page)
        told(preview.page)
      }
    }
    thread.stackSize = Self.stackSize
    thread.start()
    try await run()
  }

  /// As much as the first thread of a program has: guides and documents may be nested deeply.
  private static let stackSize = 8 << 20
}

/// Whether something is over.
private final class End: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  var hasCome: Bool { lock.withLock { isOver } }

  func come() { lock.withLock { isOver = true } }
}

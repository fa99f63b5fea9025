import Foundation
import KansoPreview

extension PreviewServer {
  /// Serves a preview, and serves it again each time one of its files is saved, until the task is cancelled.
  /// Then the port is closed, and the server cannot run again.
  ///
  /// - Parameter onRefresh: the callback for each page after the first. A separate thread calls it.
  /// - Throws: a system error if the server can no longer wait for its sockets.
  public func serve(
    _ preview: some LiveContent, onRefresh: @escaping @Sendable (LivePage) -> Void
  ) async throws {
    show(preview.page)
    let stop = StopFlag()
    defer { stop.set() }
    // Polling files and rendering pages block. They would occupy one of the few threads of Swift's cooperative pool, so
    // they run on a thread of their own.
    let thread = Thread { [self] in
      var preview = preview
      while preview.waitForChange(unless: { stop.isSet }) {
        preview.refresh()
        if stop.isSet { return }
        show(preview.page)
        onRefresh(preview.page)
      }
    }
    thread.stackSize = Self.stackSize
    thread.start()
    try await run()
  }

  /// The stack size of the thread, in bytes: that of a program's main thread, since guides and documents may be nested
  /// deeply.
  private static let stackSize = 8 << 20
}

/// A thread-safe flag that ends the watching thread.
private final class StopFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  /// True after `set` was called.
  var isSet: Bool { lock.withLock { isOver } }

  /// Sets the flag; it cannot be reset.
  func set() { lock.withLock { isOver = true } }
}

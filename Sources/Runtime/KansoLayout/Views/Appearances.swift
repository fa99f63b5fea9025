import Foundation

/// The changes that every view gets when it comes into a window: what `UIAppearance` remembers.
package enum Appearances {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var changes: [(View) -> Void] = []

  /// Adds a change for all views that come into a window from now on.
  package static func add(_ change: @escaping (View) -> Void) {
    lock.lock()
    changes.append(change)
    lock.unlock()
  }

  /// Makes the changes in a view.
  static func apply(to view: View) {
    lock.lock()
    let known = changes
    lock.unlock()
    for change in known { change(view) }
  }
}

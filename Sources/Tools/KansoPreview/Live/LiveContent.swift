/// A page that changes with files.
public protocol LiveContent: Sendable {
  /// The page of the last update.
  var page: LivePage { get }
  /// Makes the page again. If there are errors, the new page shows them above the last content without errors.
  mutating func refresh()
  /// Blocks until one of the files has changed since the start of the last update, and its changes have ended. Does not
  /// update the page.
  /// - Parameter isOver: returns true to end the wait. It is called about fifty times a second.
  /// - Returns: true for a change; false if `isOver` ended the wait.
  mutating func waitForChange(unless isOver: () -> Bool) -> Bool
}

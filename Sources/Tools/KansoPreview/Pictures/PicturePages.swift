import KansoRendering
import KansoTheme

/// A receiver of the pages of a picture. Each page is written as soon as it is complete, so that only one is in memory.
final class PicturePages {
  /// A closure that returns the maximum height of pages of a width, both in points.
  let maxHeight: (Length) -> Length
  private let writePage: (Drawing) -> Bool
  /// True if a page could not be written. No page is written after it.
  private(set) var isFull = false

  /// Creates a receiver without pages.
  /// - Parameter write: writes a page, and returns false if that failed.
  init(maxHeight: @escaping (Length) -> Length, write: @escaping (Drawing) -> Bool) {
    (self.maxHeight, writePage) = (maxHeight, write)
  }

  /// Writes the next page, unless an earlier one could not be written.
  func write(_ page: Drawing) {
    guard !isFull else { return }
    isFull = !writePage(page)
  }
}

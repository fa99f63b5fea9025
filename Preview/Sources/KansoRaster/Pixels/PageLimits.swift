import KansoDrawing

/// The limits of pictures that are divided into pages.
enum PageLimits {
  /// The maximum width and height of a page, in points (ISO 32000-1, annex C).
  static let maxSide = 14_400.0
  /// The maximum number of pages.
  static let maxPageCount = 1000
  /// The maximum height of a picture, in points. Two consecutive pages together are at least as high as one full page.
  private static let maxHeight = maxSide * Double(maxPageCount) / 2

  /// Returns true if a picture has an extent, is at most as wide as a page can be, and at most as high as 500
  /// pages of the maximum height. Then it is also at most as high as 500 pages of the default height.
  static func hasPages(for size: Size) -> Bool {
    size.width > 0 && size.width <= maxSide && size.height > 0 && size.height <= maxHeight
  }
}

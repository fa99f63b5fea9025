import KansoLayout
import KansoTheme

/// The measures of the pages of a document on paper.
struct PaperLayout {
  let paper: PreviewPaper
  /// The number of points on paper for a point of the blocks.
  let scale: Double

  /// The default width of the column on paper, in points of its layout. It has three cards in a row, and small texts of
  /// 8 points on paper.
  static let columnWidth: Length = 904
  /// The maximum number of pages.
  static let maxPageCount = 10_000
  /// The margins beside the blocks, which most printers can leave free, in points on paper.
  static let side: Length = 36
  /// The margin above the blocks, which has the heading that a page continues, in points on paper.
  static let top: Length = 54
  /// The margin below the blocks, which has the number of the page, in points on paper.
  static let bottom: Length = 54
  /// The distance between a line of text in a margin and the edge of the paper, in points.
  static let edge: Length = 26

  /// Creates the measures for blocks of a width, in points.
  /// - Parameter enlarges: true if narrow blocks are enlarged to the width of the paper.
  init(_ paper: PreviewPaper, blockWidth: Length, enlarges: Bool) {
    self.paper = paper
    let fitting = (paper.size.width - 2 * Self.side) / blockWidth
    scale = enlarges ? fitting : min(1, fitting)
  }

  /// The width of the blocks, in points on paper.
  var contentWidth: Length { paper.size.width - 2 * Self.side }
  /// The height of the blocks of a page, in points on paper.
  var contentHeight: Length { paper.size.height - Self.top - Self.bottom }
  /// The height of the blocks of a page, in points of their layout.
  var blockHeight: Length { contentHeight / scale }
  /// The maximum height of all blocks. Two consecutive pages are at least as high as one, except for cut blocks.
  var maxHeight: Length { blockHeight * Double(Self.maxPageCount) / 2 }
}

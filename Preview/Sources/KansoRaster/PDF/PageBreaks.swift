import KansoTheme

/// The page breaks of a picture that is higher than a page.
struct PageBreaks {
  /// The vertical range of each page, in points of the picture.
  let pages: [ClosedRange<Length>]

  /// The tolerance in points: ranges that overlap by less than this count as separate.
  private static let touch = 0.01

  /// Divides a picture at heights where nothing is cut. Only content that is higher than a page is cut: at the page
  /// height, or before the content if it begins in the lower half of the page.
  ///
  /// - Parameters:
  ///   - height: the height of the picture, in points.
  ///   - pageHeight: the maximum height of a page, in points.
  ///   - extents: the vertical ranges that must not be cut; nil is ignored. A range that is higher than a page is a
  ///     background, and is ignored, too.
  init(height: Length, pageHeight: Length, extents: [ClosedRange<Length>?]) {
    guard height > pageHeight else {
      pages = [0...height]
      return
    }
    let whole = extents.compactMap(\.self).filter { $0.upperBound - $0.lowerBound <= pageHeight }
    let blocks = Self.blocks(of: whole)
    var (top, pages): (Length, [ClosedRange<Length>]) = (0, [])
    var next = blocks.startIndex
    while height - top > pageHeight {
      var bottom = top + pageHeight
      while next < blocks.endIndex, blocks[next].upperBound - Self.touch <= bottom { next += 1 }
      if next < blocks.endIndex, blocks[next].lowerBound + Self.touch < bottom {
        // Breaks in the middle of the gap before the block that would be cut. The break moves down if the block would
        // not fit on the next page.
        let (before, block) = (max(next > 0 ? blocks[next - 1].upperBound : 0, top), blocks[next])
        let isWhole = block.upperBound - block.lowerBound <= pageHeight
        let earliest = isWhole ? block.upperBound - pageHeight : top + pageHeight / 2
        if isWhole || block.lowerBound >= earliest {
          bottom = max((before + block.lowerBound) / 2, earliest)
        }
      }
      pages.append(top...bottom)
      top = bottom
    }
    self.pages = pages + [top...height]
  }

  /// Returns the unions of overlapping ranges, from top to bottom. Ranges that overlap by less than the
  /// tolerance stay separate.
  private static func blocks(of extents: [ClosedRange<Length>]) -> [ClosedRange<Length>] {
    var blocks: [ClosedRange<Length>] = []
    for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = blocks.last, extent.lowerBound + touch < last.upperBound {
        blocks[blocks.count - 1] = last.lowerBound...max(last.upperBound, extent.upperBound)
      } else {
        blocks.append(extent)
      }
    }
    return blocks
  }
}

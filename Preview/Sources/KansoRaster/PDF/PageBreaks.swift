import KansoLayout
import KansoTheme

/// Where a picture that is higher than a page is parted.
struct PageBreaks {
  /// From where to where each page goes, in points of the picture.
  let pages: [ClosedRange<Length>]

  /// More pages than this nobody looks at.
  static let mostPages = 1000
  /// What reaches only so far into something else does not stand in it, in points.
  private static let touch = 0.01

  /// Parts a picture where nothing is cut. Only what is higher than a page is cut: at the height of a page, or in front of it if it begins in
  /// the page's lower half.
  ///
  /// - Parameters:
  ///   - height: how high the picture is.
  ///   - extents: from where to where each thing goes that is not to be cut, nil for one that is nowhere. One that is higher than a page
  ///     lies behind others, and does not count.
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
        // In the middle of the room in front of what would be cut, as far as the next page holds that.
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

  /// What lies in each other, as one; from the top to the bottom.
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

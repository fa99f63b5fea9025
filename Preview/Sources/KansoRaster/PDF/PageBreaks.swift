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

  /// Parts a picture where no command is cut, or at the height of a page if there is no such place in its lower half.
  ///
  /// - Parameters:
  ///   - height: how high the picture is.
  ///   - extents: from where to where each command goes, nil for one that is nowhere. What is higher than a page lies behind other things,
  ///     and is cut.
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
      if next < blocks.endIndex, blocks[next].lowerBound + Self.touch < bottom,
        blocks[next].lowerBound >= top + pageHeight / 2
      {
        // In the middle of the room in front of it, as far as that is on this page's lower half.
        let before = next > blocks.startIndex ? blocks[next - 1].upperBound : top
        bottom = max((before + blocks[next].lowerBound) / 2, top + pageHeight / 2)
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

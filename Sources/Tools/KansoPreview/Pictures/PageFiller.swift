import KansoTheme

/// Divides blocks into pages of a maximum height. A page ends between blocks, and a block that keeps with the next one
/// is on the page of that one, unless both together are higher than a page. A block that is higher than a page is cut.
struct PageFiller {
  /// The maximum height of the blocks of a page, in points.
  let maxHeight: Length
  /// The blocks of the current page.
  private var blocks: [PictureBlock] = []
  /// The height of these blocks with their spaces, in points.
  private var height: Length = 0
  /// The number of blocks of the page before the first one that keeps with the next block to come.
  private var closedCount = 0

  /// Creates a filler without blocks.
  /// - Parameter maxHeight: the maximum height of the blocks of a page, in points; at least 1 is used.
  init(maxHeight: Length) { self.maxHeight = max(1, maxHeight) }

  /// Returns blocks by page.
  static func pages(of blocks: [PictureBlock], maxHeight: Length) -> [[PictureBlock]] {
    var filler = PageFiller(maxHeight: maxHeight)
    return blocks.flatMap { filler.add($0) } + filler.finish()
  }

  /// Adds a block. Returns the pages that are complete now, which are usually none.
  mutating func add(_ block: PictureBlock) -> [[PictureBlock]] {
    blocks.append(block)
    height += block.space + block.height
    return block.keepsWithNext ? [] : closeChunk()
  }

  /// Returns the remaining pages. The filler is empty afterwards.
  mutating func finish() -> [[PictureBlock]] {
    let pages = closeChunk() + (blocks.isEmpty ? [] : [blocks])
    removePage(blocks.count)
    return pages
  }

  /// Ends the blocks that stay together. Returns the pages that end before or in them.
  private mutating func closeChunk() -> [[PictureBlock]] {
    var pages: [[PictureBlock]] = []
    if height > maxHeight, closedCount > 0 { pages.append(removePage(closedCount)) }
    while height > maxHeight, !blocks.isEmpty {
      let count = countOfFittingBlocks
      if count > 0 {
        pages.append(removePage(count))
      } else {
        pages += removeHighBlock()
      }
    }
    closedCount = blocks.count
    return pages
  }

  /// The number of blocks, from the first one, that fit on a page; 0 if the first one is higher than a page.
  private var countOfFittingBlocks: Int {
    var sum: Length = 0
    for (index, block) in blocks.enumerated() {
      sum += block.space + block.height
      if sum > maxHeight { return index }
    }
    return blocks.count
  }

  /// Removes the first blocks of the page and returns them. The next one has no space above it.
  @discardableResult
  private mutating func removePage(_ count: Int) -> [PictureBlock] {
    let page = Array(blocks[..<count])
    blocks.removeFirst(count)
    if !blocks.isEmpty { blocks[0].space = 0 }
    height = blocks.reduce(0) { $0 + $1.space + $1.height }
    closedCount = 0
    return page
  }

  /// Removes the first block, which is higher than a page, and returns its parts as pages. The last part stays, and the
  /// following blocks come after it.
  private mutating func removeHighBlock() -> [[PictureBlock]] {
    let block = blocks[0]
    guard block.height > maxHeight else {
      // Only the space above it is too high.
      blocks[0].space = 0
      height -= block.space
      return []
    }
    var (pages, top): ([[PictureBlock]], Length) = ([], 0)
    while block.height - top > maxHeight {
      var part = block.part(top..<top + maxHeight)
      part.space = 0
      pages.append([part])
      top += maxHeight
    }
    blocks[0] = block.part(top..<block.height)
    blocks[0].space = 0
    height = blocks.reduce(0) { $0 + $1.space + $1.height }
    return pages
  }
}

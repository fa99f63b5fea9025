import KansoLayout
import KansoRendering
import KansoTheme

/// A column of blocks, drawn as a picture in the style of the pages. Each block is laid out by itself, so the time
/// grows linearly with the number of blocks.
package struct PictureColumn {
  /// The width of the column with its margins, in points.
  let width: Length
  private let layout: PictureLayout
  let traits: TraitCollection
  private(set) var blocks: [PictureBlock] = []
  /// The blocks of the page that is not written yet; nil if the layout has no pages.
  private var filler: PageFiller?
  /// The bottom edge of the last block in one column, in points from the top of the picture.
  private var bottom: Length

  /// Blocks that stay together: blocks that keep with the next one, and the block after them.
  private struct Chunk {
    let blocks: [PictureBlock]
    /// The height of the blocks with the space above each of them, in points.
    var height: Length { blocks.reduce(0) { $0 + $1.space + $1.height } }
  }

  /// The distance between two columns, in points.
  private static let gutter = Padding.xxl
  /// The height of a sheet of paper, as a multiple of its width (ISO 216).
  private static let paper = 2.0.squareRoot()

  /// The margin beside the blocks, in points.
  private var margin: Length { width < Sizes.phone ? Padding.l : Padding.xxl }
  /// The margin above the blocks, in points.
  private var top: Length { width < Sizes.phone ? Padding.xl : Padding.xxl }
  /// The width of the blocks, in points.
  var contentWidth: Length { width - 2 * margin }
  /// The size of the picture in one column, in points.
  private var size: Size { Size(width: width, height: bottom + margin) }

  /// Creates a column without blocks.
  /// - Parameter width: the width if the layout sets none, in points; nil selects the preferred width of the
  ///   layout. Each is clamped to 240 to 10,000.
  init(_ layout: PictureLayout, width: Length? = nil) {
    self.layout = layout
    self.width = (layout.width ?? width ?? layout.preferredWidth).asPictureWidth
    bottom = self.width < Sizes.phone ? Padding.xl : Padding.xxl
    var traits = TraitCollection()
    traits.userInterfaceStyle = .light
    traits.textMeasurer = SegmentTextMeasurer(layout.measurer)
    self.traits = traits
    if let pages = layout.pages {
      filler = PageFiller(maxHeight: pages.maxHeight(self.width) - top - margin)
    }
  }

  /// Returns the width of a column with its margins, in points, for blocks of a width. If the column with the
  /// small margins is narrower than a phone, these apply. Otherwise the large margins apply, and the column
  /// is at least as wide as a phone.
  static func width(ofBlocks contentWidth: Length) -> Length {
    let narrow = contentWidth + 2 * Padding.l
    return narrow < Sizes.phone ? narrow : max(contentWidth + 2 * Padding.xxl, Sizes.phone)
  }

  /// True if the blocks exceed the size that the layout can draw. The last block is the one that exceeded it;
  /// further blocks are not added.
  var isFull: Bool {
    if let pages = layout.pages { return pages.isFull }
    return layout.allowsColumns ? !layout.canFit(area: width * bottom) : !layout.canDraw(size)
  }

  /// Lays out a block in the width of the blocks and adds it, as high as its content. Does nothing if the
  /// column is full.
  /// - Parameters:
  ///   - space: the space between the block and the one above, in points.
  ///   - keepsWithNext: true if the block stays on one page and in one column with the next block, as a
  ///     heading does.
  ///   - heading: the heading that the block shows, for tables of contents.
  mutating func add(
    _ block: View, after space: Length = Padding.l, keepsWithNext: Bool = false,
    heading: PictureHeading? = nil
  ) {
    guard !isFull else { return }
    block.traitCollection = traits
    let height = block.systemLayoutSizeFitting(
      Size(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    block.frame = Rect(width: contentWidth, height: height)
    let added = PictureBlock(
      drawing: Drawing(of: block), height: height, space: space, keepsWithNext: keepsWithNext,
      heading: heading)
    guard filler == nil else { return write(filler?.add(added) ?? []) }
    blocks.append(added)
    bottom += space + height
  }

  /// Writes the last page, if the layout has pages.
  mutating func finishPages() { write(filler?.finish() ?? []) }

  /// Writes complete pages, each as high as its blocks.
  private func write(_ pages: [[PictureBlock]]) {
    for page in pages {
      let height = page.reduce(top + margin) { $0 + $1.space + $1.height }
      layout.pages?.write(drawing(of: page, Size(width: width, height: height)))
    }
  }

  // MARK: Pictures

  /// All blocks in one column, on the background of the pages. If the column is full, this is only the
  /// beginning of the content.
  package var drawing: Drawing { drawing(of: blocks, size) }

  /// Returns blocks below each other, on the background of the pages.
  private func drawing(of blocks: [PictureBlock], _ size: Size) -> Drawing {
    drawingOnBackground(content(of: blocks, at: Point(x: margin, y: top)), size)
  }

  /// Returns blocks below each other, from the top left corner at a point.
  func content(of blocks: [PictureBlock], at corner: Point = .zero) -> DrawingContext {
    var (picture, y) = (DrawingContext(traits: traits), corner.y)
    for block in blocks {
      picture.offset = Point(x: corner.x, y: y + block.space)
      picture.draw(block.drawing)
      y += block.space + block.height
    }
    return picture
  }

  /// Returns all blocks as one picture; nil if the column is full or the layout cannot draw the picture. The
  /// picture has one column if the layout allows no others, or if `isPreferred` returns true for the size of
  /// one column. Otherwise it has several.
  func drawing(inOneColumnWhere isPreferred: (Size) -> Bool) -> Drawing? {
    guard !isFull else { return nil }
    guard layout.allowsColumns, !isPreferred(size) else { return layout.canDraw(size) ? drawing : nil }
    let sheet = sheet
    return layout.canDraw(sheet.size) ? sheet : nil
  }

  /// All blocks in columns of about equal height. The columns together have about the proportions of a sheet
  /// of paper. The first block of a column has a fixed space above it.
  var sheet: Drawing {
    let columns = columns
    var picture = DrawingContext(traits: traits)
    var (lowest, left) = (top, margin)
    for column in columns {
      var y = top
      for (index, block) in column.enumerated() {
        y += index == 0 ? Padding.l : block.space
        picture.offset = Point(x: left, y: y)
        picture.draw(block.drawing)
        y += block.height
      }
      lowest = max(lowest, y)
      left += contentWidth + Self.gutter
    }
    let rightmost = Double(max(columns.count, 1)) * (contentWidth + Self.gutter) - Self.gutter
    return drawingOnBackground(picture, Size(width: rightmost + 2 * margin, height: lowest + margin))
  }

  /// Returns the commands of a picture on the background of the pages, as a drawing of a size.
  private func drawingOnBackground(_ picture: DrawingContext, _ size: Size) -> Drawing {
    var background = DrawingContext(traits: traits)
    background.fill(.rectangle(Rect(origin: .zero, size: size)), Colors.ground)
    return Drawing(size: size, commands: background.commands + picture.commands)
  }

  // MARK: Columns

  /// The blocks, divided after each block that does not keep with the next one.
  private var chunks: [Chunk] {
    var (chunks, open): ([Chunk], [PictureBlock]) = ([], [])
    for block in blocks {
      open.append(block)
      guard !block.keepsWithNext else { continue }
      chunks.append(Chunk(blocks: open))
      open = []
    }
    return open.isEmpty ? chunks : chunks + [Chunk(blocks: open)]
  }

  /// The smallest number of columns of equal height at which the sheet is not higher than a sheet of paper of
  /// its width.
  private var columnCount: Int {
    var count = 1
    while (bottom - top) / Double(count) > Double(count) * (contentWidth + Self.gutter) * Self.paper {
      count += 1
    }
    return count
  }

  /// The blocks by column. Each column takes an equal share of the remaining height, rounded to whole chunks,
  /// and at least one chunk as long as there are any. There may be fewer columns than `columnCount`.
  private var columns: [[PictureBlock]] {
    var (rest, left) = (chunks[...], bottom - top)
    var columns: [[PictureBlock]] = []
    for count in stride(from: columnCount, through: 1, by: -1) {
      let share = left / Double(count)
      var (column, height): ([PictureBlock], Length) = ([], 0)
      while let chunk = rest.first, count == 1 || column.isEmpty || height + chunk.height / 2 <= share {
        column += chunk.blocks
        height += chunk.height
        rest.removeFirst()
      }
      left -= height
      if !column.isEmpty { columns.append(column) }
    }
    return columns
  }
}

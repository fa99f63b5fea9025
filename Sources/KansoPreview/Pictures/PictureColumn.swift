import KansoLayout
import KansoRendering
import KansoTheme

/// A column of blocks, drawn as a picture in the style of the pages. Each block is laid out by itself, so the time
/// grows linearly with the number of blocks.
package struct PictureColumn {
  /// The width of the column with its margins, in points.
  let width: Length
  private let layout: PictureLayout
  private let traits: TraitCollection
  private var blocks: [Block] = []
  /// The bottom edge of the last block, in points from the top.
  private var bottom: Length

  /// A part of the picture that is never divided.
  private struct Block {
    let drawing: Drawing
    let height: Length
    /// The space above it, in points.
    let space: Length
    let keepsWithNext: Bool
  }

  /// Blocks that stay together.
  private struct Chunk {
    let blocks: [Block]
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
  var room: Length { width - 2 * margin }
  /// The size of the picture in one column, in points.
  private var size: Size { Size(width: width, height: bottom + margin) }

  /// Creates a column without blocks.
  /// - Parameter width: the width if the layout sets none, in points.
  init(_ layout: PictureLayout, width: Length = PreviewRequest.usualWidth) {
    self.layout = layout
    self.width = (layout.width ?? width).asPictureWidth
    bottom = self.width < Sizes.phone ? Padding.xl : Padding.xxl
    var traits = TraitCollection()
    traits.userInterfaceStyle = .light
    traits.textMeasurer = SegmentTextMeasurer(layout.measurer)
    self.traits = traits
  }

  /// Returns the width of a column for blocks of a width, in points.
  static func width(ofBlocks room: Length) -> Length {
    let narrow = room + 2 * Padding.l
    return narrow < Sizes.phone ? narrow : max(room + 2 * Padding.xxl, Sizes.phone)
  }

  /// True if the blocks exceed the size that can be drawn. Further blocks are not laid out.
  var isFull: Bool {
    layout.allowsColumns ? !layout.hasRoom(forArea: width * bottom) : !layout.canDraw(size)
  }

  /// Adds a block that is as high as its content.
  /// - Parameters:
  ///   - space: the space between it and the block above, in points.
  ///   - keepsWithNext: true if the block stays on one page and in one column with the next block, as a heading does.
  mutating func add(_ block: View, after space: Length = Padding.l, keepsWithNext: Bool = false) {
    guard !isFull else { return }
    block.traitCollection = traits
    let height = block.systemLayoutSizeFitting(
      Size(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    block.frame = Rect(width: room, height: height)
    blocks.append(
      Block(drawing: Drawing(of: block), height: height, space: space, keepsWithNext: keepsWithNext))
    bottom += space + height
  }

  // MARK: Pictures

  /// All blocks in one column.
  package var drawing: Drawing {
    var (picture, y) = (DrawingContext(traits: traits), top)
    for block in blocks {
      picture.offset = Point(x: margin, y: y + block.space)
      picture.draw(block.drawing)
      y += block.space + block.height
    }
    return onGround(picture, size)
  }

  /// The parts of the one-column picture that stay on one page each, as vertical ranges in points from the top.
  var parts: [ClosedRange<Length>] {
    var y = top
    return chunks.map { chunk in
      let start = y + (chunk.blocks.first?.space ?? 0)
      y += chunk.height
      return start...max(start, y)
    }
  }

  /// Returns all blocks as a picture that can be drawn; nil if there is none. It has one column if `isPreferred`
  /// returns true for the size or the layout allows no columns. Otherwise it has several.
  func drawing(inOneColumnWhere isPreferred: (Size) -> Bool) -> Drawing? {
    guard !isFull else { return nil }
    guard layout.allowsColumns, !isPreferred(size) else { return layout.canDraw(size) ? drawing : nil }
    let sheet = sheet
    return layout.canDraw(sheet.size) ? sheet : nil
  }

  /// All blocks in columns of about equal height. The columns together have about the proportions of a sheet of paper.
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
      left += room + Self.gutter
    }
    let rightmost = Double(max(columns.count, 1)) * (room + Self.gutter) - Self.gutter
    return onGround(picture, Size(width: rightmost + 2 * margin, height: lowest + margin))
  }

  private func onGround(_ picture: DrawingContext, _ size: Size) -> Drawing {
    var ground = DrawingContext(traits: traits)
    ground.fill(.rectangle(Rect(origin: .zero, size: size)), Colors.ground)
    return Drawing(size: size, commands: ground.commands + picture.commands)
  }

  // MARK: Columns

  private var chunks: [Chunk] {
    var (chunks, open): ([Chunk], [Block]) = ([], [])
    for block in blocks {
      open.append(block)
      guard !block.keepsWithNext else { continue }
      chunks.append(Chunk(blocks: open))
      open = []
    }
    return open.isEmpty ? chunks : chunks + [Chunk(blocks: open)]
  }

  private var columnCount: Int {
    var count = 1
    while (bottom - top) / Double(count) > Double(count) * (room + Self.gutter) * Self.paper { count += 1 }
    return count
  }

  /// The blocks by column. Each column takes an equal share of the remaining height, rounded to whole chunks.
  private var columns: [[Block]] {
    var (rest, left) = (chunks[...], bottom - top)
    var columns: [[Block]] = []
    for count in stride(from: columnCount, through: 1, by: -1) {
      let share = left / Double(count)
      var (column, height): ([Block], Length) = ([], 0)
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

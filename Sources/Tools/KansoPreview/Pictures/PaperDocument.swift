import KansoFormatting
import KansoLayout
import KansoRendering
import KansoTheme

/// A builder of documents on paper: pages of blocks with numbers, and before them a table of contents if there are
/// several pages and headings.
struct PaperDocument {
  private let column: PictureColumn
  private let layout: PaperLayout
  private let title: String
  private var document = PagedDrawing(pages: [])
  /// The innermost headings of the blocks up to now, one of each level.
  private var open: [PictureHeading] = []

  /// Creates a document of the blocks of a column.
  private init(_ column: PictureColumn, _ layout: PaperLayout, title: String) {
    (self.column, self.layout, self.title) = (column, layout, title)
  }

  /// Returns the document of a column.
  static func pages(of column: PictureColumn, _ layout: PaperLayout, title: String) -> PagedDrawing {
    var builder = PaperDocument(column, layout, title: title)
    builder.addPages()
    return builder.document
  }

  // MARK: Pages

  /// Adds all pages: of all blocks if they fit on one page, else of the contents and of the blocks after the front
  /// matter.
  private mutating func addPages() {
    let pages = PageFiller.pages(of: column.blocks, maxHeight: layout.blockHeight)
    let headings = column.blocks.compactMap(\.heading).filter { !$0.isRepeated }
    if pages.count > 1, headings.count > 1 {
      addContentsAndPages(headings)
    } else {
      for page in pages { addPage(page) }
    }
    if document.pages.isEmpty { addPage([]) }
    let count = document.pages.count
    for index in document.pages.indices { addFooter(to: index, of: count) }
  }

  /// Adds the pages of the front matter with the table of contents, and of the other blocks.
  private mutating func addContentsAndPages(_ headings: [PictureHeading]) {
    let front = Array(column.blocks.prefix { $0.heading == nil })
    var blocks = Array(column.blocks.dropFirst(front.count))
    if !blocks.isEmpty { blocks[0].space = 0 }
    let pages = PageFiller.pages(of: blocks, maxHeight: layout.blockHeight)
    var contents = ContentsPages(column.traits, layout, headings)
    let frontHeight = front.reduce(0) { $0 + $1.space + $1.height } * layout.scale
    let contentsCount = contents.addPages(below: frontHeight)
    for page in pages { addPage(page, offset: contentsCount) }
    contents.fill(in: document.headings)
    var first = contents.pages
    if !front.isEmpty, !first.isEmpty {
      first[0].drawing.commands.insert(contentsOf: commands(of: front), at: 0)
    }
    document.pages.insert(contentsOf: first, at: 0)
  }

  /// Adds a page with blocks and, if it does not begin with a heading, with the headings that it continues.
  /// - Parameter offset: the number of pages that will be inserted before all others.
  private mutating func addPage(_ blocks: [PictureBlock], offset: Int = 0) {
    var commands = commands(of: blocks)
    if let first = blocks.first, first.heading == nil, !open.isEmpty {
      let words = open.map(\.title).joined(separator: " / ") + ", continued"
      commands += marginCommands(words, .natural, y: PaperLayout.edge)
    }
    var y = PaperLayout.top
    for block in blocks {
      let top = y + block.space * layout.scale
      y = top + block.height * layout.scale
      guard let heading = block.heading else { continue }
      open = open.filter { $0.level < heading.level } + [heading]
      guard !heading.isRepeated else { continue }
      document.headings.append(
        PagedDrawing.Heading(
          heading.title.inOutline, level: heading.level, page: offset + document.pages.count, top: top))
    }
    document.pages.append(PagedDrawing.Page(Drawing(size: layout.paper.size, commands: commands)))
  }

  /// Returns the commands of blocks below the upper margin of a page.
  private func commands(of blocks: [PictureBlock]) -> [DrawCommand] {
    let transform = AffineTransform(scaleX: layout.scale, y: layout.scale).concatenating(
      AffineTransform(translationX: PaperLayout.side, y: PaperLayout.top))
    return [.begin(DrawGroup(transform: transform))] + column.content(of: blocks).commands + [.end]
  }

  // MARK: Margins

  /// Adds the title of the document and the number of a page to its lower margin.
  private mutating func addFooter(to index: Int, of count: Int) {
    let y = layout.paper.size.height - PaperLayout.edge - Fonts.small.resolved().size
    document.pages[index].drawing.commands +=
      marginCommands(title, .natural, y: y) + marginCommands("\(index + 1) / \(count)", .right, y: y)
  }

  /// Returns the commands of a small line of text in a margin. The text at the left takes at most four fifths of the
  /// width, so that it does not reach the one at the right.
  private func marginCommands(_ text: String, _ alignment: TextAlignment, y: Length) -> [DrawCommand] {
    let label = Label(text, Fonts.label, Colors.inkSoft)
    label.textAlignment = alignment
    label.traitCollection = column.traits
    let share = alignment == .right ? 0.2 : 0.8
    let width = layout.contentWidth * share
    label.frame = Rect(width: width, height: Fonts.label.resolved().size * 1.5)
    let x = PaperLayout.side + (alignment == .right ? layout.contentWidth - width : 0)
    var context = DrawingContext(traits: column.traits)
    context.offset = Point(x: x, y: y)
    context.draw(Drawing(of: label))
    return context.commands
  }
}

extension String {
  /// The maximum length of a title in an outline, in Unicode scalars.
  private static let maxOutlineScalarCount = 200

  /// The text as the title of a page in an outline: one line without characters that reorder text.
  fileprivate var inOutline: String {
    truncated(toScalarCount: Self.maxOutlineScalarCount).split(whereSeparator: \.isNewline)
      .joined(separator: " ").printable
  }
}

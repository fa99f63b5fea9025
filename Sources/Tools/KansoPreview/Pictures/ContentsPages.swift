import KansoLayout
import KansoRendering
import KansoTheme

/// The pages of a table of contents: a line for each heading, with the number of its page, which is a link.
///
/// All lines have fixed heights, so the number of these pages is known before the pages that they refer to.
struct ContentsPages {
  private let traits: TraitCollection
  private let layout: PaperLayout
  private let lines: [(heading: PictureHeading, index: Int)]
  /// The lines of each page: a range of `lines` and the distance from the top of the page, in points.
  private var places: [(range: Range<Int>, top: Length)] = []
  private(set) var pages: [PagedDrawing.Page] = []

  /// The height of the line “Contents”, in points.
  private static let titleHeight: Length = 40
  /// The maximum number of lines with groups. Tables that would have more have only sections.
  private static let maxLineCount = 400
  /// The distance by which the lines of a group are indented, in points.
  private static let indentation: Length = 16

  /// Creates the table of the headings of a document, without pages.
  init(_ traits: TraitCollection, _ layout: PaperLayout, _ headings: [PictureHeading]) {
    (self.traits, self.layout) = (traits, layout)
    let all = headings.enumerated().map { (heading: $0.element, index: $0.offset) }
    lines = all.count > Self.maxLineCount ? all.filter { $0.heading.level == 1 } : all
  }

  /// Returns the height of a line with the space above it, in points.
  private static func height(of heading: PictureHeading) -> Length { heading.level == 1 ? 24 : 18 }

  /// Divides the lines into pages, and returns the number of pages.
  /// - Parameter space: the height of the front matter at the top of the first page, in points on paper. If it leaves
  ///   no room for a line, the lines begin on the second page.
  mutating func addPages(below space: Length) -> Int {
    let bottom = PaperLayout.top + layout.contentHeight
    var (first, top, y) = (0, PaperLayout.top + space, PaperLayout.top + space + Self.titleHeight)
    for (index, line) in lines.enumerated() {
      let height = Self.height(of: line.heading)
      if y + height > bottom {
        places.append((first..<index, top))
        (first, top, y) = (index, PaperLayout.top, PaperLayout.top)
        if index == 0 { y += Self.titleHeight }
      }
      y += height
    }
    places.append((first..<lines.count, top))
    return places.count
  }

  /// Makes the pages.
  /// - Parameter headings: the headings of the document with the numbers of their pages, in the order of the table.
  mutating func fill(in headings: [PagedDrawing.Heading]) {
    for place in places {
      var (commands, links): ([DrawCommand], [PagedDrawing.Link]) = ([], [])
      var y = place.top
      if place.range.lowerBound == 0, !place.range.isEmpty {
        commands += line("Contents", nil, Fonts.heading, Colors.ink, x: 0, y: y, height: Self.titleHeight)
        y += Self.titleHeight
      }
      for line in lines[place.range] where headings.indices.contains(line.index) {
        let (heading, height) = (headings[line.index], Self.height(of: line.heading))
        let isSection = heading.level == 1
        commands += self.line(
          line.heading.title, "\(heading.page + 1)", isSection ? Fonts.name : Fonts.small,
          isSection ? Colors.ink : Colors.inkSoft, x: isSection ? 0 : Self.indentation, y: y, height: height)
        let area = Rect(x: PaperLayout.side, y: y, width: layout.contentWidth, height: height)
        links.append(PagedDrawing.Link(area: area, heading: line.index))
        y += height
      }
      pages.append(PagedDrawing.Page(Drawing(size: layout.paper.size, commands: commands), links: links))
    }
  }

  /// Returns the commands of a line with a text at the left and a page number at the right, at the bottom of its
  /// height.
  private func line(
    _ text: String, _ number: String?, _ font: Font, _ color: Color, x: Length, y: Length, height: Length
  ) -> [DrawCommand] {
    let numberLabel = Label(number ?? "", font, color)
    numberLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    numberLabel.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(.horizontal, spacing: Padding.l, [Label(text, font, color), numberLabel])
    row.alignment = .bottom
    row.traitCollection = traits
    row.frame = Rect(width: layout.contentWidth - x, height: height)
    var context = DrawingContext(traits: traits)
    context.offset = Point(x: PaperLayout.side + x, y: y)
    context.draw(Drawing(of: row))
    return context.commands
  }
}

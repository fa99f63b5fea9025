import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// A table as Interface Builder's canvas shows it: all prototypes and static cells at their frames, and the titles of
/// the sections. It has no data source.
final class DocumentTable: ScrollView {
  /// The titles of a section, with the ids of its first and last row.
  private struct Titles {
    let rows: (first: String?, last: String?)
    let header: String?
    let footer: String?
  }

  private var titles: [Titles] = []
  /// True if the titles of the sections are drawn, which a data source has in an app.
  var showsTitles = true
  private var isPlain = true
  /// True if headers are uppercase.
  private var isUppercase = false
  /// The color of the lines between cells; nil for none.
  private(set) var separatorColor: Color?
  /// The distance of these lines from the leading edge, in points.
  private(set) var separatorInset = 16.0

  private static let headerHeight = 28.0
  private static let footerHeight = 40.0
  private static let inset = 16.0
  private static let gap = 7.0

  /// Takes style, separators and section titles of a table.
  func configure(_ attributes: ViewAttributes) {
    clipsToBounds = true
    let style = attributes.property("style")
    isPlain = style == "plain"
    isUppercase = !isPlain && style != "insetGrouped"
    if backgroundColor == nil {
      backgroundColor = isPlain ? .systemBackground : Color.system(named: "systemGroupedBackground")
    }
    separatorColor =
      attributes.property("separatorStyle") == "none" ? nil : attributes.color("separatorColor") ?? .separator
    if let inset = attributes.insets("separatorInset") { separatorInset = inset.left }
    let cells = attributes.source.cells
    titles = attributes.source.sections.map { section in
      let rows = section.rows.filter(cells.indices.contains).map { cells[$0].id }
      return Titles(
        rows: (rows.first ?? nil, rows.last ?? nil), header: section.properties["headerTitle"]?.value,
        footer: section.properties["footerTitle"]?.value)
    }
  }

  /// The stored frames of the cells, and the heights of their contents.
  private var storedFrames: [ObjectIdentifier: (frame: Rect, content: Double)] = [:]

  /// Makes cells higher whose contents need it with another text size, and moves the cells below them.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard traitCollection.preferredContentSizeCategory != .large else { return }
    let cells = subviews.filter { $0 is DocumentCell }
    for cell in cells where storedFrames[ObjectIdentifier(cell)] == nil {
      storedFrames[ObjectIdentifier(cell)] = (cell.frame, cell.subviews.first?.frame.height ?? 0)
    }
    var shift = 0.0
    for cell in cells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      guard let stored = storedFrames[ObjectIdentifier(cell)] else { continue }
      var growth = 0.0
      if let content = cell.subviews.first {
        let needed = content.systemLayoutSizeFitting(
          Size(width: content.frame.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        growth = max(needed.height - stored.content, 0)
      }
      cell.frame = Rect(
        x: cell.frame.minX, y: stored.frame.minY + shift, width: cell.frame.width,
        height: stored.frame.height + growth)
      shift += growth
    }
  }

  /// Draws the titles of the sections: above their first and below their last row. Sections without an installed row
  /// have none.
  override func draw(in context: inout DrawingContext) {
    for section in titles where showsTitles {
      guard let first = frame(ofCell: section.rows.first), let last = frame(ofCell: section.rows.last) else {
        continue
      }
      if let title = section.header, !title.isEmpty {
        let rect = Rect(
          x: 0, y: first.minY - Self.headerHeight, width: bounds.width, height: Self.headerHeight)
        if isPlain { context.fill(.rectangle(rect), .systemHeader) }
        draw(isUppercase ? title.uppercased() : title, in: rect, isHeader: true, &context)
      }
      if let title = section.footer, !title.isEmpty {
        let rect = Rect(x: 0, y: last.maxY + Self.gap, width: bounds.width, height: Self.footerHeight)
        draw(title, in: rect, isHeader: false, &context)
      }
    }
  }

  /// Returns the frame of the cell with an id; nil if it is not installed.
  private func frame(ofCell id: String?) -> Rect? {
    guard let id else { return nil }
    return subviews.first { $0.accessibilityIdentifier == id }?.frame
  }

  /// Draws a title: a header on one line, a footer on any number of lines from the top.
  private func draw(_ title: String, in rect: Rect, isHeader: Bool, _ context: inout DrawingContext) {
    var block = TextBlock()
    block.content = AttributedText(title)
    block.font = isPlain ? .systemHeader : .systemGroupHeader
    block.color = isPlain ? .label : .secondaryLabel
    block.numberOfLines = isHeader ? 1 : 0
    block.isAtTop = !isHeader
    let direction = effectiveUserInterfaceLayoutDirection
    let layout = block.layout(
      in: rect.inset(by: EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)),
      traits: context.traits, direction: direction)
    block.draw(layout, in: &context, direction)
  }
}

/// A cell as Interface Builder's canvas shows it: with the line below it and its accessory. The table of the document
/// determines its frame.
final class DocumentCell: View {
  private var accessories: [Image] = []
  private var accessory: String?
  /// The distance of the line from the leading edge, in points; nil for that of the table.
  private var separatorInset: Double?

  private static let inset = 16.0
  private static let spacing = 8.0
  private static let buttonSize = Size(width: 22, height: 22)

  /// Takes the accessory and the separator inset of a cell.
  func configure(_ attributes: ViewAttributes) {
    if backgroundColor == nil { backgroundColor = Color.system(named: "tableCellGroupedBackground") }
    accessory = attributes.property("accessoryType")
    separatorInset = attributes.insets("separatorInset")?.left
  }

  /// Draws the line at the bottom and the accessory at the trailing edge. Unknown accessories are not drawn.
  override func draw(in context: inout DrawingContext) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let table = superview as? DocumentTable, let color = table.separatorColor {
      let (height, inset) = (context.hairline, separatorInset ?? table.separatorInset)
      context.fill(
        .rectangle(
          Rect(
            x: isMirrored ? bounds.minX : bounds.minX + inset, y: bounds.maxY - height,
            width: bounds.width - inset, height: height)), color)
    }
    var offset = Self.inset
    func draw(_ image: Image, size: Size, _ tint: Color) {
      let x = isMirrored ? bounds.minX + offset : bounds.maxX - offset - size.width
      let place = Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      image.draw(in: place, tint: tint, &context)
      offset += size.width + Self.spacing
    }
    if ["disclosureIndicator", "detailDisclosureButton"].contains(accessory) {
      let arrow = Image.disclosureIndicator(isMirrored: isMirrored)
      draw(arrow, size: arrow.size, .tertiaryLabel)
    }
    if ["detailButton", "detailDisclosureButton"].contains(accessory) {
      draw(Image(systemName: "info.circle"), size: Self.buttonSize, tintColor)
    }
    if accessory == "checkmark" { draw(.checkmark, size: Image.checkmark.size, tintColor) }
  }
}

extension View {
  /// True for tables and cells, whose drawings depend on other views of the document.
  package var drawsSubviewsOfDocument: Bool { self is DocumentTable || self is DocumentCell }
}

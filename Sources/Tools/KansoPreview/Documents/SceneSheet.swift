import KansoLayout
import KansoRendering
import KansoTheme

/// The layout of scene pictures with captions, in as many rows as they need. Unlike the pictures of a `Sheet`, these
/// have any size, and large ones are scaled down. Rows fill the width of the sheet. If the layout sets no width, the
/// sheet is as wide as its widest row or line.
enum SceneSheet {
  /// A picture of a scene with its caption.
  struct Entry: Sendable {
    var drawing: Drawing
    var title: String
    var notes: [String] = []
    /// True if the picture is as large as the width allows.
    var isFullSize = false
  }

  /// A title with notes below it, followed by rows of pictures.
  struct Part: Sendable {
    var title: String
    var notes: [String] = []
    var pictures: [Entry] = []
  }

  /// The maximum size of a picture, in points.
  private static let maxPictureSize = Size(width: Sizes.measure, height: Sizes.phone)
  /// The minimum width of a title, in points. It applies below small pictures.
  private static let minTitleWidth = Sizes.figure
  /// The space between pictures, and between rows, in points.
  private static let gap = Padding.xl
  /// The maximum number of lines of each text.
  private static let maxLineCount = 3

  /// Returns a column with all parts, one below the other. If the column becomes full, the rest is left out.
  static func column(of parts: [Part], _ layout: PictureLayout) -> PictureColumn {
    let widestColumn = PictureColumn(layout)
    var column = widestColumn
    if layout.width == nil {
      let fullWidth = parts.flatMap(\.pictures).filter(\.isFullSize).map(\.drawing.size.width).max() ?? 0
      let widest = PictureColumn(
        layout, width: max(PictureColumn.width(ofBlocks: fullWidth), widestColumn.width))
      let needed =
        parts.map { neededWidth($0, within: widest.contentWidth, layout.measurer) }.max() ?? 0
      column = PictureColumn(layout, width: min(PictureColumn.width(ofBlocks: needed), widest.width))
    }
    for (index, part) in parts.enumerated() where !column.isFull {
      add(part, to: &column, after: index == 0 ? 0 : Padding.xxl)
    }
    return column
  }

  /// Returns the width of the widest row of a part, or of its widest text line if that is wider, in points. A
  /// text line counts with at most the maximum width of a picture. The result is rounded up to whole points,
  /// and is at most `contentWidth`.
  private static func neededWidth(_ part: Part, within contentWidth: Length, _ measurer: any TextMeasurer)
    -> Length
  {
    let lines =
      [width(of: part.title, Fonts.heading, measurer)]
      + part.notes.map { width(of: $0, Fonts.small, measurer) }
    let rows = rows(of: part.pictures, width: contentWidth).map { neededWidth($0) }
    // The width is rounded up to whole points. Otherwise a row that fits here could break in the column.
    return min((lines.map { min($0, maxPictureSize.width) } + rows).max()?.rounded(.up) ?? 0, contentWidth)
  }

  /// Returns the width of a text in one line, in points.
  private static func width(of text: String, _ font: Font, _ measurer: any TextMeasurer) -> Length {
    let font = font.resolved()
    return measurer.measure(text, font: font, size: font.size, width: nil, lines: 1).size.width
  }

  /// Adds the title, the notes and the rows of pictures of a part. Stops when the column is full.
  /// - Parameter space: the space above the part, in points.
  private static func add(_ part: Part, to column: inout PictureColumn, after space: Length) {
    let hasPictures = !part.pictures.isEmpty
    column.add(
      Label(part.title, Fonts.heading, lines: maxLineCount), after: space,
      keepsWithNext: hasPictures || !part.notes.isEmpty, heading: PictureHeading(title: part.title, level: 1))
    for (index, note) in part.notes.enumerated() where !column.isFull {
      column.add(
        noteLabel(note), after: Padding.xs, keepsWithNext: hasPictures && index == part.notes.count - 1)
    }
    for row in rows(of: part.pictures, width: column.contentWidth) where !column.isFull {
      let stack = StackView(
        .horizontal, spacing: gap, row.map { captionedPicture($0.entry, $0.scale) })
      stack.alignment = .top
      // Without this container, the last picture would be stretched to the remaining width of the row.
      let block = StackView(.vertical, spacing: 0, [stack])
      block.alignment = .leading
      column.add(block, after: gap)
    }
  }

  /// Returns a label in small, soft letters with at most three lines.
  private static func noteLabel(_ note: String) -> Label {
    Label(note, Fonts.small, Colors.inkSoft, lines: maxLineCount)
  }

  /// The maximum factor by which a row grows, and the minimum factor by which it shrinks, to fill the width.
  private static let (minFactor, maxFactor) = (0.6, 1.5)

  /// Returns the entries in rows that fit a width, in points, each with the scale of its picture. The pictures of a row
  /// grow or shrink together so that the row fills the width. The last row has the factor of the row before it, and a
  /// single row keeps its size.
  private static func rows(of entries: [Entry], width: Length) -> [[(entry: Entry, scale: Double)]] {
    var rows: [[(entry: Entry, scale: Double)]] = []
    var row: [(entry: Entry, scale: Double)] = []
    var factor = 1.0
    /// Ends the current row.
    func end() {
      rows.append(row.map { ($0.entry, min(1, $0.scale * factor)) })
      row = []
    }
    for entry in entries {
      let next = (entry, scale(of: entry, within: width))
      guard !row.isEmpty, neededWidth(row + [next]) > width else {
        row.append(next)
        continue
      }
      let (without, with) = (fillingFactor(row, width), fillingFactor(row + [next], width))
      // The row takes the entry if it shrinks less with it than it would grow without it.
      if with > minFactor, 1 / with < without {
        row.append(next)
        factor = with
        end()
      } else {
        factor = without
        end()
        row = [next]
      }
    }
    if !row.isEmpty {
      if neededWidth(row, scaledBy: factor) > width { factor = fillingFactor(row, width) }
      end()
    }
    return rows
  }

  /// Returns the width of a row whose pictures are scaled by a factor, in points. No picture is larger than its scene.
  private static func neededWidth(_ row: [(entry: Entry, scale: Double)], scaledBy factor: Double = 1)
    -> Length
  {
    row.reduce(-gap) { $0 + gap + width(of: $1.entry, scale: min(1, $1.scale * factor)) }
  }

  /// Returns the largest factor up to `maxFactor` with which a row fits a width, in points.
  private static func fillingFactor(_ row: [(entry: Entry, scale: Double)], _ width: Length) -> Double {
    var (low, high) = (0.0, maxFactor)
    if neededWidth(row, scaledBy: high) <= width { return high }
    // The width grows with the factor. The error of the width is below a thousandth of a point.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if neededWidth(row, scaledBy: middle) <= width { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the scale of a picture, from 0 to 1, at which it fits in the width, in points, and in the
  /// maximum size unless it has its full size. A picture without an area has the scale 1.
  private static func scale(of entry: Entry, within width: Length) -> Double {
    let size = entry.drawing.size
    guard size.width > 0, size.height > 0 else { return 1 }
    if entry.isFullSize { return min(1, width / size.width) }
    return min(1, min(width, maxPictureSize.width) / size.width, maxPictureSize.height / size.height)
  }

  /// Returns the width of a scaled picture with its title, in points: at least the minimum width of a title.
  private static func width(of entry: Entry, scale: Double) -> Length {
    max(entry.drawing.size.width * scale, minTitleWidth)
  }

  /// Returns a view with a scaled, bordered picture, and its title and notes below it.
  private static func captionedPicture(_ entry: Entry, _ scale: Double) -> View {
    let picture = PictureView(entry.drawing, scale: scale)
    (picture.borderColor, picture.borderWidth) = (Colors.line, Borders.line)
    let stack = StackView(
      .vertical, spacing: Padding.tiny,
      [picture, Label(entry.title, Fonts.name, lines: maxLineCount)] + entry.notes.map(noteLabel))
    stack.alignment = .leading
    stack.setCustomSpacing(Padding.m, after: picture)
    let size = Size(width: entry.drawing.size.width * scale, height: entry.drawing.size.height * scale)
    LayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: size.width),
      picture.heightAnchor.constraint(equalToConstant: size.height),
      stack.widthAnchor.constraint(equalToConstant: width(of: entry, scale: scale)),
    ])
    return stack
  }
}

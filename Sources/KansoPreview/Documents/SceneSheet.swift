import KansoLayout
import KansoRendering
import KansoTheme

/// The layout of scene pictures with captions, in as many rows as they need. Unlike the pictures of a `Sheet`, these
/// have any size, and large ones are scaled down. If the layout sets no width, the sheet is as wide as its widest row
/// or line.
enum SceneSheet {
  struct Entry: Sendable {
    var drawing: Drawing
    var title: String
    var notes: [String] = []
  }

  struct Part: Sendable {
    var title: String
    var notes: [String] = []
    var pictures: [Entry] = []
  }

  /// The maximum size of a picture, in points.
  private static let largest = Size(width: Sizes.measure, height: Sizes.phone)
  /// The minimum width of a title, in points. It applies below small pictures.
  private static let narrowestTitle = Sizes.figure
  private static let gap = Padding.xl
  private static let mostLines = 3

  /// Returns a column with all parts, one below the other. Stops when the column is full.
  static func column(of parts: [Part], _ layout: PictureLayout) -> PictureColumn {
    let widest = PictureColumn(layout)
    var column = widest
    if layout.width == nil {
      let needed = parts.map { neededWidth($0, within: widest.room, layout.measurer) }.max() ?? 0
      column = PictureColumn(layout, width: min(PictureColumn.width(ofBlocks: needed), widest.width))
    }
    for (index, part) in parts.enumerated() where !column.isFull {
      add(part, to: &column, after: index == 0 ? 0 : Padding.xxl)
    }
    return column
  }

  /// Returns the width of the widest row of a part, or of its widest line if that is wider, in points.
  private static func neededWidth(_ part: Part, within room: Length, _ measurer: any TextMeasurer) -> Length {
    let lines =
      [width(of: part.title, Fonts.heading, measurer)]
      + part.notes.map { width(of: $0, Fonts.small, measurer) }
    let rows = rows(of: part.pictures, width: room).map { row in
      row.reduce(-gap) { $0 + gap + width(of: $1.entry, $1.scale, within: room) }
    }
    // The width is rounded up to whole points. Otherwise a row that fits here could break in the column.
    return min((lines.map { min($0, largest.width) } + rows).max()?.rounded(.up) ?? 0, room)
  }

  private static func width(of text: String, _ font: Font, _ measurer: any TextMeasurer) -> Length {
    let font = font.resolved()
    return measurer.measure(text, font: font, size: font.size, width: nil, lines: 1).size.width
  }

  private static func add(_ part: Part, to column: inout PictureColumn, after space: Length) {
    let hasPictures = !part.pictures.isEmpty
    column.add(
      Label(part.title, Fonts.heading, lines: mostLines), after: space,
      keepsWithNext: hasPictures || !part.notes.isEmpty)
    for (index, note) in part.notes.enumerated() where !column.isFull {
      column.add(
        label(note), after: Padding.xs, keepsWithNext: hasPictures && index == part.notes.count - 1)
    }
    for row in rows(of: part.pictures, width: column.room) where !column.isFull {
      let stack = StackView(.horizontal, spacing: gap, row.map { titled($0.entry, $0.scale, column.room) })
      stack.alignment = .top
      // Without this container, the last picture would be stretched to the remaining width of the row.
      let block = StackView(.vertical, spacing: 0, [stack])
      block.alignment = .leading
      column.add(block, after: gap)
    }
  }

  private static func label(_ note: String) -> Label {
    Label(note, Fonts.small, Colors.inkSoft, lines: mostLines)
  }

  private static func rows(of entries: [Entry], width: Length) -> [[(entry: Entry, scale: Double)]] {
    var rows: [[(entry: Entry, scale: Double)]] = []
    var used = Double.infinity
    for entry in entries {
      let scale = scale(of: entry.drawing.size, within: width)
      let needed = Self.width(of: entry, scale, within: width) + gap
      if used + needed > width + gap {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append((entry, scale))
      used += needed
    }
    return rows
  }

  private static func scale(of size: Size, within width: Length) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, min(width, largest.width) / size.width, largest.height / size.height)
  }

  /// Returns the width of a picture with its title, in points.
  private static func width(of entry: Entry, _ scale: Double, within room: Length) -> Length {
    min(room, max(entry.drawing.size.width * scale, narrowestTitle))
  }

  private static func titled(_ entry: Entry, _ scale: Double, _ room: Length) -> View {
    let picture = PictureView(entry.drawing, scale: scale)
    (picture.borderColor, picture.borderWidth) = (Colors.line, Borders.line)
    let stack = StackView(
      .vertical, spacing: Padding.tiny,
      [picture, Label(entry.title, Fonts.name, lines: mostLines)] + entry.notes.map(label))
    stack.alignment = .leading
    stack.setCustomSpacing(Padding.m, after: picture)
    let size = Size(width: entry.drawing.size.width * scale, height: entry.drawing.size.height * scale)
    LayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: size.width),
      picture.heightAnchor.constraint(equalToConstant: size.height),
      stack.widthAnchor.constraint(equalToConstant: width(of: entry, scale, within: room)),
    ])
    return stack
  }
}

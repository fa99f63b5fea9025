import KansoLayout
import KansoRendering
import KansoTheme

/// Pictures of scenes with what they are called, in as many rows as they need: unlike those of a `Sheet`, they are of any size, and the
/// large ones are shown smaller.
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

  /// The largest size that a picture is shown in.
  private static let largest = Size(width: Sizes.measure, height: Sizes.phone)
  /// Titles of small pictures have as much room as this.
  private static let narrowestTitle = Sizes.figure
  private static let gap = Padding.xl
  private static let mostLines = 3

  /// Lays out and draws all parts, one below the other.
  static func drawing(of parts: [Part], width: Length, measurer: any TextMeasurer) -> Drawing {
    var column = PictureColumn(width: width, measurer: measurer)
    for (index, part) in parts.enumerated() { add(part, to: &column, after: index == 0 ? 0 : Padding.xxl) }
    return column.drawing
  }

  private static func add(_ part: Part, to column: inout PictureColumn, after space: Length) {
    column.add(Label(part.title, Fonts.heading, lines: mostLines), after: space)
    for note in part.notes { column.add(label(note), after: Padding.xs) }
    for row in rows(of: part.pictures, width: column.room) {
      let stack = StackView(.horizontal, spacing: gap, row.map { titled($0.entry, $0.scale, column.room) })
      stack.alignment = .top
      // In the row itself, the last picture would be as wide as what is left.
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
      let needed = max(entry.drawing.size.width * scale, narrowestTitle) + gap
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
      stack.widthAnchor.constraint(equalToConstant: min(room, max(size.width, narrowestTitle))),
    ])
    return stack
  }
}

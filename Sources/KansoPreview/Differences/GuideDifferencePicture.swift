import KansoLayout
import KansoRendering
import KansoTheme

/// A builder of the picture of a difference. The picture is a column of blocks.
struct GuideDifferencePicture {
  private var column: PictureColumn

  /// The distance between cards, in points.
  private static let gap = Padding.l

  /// Lays out a difference. Stops when the column is full.
  static func column(of difference: GuideDifference, title: String, _ layout: PictureLayout) -> PictureColumn
  {
    var picture = GuideDifferencePicture(column: PictureColumn(layout))
    let card = GuideDifferenceCard(texts: layout.measurer)
    picture.addHeader(difference, title)
    for kind in difference.kinds {
      picture.addHeading(kind.title)
      picture.add(difference.changes(kind), card.view)
    }
    if !difference.contrasts.isEmpty {
      picture.addHeading(GuideContrastChange.title)
      picture.add(difference.contrasts, card.view)
    }
    if !difference.notes.isEmpty { picture.addHeading(GuideDifference.notesTitle) }
    for note in difference.notes { picture.add(note) }
    return picture.column
  }

  private mutating func addHeader(_ difference: GuideDifference, _ title: String) {
    let isNarrow = column.width < Sizes.narrow
    let sides = [("before", difference.old), ("after", difference.new)].map { when, side in
      "\(when): \(side.tokenCount) tokens, fingerprint \(side.fingerprint)"
    }
    column.add(
      StackView(
        .vertical, spacing: Padding.m,
        [
          Label(title, isNarrow ? Fonts.displaySmall : Fonts.display, lines: 3),
          Label(sides.joined(separator: "  ·  "), Fonts.small, Colors.inkSoft, lines: 3),
          Label(difference.statement, Fonts.heading, lines: 6),
        ]))
  }

  private mutating func addHeading(_ title: String) {
    column.add(
      StackView(.vertical, spacing: Padding.m, [Hairline(), Label(title, Fonts.title, lines: 2)]),
      after: Padding.xxl, keepsWithNext: true)
  }

  private mutating func add(_ note: GuideNote) {
    let lines = note.lines.map { line in
      Label((line.path.map { "\($0): " } ?? "") + line.text, Fonts.small, Colors.inkSoft, lines: 3)
    }
    column.add(Label(note.kind.title, Fonts.heading), after: Padding.xl, keepsWithNext: true)
    for line in lines { column.add(line, after: Padding.xs) }
  }

  /// Adds rows of cards of equal width. The last row may have empty places.
  private mutating func add<Change>(_ changes: [Change], _ card: (Change) -> View) {
    let least = min(Sizes.cardOfTwo, column.room)
    let columns = max(1, Int((column.room + Self.gap) / (least + Self.gap)))
    var rest = changes[...]
    while !rest.isEmpty, !column.isFull {
      var row = rest.prefix(columns).map(card)
      rest = rest.dropFirst(columns)
      while row.count < columns { row.append(View()) }
      let stack = StackView(.horizontal, spacing: Self.gap, row)
      stack.distribution = .fillEqually
      column.add(stack, after: Self.gap)
    }
  }
}

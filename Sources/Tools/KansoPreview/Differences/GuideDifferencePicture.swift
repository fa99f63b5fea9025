import KansoLayout
import KansoRendering
import KansoGuideComparison
import KansoTheme

/// A builder of the picture of a difference. The picture is a column of blocks.
struct GuideDifferencePicture {
  private var column: PictureColumn

  /// The distance between cards, in points.
  private static let gap = Padding.l

  /// Returns the column of a difference: the title, the facts about both guides, the summary, cards of the
  /// changes and contrasts, and the notes. Stops when the column is full, so later blocks may be missing.
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
      picture.addHeading(ContrastChange.title)
      picture.add(difference.contrasts, card.view)
    }
    if !difference.notes.isEmpty { picture.addHeading(GuideDifference.notesTitle) }
    for note in difference.notes { picture.add(note) }
    return picture.column
  }

  /// Adds the title, the number of tokens and the fingerprint of each guide, and the summary.
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
          Label(difference.summary, Fonts.heading, lines: 6),
        ]))
  }

  /// Adds a horizontal line and the heading of a section. They stay with the next block.
  private mutating func addHeading(_ title: String) {
    column.add(
      StackView(.vertical, spacing: Padding.m, [Hairline(), Label(title, Fonts.title, lines: 2)]),
      after: Padding.xxl, keepsWithNext: true, heading: PictureHeading(title: title, level: 1))
  }

  /// Adds the heading and all lines of a note.
  private mutating func add(_ note: GuideNote) {
    let lines = note.lines.map { line in
      Label((line.path.map { "\($0): " } ?? "") + line.text, Fonts.small, Colors.inkSoft, lines: 3)
    }
    column.add(
      Label(note.kind.title, Fonts.heading), after: Padding.xl, keepsWithNext: true,
      heading: PictureHeading(title: note.kind.title, level: 2))
    for line in lines { column.add(line, after: Padding.xs) }
  }

  /// Adds rows of cards of equal width, as many as fit in a row. Empty views fill the last row. Stops when
  /// the column is full.
  /// - Parameter card: returns the card of a change or a contrast.
  private mutating func add<Change>(_ changes: [Change], _ card: (Change) -> View) {
    let minWidth = min(Sizes.cardOfTwo, column.contentWidth)
    let columns = max(1, Int((column.contentWidth + Self.gap) / (minWidth + Self.gap)))
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

import KansoLayout
import KansoRendering
import KansoTheme

/// What changed as one picture: blocks below each other, each laid out by itself, so that the time grows with the number of changes and not
/// faster.
struct GuideDifferencePicture {
  private let width: Length
  private let page = View()
  private var bottom: Length

  /// The room beside everything, in points.
  private var margin: Length { width < Sizes.phone ? Padding.l : Padding.xxl }
  private var room: Length { max(width - 2 * margin, 0) }
  /// From a card to the next one.
  private static let gap = Padding.l

  private init(width: Length) {
    // What is not finite or too narrow for a word is drawn as on the smallest screens.
    self.width = width.isFinite ? min(max(width, Sizes.card), Sizes.page * 2) : Sizes.page
    bottom = self.width < Sizes.phone ? Padding.xl : Padding.xxl
    var traits = TraitCollection()
    traits.userInterfaceStyle = .light
    traits.textMeasurer = SansSerifTextMeasurer()
    page.traitCollection = traits
    page.backgroundColor = Colors.ground
  }

  /// Lays a difference out and draws it.
  /// - Parameter width: how wide the picture is, in points.
  static func drawing(of difference: GuideDifference, title: String, width: Length) -> Drawing {
    var picture = GuideDifferencePicture(width: width)
    picture.addHeader(difference, title)
    for kind in difference.kinds {
      picture.addHeading(kind.title)
      picture.add(difference.changes(kind).map(GuideDifferenceCard.view))
    }
    if !difference.contrasts.isEmpty {
      picture.addHeading(GuideContrastChange.title)
      picture.add(difference.contrasts.map(GuideDifferenceCard.view))
    }
    if !difference.notes.isEmpty { picture.addHeading(GuideDifference.notesTitle) }
    for note in difference.notes { picture.add(note) }
    picture.page.frame = Rect(width: picture.width, height: picture.bottom + picture.margin)
    return Drawing(of: picture.page)
  }

  private mutating func add(_ block: View, after space: Length = Padding.l) {
    block.traitCollection = page.traitCollection
    let height = block.systemLayoutSizeFitting(
      Size(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    block.frame = Rect(x: margin, y: bottom + space, width: room, height: height)
    page.addSubview(block)
    bottom += space + height
  }

  private mutating func addHeader(_ difference: GuideDifference, _ title: String) {
    let isNarrow = width < Sizes.narrow
    let sides = [("before", difference.old), ("after", difference.new)].map { when, side in
      "\(when): \(side.tokenCount) tokens, fingerprint \(side.fingerprint)"
    }
    add(
      StackView(
        .vertical, spacing: Padding.m,
        [
          Label(title, isNarrow ? Fonts.displaySmall : Fonts.display, lines: 3),
          Label(sides.joined(separator: "  ·  "), Fonts.small, Colors.inkSoft, lines: 3),
          Label(difference.statement, Fonts.heading, lines: 6),
        ]))
  }

  private mutating func addHeading(_ title: String) {
    add(
      StackView(.vertical, spacing: Padding.m, [Hairline(), Label(title, Fonts.title, lines: 2)]),
      after: Padding.xxl)
  }

  private mutating func add(_ note: GuideNote) {
    let lines = note.lines.map { line in
      Label((line.path.map { "\($0): " } ?? "") + line.text, Fonts.small, Colors.inkSoft, lines: 3)
    }
    add(Label(note.kind.title, Fonts.heading), after: Padding.xl)
    for line in lines { add(line, after: Padding.xs) }
  }

  /// Rows of cards that are alike wide; what is missing in the last one stays empty.
  private mutating func add(_ cards: [View]) {
    let least = min(Sizes.cardOfTwo, room)
    let columns = max(1, Int((room + Self.gap) / (least + Self.gap)))
    var rest = cards[...]
    while !rest.isEmpty {
      var row = Array(rest.prefix(columns))
      rest = rest.dropFirst(columns)
      while row.count < columns { row.append(View()) }
      let stack = StackView(.horizontal, spacing: Self.gap, row)
      stack.distribution = .fillEqually
      add(stack, after: Self.gap)
    }
  }
}

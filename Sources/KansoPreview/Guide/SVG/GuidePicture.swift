import KansoLayout
import KansoRendering
import KansoTheme

/// A builder of the picture of a whole guide. The picture is a column of blocks.
struct GuidePicture {
  private let model: GuideModel
  private let layout: PictureLayout
  private var column: PictureColumn

  /// The distance between cards, in points.
  private static let gap = Padding.l

  private init(_ model: GuideModel, _ layout: PictureLayout) {
    (self.model, self.layout) = (model, layout)
    column = PictureColumn(layout)
  }

  /// Lays out a guide. Stops when the column is full.
  static func column(of model: GuideModel, _ layout: PictureLayout) -> PictureColumn {
    var picture = GuidePicture(model, layout)
    picture.column.add(picture.header)
    for section in model.sections where !picture.column.isFull { picture.add(section) }
    return picture.column
  }

  /// Returns a lower bound of the area of a guide's cards, in square points.
  static func leastArea(of model: GuideModel, _ layout: PictureLayout) -> Double {
    let room = PictureColumn(layout).room
    return model.sections.flatMap(\.items).reduce(0) { area, item in
      guard case .token(let token) = item else { return area }
      return area + GuideCard.leastArea(of: token, layout.form, in: room)
    }
  }

  // MARK: Blocks

  private var header: View {
    let isNarrow = column.width < Sizes.narrow
    let title = Label(model.name, isNarrow ? Fonts.displaySmall : Fonts.display, lines: 3)
    let modes = model.modes.map(\.name).filter { !$0.isEmpty }
    let facts = Label(
      [
        model.tokenCount == 1 ? "1 token" : "\(model.tokenCount) tokens",
        modes.isEmpty ? nil : (modes.count == 1 ? "mode " : "modes ") + modes.joined(separator: ", "),
        "fingerprint \(model.fingerprint)",
      ].compactMap { $0 }.joined(separator: "  ·  "), Fonts.small, Colors.inkSoft, lines: 3)
    return StackView(.vertical, spacing: Padding.m, [title, facts])
  }

  private mutating func add(_ section: GuideSection) {
    var parts: [View] = [Hairline(), Label(section.title, Fonts.title, lines: 2)]
    if let note = section.deprecation { parts.append(DeprecationMark.view(of: note)) }
    if let description = section.description { parts.append(.note(description)) }
    column.add(
      StackView(.vertical, spacing: Padding.m, parts), after: Padding.xxl, keepsWithNext: true)
    var cards: (layout: GuideCard.Layout, tokens: [GuideToken])?
    var group = section.path
    for item in section.items {
      switch item {
      case .token(let token):
        let layout = GuideCard.Layout(token)
        let isElsewhere = token.path.group != group
        if cards?.layout != layout || isElsewhere {
          if let cards { add(cards.tokens, cards.layout) }
          cards = (layout, [])
        }
        // A token after a nested group belongs to the outer group, so the heading of that group is repeated.
        if isElsewhere { addHeading(of: token.path.group) }
        group = token.path.group
        cards?.tokens.append(token)
      case .group(let inner):
        if let cards { add(cards.tokens, cards.layout) }
        (cards, group) = (nil, inner.path)
        addHeading(of: inner.path, inner)
      }
    }
    if let cards { add(cards.tokens, cards.layout) }
  }

  private mutating func addHeading(of path: TokenPath, _ group: GuideGroup? = nil) {
    guard !column.isFull else { return }
    let names = path.names.dropFirst().joined(separator: " / ")
    var parts: [View] = [Label(names.isEmpty ? path.name : names, Fonts.heading, lines: 2)]
    if let note = group?.deprecation { parts.append(DeprecationMark.view(of: note)) }
    if let description = group?.description { parts.append(.note(description)) }
    let heading = StackView(.vertical, spacing: Padding.xs, parts)
    heading.alignment = .leading
    column.add(heading, after: Padding.xl, keepsWithNext: true)
  }

  /// Adds rows of cards of equal width. The last row may have empty places.
  private mutating func add(_ tokens: [GuideToken], _ cardLayout: GuideCard.Layout) {
    let least = cardLayout.leastWidth(layout.form, in: column.room)
    let columns = max(1, Int((column.room + Self.gap) / (least + Self.gap)))
    let cardWidth = (column.room - Double(columns - 1) * Self.gap) / Double(columns)
    var rest = tokens[...]
    while !rest.isEmpty, !column.isFull {
      var cards: [View] = rest.prefix(columns).map {
        GuideCard(model: model, token: $0, width: cardWidth, form: layout.form, texts: layout.measurer)
          .view(cardLayout)
      }
      rest = rest.dropFirst(columns)
      while cards.count < columns { cards.append(View()) }
      let row = StackView(.horizontal, spacing: Self.gap, cards)
      row.distribution = .fillEqually
      column.add(row, after: Self.gap)
    }
  }
}

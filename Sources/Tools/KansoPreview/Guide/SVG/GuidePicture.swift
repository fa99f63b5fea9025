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

  /// Creates a builder with an empty column.
  private init(_ model: GuideModel, _ layout: PictureLayout) {
    (self.model, self.layout) = (model, layout)
    column = PictureColumn(layout)
  }

  /// Returns the column of a guide: the header, and cards of all tokens by section and group. If the column
  /// becomes full, the rest is left out.
  static func column(of model: GuideModel, _ layout: PictureLayout) -> PictureColumn {
    var picture = GuidePicture(model, layout)
    picture.column.add(picture.header)
    for section in model.sections where !picture.column.isFull { picture.add(section) }
    return picture.column
  }

  /// Returns a lower bound of the area of a guide's cards, in square points. Headings and spaces do not
  /// count.
  static func minArea(of model: GuideModel, _ layout: PictureLayout) -> Double {
    let contentWidth = PictureColumn(layout).contentWidth
    return model.sections.flatMap(\.items).reduce(0) { area, item in
      guard case .token(let token) = item else { return area }
      return area + GuideCard.minArea(of: token, layout.form, in: contentWidth)
    }
  }

  // MARK: Blocks

  /// The name of the guide, the number of tokens, the modes and the fingerprint.
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

  /// Adds the heading of a section with its notes, and its groups and cards. A row has cards of one group and
  /// one layout only.
  private mutating func add(_ section: GuideSection) {
    var parts: [View] = [Hairline(), Label(section.title, Fonts.title, lines: 2)]
    if let note = section.deprecation { parts.append(DeprecationMark.view(of: note)) }
    if let description = section.description { parts.append(.note(description)) }
    column.add(
      StackView(.vertical, spacing: Padding.m, parts), after: Padding.xxl, keepsWithNext: true,
      heading: PictureHeading(title: section.title, level: 1))
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

  /// Adds a heading that stays with the next block: the names of a group and of the groups around it, and the
  /// notes of the group.
  /// - Parameters:
  ///   - path: the path of the group, or of the section for tokens after a group.
  ///   - group: the group, for its notes; nil for a repeated heading.
  private mutating func addHeading(of path: TokenPath, _ group: GuideGroup? = nil) {
    guard !column.isFull else { return }
    let names = path.names.dropFirst().joined(separator: " / ")
    let title = names.isEmpty ? path.name : names
    var parts: [View] = [Label(title, Fonts.heading, lines: 2)]
    if let note = group?.deprecation { parts.append(DeprecationMark.view(of: note)) }
    if let description = group?.description { parts.append(.note(description)) }
    let heading = StackView(.vertical, spacing: Padding.xs, parts)
    heading.alignment = .leading
    column.add(
      heading, after: Padding.xl, keepsWithNext: true,
      heading: PictureHeading(title: title, level: 2, isRepeated: group == nil))
  }

  /// Adds rows of cards of equal width, as many as fit in a row. Empty views fill the last row. Stops when
  /// the column is full.
  private mutating func add(_ tokens: [GuideToken], _ cardLayout: GuideCard.Layout) {
    let minWidth = cardLayout.minWidth(layout.form, in: column.contentWidth)
    let columns = max(1, Int((column.contentWidth + Self.gap) / (minWidth + Self.gap)))
    let cardWidth = (column.contentWidth - Double(columns - 1) * Self.gap) / Double(columns)
    var rest = tokens[...]
    while !rest.isEmpty, !column.isFull {
      var cards: [View] = rest.prefix(columns).map {
        GuideCard(model: model, token: $0, width: cardWidth, form: layout.form, texts: layout.measurer)
          .view(in: cardLayout)
      }
      rest = rest.dropFirst(columns)
      while cards.count < columns { cards.append(View()) }
      let row = StackView(.horizontal, spacing: Self.gap, cards)
      row.distribution = .fillEqually
      column.add(row, after: Self.gap)
    }
  }
}

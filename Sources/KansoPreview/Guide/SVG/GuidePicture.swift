import KansoLayout
import KansoRendering
import KansoTheme

/// A whole guide as one picture: blocks below each other, each laid out by itself, so that the time grows with the guide and not faster.
struct GuidePicture {
  private let model: GuideModel
  private let width: Length
  private var context: DrawingContext
  private var bottom: Length

  /// The room beside everything, in points.
  private var margin: Length { width < Sizes.phone ? Padding.l : Padding.xxl }
  private var room: Length { max(width - 2 * margin, 0) }
  /// From a block to the next one that belongs to it.
  private static let gap = Padding.l

  private init(_ model: GuideModel, width: Length, measurer: any TextMeasurer) {
    self.model = model
    var traits = TraitCollection()
    traits.userInterfaceStyle = .light
    traits.textMeasurer = measurer
    context = DrawingContext(traits: traits)
    self.width = width.asPictureWidth
    bottom = width < Sizes.phone ? Padding.xl : Padding.xxl
  }

  /// Lays a guide out and draws it.
  /// - Parameters:
  ///   - width: how wide the picture is, in points, from 240 to 10,000; others count as the nearest of these.
  ///   - measurer: what texts are set with.
  static func drawing(of model: GuideModel, width: Length, measurer: any TextMeasurer) -> Drawing {
    var picture = GuidePicture(model, width: width, measurer: measurer)
    picture.add(picture.header)
    for section in model.sections { picture.add(section) }
    let size = Size(width: picture.width, height: picture.bottom + picture.margin)
    var ground = DrawingContext(traits: picture.context.traits)
    ground.fill(.rectangle(Rect(origin: .zero, size: size)), Colors.ground)
    return Drawing(size: size, commands: ground.commands + picture.context.commands)
  }

  // MARK: Blocks

  private mutating func add(_ block: View, after space: Length = Padding.l) {
    block.traitCollection = context.traits
    let height = block.systemLayoutSizeFitting(
      Size(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    block.frame = Rect(width: room, height: height)
    context.offset = Point(x: margin, y: bottom + space)
    context.draw(Drawing(of: block))
    bottom += space + height
  }

  private var header: View {
    let isNarrow = width < Sizes.narrow
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
    add(StackView(.vertical, spacing: Padding.m, parts), after: Padding.xxl)
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
        // What follows a group stands in the one around it.
        if isElsewhere { add(heading(of: token.path.group), after: Padding.xl) }
        group = token.path.group
        cards?.tokens.append(token)
      case .group(let inner):
        if let cards { add(cards.tokens, cards.layout) }
        (cards, group) = (nil, inner.path)
        add(heading(of: inner.path, inner), after: Padding.xl)
      }
    }
    if let cards { add(cards.tokens, cards.layout) }
  }

  private func heading(of path: TokenPath, _ group: GuideGroup? = nil) -> View {
    let names = path.names.dropFirst().joined(separator: " / ")
    var parts: [View] = [Label(names.isEmpty ? path.name : names, Fonts.heading, lines: 2)]
    if let note = group?.deprecation { parts.append(DeprecationMark.view(of: note)) }
    if let description = group?.description { parts.append(.note(description)) }
    let heading = StackView(.vertical, spacing: Padding.xs, parts)
    heading.alignment = .leading
    return heading
  }

  /// Rows of cards that are alike wide; what is missing in the last one stays empty.
  private mutating func add(_ tokens: [GuideToken], _ layout: GuideCard.Layout) {
    let columns = max(1, Int((room + Self.gap) / (layout.leastWidth(in: room) + Self.gap)))
    let cardWidth = (room - Double(columns - 1) * Self.gap) / Double(columns)
    let texts = context.traits.textMeasurer
    var rest = tokens[...]
    while !rest.isEmpty {
      var cards: [View] = rest.prefix(columns).map {
        GuideCard(model: model, token: $0, width: cardWidth, texts: texts).view(layout)
      }
      rest = rest.dropFirst(columns)
      while cards.count < columns { cards.append(View()) }
      let row = StackView(.horizontal, spacing: Self.gap, cards)
      row.distribution = .fillEqually
      add(row, after: Self.gap)
    }
  }
}

extension TokenPath {
  /// The group that it stands in.
  fileprivate var group: TokenPath {
    guard let dot = dotted.lastIndex(of: ".") else { return self }
    return TokenPath(String(dotted[..<dot]))
  }
}

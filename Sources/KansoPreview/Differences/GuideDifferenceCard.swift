import KansoLayout
import KansoRendering
import KansoTheme

/// A builder of the cards that show changes in a picture.
struct GuideDifferenceCard {
  /// The text measurer for drawings.
  let texts: any TextMeasurer

  /// The maximum number of followers that a card names.
  private static let mostFollowers = 8

  func view(_ change: GuideChange) -> View {
    var parts: [View] = [Label(change.path.dotted, Fonts.name, lines: 2)]
    parts += [change.oldName, change.remark].compactMap { $0 }.map { .note($0) }
    parts += change.values.map { view($0, of: change) }
    if let title = change.followersTitle {
      let names = change.followers.prefix(Self.mostFollowers).map(\.path.dotted)
      let more = change.followers.count > Self.mostFollowers ? " and more" : ""
      parts.append(.note("\(title): \(names.joined(separator: ", "))\(more)"))
    }
    return Self.card(parts)
  }

  func view(_ contrast: GuideContrastChange) -> View {
    let panels = [("Before", contrast.old), ("After", contrast.new)].map { title, pair in
      let sample = Label("Aa", Fonts.sample, Color(pair.color))
      sample.textAlignment = .center
      let ground = StackView(.vertical, spacing: 0, [sample])
      ground.backgroundColor = Color(pair.other)
      ground.directionalLayoutMargins = .all(Padding.l)
      ground.isLayoutMarginsRelativeArrangement = true
      return StackView(
        .vertical, spacing: Padding.xs,
        [ground, Label(title, Fonts.label, Colors.inkSoft), Label(pair.text, Fonts.code)])
    }
    let mode = contrast.mode.isEmpty ? [] : [Label(contrast.mode, Fonts.label, Colors.inkSoft)]
    let words = Label(contrast.words, Fonts.small, contrast.fell ? Colors.warning : Colors.good)
    return Self.card([Label(contrast.names, Fonts.name, lines: 3)] + mode + [Self.beside(panels), words])
  }

  private static func card(_ parts: [View]) -> View {
    let card = StackView(.vertical, spacing: Padding.s, parts + [View()])
    card.backgroundColor = Colors.paper
    card.cornerRadius = Radii.card
    card.borderWidth = Borders.line
    card.borderColor = Colors.line
    card.clipsToBounds = true
    card.directionalLayoutMargins = .all(Padding.l)
    card.isLayoutMarginsRelativeArrangement = true
    return card
  }

  /// Returns a row of views of equal width. A single view takes the full width.
  private static func beside(_ views: [View]) -> View {
    let row = StackView(.horizontal, spacing: 0, views)
    row.distribution = .fillEqually
    return row
  }

  // MARK: Values

  private func view(_ value: GuideValueChange, of change: GuideChange) -> View {
    var parts: [View] = []
    if let modes = value.modeNames { parts.append(Label(modes, Fonts.label, Self.soft(value), lines: 2)) }
    parts.append(
      Self.beside(value.sides.map { side($0.title?.description, $0.side, of: value, at: change.path) }))
    if let remark = value.remark { parts.append(Label(remark, Fonts.small, Self.ink(value), lines: 2)) }
    let panel = StackView(.vertical, spacing: Padding.xs, parts)
    if value.isDark {
      panel.backgroundColor = GuideCard.darkGround
      panel.cornerRadius = Radii.control
      panel.directionalLayoutMargins = .all(Padding.m)
      panel.isLayoutMarginsRelativeArrangement = true
    }
    return panel
  }

  private func side(
    _ title: String?, _ side: GuideValueSide, of value: GuideValueChange, at path: TokenPath
  ) -> View {
    var parts = [sample(side.value, isDark: value.isDark, at: path)]
    if let title { parts.append(Label(title, Fonts.label, Self.soft(value))) }
    parts.append(Label(side.text, Fonts.code, Self.ink(value), lines: 4))
    if let alias = side.alias {
      parts.append(Label("alias of \(alias)", Fonts.label, Self.soft(value), lines: 2))
    }
    return StackView(.vertical, spacing: Padding.xs, parts)
  }

  private func sample(_ value: TokenValue, isDark: Bool, at path: TokenPath) -> View {
    switch value {
    case .color(let color):
      let swatch = View()
      swatch.backgroundColor = Color(color)
      swatch.heightAnchor.constraint(equalToConstant: Sizes.Specimen.corner).isActive = true
      return swatch
    case .typography(var font):
      font.size = GuideDifferenceSample.textSize(of: font)
      (font.textStyle, font.maximumSize) = (nil, nil)
      return Label(
        GuideDifferenceSample.sentence, Font(font),
        isDark ? GuideCard.darkInk : Colors.ink, lines: 3)
    default:
      let width = Sizes.panel - Padding.xl
      guard
        let specimen = Specimen(
          value, .init(section: path), isDark: isDark, width: width, texts: texts.ofSpecimens)
      else { return View() }
      let picture = PictureView(specimen.drawing)
      // Without this priority, a picture beside a higher one would be stretched.
      for axis in [LayoutAxis.horizontal, .vertical] {
        picture.setContentHuggingPriority(.required, for: axis)
      }
      let holder = StackView(.vertical, spacing: 0, [picture])
      holder.alignment = .leading
      return holder
    }
  }

  private static func ink(_ value: GuideValueChange) -> Color {
    value.isDark ? GuideCard.darkInk : Colors.ink
  }

  private static func soft(_ value: GuideValueChange) -> Color {
    value.isDark ? Color(Colors.inkSoft.resolved(in: ["appearance": "dark"])) : Colors.inkSoft
  }
}

import KansoLayout
import KansoRendering
import KansoGuideComparison
import KansoTheme

/// A builder of the cards that show changes in a picture.
struct GuideDifferenceCard {
  /// The text measurer for drawings.
  let texts: any TextMeasurer

  /// The maximum number of followers that a card names.
  private static let maxFollowerCount = 8

  /// Returns the card of a change: the path, the remarks, each value before and after, the number of
  /// followers and the paths of the first eight.
  func view(_ change: TokenChange) -> View {
    var parts: [View] = [Label(change.path.dotted, Fonts.name, lines: 2)]
    parts += [change.oldPathRemark, change.remark].compactMap { $0 }.map { .note($0) }
    parts += change.values.map { view($0, of: change) }
    if let title = change.followerCountText {
      let names = change.followers.prefix(Self.maxFollowerCount).map(\.path.dotted)
      let more = change.followers.count > Self.maxFollowerCount ? " and more" : ""
      parts.append(.note("\(title): \(names.joined(separator: ", "))\(more)"))
    }
    return Self.card(parts)
  }

  /// Returns the card of a contrast: the paths, the mode, samples with the ratios before and after, and the
  /// effect.
  func view(_ contrast: ContrastChange) -> View {
    let panels = [("Before", contrast.old), ("After", contrast.new)].map { title, pair in
      let sample = Label("Aa", Fonts.sample, Color(pair.color))
      sample.textAlignment = .center
      let background = StackView(.vertical, spacing: 0, [sample])
      background.backgroundColor = Color(pair.background)
      background.directionalLayoutMargins = .all(Padding.l)
      background.isLayoutMarginsRelativeArrangement = true
      return StackView(
        .vertical, spacing: Padding.xs,
        [background, Label(title, Fonts.label, Colors.inkSoft), Label(pair.formattedRatio, Fonts.code)])
    }
    let mode = contrast.mode.isEmpty ? [] : [Label(contrast.mode, Fonts.label, Colors.inkSoft)]
    let words = Label(
      contrast.summary, Fonts.small, contrast.becameInsufficient ? Colors.warning : Colors.good)
    let title = Label(contrast.pathsText, Fonts.name, lines: 3)
    return Self.card([title] + mode + [Self.row(of: panels), words])
  }

  /// Returns a card with parts one below the other. If the card is higher than its parts, its bottom stays
  /// empty.
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
  private static func row(of views: [View]) -> View {
    let row = StackView(.horizontal, spacing: 0, views)
    row.distribution = .fillEqually
    return row
  }

  // MARK: Values

  /// Returns a panel with the names of the modes, the values before and after in a row, and the remark.
  /// It has a dark background if all modes are dark.
  private func view(_ value: ValueChange, of change: TokenChange) -> View {
    var parts: [View] = []
    if let modes = value.modeNames {
      parts.append(Label(modes, Fonts.label, Self.softColor(for: value), lines: 2))
    }
    parts.append(
      Self.row(of: value.sides.map { side($0.title?.description, $0.side, of: value, in: change.section) }))
    if let remark = value.remark {
      parts.append(Label(remark, Fonts.small, Self.inkColor(for: value), lines: 2))
    }
    let panel = StackView(.vertical, spacing: Padding.xs, parts)
    if value.isDark {
      panel.backgroundColor = GuideCard.darkGround
      panel.cornerRadius = Radii.control
      panel.directionalLayoutMargins = .all(Padding.m)
      panel.isLayoutMarginsRelativeArrangement = true
    }
    return panel
  }

  /// Returns a sample of a value, with its title, text and alias below.
  /// - Parameters:
  ///   - title: “Before” or “After”; nil for a value that is shown once.
  ///   - value: the change that the value belongs to. It sets the colors of texts.
  private func side(
    _ title: String?, _ side: GuideValueSide, of value: ValueChange, in section: Section?
  ) -> View {
    var parts = [sample(side.value, isDark: value.isDark, in: section)]
    if let title { parts.append(Label(title, Fonts.label, Self.softColor(for: value))) }
    parts.append(Label(side.text, Fonts.code, Self.inkColor(for: value), lines: 4))
    if let alias = side.alias {
      parts.append(Label("alias of \(alias)", Fonts.label, Self.softColor(for: value), lines: 2))
    }
    return StackView(.vertical, spacing: Padding.xs, parts)
  }

  /// Returns a swatch of a color, a sentence in a font of a limited size, or the specimen of another value;
  /// an empty view if the value has no specimen.
  /// - Parameters:
  ///   - isDark: true for a sample on a dark background. It sets the colors of a sentence or a specimen.
  ///   - section: the section of the token, which determines how a length is drawn.
  private func sample(_ value: TokenValue, isDark: Bool, in section: Section?) -> View {
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
          value, .init(section: section), isDark: isDark, width: width, texts: texts.forSpecimens)
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

  /// Returns the ink of the dark appearance for a dark change, else the ink of the page.
  private static func inkColor(for value: ValueChange) -> Color {
    value.isDark ? GuideCard.darkInk : Colors.ink
  }

  /// Returns the soft ink of the dark appearance for a dark change, else the soft ink of the page.
  private static func softColor(for value: ValueChange) -> Color {
    value.isDark ? Color(Colors.inkSoft.resolved(in: ["appearance": "dark"])) : Colors.inkSoft
  }
}

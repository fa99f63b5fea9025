import KansoFormatting
import KansoLayout
import KansoTheme

extension GuideCard {
  /// The sample sentence of fonts. It contains every letter of the English alphabet.
  private static let sample = "Sphinx of black quartz, judge my vow"
  /// The maximum font size of a sample, in points.
  private static let maxSampleSize = Sizes.swatch - Padding.xxl

  /// The card of a font: the samples of its values beside the texts, or above them if the card is narrower
  /// than a phone.
  var fontCard: View {
    let samples = token.values.map { value -> View in
      guard case .typography(let font) = value.value else { return View() }
      return sample(font, of: value)
    }
    let facts = body(values: valueLabels)
    let sampleColumn = StackView(.vertical, spacing: 0, samples)
    guard width >= Sizes.phone else { return card([sampleColumn, Hairline(), facts]) }
    facts.widthAnchor.constraint(equalToConstant: Sizes.caption).isActive = true
    let row = StackView(.horizontal, spacing: 0, [facts, sampleColumn])
    row.alignment = .fill
    return card([row])
  }

  /// Returns a panel with the sample sentence in a font. Below it are the modes if there are several values,
  /// and the size if it was reduced. The panel is dark if there are several values and all modes of this one
  /// are dark.
  private func sample(_ font: Typography, of value: GuideValue) -> View {
    let panel = View()
    let isDark = isDark(value)
    if isDark { panel.backgroundColor = Self.darkGround }
    var shown = font
    shown.size = min(font.size, Self.maxSampleSize)
    let sample = Label(Self.sample, Font(shown), isDark ? Self.darkInk : Colors.ink, lines: 2)
    sample.adjustsFontForContentSizeCategory = false
    sample.lineBreakMode = .byTruncatingTail
    var views: [View] = [sample]
    var remarks = [modeNames(of: value)].compactMap { $0 }
    if shown.size < font.size { remarks.append("drawn in \(shown.size.formatted(as: .decimal)) pt") }
    if !remarks.isEmpty {
      views.append(
        Label(remarks.joined(separator: " · "), Fonts.label, isDark ? Self.darkInk : Colors.inkSoft))
    }
    let stack = StackView(.vertical, spacing: Padding.s, views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: Padding.l),
      stack.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -Padding.l),
      stack.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: panel.topAnchor, constant: Padding.l),
    ])
    return panel
  }
}

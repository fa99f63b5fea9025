import KansoLayout
import KansoRendering
import KansoTheme

/// The card of a token in a picture.
struct GuideCard {
  /// The layout of the cards of a type of tokens.
  enum Layout: Hashable {
    /// A card with swatches above the texts; of medium width, in the brief form narrow.
    case color
    /// A card with samples, as wide as the page.
    case font
    /// A narrow card with a drawing or a number above the texts: for lengths, numbers and font weights.
    case length
    /// A card of medium width with a drawing above the texts.
    case other

    /// Creates the layout for the type of a token's first value.
    init(_ token: GuideToken) {
      switch token.values[0].value {
      case .color: self = .color
      case .typography: self = .font
      case .dimension, .number, .fontWeight: self = .length
      default: self = .other
      }
    }

    /// Returns the minimum width of a card, in points. It is never more than the available width. The card of
    /// a font takes all of it.
    /// - Parameter contentWidth: the available width, in points.
    func minWidth(_ form: PictureForm, in contentWidth: Length) -> Length {
      switch self {
      case .color where form == .full, .other: min(Sizes.panel + Padding.xl, contentWidth)
      case .color, .length: min(Sizes.swatch + Padding.xl, contentWidth)
      case .font: contentWidth
      }
    }
  }

  let model: GuideModel
  let token: GuideToken
  /// The width of the card, in points.
  let width: Length
  let form: PictureForm
  /// The text measurer for drawings.
  let texts: any TextMeasurer

  /// Returns a lower bound of the area of a token's card, in square points: its minimum width times the
  /// height of the drawing, of a line for the name and of a line for each value.
  static func minArea(of token: GuideToken, _ form: PictureForm, in contentWidth: Length) -> Double {
    let layout = Layout(token)
    let drawn: Length =
      switch layout {
      case .color: SwatchView.height(in: form)
      case .length, .other: minPanelHeight
      case .font: 0
      }
    let lines = token.values.count { $0.notations.first?.text.isEmpty == false }
    let texts = (token.title.isEmpty ? 0 : Fonts.name.lineHeight) + Double(lines) * Fonts.code.lineHeight
    return layout.minWidth(form, in: contentWidth) * (drawn + texts)
  }

  /// Returns the card of the token: the samples above the texts, separated by a line. The card of a font may
  /// have them side by side.
  func view(in layout: Layout) -> View {
    switch layout {
    case .color: card([swatches, Hairline(), colorBody])
    case .font: fontCard
    case .length: card([specimens, Hairline(), body(values: valueLabels)])
    case .other: card([specimens, Hairline(), body(values: valueLabels)])
    }
  }

  /// Returns a card with parts one below the other. If the card is higher than its parts, its bottom stays empty.
  func card(_ parts: [View]) -> View {
    let card = StackView(.vertical, spacing: 0, parts + [View()])
    card.backgroundColor = Colors.paper
    card.cornerRadius = Radii.card
    card.borderWidth = Borders.line
    card.borderColor = Colors.line
    card.clipsToBounds = true
    return card
  }

  // MARK: Texts

  /// Returns the texts of a card: the name, the name in Swift, the values, the aliases and the notes. The
  /// brief form has only the name and the values.
  /// - Parameters:
  ///   - values: the views of the values.
  ///   - last: a view at the bottom, separated by a larger distance; nil for none.
  func body(values: [View], last: View? = nil) -> View {
    let title = form == .full ? [name, swiftName] : [name]
    let remarks = form == .full ? aliases + notes : []
    let text = StackView(
      .vertical, spacing: Padding.xs, title + values + remarks + [last].compactMap { $0 })
    if form == .full { text.setCustomSpacing(Padding.s, after: title[1]) }
    if last != nil, let before = text.arrangedSubviews.dropLast().last {
      text.setCustomSpacing(Padding.m, after: before)
    }
    text.directionalLayoutMargins = .all(textMargin)
    text.isLayoutMarginsRelativeArrangement = true
    return text
  }

  /// The margin around texts, in points. Narrow cards have a smaller one.
  private var textMargin: Length { width < Sizes.panel ? Padding.m : Padding.l }
  /// The maximum width of texts, in points.
  var textWidth: Length { width - 2 * textMargin }

  /// The label of the name without the groups around it.
  var name: View { Label(token.title, Fonts.name, lines: 2) }
  /// The label of the name in generated Swift.
  var swiftName: View { Label(token.swiftName, Fonts.code, Colors.inkSoft, lines: 2) }

  /// The labels of the deprecation and the description, as far as the token has them.
  var notes: [View] {
    var notes: [View] = []
    if let note = token.deprecation { notes.append(DeprecationMark.view(of: note)) }
    if let description = token.description { notes.append(.note(description)) }
    return notes
  }

  /// The labels with the tokens that the values are aliases of, one for each of these tokens.
  var aliases: [View] {
    var seen: Set<TokenPath> = []
    return token.values.compactMap(\.alias).filter { seen.insert($0).inserted }.map { alias in
      Label("alias of \(alias.dotted)", Fonts.small, Colors.accent, lines: 2)
    }
  }

  /// Returns the names of a value's modes, joined with commas; nil if the token has only one value.
  func modeNames(of value: GuideValue) -> String? {
    guard token.values.count > 1 else { return nil }
    return value.modes.map { model.modes[$0].name }.joined(separator: ", ")
  }

  /// Returns the name of a value's first mode and the number of its other modes, such as `Light +2`; nil if
  /// the token has only one value.
  func shortModeNames(of value: GuideValue) -> String? {
    guard token.values.count > 1, let first = value.modes.first else { return nil }
    return model.modes[first].name + (value.modes.count > 1 ? " +\(value.modes.count - 1)" : "")
  }

  /// Returns true if the token has several values and all modes of this one have a dark appearance.
  func isDark(_ value: GuideValue) -> Bool {
    token.values.count > 1 && value.modes.allSatisfy { model.modes[$0].isDark }
  }

  /// The labels of the values, each with all its notations, and with its modes if there are several values.
  /// Cards of colors do not use these labels.
  var valueLabels: [View] {
    token.values.map { value in
      let text = value.notations.map { ($0.label.isEmpty ? "" : "\($0.label) ") + $0.text }.joined(
        separator: " · ")
      let mode = modeNames(of: value).map { "\($0): " } ?? ""
      return Label(mode + text, Fonts.small, Colors.inkSoft, lines: 4)
    }
  }
}

extension Font {
  /// The height of a line, in points.
  fileprivate var lineHeight: Length {
    let font = resolved()
    return font.size * font.lineHeight
  }
}

import KansoTheme

/// A text as a view has it: its parts, and what they are set in where they do not say it themselves.
package struct TextBlock: Equatable {
  package var content = AttributedText()
  package var font = Font.systemText
  package var color = Color.label
  package var alignment = TextAlignment.natural
  package var mode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 1
  package var adjustsToContentSize = true

  /// A line that is cut by less is shown all the same: edges are rounded to pixels.
  private static let tolerance = 1.0

  package init() {}

  /// Whether it takes the same room as another one.
  func measuresLike(_ other: TextBlock) -> Bool {
    content == other.content && font == other.font && numberOfLines == other.numberOfLines
      && adjustsToContentSize == other.adjustsToContentSize
      && (mode == .byCharWrapping) == (other.mode == .byCharWrapping)
  }

  /// The parts in the fonts that they have in a tree. No text is one that is empty: it has the baselines of its font.
  package func runs(in traits: TraitCollection) -> [TextRun] {
    let parts = content.runs.isEmpty ? [AttributedText.Run("")] : content.runs
    return parts.map { run in
      let font = traits.typography(of: run.attributes.font ?? font)
      let category = adjustsToContentSize ? traits.preferredContentSizeCategory : .large
      return TextRun(run.text, font: font, size: font.size(at: category))
    }
  }

  /// The room of runs that were made for a tree.
  package func extent(of runs: [TextRun], width: Length?, in traits: TraitCollection) -> TextExtent {
    // What is shortened breaks lines as words do.
    let breaking = mode == .byCharWrapping ? mode : .byWordWrapping
    if runs.count == 1, breaking == .byWordWrapping || runs[0].text.isEmpty {
      return traits.textMeasurer.measure(
        runs[0].text, font: runs[0].font, size: runs[0].size, width: width, lines: numberOfLines)
    }
    return traits.textMeasurer.typeset(runs, width: width, lines: numberOfLines, mode: breaking).extent
  }

  /// The lines at their places in a rectangle, in the middle between its top and its bottom. There are no more than fit, but always
  /// one.
  ///
  /// - Parameter width: where lines break, in points; nil for where the rectangle ends.
  package func layout(in rect: Rect, breakingAt width: Length? = nil, of view: View) -> TextLayout {
    let traits = view.traitCollection
    let runs = runs(in: traits)
    let width = width ?? rect.width
    var layout = traits.textMeasurer.typeset(runs, width: width, lines: numberOfLines, mode: mode)
    let fitting = layout.lines.prefix { $0.top + $0.height <= rect.height + Self.tolerance }.count
    if fitting < layout.lines.count, layout.lines.count > 1 {
      layout = traits.textMeasurer.typeset(runs, width: width, lines: max(fitting, 1), mode: mode)
    }
    var place = rect
    place.origin.y += (rect.height - layout.extent.size.height) / 2
    return layout.placed(in: place, direction: view.effectiveUserInterfaceLayoutDirection) {
      content.runs[$0].attributes.alignment ?? alignment
    }
  }

  /// Draws lines that were laid out for a view.
  package func draw(_ layout: TextLayout, in context: inout DrawingContext, of view: View) {
    guard !content.runs.isEmpty else { return }
    let runs = runs(in: context.traits)
    for line in layout.lines {
      let direction =
        runs[line.paragraph].text.writingDirection ?? view.effectiveUserInterfaceLayoutDirection
      for fragment in line.inReadingOrder(direction) {
        let (run, attributes) = (runs[fragment.run], content.runs[fragment.run].attributes)
        context.text(
          DrawnText(
            fragment.text, font: run.font, size: run.size,
            color: context.traits.colorValue(of: attributes.color ?? color),
            origin: Point(x: fragment.x, y: line.baseline), width: fragment.width,
            direction: fragment.direction ?? direction,
            isUnderlined: attributes.isUnderlined, anchor: anchor(of: line, in: view)))
      }
    }
  }

  /// Which part of its place a line keeps in another font; nil for that of each part, where there are several.
  private func anchor(of line: TextLayout.Line, in view: View) -> DrawnText.Anchor? {
    guard line.fragments.count == 1 else { return nil }
    switch content.runs[line.paragraph].attributes.alignment ?? alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .natural, .justified:
      return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}

extension TraitCollection {
  /// What a font is in the tree: that of its theme where it has the token, else what it was compiled to.
  public func typography(of font: Font) -> Typography { font.resolved(in: context, of: theme) }

  /// What a color is in the tree: that of its theme where it has the token, else what it was compiled to.
  public func colorValue(of color: Color) -> ColorValue { color.resolved(in: context, of: theme) }

  /// What a length is in the tree, in points: that of its theme where it has the token, else what it was compiled to.
  public func length(of token: Token<Length>) -> Length { token.resolved(in: context, of: theme) }

  /// What edges are in the tree: those of its theme where it has the token, else what they were compiled to.
  public func edges(of token: Token<Edges>) -> Edges { token.resolved(in: context, of: theme) }
}

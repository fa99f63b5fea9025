import KansoTheme

/// A text as a view has it: its parts, and what they are set in where they do not say it themselves.
package struct TextBlock: Equatable {
  package var content = AttributedText()
  package var font = Font(families: [Typography.systemFamily], size: 17)
  package var color = Color.label
  package var alignment = TextAlignment.natural
  package var mode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 1
  package var adjustsToContentSize = true

  package init() {}

  /// Whether it takes the same room as another one.
  func measuresLike(_ other: TextBlock) -> Bool {
    content == other.content && font == other.font && numberOfLines == other.numberOfLines
      && adjustsToContentSize == other.adjustsToContentSize
  }

  /// The parts in the fonts that they have in a tree.
  package func runs(in traits: TraitCollection) -> [TextRun] {
    content.runs.map { run in
      let font = traits.typography(of: run.attributes.font ?? font)
      let category = adjustsToContentSize ? traits.preferredContentSizeCategory : .large
      return TextRun(run.text, font: font, size: font.size(at: category))
    }
  }

  /// The room of runs that were made for a tree.
  package func extent(of runs: [TextRun], width: Length?, in traits: TraitCollection) -> TextExtent {
    guard let only = runs.first else {
      return TextExtent(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    if runs.count == 1 {
      return traits.textMeasurer.measure(
        only.text, font: only.font, size: only.size, width: width, lines: numberOfLines)
    }
    return traits.textMeasurer.typeset(runs, width: width, lines: numberOfLines, mode: .byWordWrapping).extent
  }

  /// The lines at their places in a rectangle, in the middle between its top and its bottom.
  package func layout(in rect: Rect, of view: View) -> TextLayout {
    let traits = view.traitCollection
    let runs = runs(in: traits)
    var layout = traits.textMeasurer.typeset(runs, width: rect.width, lines: numberOfLines, mode: mode)
    let fitting = layout.lines.prefix { $0.top + $0.height <= rect.height + 1 }.count
    if fitting < layout.lines.count, fitting > 0 {
      layout = traits.textMeasurer.typeset(runs, width: rect.width, lines: fitting, mode: mode)
    }
    var place = rect
    place.origin.y += (rect.height - layout.extent.size.height) / 2
    return layout.placed(in: place, direction: view.effectiveUserInterfaceLayoutDirection) {
      content.runs[$0].attributes.alignment ?? alignment
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

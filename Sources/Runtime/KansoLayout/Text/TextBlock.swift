import KansoTheme

/// The text of a view: its content, and the default attributes of its runs.
package struct TextBlock: Equatable {
  package var content = AttributedText()
  package var font = Font.systemText
  package var color = Color.label
  package var alignment = TextAlignment.natural
  package var mode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 1
  /// True if fonts with a text style follow the user's text size.
  package var adjustsToContentSize = true
  /// True if the first line is at the top of the rectangle; false if the lines are centered vertically.
  package var isAtTop = false
  /// The minimum factor of the font sizes, to make the text fit; 1 if it does not become smaller.
  package var minimumScale = 1.0

  /// Creates an empty text with the default attributes of a label.
  package init() {}

  /// Returns true if nothing that may affect the size differs from another block. The default color and
  /// alignment do not count; the attributes of runs do. Of the line break modes, only a change to or from
  /// `byCharWrapping` counts.
  func hasSameTextSizes(as other: TextBlock) -> Bool {
    content == other.content && font == other.font && numberOfLines == other.numberOfLines
      && adjustsToContentSize == other.adjustsToContentSize
      && (mode == .byCharWrapping) == (other.mode == .byCharWrapping)
  }

  /// Returns the runs with the fonts of a tree, and with sizes for the user's text size unless
  /// `adjustsToContentSize` is false. Without text it returns one empty run, because the view still has the
  /// baselines of its font.
  package func runs(in traits: TraitCollection) -> [TextRun] {
    let parts = content.runs.isEmpty ? [AttributedText.Run("")] : content.runs
    return parts.map { run in
      let font = traits.typography(of: run.attributes.font ?? font)
      let category = adjustsToContentSize ? traits.preferredContentSizeCategory : .large
      return TextRun(run.text, font: font, size: font.size(at: category))
    }
  }

  /// Returns the size of runs from `runs(in:)`, of up to `numberOfLines` lines. Nil as the width means no
  /// line breaks. All line break modes except `byCharWrapping` break between words.
  package func extent(of runs: [TextRun], width: Length?, in traits: TraitCollection) -> TextExtent {
    // Truncating modes break lines between words.
    let breaking = mode == .byCharWrapping ? mode : .byWordWrapping
    if runs.count == 1, breaking == .byWordWrapping || runs[0].text.isEmpty {
      return traits.textMeasurer.measure(
        runs[0].text, font: runs[0].font, size: runs[0].size, width: width, lines: numberOfLines)
    }
    return traits.textMeasurer.typeset(runs, width: width, lines: numberOfLines, mode: breaking).extent
  }

  /// Returns the lines at their positions in a rectangle: aligned horizontally, and centred vertically, or at
  /// the top. The text is made to fit by `fittingLayout`. An empty text has no lines.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's own coordinates.
  ///   - width: The width at which lines break, in points; nil means the width of the rectangle.
  ///   - view: The view that provides the traits and the direction.
  package func layout(in rect: Rect, breakingAt width: Length? = nil, of view: View) -> TextLayout {
    layout(
      in: rect, breakingAt: width, traits: view.traitCollection,
      direction: view.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns the lines as for a view, without one.
  ///
  /// - Parameters:
  ///   - traits: The traits that provide fonts, sizes and the measurer.
  ///   - direction: The direction of the view; nil for that of the traits.
  package func layout(
    in rect: Rect, breakingAt width: Length? = nil, traits: TraitCollection,
    direction: UserInterfaceLayoutDirection? = nil
  ) -> TextLayout {
    let layout = fittingLayout(width: width ?? rect.width, height: rect.height, in: traits)
    var place = rect
    if !isAtTop { place.origin.y += (rect.height - layout.extent.size.height) / 2 }
    return layout.placed(in: place, direction: direction ?? traits.layoutDirection) {
      content.runs[$0].attributes.alignment ?? alignment
    }
  }

  /// Draws the lines of `layout(in:breakingAt:of:)`, with the fonts and colors of the context's traits. Draws
  /// nothing without text.
  ///
  /// - Parameter viewDirection: The direction of the view; nil for that of the traits.
  package func draw(
    _ layout: TextLayout, in context: inout DrawingContext,
    _ viewDirection: UserInterfaceLayoutDirection? = nil
  ) {
    guard !content.runs.isEmpty else { return }
    let viewDirection = viewDirection ?? context.traits.layoutDirection
    let runs = runs(in: context.traits)
    for line in layout.lines {
      let direction = runs[line.paragraph].text.writingDirection ?? viewDirection
      for fragment in line.fragmentsAtVisualPositions(in: direction) {
        let (run, attributes) = (runs[fragment.run], content.runs[fragment.run].attributes)
        context.text(
          TextCommand(
            fragment.text, font: run.font, size: run.size * layout.scale,
            color: context.traits.colorValue(of: attributes.color ?? color),
            origin: Point(x: fragment.x, y: line.baseline), width: fragment.width,
            direction: fragment.direction ?? direction,
            isUnderlined: attributes.isUnderlined, anchor: anchor(of: line, viewDirection),
            glyphs: fragment.glyphs))
      }
    }
  }

  /// Returns the part of a line that keeps its position in another font, by the alignment of the line's
  /// paragraph. Returns nil if the line has several fragments, because each of them has its own default.
  private func anchor(
    of line: TextLayout.Line, _ direction: UserInterfaceLayoutDirection
  ) -> TextCommand.Anchor? {
    guard line.fragments.count == 1 else { return nil }
    switch content.runs[line.paragraph].attributes.alignment ?? alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .natural, .justified:
      return direction == .rightToLeft ? .right : .left
    }
  }
}

extension TraitCollection {
  /// Returns the value of a font in the tree: the value of the theme if it has the token, otherwise the compiled value.
  public func typography(of font: Font) -> Typography { font.resolved(in: context, of: theme) }

  /// Returns the value of a color in the tree: the value of the theme if it has the token, otherwise the compiled
  /// value.
  public func colorValue(of color: Color) -> ColorValue { color.resolved(in: context, of: theme) }

  /// Returns the value of a length in the tree, in points: the value of the theme if it has the token, otherwise the
  /// compiled value.
  public func length(of token: Token<Length>) -> Length { token.resolved(in: context, of: theme) }

  /// Returns the values of edges in the tree: the values of the theme if it has the token, otherwise the compiled
  /// values.
  public func edges(of token: Token<Edges>) -> Edges { token.resolved(in: context, of: theme) }
}

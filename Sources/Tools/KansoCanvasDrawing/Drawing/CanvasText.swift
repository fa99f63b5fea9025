import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// A text in a view of the canvas.
///
/// The frames were computed with the fonts of a Mac. With a substitute font, or without measured fonts, a
/// text that is slightly too large is drawn anyway: with slightly smaller letters or a smaller line height.
/// The whole text is then visible, as in Interface Builder. Truncation would hide a part of it, and condensed
/// letters would need yet another font.
struct CanvasText {
  /// A run of text with one style.
  struct Part {
    var text: String
    var font: Typography
    var color: ColorValue
    var isUnderlined = false
  }

  /// The vertical position of a text.
  enum Place {
    case top
    case middle
  }

  var parts: [Part]
  /// The horizontal alignment of the lines.
  var alignment = TextAlignment.natural
  var mode = LineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for any number.
  var lines = 1
  /// The minimum factor of the font size, to make the text fit.
  var minimumScale = 1.0
  var place = Place.middle

  /// Creates a text from parts. Parts that begin after the first 4,000 characters are dropped.
  init(_ parts: [Part]) {
    var remaining = Self.maxCharacters
    self.parts = Array(
      parts.prefix { part in
        defer { remaining -= part.text.count }
        return remaining > 0
      })
  }

  /// Creates a text of one part. Only its first 4,000 characters are set.
  init(_ text: String, font: Typography, color: ColorValue) {
    parts = [Part(text: text, font: font, color: color)]
  }

  /// The factors by which a text in a substitute font may exceed its width and still count as fitting. It is
  /// then drawn smaller by the factor.
  private static let widthTolerances = [1, 1.05, 1.1, 1.16, 1.22]
  /// The height by which a text in a substitute font may exceed its rectangle, in points.
  private static let tolerance = 3.0
  /// The width and height by which a text in an exact font may exceed its rectangle, in points: frames are
  /// rounded to pixels.
  private static let rounding = 1.0
  /// The maximum number of characters that are set, which is more than a view shows.
  private static let maxCharacters = 4_000
  private static let scaleStep = 0.05

  /// Returns the parts as runs with scaled fonts, each truncated to 4,000 characters.
  private func runs(scale: Double = 1) -> [TextRun] {
    parts.map {
      TextRun(String($0.text.prefix(Self.maxCharacters)), font: $0.font, size: $0.font.size * scale)
    }
  }

  /// Returns the size of the text at its full font size, in points. The width is not limited, the number of
  /// lines is.
  func naturalSize(_ context: DrawingContext) -> Size {
    context.traits.textMeasurer.typeset(runs(), width: nil, lines: lines, mode: mode).extent.size
  }

  /// Draws the text in a rectangle, smaller or with a smaller line height if that makes it fit. Otherwise it
  /// is truncated to the lines that fit, at least one. Draws nothing if the rectangle or the text is empty.
  ///
  /// - Parameter direction: the writing direction of lines without letters of a direction.
  func draw(in rect: Rect, _ direction: UserInterfaceLayoutDirection, _ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0, parts.contains(where: { !$0.text.isEmpty }) else { return }
    let (layout, widthFactor, runs) = fittingLayout(in: rect, context.traits.textMeasurer)
    var wide = rect
    wide.size.width *= widthFactor
    if place == .middle { wide.origin.y += (rect.height - layout.extent.size.height) / 2 }
    let placed = layout.placed(in: wide, direction: direction) { _ in alignment }
    for line in placed.lines {
      let own = runs[line.paragraph].text.writingDirection ?? direction
      for fragment in line.fragmentsAtVisualPositions(in: own) {
        let part = parts[fragment.run]
        context.text(
          TextCommand(
            fragment.text, font: part.font, size: runs[fragment.run].size / widthFactor, color: part.color,
            origin: Point(x: rect.minX + (fragment.x - rect.minX) / widthFactor, y: line.baseline),
            width: fragment.width / widthFactor, direction: fragment.direction ?? own,
            isUnderlined: part.isUnderlined))
      }
    }
  }

  /// Returns the first layout that fits into a rectangle: at scales from 1 down to the minimum, each with all
  /// width tolerances. If none fits, returns the layout at the minimum scale, truncated to the lines that
  /// fit, at least one.
  ///
  /// - Returns: the layout, the factor by which it is wider than the rectangle, and its runs.
  private func fittingLayout(in rect: Rect, _ measurer: any TextMeasurer) -> (
    layout: TextLayout, widthFactor: Double, runs: [TextRun]
  ) {
    let fonts = measurer as? any FontProvidingTextMeasurer
    let isExact = fonts.map { fonts in parts.allSatisfy { fonts.hasFont($0.font) } } ?? false
    let tolerance = isExact ? Self.rounding : Self.tolerance
    var scale = 1.0
    while scale >= max(minimumScale, Self.scaleStep) - 1e-9 {
      let runs = runs(scale: scale)
      for widthFactor in isExact ? [1] : Self.widthTolerances {
        let available = rect.width * widthFactor + (isExact ? Self.rounding : 0)
        let layout = measurer.typeset(runs, width: available, lines: lines, mode: mode)
        guard !layout.isTruncated else { continue }
        let height = layout.extent.size.height
        if height <= rect.height + tolerance { return (layout, widthFactor, runs) }
        // Only lines with measured heights can be too high because of their font.
        if fonts != nil, !isExact, height <= rect.height * layout.relativeLineHeight(of: runs) + tolerance {
          return (layout.compressed(toHeight: rect.height), widthFactor, runs)
        }
      }
      scale -= Self.scaleStep
    }
    let runs = runs(scale: min(max(minimumScale, Self.scaleStep), 1))
    let all = measurer.typeset(runs, width: rect.width, lines: lines, mode: mode)
    let count = all.lines.prefix { $0.top + $0.height <= rect.height + tolerance }.count
    guard count < all.lines.count else { return (all, 1, runs) }
    return (measurer.typeset(runs, width: rect.width, lines: max(count, 1), mode: mode), 1, runs)
  }
}

/// A text measurer with real fonts that knows which fonts are available.
package protocol FontProvidingTextMeasurer: TextMeasurer {
  /// Returns true if the font itself is available, without a substitute.
  func hasFont(_ font: Typography) -> Bool
}

extension TextLayout {
  /// The line height of Georgia or Helvetica, relative to the font size. Few fonts have a smaller one.
  private static let lowestLine = 1.13

  /// Returns the height of the first line relative to an ordinary line height of the largest font; at least
  /// 1.
  fileprivate func relativeLineHeight(of runs: [TextRun]) -> Double {
    guard let line = lines.first, let size = runs.map(\.size).max(), size > 0 else { return 1 }
    return max(1, line.height / (size * Self.lowestLine))
  }

  /// Returns the layout with a smaller line height, so that the text has a given height. The font size is
  /// unchanged.
  fileprivate func compressed(toHeight height: Length) -> TextLayout {
    var compressed = self
    let part = height / extent.size.height
    for index in lines.indices {
      compressed.lines[index].top *= part
      compressed.lines[index].baseline *= part
      compressed.lines[index].height *= part
    }
    return compressed
  }
}

extension ViewStyle {
  /// Returns the parts of an attributed text, one for each run, with the given font and color where a run has
  /// none of its own.
  func parts(_ runs: [InterfaceTextRun], font: Typography, color: ColorValue) -> [CanvasText.Part] {
    runs.map { run in
      var part = CanvasText.Part(text: run.text, font: font, color: color)
      if case .font(let own)? = run.attributes["NSFont"] { part.font = own.typography(size: font.size) }
      if case .color(let own)? = run.attributes["NSColor"], let value = scene.palette.value(of: own) {
        part.color = value
      }
      if case .number(let style)? = run.attributes["NSUnderline"] { part.isUnderlined = style.value > 0 }
      return part
    }
  }

  /// Returns the alignment of the first paragraph style that has one; nil if there is none or it is unknown.
  func alignment(of runs: [InterfaceTextRun]) -> TextAlignment? {
    for run in runs {
      if case .record(let style)? = run.attributes["NSParagraphStyle"],
        let word = style.properties["alignment"]?.value
      {
        return TextAttributeNames.alignments[word]
      }
    }
    return nil
  }

  /// Returns the attributed text of a key, else the plain one, with its alignment; nil if both are empty.
  ///
  /// - Parameter attributed: the key of the attributed text.
  func canvasText(_ key: String, attributed: String, font: Typography, color: ColorValue) -> CanvasText? {
    var text: CanvasText
    if case .attributedText(let runs)? = value(attributed), !runs.isEmpty {
      text = CanvasText(parts(runs, font: font, color: color))
      text.alignment = alignment(of: runs) ?? alignment
    } else if let plain = self.text(key), !plain.isEmpty {
      text = CanvasText(plain, font: font, color: color)
      text.alignment = alignment
    } else {
      return nil
    }
    return text
  }
}

import KansoLayout
import KansoTheme

/// A text in a view of the canvas.
///
/// The frames were computed with the fonts of a Mac. With a substitute font, or without measured fonts, a text that is
/// slightly too large is drawn anyway: with slightly smaller letters or a smaller line height. The whole text is then
/// visible, as in Interface Builder. Truncation would hide a part of it, and condensed letters would need yet another
/// font.
struct SetText {
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
  var alignment = TextAlignment.natural
  var mode = LineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for any number.
  var lines = 1
  /// The minimum factor of the font size, to make the text fit.
  var minimumScale = 1.0
  var place = Place.middle

  init(_ parts: [Part]) {
    var room = Self.mostCharacters
    self.parts = Array(
      parts.prefix { part in
        defer { room -= part.text.count }
        return room > 0
      })
  }

  init(_ text: String, font: Typography, color: ColorValue) {
    parts = [Part(text: text, font: font, color: color)]
  }

  /// The factors by which a text may exceed its width and still count as fitting.
  private static let slacks = [1, 1.05, 1.1, 1.16, 1.22]
  /// The height by which a text may exceed its rectangle, in points.
  private static let tolerance = 3.0
  /// The same for an exact font: only the rounding of frames to pixels matters then, in points.
  private static let rounding = 1.0
  /// The maximum number of characters that are set, which is more than a view shows.
  private static let mostCharacters = 4_000
  private static let scaleStep = 0.05

  private func runs(scale: Double = 1) -> [TextRun] {
    parts.map {
      TextRun(String($0.text.prefix(Self.mostCharacters)), font: $0.font, size: $0.font.size * scale)
    }
  }

  /// Returns the size of the text without a width limit, in points.
  func naturalSize(_ context: DrawingContext) -> Size {
    context.traits.textMeasurer.typeset(runs(), width: nil, lines: lines, mode: mode).extent.size
  }

  /// Draws the text in a rectangle.
  func draw(in rect: Rect, _ direction: UserInterfaceLayoutDirection, _ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0, parts.contains(where: { !$0.text.isEmpty }) else { return }
    let (layout, slack, runs) = fitting(rect, context.traits.textMeasurer)
    var wide = rect
    wide.size.width *= slack
    if place == .middle { wide.origin.y += (rect.height - layout.extent.size.height) / 2 }
    let placed = layout.placed(in: wide, direction: direction) { _ in alignment }
    for line in placed.lines {
      let own = runs[line.paragraph].text.writingDirection ?? direction
      for fragment in line.inReadingOrder(own) {
        let part = parts[fragment.run]
        context.text(
          DrawnText(
            fragment.text, font: part.font, size: runs[fragment.run].size / slack, color: part.color,
            origin: Point(x: rect.minX + (fragment.x - rect.minX) / slack, y: line.baseline),
            width: fragment.width / slack, direction: fragment.direction ?? own,
            isUnderlined: part.isUnderlined))
      }
    }
  }

  /// Returns the layout that fits into a rectangle: with a smaller scale if that is allowed, otherwise truncated.
  private func fitting(_ rect: Rect, _ measurer: any TextMeasurer) -> (
    layout: TextLayout, slack: Double, runs: [TextRun]
  ) {
    let fonts = measurer as? any FontFinding
    let isExact = fonts.map { fonts in parts.allSatisfy { fonts.has($0.font) } } ?? false
    let tolerance = isExact ? Self.rounding : Self.tolerance
    var scale = 1.0
    while scale >= max(minimumScale, Self.scaleStep) - 1e-9 {
      let runs = runs(scale: scale)
      for slack in isExact ? [1] : Self.slacks {
        let room = rect.width * slack + (isExact ? Self.rounding : 0)
        let layout = measurer.typeset(runs, width: room, lines: lines, mode: mode)
        guard !layout.isTruncated else { continue }
        let height = layout.extent.size.height
        if height <= rect.height + tolerance { return (layout, slack, runs) }
        // Only lines with measured heights can be too high because of their font.
        if fonts != nil, !isExact, height <= rect.height * layout.spread(runs) + tolerance {
          return (layout.lowered(to: rect.height), slack, runs)
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
package protocol FontFinding: TextMeasurer {
  /// Returns true if the font itself is available, without a substitute.
  func has(_ font: Typography) -> Bool
}

extension TextLayout {
  /// The line height of Georgia or Helvetica, relative to the font size. Few fonts have a smaller one.
  private static let lowestLine = 1.13

  /// Returns the line height relative to that of an ordinary font; at least 1.
  fileprivate func spread(_ runs: [TextRun]) -> Double {
    guard let line = lines.first, let size = runs.map(\.size).max(), size > 0 else { return 1 }
    return max(1, line.height / (size * Self.lowestLine))
  }

  /// Returns the layout with a smaller line height, so that the text has a given height.
  fileprivate func lowered(to height: Length) -> TextLayout {
    var lowered = self
    let part = height / extent.size.height
    for index in lines.indices {
      lowered.lines[index].top *= part
      lowered.lines[index].baseline *= part
      lowered.lines[index].height *= part
    }
    return lowered
  }
}

extension ViewStyle {
  /// Returns the parts of an attributed text.
  func parts(_ runs: [InterfaceTextRun], font: Typography, color: ColorValue) -> [SetText.Part] {
    runs.map { run in
      var part = SetText.Part(text: run.text, font: font, color: color)
      if case .font(let own)? = run.attributes["NSFont"] { part.font = own.typography(size: font.size) }
      if case .color(let own)? = run.attributes["NSColor"], let value = scene.palette.value(of: own) {
        part.color = value
      }
      if case .number(let style)? = run.attributes["NSUnderline"] { part.isUnderlined = style.value > 0 }
      return part
    }
  }

  /// Returns the alignment of the first paragraph style in an attributed text; nil if there is none.
  func alignment(of runs: [InterfaceTextRun]) -> TextAlignment? {
    for run in runs {
      if case .record(let style)? = run.attributes["NSParagraphStyle"],
        let word = style.properties["alignment"]?.value
      {
        return TextBlockWords.alignments[word]
      }
    }
    return nil
  }

  /// Returns the text of a key, attributed or plain; nil if it is empty.
  func setText(_ key: String, attributed: String, font: Typography, color: ColorValue) -> SetText? {
    var text: SetText
    if case .attributedText(let runs)? = value(attributed), !runs.isEmpty {
      text = SetText(parts(runs, font: font, color: color))
      text.alignment = alignment(of: runs) ?? alignment
    } else if let plain = self.text(key), !plain.isEmpty {
      text = SetText(plain, font: font, color: color)
      text.alignment = alignment
    } else {
      return nil
    }
    return text
  }
}

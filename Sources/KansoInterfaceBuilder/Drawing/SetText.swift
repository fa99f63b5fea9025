import KansoLayout
import KansoTheme

/// A text in a view of the canvas.
///
/// Views are as large as the fonts of a Mac made them. Where another font stands in, or none is there to be measured, a text that is a
/// little too wide or too high is taken for one that fits: its letters are a little smaller, its lines a little nearer to each other. That
/// shows all of the text, as Interface Builder does; an ellipsis would not, and narrower letters would be those of yet another font.
struct SetText {
  struct Part {
    var text: String
    var font: Typography
    var color: ColorValue
    var isUnderlined = false
  }

  /// Where a text stands between top and bottom.
  enum Place {
    case top
    case middle
  }

  var parts: [Part]
  var alignment = TextAlignment.natural
  var mode = LineBreakMode.byTruncatingTail
  /// 0 for any number.
  var lines = 1
  /// How small its letters may become to fit, as a part of their size.
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

  /// How much wider than its room a text may be to count as one that fits.
  private static let slacks = [1, 1.05, 1.1, 1.16, 1.22]
  /// A line that is cut by less is shown all the same, in points.
  private static let tolerance = 3.0
  /// The same in a font that is there: frames are rounded to pixels, and nothing else differs.
  private static let rounding = 1.0
  /// No view shows more of a text than this.
  private static let mostCharacters = 4_000
  private static let scaleStep = 0.05

  private func runs(scale: Double = 1) -> [TextRun] {
    parts.map {
      TextRun(String($0.text.prefix(Self.mostCharacters)), font: $0.font, size: $0.font.size * scale)
    }
  }

  /// How much room the text takes where nothing limits it, in points.
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

  /// The text with as many lines as fit.
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
        // Only lines that are measured can be too high by themselves.
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

/// A measurer that sets texts in real fonts and knows which of them it has.
package protocol FontFinding: TextMeasurer {
  /// Whether it sets texts in the font itself, rather than in one that stands in for it.
  func has(_ font: Typography) -> Bool
}

extension TextLayout {
  /// The height of a line of Georgia or Helvetica, as a part of the size: few fonts have lower ones.
  private static let lowestLine = 1.13

  /// How many times as high as those of an ordinary font its lines are.
  fileprivate func spread(_ runs: [TextRun]) -> Double {
    guard let line = lines.first, let size = runs.map(\.size).max(), size > 0 else { return 1 }
    return max(1, line.height / (size * Self.lowestLine))
  }

  /// The lines nearer to each other, so that all of them together are as high as they may be.
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
  /// The parts of an attributed text.
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

  /// How the first paragraph of an attributed text stands.
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

  /// The text of a key, plain or attributed; nil if it is empty.
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

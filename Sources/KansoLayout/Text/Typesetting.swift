import KansoTheme

/// Breaks runs of text into lines by the widths of their characters.
///
/// Lines break at spaces, which then take no room, and within a word that is longer than a line.
struct Typesetting {
  /// A character, and what it is in.
  private struct Glyph {
    let character: Character
    let run: Int
    let advance: Length
  }

  /// The characters of a line, and its paragraph.
  private struct Break {
    var range: Range<Int>
    let paragraph: Range<Int>
  }

  private let runs: [TextRun]
  private let glyphs: [Glyph]
  private let limit: Length
  private let mode: LineBreakMode
  private let advance: (Character, TextRun) -> Length

  init(
    _ runs: [TextRun], limit: Length?, mode: LineBreakMode, advance: @escaping (Character, TextRun) -> Length
  ) {
    self.runs = runs
    self.limit = limit ?? .infinity
    self.mode = mode
    self.advance = advance
    glyphs = runs.enumerated().flatMap { index, run in
      run.text.map { Glyph(character: $0, run: index, advance: $0.isNewline ? 0 : advance($0, run)) }
    }
  }

  /// - Parameter count: how many lines there may be; 0 for any number.
  func layout(lines count: Int) -> TextLayout {
    guard !glyphs.isEmpty else { return TextLayout(lines: [], isTruncated: false) }
    var breaks = count == 1 && !wraps ? [] : paragraphs.flatMap(brokenUp)
    if breaks.isEmpty { breaks = paragraphs.map { Break(range: $0, paragraph: $0) } }
    let isCut = count > 0 && breaks.count > count
    var truncated: [Glyph]?
    if isCut {
      breaks.removeLast(breaks.count - count)
      if mode.truncates {
        let last = breaks[count - 1]
        let rest = glyphs[last.range.lowerBound..<last.paragraph.upperBound]
        truncated = shortened(Array(rest), endsEarly: last.paragraph.upperBound < glyphs.count)
      }
    } else if count == 1, mode.truncates, let only = breaks.first, width(of: only.range) > limit + 1e-9 {
      truncated = shortened(Array(glyphs[only.range]), endsEarly: false)
    }
    var (lines, top): ([TextLayout.Line], Length) = ([], 0)
    for (index, part) in breaks.enumerated() {
      let isLast = index == breaks.count - 1
      let content = isLast ? truncated ?? Array(glyphs[part.range]) : Array(glyphs[part.range])
      lines.append(line(content, of: part, at: top))
      top += lines[index].height
    }
    return TextLayout(lines: lines, isTruncated: isCut || truncated != nil)
  }

  /// Whether a single line breaks rather than being shortened.
  private var wraps: Bool { mode == .byWordWrapping || mode == .byCharWrapping }

  private var paragraphs: [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], 0)
    for (index, glyph) in glyphs.enumerated() where glyph.character.isNewline {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<glyphs.count]
  }

  private func width(of range: Range<Int>) -> Length { glyphs[range].reduce(0) { $0 + $1.advance } }

  private func brokenUp(_ paragraph: Range<Int>) -> [Break] {
    var breaks: [Break] = []
    var (start, end, line) = (paragraph.lowerBound, paragraph.lowerBound, 0.0)
    func finish(_ next: Int) {
      breaks.append(Break(range: start..<end, paragraph: paragraph))
      (start, end, line) = (next, next, 0)
    }
    for word in words(of: paragraph) {
      let width = width(of: word)
      var gap = word.lowerBound > paragraph.lowerBound ? glyphs[word.lowerBound - 1].advance : 0
      if line > 0, line + gap + width > limit + 1e-9, mode != .byCharWrapping {
        finish(word.lowerBound)
        gap = 0
      }
      line += gap
      for index in word {
        let breaksWords = width > limit || mode == .byCharWrapping
        if line > 0, line + glyphs[index].advance > limit + 1e-9, breaksWords {
          end = index
          finish(index)
        }
        line += glyphs[index].advance
      }
      end = word.upperBound
    }
    finish(end)
    return breaks
  }

  private func words(of paragraph: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], paragraph.lowerBound)
    for index in paragraph where glyphs[index].character == " " {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<paragraph.upperBound]
  }

  // MARK: Shortening

  private func shortened(_ glyphs: [Glyph], endsEarly: Bool) -> [Glyph] {
    let width = glyphs.reduce(0) { $0 + $1.advance }
    guard width > limit + 1e-9 || endsEarly else { return glyphs }
    func ellipsis(in run: Int) -> Glyph {
      Glyph(character: "…", run: run, advance: advance("…", runs[run]))
    }
    switch mode {
    case .byTruncatingHead:
      guard let run = glyphs.last?.run else { return glyphs }
      let mark = ellipsis(in: run)
      return [mark] + fitting(glyphs.reversed(), limit - mark.advance).reversed()
    case .byTruncatingMiddle:
      guard let run = glyphs.first?.run else { return glyphs }
      let mark = ellipsis(in: run)
      let head = fitting(glyphs, (limit - mark.advance) / 2)
      let used = head.reduce(mark.advance) { $0 + $1.advance }
      let tail = fitting(glyphs[head.count...].reversed(), limit - used)
      return head + [mark] + tail.reversed()
    default:
      guard let run = glyphs.first?.run else { return [] }
      var kept = fitting(glyphs, limit - ellipsis(in: run).advance)
      while kept.last?.character == " " { kept.removeLast() }
      return kept + [ellipsis(in: kept.last?.run ?? run)]
    }
  }

  private func fitting(_ glyphs: some Sequence<Glyph>, _ room: Length) -> [Glyph] {
    var (kept, width): ([Glyph], Length) = ([], 0)
    for glyph in glyphs {
      width += glyph.advance
      if width > room + 1e-9 { break }
      kept.append(glyph)
    }
    return kept
  }

  // MARK: Lines

  private func line(_ content: [Glyph], of part: Break, at top: Length) -> TextLayout.Line {
    var (fragments, x): ([TextLayout.Fragment], Length) = ([], 0)
    for glyph in content {
      if let last = fragments.last, last.run == glyph.run {
        fragments[fragments.count - 1].text.append(glyph.character)
        fragments[fragments.count - 1].width += glyph.advance
      } else {
        fragments.append(
          TextLayout.Fragment(text: String(glyph.character), run: glyph.run, x: x, width: glyph.advance))
      }
      x += glyph.advance
    }
    // An empty line is as high as the font in which it was left empty.
    let paragraph = min(part.paragraph.lowerBound, glyphs.count - 1)
    let used = fragments.isEmpty ? [glyphs[paragraph].run] : fragments.map(\.run)
    let heights = used.map { LineHeight(runs[$0].font, runs[$0].size) }
    let above = heights.map(\.above).max() ?? 0
    return TextLayout.Line(
      fragments: fragments, paragraph: glyphs[paragraph].run, width: min(x, limit), top: top,
      baseline: top + above, height: above + (heights.map(\.below).max() ?? 0),
      isContinued: part.range.upperBound < part.paragraph.upperBound)
  }
}

/// The room of a line above and below its baseline, in points: the ascender and descender of Apple's system font, and half of what the
/// font's line height adds to them on either side.
struct LineHeight {
  let above: Length
  let below: Length

  init(_ font: Typography, _ size: Length) {
    let natural = (PlainTextMeasurer.ascender + PlainTextMeasurer.descender) * size
    let height = font.implied.contains(.lineHeight) ? natural : font.lineHeight * size
    let half = (height - natural) / 2
    above = half + PlainTextMeasurer.ascender * size
    below = half + PlainTextMeasurer.descender * size
  }
}

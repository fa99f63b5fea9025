import KansoTheme

/// A typesetter that breaks runs of text into lines by the widths of their characters.
///
/// Lines break at spaces, which then have no width, at zero-width spaces, and inside of a word that is longer than a
/// line.
struct Typesetting {
  /// The invisible character at which a line may break (Unicode Standard Annex 14, class ZW).
  static let zeroWidthSpace: Character = "\u{200B}"

  /// A character with its run and its width.
  private struct Glyph {
    let character: Character
    let run: Int
    let advance: Length

    /// True if a line may break after the character.
    var endsWord: Bool { character == " " || character == Typesetting.zeroWidthSpace }
  }

  /// The character ranges of a line and of its paragraph.
  private struct Break {
    var range: Range<Int>
    let paragraph: Range<Int>
  }

  /// The tolerance for floating-point errors in sums of widths, in points.
  static let tolerance = 1e-9

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
      run.text.map { character -> Glyph in
        let hasNoWidth = character.isNewline || character == Self.zeroWidthSpace
        return Glyph(character: character, run: index, advance: hasNoWidth ? 0 : advance(character, run))
      }
    }
  }

  /// Returns the lines of the text.
  ///
  /// - Parameter count: The maximum number of lines; 0 means unlimited.
  func layout(lines count: Int) -> TextLayout {
    guard !glyphs.isEmpty else { return TextLayout(lines: [], isTruncated: false) }
    let isOneLine = count == 1 && !wraps
    let all = isOneLine ? paragraphs.map { Break(range: $0, paragraph: $0) } : paragraphs.flatMap(brokenUp)
    let breaks = count > 0 ? all.prefix(count) : all[...]
    let isCut = breaks.count < all.count
    let isTooLong = isOneLine && width(of: all[0].range) > limit + Self.tolerance
    var (lines, top): ([TextLayout.Line], Length) = ([], 0)
    for (index, part) in breaks.enumerated() {
      let isLast = index == breaks.count - 1
      let isShortened = isLast && mode.truncates && (isCut || isTooLong)
      let content = isShortened ? shortened(part) : Array(glyphs[part.range])
      let isContinued = index + 1 < all.count && all[index + 1].paragraph == part.paragraph
      lines.append(line(content, of: part, at: top, isContinued: isContinued))
      top += lines[index].height
    }
    return TextLayout(lines: lines, isTruncated: isCut || isTooLong)
  }

  /// True if the mode breaks lines. In other modes, a single line is clipped or truncated.
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

  /// Returns the lines of a paragraph. Spaces at the end of a line have no width and create no line. At the end of a
  /// paragraph the spaces that fit are kept.
  private func brokenUp(_ paragraph: Range<Int>) -> [Break] {
    var breaks: [Break] = []
    var (start, end, line) = (paragraph.lowerBound, paragraph.lowerBound, 0.0)
    func finish(_ next: Int) {
      breaks.append(Break(range: start..<end, paragraph: paragraph))
      (start, end, line) = (next, next, 0)
    }
    for word in words(of: paragraph) where !word.isEmpty {
      let (gap, width) = (width(of: end..<word.lowerBound), width(of: word))
      let breaksWord = width > limit || mode == .byCharWrapping
      let needed = mode == .byCharWrapping ? glyphs[word.lowerBound].advance : width
      if line + gap > 0, line + gap + needed > limit + Self.tolerance {
        finish(word.lowerBound)
      } else {
        line += gap
      }
      for index in word {
        if line > 0, line + glyphs[index].advance > limit + Self.tolerance, breaksWord {
          end = index
          finish(index)
        }
        line += glyphs[index].advance
      }
      end = word.upperBound
    }
    while end < paragraph.upperBound, line + glyphs[end].advance <= limit + Self.tolerance {
      line += glyphs[end].advance
      end += 1
    }
    finish(end)
    return breaks
  }

  private func words(of paragraph: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], paragraph.lowerBound)
    for index in paragraph where glyphs[index].endsWord {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<paragraph.upperBound]
  }

  // MARK: Shortening

  /// Returns the truncated last line: a part of the remaining text, with an ellipsis for the rest.
  private func shortened(_ last: Break) -> [Glyph] {
    let rest = glyphs[last.range.lowerBound..<last.paragraph.upperBound]
    let run = glyphs[min(last.range.lowerBound, glyphs.count - 1)].run
    switch mode {
    case .byTruncatingHead:
      let mark = ellipsis(in: rest.last?.run ?? run)
      return [mark] + fitting(rest.reversed(), limit - mark.advance).reversed()
    case .byTruncatingMiddle:
      let mark = ellipsis(in: run)
      let head = fitting(rest, (limit - mark.advance) / 2)
      let used = head.reduce(mark.advance) { $0 + $1.advance }
      let tail = fitting(rest.dropFirst(head.count).reversed(), limit - used)
      return head + [mark] + tail.reversed()
    default:
      return endingEarly(rest, run)
    }
  }

  /// Returns text with an ellipsis at its end. The ellipsis has the font of the character before it, which may be
  /// larger than the fonts of earlier characters.
  private func endingEarly(_ rest: ArraySlice<Glyph>, _ run: Int) -> [Glyph] {
    var kept = fitting(rest, limit)
    var width = kept.reduce(0) { $0 + $1.advance }
    while let last = kept.last,
      last.character == " " || width + ellipsis(in: last.run).advance > limit + Self.tolerance
    {
      width -= last.advance
      kept.removeLast()
    }
    return kept + [ellipsis(in: kept.last?.run ?? run)]
  }

  private func ellipsis(in run: Int) -> Glyph {
    Glyph(character: "…", run: run, advance: advance("…", runs[run]))
  }

  private func fitting(_ glyphs: some Sequence<Glyph>, _ room: Length) -> [Glyph] {
    var (kept, width): ([Glyph], Length) = ([], 0)
    for glyph in glyphs {
      width += glyph.advance
      if width > room + Self.tolerance { break }
      kept.append(glyph)
    }
    return kept
  }

  // MARK: Lines

  private func line(_ content: [Glyph], of part: Break, at top: Length, isContinued: Bool) -> TextLayout.Line
  {
    var (fragments, x): ([TextLayout.Fragment], Length) = ([], 0)
    for glyph in content {
      if let last = fragments.last, last.run == glyph.run {
        fragments[fragments.count - 1].text.append(glyph.character)
        fragments[fragments.count - 1].width += glyph.advance
        fragments[fragments.count - 1].advances.append(glyph.advance)
      } else {
        fragments.append(
          TextLayout.Fragment(
            text: String(glyph.character), run: glyph.run, x: x, width: glyph.advance,
            advances: [glyph.advance]
          ))
      }
      x += glyph.advance
    }
    // An empty line has the height of the font at its position.
    let paragraph = min(part.paragraph.lowerBound, glyphs.count - 1)
    let used = fragments.isEmpty ? [glyphs[paragraph].run] : fragments.map(\.run)
    let heights = used.map { LineHeight(runs[$0].font, runs[$0].size) }
    let above = heights.map(\.above).max() ?? 0
    return TextLayout.Line(
      fragments: fragments, paragraph: glyphs[paragraph].run, width: min(x, limit), top: top,
      baseline: top + above, height: above + (heights.map(\.below).max() ?? 0),
      isContinued: isContinued)
  }
}

/// The height of a line above and below its baseline, in points: the ascender and descender of Apple's system font,
/// plus half of the additional line height of the font on each side.
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

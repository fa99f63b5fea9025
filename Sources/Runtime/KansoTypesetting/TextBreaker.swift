import KansoTheme

/// A line breaker for runs of text. It uses the widths of their characters.
///
/// Lines break at spaces, which then have no width, at zero-width spaces, and inside of a word that is longer than a
/// line.
struct TextBreaker {
  /// The invisible character at which a line may break (Unicode Standard Annex 14, class ZW).
  static let zeroWidthSpace: Character = "\u{200B}"

  /// A character with its run and its width.
  private struct Glyph {
    let character: Character
    let run: Int
    let advance: Length

    /// True if a line may break after the character.
    var endsWord: Bool { character == " " || character == TextBreaker.zeroWidthSpace }
  }

  /// A line and its paragraph, as ranges of indices in `glyphs`.
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

  /// Creates a line breaker. Measures each character once.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text in their fonts.
  ///   - limit: The width at which lines break, in points; nil means no line breaks.
  ///   - mode: The line break mode.
  ///   - advance: Returns the width of a character in a run, in points. It is not called for newlines and
  ///     zero-width spaces. It is called later for “…”, when a line is truncated.
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

  /// Returns the lines of the text. The top left corner of the first line is at zero. An empty text has no
  /// lines. If `count` is 1 and the mode does not wrap, the first paragraph is clipped or truncated instead
  /// of broken.
  ///
  /// - Parameter count: The maximum number of lines; 0 means unlimited.
  func layout(lines count: Int) -> TextLayout {
    guard !glyphs.isEmpty else { return TextLayout(lines: [], isTruncated: false) }
    let isOneLine = count == 1 && !wraps
    let all = isOneLine ? paragraphs.map { Break(range: $0, paragraph: $0) } : paragraphs.flatMap(lineBreaks)
    let breaks = count > 0 ? all.prefix(count) : all[...]
    let isCut = breaks.count < all.count
    let isTooLong = isOneLine && width(of: all[0].range) > limit + Self.tolerance
    var (lines, top): ([TextLayout.Line], Length) = ([], 0)
    for (index, part) in breaks.enumerated() {
      let isLast = index == breaks.count - 1
      let isTruncated = isLast && mode.truncates && (isCut || isTooLong)
      let content = isTruncated ? truncatedGlyphs(of: part) : Array(glyphs[part.range])
      let isContinued = index + 1 < all.count && all[index + 1].paragraph == part.paragraph
      lines.append(makeLine(content, of: part, at: top, isContinued: isContinued))
      top += lines[index].height
    }
    return TextLayout(lines: lines, isTruncated: isCut || isTooLong)
  }

  /// True for the two wrapping modes, which break lines even if only one line is allowed.
  private var wraps: Bool { mode == .byWordWrapping || mode == .byCharWrapping }

  /// The ranges of `glyphs` between newlines, without the newlines. There is at least one.
  private var paragraphs: [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], 0)
    for (index, glyph) in glyphs.enumerated() where glyph.character.isNewline {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<glyphs.count]
  }

  /// Returns the width of a range of characters, in points.
  private func width(of range: Range<Int>) -> Length { glyphs[range].reduce(0) { $0 + $1.advance } }

  /// Returns the lines of a paragraph, at least one. Spaces at the end of a line have no width and create no
  /// line. At the end of a paragraph the spaces that fit are kept. Breaks inside of words longer than a line,
  /// and anywhere by character wrapping.
  private func lineBreaks(of paragraph: Range<Int>) -> [Break] {
    var breaks: [Break] = []
    var (start, end, line) = (paragraph.lowerBound, paragraph.lowerBound, 0.0)
    /// Records the current line and begins another one at the character `next`.
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

  /// Returns the ranges between spaces and zero-width spaces. Adjacent spaces produce empty ranges.
  private func words(of paragraph: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], paragraph.lowerBound)
    for index in paragraph where glyphs[index].endsWord {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<paragraph.upperBound]
  }

  // MARK: Truncation

  /// Returns the truncated last line: a part of the rest of its paragraph, with an ellipsis where the mode
  /// puts it.
  private func truncatedGlyphs(of last: Break) -> [Glyph] {
    let rest = glyphs[last.range.lowerBound..<last.paragraph.upperBound]
    let run = glyphs[min(last.range.lowerBound, glyphs.count - 1)].run
    switch mode {
    case .byTruncatingHead:
      let mark = ellipsis(in: rest.last?.run ?? run)
      return [mark] + prefix(of: rest.reversed(), fitting: limit - mark.advance).reversed()
    case .byTruncatingMiddle:
      let mark = ellipsis(in: run)
      let head = prefix(of: rest, fitting: (limit - mark.advance) / 2)
      let used = head.reduce(mark.advance) { $0 + $1.advance }
      let tail = prefix(of: rest.dropFirst(head.count).reversed(), fitting: limit - used)
      return head + [mark] + tail.reversed()
    default:
      return truncatedTail(of: rest, run: run)
    }
  }

  /// Returns the longest beginning of `rest` that fits on the line together with an ellipsis, and the
  /// ellipsis. No space is before the ellipsis. The ellipsis has the font of the character before it; without
  /// such a character, the font of the run with the index `run`.
  private func truncatedTail(of rest: ArraySlice<Glyph>, run: Int) -> [Glyph] {
    var kept = prefix(of: rest, fitting: limit)
    // The font of the ellipsis may be larger than the fonts of earlier characters.
    var width = kept.reduce(0) { $0 + $1.advance }
    while let last = kept.last,
      last.character == " " || width + ellipsis(in: last.run).advance > limit + Self.tolerance
    {
      width -= last.advance
      kept.removeLast()
    }
    return kept + [ellipsis(in: kept.last?.run ?? run)]
  }

  /// Returns an ellipsis in the font of the run with an index.
  private func ellipsis(in run: Int) -> Glyph {
    Glyph(character: "…", run: run, advance: advance("…", runs[run]))
  }

  /// Returns the longest prefix that is not wider than a limit, in points.
  private func prefix(of glyphs: some Sequence<Glyph>, fitting limit: Length) -> [Glyph] {
    var (kept, width): ([Glyph], Length) = ([], 0)
    for glyph in glyphs {
      width += glyph.advance
      if width > limit + Self.tolerance { break }
      kept.append(glyph)
    }
    return kept
  }

  // MARK: Lines

  /// Returns the line of some characters, with one fragment for adjacent characters of the same run. The line
  /// is as high above and below the baseline as its highest and lowest fonts.
  private func makeLine(
    _ content: [Glyph], of part: Break, at top: Length, isContinued: Bool
  ) -> TextLayout.Line {
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

  /// Creates the height of a line in a font at a size in points. Uses the line height of the font only if the
  /// font sets one.
  init(_ font: Typography, _ size: Length) {
    let natural = (PlainTextMeasurer.ascender + PlainTextMeasurer.descender) * size
    let height = font.implied.contains(.lineHeight) ? natural : font.lineHeight * size
    let half = (height - natural) / 2
    above = half + PlainTextMeasurer.ascender * size
    below = half + PlainTextMeasurer.descender * size
  }
}

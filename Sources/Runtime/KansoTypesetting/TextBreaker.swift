import KansoTheme

/// A line breaker for runs of text. It uses the widths of their characters.
///
/// Lines break at spaces, which then have no width, at zero-width spaces, and inside of a word that is longer than a
/// line.
final class TextBreaker {
  /// The invisible character at which a line may break (Unicode Standard Annex 14, class ZW).
  static let zeroWidthSpace: Character = "\u{200B}"

  /// A character with its run and its width.
  private struct Glyph {
    let character: Character
    let run: Int
    let advance: Length
  }

  /// The kinds of characters that line breaks depend on.
  private enum Kind: UInt8 {
    case letter
    case space
    case zeroWidthSpace
    case newline

    /// True if a line may break after the character.
    var endsWord: Bool { self == .space || self == .zeroWidthSpace }
  }

  /// A line and its paragraph, as ranges of indices of characters.
  private struct Break {
    var range: Range<Int>
    let paragraph: Range<Int>
  }

  /// The tolerance for floating-point errors in sums of widths, in points.
  static let tolerance = 1e-9

  /// The widths of the characters of a run, in points.
  struct Advances {
    /// Returns the width of an ASCII character. Most texts are ASCII, and need no splitting into characters.
    let ascii: (UInt8) -> Length
    /// Returns the width of any character.
    let any: (Character) -> Length
  }

  private let runs: [TextRun]
  private let limit: Length
  private let mode: LineBreakMode
  private let widths: (TextRun) -> Advances
  /// The width and the kind of each character. Newlines and zero-width spaces have no width.
  private var (advances, kinds): ([Length], [Kind]) = ([], [])
  /// The characters, which only fragments need.
  private lazy var glyphs: [Glyph] = {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(advances.count)
    for (index, run) in runs.enumerated() {
      for character in run.text {
        glyphs.append(Glyph(character: character, run: index, advance: advances[glyphs.count]))
      }
    }
    return glyphs
  }()

  /// Creates a line breaker. Measures each character once.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text in their fonts.
  ///   - limit: The width at which lines break, in points; nil means no line breaks.
  ///   - mode: The line break mode.
  ///   - widths: Returns the widths of the characters of a run. They are also requested for “…”, when a line is
  ///     truncated.
  init(_ runs: [TextRun], limit: Length?, mode: LineBreakMode, widths: @escaping (TextRun) -> Advances) {
    self.runs = runs
    self.limit = limit ?? .infinity
    self.mode = mode
    self.widths = widths
    let size = runs.reduce(0) { $0 + $1.text.utf8.count }
    advances.reserveCapacity(size)
    kinds.reserveCapacity(size)
    for run in runs { append(run) }
  }

  /// Appends the widths and kinds of the characters of a run.
  private func append(_ run: TextRun) {
    let widths = widths(run)
    // CR and LF together are one character.
    guard run.text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else {
      for character in run.text {
        let kind: Kind =
          character == " "
          ? .space
          : character == Self.zeroWidthSpace ? .zeroWidthSpace : character.isNewline ? .newline : .letter
        kinds.append(kind)
        advances.append(kind == .newline || kind == .zeroWidthSpace ? 0 : widths.any(character))
      }
      return
    }
    for byte in run.text.utf8 {
      let isNewline = (0x0A...0x0C).contains(byte)
      kinds.append(byte == UInt8(ascii: " ") ? .space : isNewline ? .newline : .letter)
      advances.append(isNewline ? 0 : widths.ascii(byte))
    }
  }

  /// Returns the lines of the text. The top left corner of the first line is at zero. An empty text has no
  /// lines. If `count` is 1 and the mode does not wrap, the first paragraph is clipped or truncated instead
  /// of broken.
  ///
  /// - Parameter count: The maximum number of lines; 0 means unlimited.
  func layout(lines count: Int) -> TextLayout {
    guard !advances.isEmpty else { return TextLayout(lines: [], isTruncated: false) }
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

  /// Returns the widths of the lines of `layout(lines:)` for a wrapping mode, in points.
  func lineWidths(lines count: Int) -> [Length] {
    guard !advances.isEmpty else { return [] }
    let all = paragraphs.flatMap(lineBreaks)
    return (count > 0 ? all.prefix(count) : all[...]).map { width(of: $0.range) }
  }

  /// True for the two wrapping modes, which break lines even if only one line is allowed.
  private var wraps: Bool { mode == .byWordWrapping || mode == .byCharWrapping }

  /// The ranges of characters between newlines, without the newlines. There is at least one.
  private var paragraphs: [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], 0)
    for (index, kind) in kinds.enumerated() where kind == .newline {
      all.append(start..<index)
      start = index + 1
    }
    return all + [start..<kinds.count]
  }

  /// Returns the width of a range of characters, in points.
  private func width(of range: Range<Int>) -> Length { advances[range].reduce(0, +) }

  /// Returns the lines of a paragraph, at least one. Spaces at the end of a line have no width and create no
  /// line. At the end of a paragraph the spaces that fit are kept. Breaks inside of words longer than a line,
  /// and anywhere by character wrapping.
  private func lineBreaks(of paragraph: Range<Int>) -> [Break] {
    if width(of: paragraph) <= limit + Self.tolerance {
      return [Break(range: paragraph, paragraph: paragraph)]
    }
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
      let needed = mode == .byCharWrapping ? advances[word.lowerBound] : width
      if line + gap > 0, line + gap + needed > limit + Self.tolerance {
        finish(word.lowerBound)
      } else {
        line += gap
      }
      for index in word {
        if line > 0, line + advances[index] > limit + Self.tolerance, breaksWord {
          end = index
          finish(index)
        }
        line += advances[index]
      }
      end = word.upperBound
    }
    while end < paragraph.upperBound, line + advances[end] <= limit + Self.tolerance {
      line += advances[end]
      end += 1
    }
    finish(end)
    return breaks
  }

  /// Returns the ranges between spaces and zero-width spaces. Adjacent spaces produce empty ranges.
  private func words(of paragraph: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], paragraph.lowerBound)
    for index in paragraph where kinds[index].endsWord {
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
    Glyph(character: "…", run: run, advance: widths(runs[run]).any("…"))
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

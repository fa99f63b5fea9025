import CPango
import KansoTheme
import KansoTypesetting

/// A text whose paragraphs are shaped on demand.
final class ShapedText {
  /// The runs of the text, with their fonts.
  let runs: [SetRun]
  /// The number of characters that are laid out.
  let count: Int
  /// True if characters were dropped, because the text has too many.
  private let isCut: Bool
  private let paragraphs: [Paragraph]

  /// The maximum number of characters. Longer texts are truncated: no picture is high enough for them, and measuring
  /// one repeatedly would take too long.
  static let maxCharacterCount = 100_000

  /// Divides the text into paragraphs at its newlines, and drops the characters after the first 100,000. A
  /// newline at the end begins an empty paragraph; an empty text has none.
  init(_ runs: [TextRun], _ typesetter: Typesetter) {
    let set = runs.map { SetRun($0, typesetter) }
    var paragraphs: [Paragraph] = []
    var open = Paragraph(set, typesetter)
    var (count, isCut, last) = (0, false, 0)
    for (index, run) in runs.enumerated() {
      for character in run.text {
        guard count < Self.maxCharacterCount else {
          isCut = true
          break
        }
        (count, last) = (count + 1, index)
        if character.isNewline {
          open.end(in: index)
          paragraphs.append(open)
          open = Paragraph(set, typesetter)
        } else {
          open.append(character, of: index)
        }
      }
    }
    if count > 0 {
      open.end(in: last)
      paragraphs.append(open)
    }
    (self.runs, self.count, self.isCut, self.paragraphs) = (set, count, isCut, paragraphs)
  }

  /// Returns the text divided into lines. The parameters are those of `TextMeasurer`; a `limit` of infinity
  /// stands for no width, and 0 `lines` for any number. A single line in a mode that does not wrap is the
  /// first paragraph only.
  func layout(limit: Length, lines count: Int, mode: LineBreakMode) -> TextLayout {
    guard !paragraphs.isEmpty else { return TextLayout(lines: [], isTruncated: isCut) }
    let isOneLine = count == 1 && mode != .byWordWrapping && mode != .byCharWrapping
    let all = lineRanges(limit, atMost: count, mode, isOneLine: isOneLine)
    let shown = count > 0 ? all.prefix(count) : all[...]
    let isShort = shown.count < all.count
    let isTooLong = isOneLine && all[0].paragraph.width(of: all[0].range) > limit + Self.tolerance
    var (lines, top): ([TextLayout.Line], Length) = ([], 0)
    for (index, part) in shown.enumerated() {
      let isShortened = index == shown.count - 1 && mode.truncates && (isShort || isTooLong)
      let set =
        isShortened
        ? part.paragraph.shortened(from: part.range.lowerBound, mode, limit) : part.paragraph.line(part.range)
      let isContinued = index + 1 < all.count && all[index + 1].paragraph === part.paragraph
      lines.append(
        TextLayout.Line(
          fragments: set.fragments, paragraph: part.paragraph.firstRun, width: min(set.width, limit),
          top: top,
          baseline: top + set.lineHeight.above, height: set.lineHeight.above + set.lineHeight.below,
          isContinued: isContinued))
      top += set.lineHeight.above + set.lineHeight.below
    }
    return TextLayout(lines: lines, isTruncated: isCut || isShort || isTooLong)
  }

  /// The tolerance for rounding errors in sums of widths, in points.
  static let tolerance = 1e-6

  /// Returns the ranges of the lines, up to one more than `count`; all lines if `count` is 0. The additional
  /// line shows the caller that the text is too long.
  ///
  /// - Parameter isOneLine: true for one line per paragraph, whatever its width.
  private func lineRanges(_ limit: Length, atMost count: Int, _ mode: LineBreakMode, isOneLine: Bool)
    -> [(range: Range<Int>, paragraph: Paragraph)]
  {
    var all: [(range: Range<Int>, paragraph: Paragraph)] = []
    for paragraph in paragraphs {
      if count > 0, all.count > count { break }
      if isOneLine {
        all.append((0..<paragraph.count, paragraph))
      } else {
        let maxCount = count > 0 ? count + 1 - all.count : .max
        all += paragraph.lines(maxWidth: limit, atMost: maxCount, byCharacters: mode == .byCharWrapping).map {
          ($0, paragraph)
        }
      }
    }
    return all
  }
}

/// A text run with the font that it is set in.
struct SetRun {
  let run: TextRun
  let font: FontChoice
  /// The font size in points.
  let size: Length
  /// The additional space after each letter, in points.
  let spacing: Length

  /// Chooses the font, and limits the font size and the letter spacing to their ranges.
  init(_ run: TextRun, _ typesetter: Typesetter) {
    self.run = run
    font = typesetter.choice(for: run.font)
    (size, spacing) = (run.size.usableSize, run.font.usableSpacing)
  }

  /// The number of points in a Pango unit.
  var scale: Double { size / FontMap.sizeInUnits }
}

extension LineBreakMode {
  /// True if the mode truncates text with an ellipsis.
  fileprivate var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}

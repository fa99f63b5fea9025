import KansoDrawing
import KansoTheme

/// A text measurer that breaks a word longer than a line between the segments of a name
/// (`StringProtocol.nameSegments`), so that names of tokens and classes stay readable. Another measurer, which must
/// break lines at zero-width spaces, does everything else.
///
/// Labels of apps do not use it, because a Mac breaks their long words anywhere.
package struct SegmentTextMeasurer: TextMeasurer {
  private let base: any TextMeasurer

  /// Creates a measurer that breaks names and delegates everything else.
  package init(_ base: any TextMeasurer) { self.base = base }

  /// Returns the fidelity of the other measurer.
  package func fidelity(of font: Typography) -> FontFidelity { base.fidelity(of: font) }

  /// Returns the size of a string. Words wider than `width` break between segments if more than one line is
  /// allowed.
  package func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    let run = withBreakMarks(TextRun(text, font: font, size: size), width: width, lines: lines)
    return base.measure(run.text, font: font, size: size, width: width, lines: lines)
  }

  /// Returns the lines of a text. Words wider than `width` break between segments, without the zero-width
  /// spaces that mark the breaks. By character wrapping, the lines are those of the other measurer.
  package func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    let marked = mode == .byCharWrapping ? runs : runs.map { withBreakMarks($0, width: width, lines: lines) }
    var layout = base.typeset(marked, width: width, lines: lines, mode: mode)
    guard marked != runs else { return layout }
    for index in layout.lines.indices { layout.lines[index].removeMarks() }
    return layout
  }

  /// Returns a run with zero-width spaces between the segments of words that are wider than `width`. A run on
  /// one line or without a width does not change.
  private func withBreakMarks(_ run: TextRun, width: Length?, lines: Int) -> TextRun {
    guard let width, width < .infinity, lines != 1 else { return run }
    var (text, word) = ("", run.text.startIndex)
    for index in run.text.indices where run.text[index] == " " || run.text[index].isNewline {
      appendWord(run.text[word..<index], of: run, width: width, to: &text)
      text.append(run.text[index])
      word = run.text.index(after: index)
    }
    appendWord(run.text[word...], of: run, width: width, to: &text)
    return TextRun(text, font: run.font, size: run.size)
  }

  /// Appends a word to `text`, with zero-width spaces between its segments if the word is wider than `width`.
  private func appendWord(
    _ word: Substring, of run: TextRun, width: Length, to text: inout String
  ) {
    let segments = word.nameSegments
    let isTooLong =
      segments.count > 1
      && base.measure(String(word), font: run.font, size: run.size, width: nil, lines: 1).size.width > width
    text += isTooLong ? segments.joined(separator: String(TextBreaker.zeroWidthSpace)) : String(word)
  }
}

extension TextLayout.Line {
  /// Removes the zero-width spaces, and the letter spacing after them, from the line. Later fragments move to the left.
  fileprivate mutating func removeMarks() {
    for index in fragments.indices where fragments[index].text.contains(TextBreaker.zeroWidthSpace) {
      let removed = fragments[index].removeMarks()
      let end = fragments[index].x
      for other in fragments.indices where fragments[other].x > end { fragments[other].x -= removed }
      width = max(width - removed, 0)
    }
  }
}

extension TextLayout.Fragment {
  /// Removes the zero-width spaces from the fragment.
  ///
  /// - Returns: The removed width, in points; 0 if `advances` does not have one width for each character.
  fileprivate mutating func removeMarks() -> Length {
    let characters = Array(text)
    let marks = characters.indices.filter { characters[$0] == TextBreaker.zeroWidthSpace }
    text.removeAll { $0 == TextBreaker.zeroWidthSpace }
    guard advances.count == characters.count else { return 0 }
    let removed = marks.reduce(0) { $0 + advances[$1] }
    // Glyphs have the letter spacing after the marks.
    if removed != 0 { glyphs = GlyphReference() }
    for index in marks.reversed() { advances.remove(at: index) }
    width -= removed
    return removed
  }
}

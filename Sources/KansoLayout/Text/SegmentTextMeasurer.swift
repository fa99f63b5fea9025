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

  /// Returns the size of a text.
  package func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int)
    -> TextExtent
  {
    let run = breakable(TextRun(text, font: font, size: size), width, lines)
    return base.measure(run.text, font: font, size: size, width: width, lines: lines)
  }

  /// Returns the lines of a text, without the zero-width spaces at which it was broken.
  package func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    let marked = mode == .byCharWrapping ? runs : runs.map { breakable($0, width, lines) }
    var layout = base.typeset(marked, width: width, lines: lines, mode: mode)
    guard marked != runs else { return layout }
    for index in layout.lines.indices { layout.lines[index].removeMarks() }
    return layout
  }

  /// Returns a text in which words that are too long can break between their segments. A text on one line does not
  /// change.
  private func breakable(_ run: TextRun, _ width: Length?, _ lines: Int) -> TextRun {
    guard let width, width < .infinity, lines != 1 else { return run }
    var (text, word) = ("", run.text.startIndex)
    for index in run.text.indices where run.text[index] == " " || run.text[index].isNewline {
      append(run.text[word..<index], of: run, width, to: &text)
      text.append(run.text[index])
      word = run.text.index(after: index)
    }
    append(run.text[word...], of: run, width, to: &text)
    return TextRun(text, font: run.font, size: run.size)
  }

  private func append(_ word: Substring, of run: TextRun, _ width: Length, to text: inout String) {
    let segments = word.nameSegments
    let isTooLong =
      segments.count > 1
      && base.measure(String(word), font: run.font, size: run.size, width: nil, lines: 1).size.width > width
    text += isTooLong ? segments.joined(separator: String(Typesetting.zeroWidthSpace)) : String(word)
  }
}

extension TextLayout.Line {
  /// Removes the zero-width spaces, and the letter spacing after them, from the line.
  fileprivate mutating func removeMarks() {
    for index in fragments.indices where fragments[index].text.contains(Typesetting.zeroWidthSpace) {
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
  /// - Returns: The removed width, in points.
  fileprivate mutating func removeMarks() -> Length {
    let characters = Array(text)
    let marks = characters.indices.filter { characters[$0] == Typesetting.zeroWidthSpace }
    text.removeAll { $0 == Typesetting.zeroWidthSpace }
    guard advances.count == characters.count else { return 0 }
    let removed = marks.reduce(0) { $0 + advances[$1] }
    for index in marks.reversed() { advances.remove(at: index) }
    width -= removed
    return removed
  }
}

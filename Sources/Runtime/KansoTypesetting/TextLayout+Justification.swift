import KansoDrawing
import KansoTheme

extension TextLayout.Line {
  /// A word of a fragment.
  private struct Word {
    /// The index of the fragment, and the index of the word in it.
    let place: (fragment: Int, word: Int)
    var fragment: TextLayout.Fragment
    /// The number of spaces on the left of the word.
    var gaps: Int
  }

  /// Widens the line by additional width in points, distributed among the spaces. The text after a space
  /// becomes a fragment of its own, and the spaces disappear from the fragments. Does nothing without spaces
  /// or with a width that is not positive.
  mutating func justify(by spare: Length) {
    let gaps = text.lazy.filter { $0 == " " }.count
    guard gaps > 0, spare > 0 else { return }
    var (words, before): ([Word], Int) = ([], 0)
    // The added width accumulates from the left, independent of the reading direction.
    for index in fragments.indices.sorted(by: { (fragments[$0].x, $0) < (fragments[$1].x, $1) }) {
      let parts = fragments[index].words
      let isFromRight = fragments[index].direction == .rightToLeft
      for (word, part) in parts.enumerated() where !part.text.isEmpty {
        let left = isFromRight ? parts.count - 1 - word : word
        words.append(Word(place: (index, word), fragment: part, gaps: before + left))
      }
      before += parts.count - 1
    }
    for index in words.indices { words[index].fragment.x += spare * Double(words[index].gaps) / Double(gaps) }
    fragments = words.sorted { $0.place < $1.place }.map(\.fragment)
    width += spare
  }
}

extension TextLayout.Fragment {
  /// The words between spaces, in reading order. Adjacent spaces, and a space at an end, produce empty words.
  fileprivate var words: [TextLayout.Fragment] {
    var (all, rest, offset): ([TextLayout.Fragment], ArraySlice<Length>, Length) = (
      [], usableAdvances[...], 0
    )
    var start = 0
    for (index, piece) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        offset += rest.popFirst() ?? 0
        start += 1
      }
      var word = self
      word.text = String(piece)
      let end = start + piece.count
      word.glyphs = GlyphReference(glyphs.run?.part(start..<end))
      start = end
      word.advances = Array(rest.prefix(piece.count))
      rest.removeFirst(word.advances.count)
      word.width = word.advances.reduce(0, +)
      word.x = direction == .rightToLeft ? x + width - offset - word.width : x + offset
      offset += word.width
      all.append(word)
    }
    return all
  }

  /// One width for each character. If the measurer returned another number of widths, all characters are equally wide.
  private var usableAdvances: [Length] {
    let count = text.count
    if advances.count == count { return advances }
    return [Length](repeating: width / Double(max(count, 1)), count: count)
  }
}

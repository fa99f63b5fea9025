import KansoTheme

extension Paragraph {
  /// Returns the character ranges of the lines, at least one, up to `maxCount`: text after the last line is
  /// dropped.
  ///
  /// Spaces at the end of a line have no width and do not begin a line of their own. At the end of the
  /// paragraph, the spaces that fit are kept.
  ///
  /// - Parameters:
  ///   - limit: the maximum width of a line, in points.
  ///   - maxCount: the maximum number of lines, at least 1.
  ///   - byCharacters: true to break lines at any character.
  func lines(maxWidth limit: Length, atMost maxCount: Int, byCharacters: Bool) -> [Range<Int>] {
    guard count > 0, limit < .infinity, width(of: 0..<count) > limit + ShapedText.tolerance else {
      return [0..<count]
    }
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    while lines.count < maxCount {
      let line = nextLine(start, limit, byCharacters: byCharacters)
      let next = firstNonSpace(from: line.upperBound)
      if next < count {
        lines.append(line)
        start = next
        continue
      }
      lines.append(start..<endWithFittingSpaces(line, limit))
      break
    }
    return lines
  }

  /// Returns the characters of the line that begins at `start`, without the spaces at its end. The line is
  /// empty if it begins with spaces and the word after them does not fit.
  private func nextLine(_ start: Int, _ limit: Length, byCharacters: Bool) -> Range<Int> {
    let letter = firstNonSpace(from: start)
    if byCharacters {
      // A line contains at least one letter, even if it is too wide; but if spaces precede it, the line is empty.
      return start..<(lastFittingEnd(start, limit) { _ in true } ?? (letter == start ? start + 1 : start))
    }
    let end = lastFittingEnd(start, limit) { end in
      end == self.count || self.source.isSpace(end) || self.breaks[end]
    }
    if let end { return start..<end }
    // A word that is longer than a line begins on a new line.
    guard letter == start else { return start..<start }
    return start..<(lastFittingEnd(start, limit) { _ in true } ?? start + 1)
  }

  /// Returns the largest end at which the line that begins at `start` fits; nil if there is none. An end is never after
  /// a space.
  ///
  /// - Parameters:
  ///   - limit: the maximum width of the line, in points.
  ///   - isAllowed: returns true if the line may end before a character.
  private func lastFittingEnd(_ start: Int, _ limit: Length, _ isAllowed: (Int) -> Bool) -> Int? {
    var (index, last): (Int, Int?) = (start, nil)
    while index < count, width(of: start..<index + 1) <= limit + ShapedText.tolerance || source.isSpace(index)
    {
      index += 1
      if !source.isSpace(index - 1), isAllowed(index) { last = index }
    }
    return last
  }

  /// Returns the index of the first character from `start` on that is not a space; the number of characters
  /// if there is none.
  private func firstNonSpace(from start: Int) -> Int {
    var index = start
    while index < count, source.isSpace(index) { index += 1 }
    return index
  }

  /// Returns the end of the last line with as many spaces at the end of the paragraph as fit.
  private func endWithFittingSpaces(_ line: Range<Int>, _ limit: Length) -> Int {
    var end = line.upperBound
    while end < count, width(of: line.lowerBound..<end + 1) <= limit + ShapedText.tolerance { end += 1 }
    return end
  }
}

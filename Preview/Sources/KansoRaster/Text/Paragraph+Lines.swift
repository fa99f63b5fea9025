import KansoTheme

extension Paragraph {
  /// The tolerance for the end of a line, in font sizes. The widths of characters in the whole paragraph predict the
  /// width of a line only approximately, because each line is shaped on its own.
  private static let slack = 0.5
  /// The maximum number of characters of a paragraph that is tried as a single line first.
  private static let maxSingleLineCount = 1_000

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
    guard count > 0, limit < .infinity else { return [0..<count] }
    if count <= Self.maxSingleLineCount, line(0..<count).width <= limit + ShapedText.tolerance {
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
      return
        start..<(lastFitting(ends(start, limit, anywhere: true), start, limit) ?? letterEnd(start, letter))
    }
    if let end = lastFitting(ends(start, limit, anywhere: false), start, limit) { return start..<end }
    // A word that is longer than a line begins on a new line.
    guard letter == start else { return start..<start }
    return start..<(lastFitting(ends(start, limit, anywhere: true, inWord: true), start, limit) ?? start + 1)
  }

  /// Returns the end of a line whose first letter does not fit. A line contains at least one letter, even if it is too
  /// wide; but if spaces precede the letter, the line is empty and the letter moves to the next line.
  private func letterEnd(_ start: Int, _ letter: Int) -> Int { letter == start ? start + 1 : start }

  /// Returns the possible ends of the line that begins at `start`, up to the limit and a few candidates
  /// beyond it, in ascending order. An end is never after a space.
  ///
  /// - Parameters:
  ///   - limit: the maximum width of the line, in points.
  ///   - anywhere: true to end after any character, false only where a line break is allowed.
  ///   - inWord: true to stop at the end of the first word.
  private func ends(_ start: Int, _ limit: Length, anywhere: Bool, inWord: Bool = false) -> [Int] {
    let sums = measures.sums
    var (ends, wide): ([Int], Int) = ([], 0)
    for index in start..<count {
      if inWord, index > start, breaks[index] || source.isSpace(index) { break }
      let over = sums[index + 1] - sums[start] - limit
      if over > Self.slack * runs[runOf[index]].size || wide > Self.maxExactMeasurements { break }
      if source.isSpace(index) { continue }
      if anywhere || index + 1 == count || source.isSpace(index + 1) || breaks[index + 1] {
        ends.append(index + 1)
        if over > 0 { wide += 1 }
      }
    }
    return ends
  }

  /// Returns the last of the possible ends at which the line fits; nil if none is found. After many ends that
  /// do not fit, some are skipped, so the line may be shorter than necessary.
  private func lastFitting(_ ends: [Int], _ start: Int, _ limit: Length) -> Int? {
    var (index, step) = (ends.count - 1, 1)
    while index >= 0 {
      if line(start..<ends[index]).width <= limit + ShapedText.tolerance { return ends[index] }
      // With many candidates that do not fit, the step grows. The result may then be shorter than the longest line that
      // fits, but the search stays fast.
      index -= step
      if ends.count - index > 2 * Self.maxExactMeasurements { step *= 2 }
    }
    return nil
  }

  /// The number of candidates beyond the limit whose exact width is measured.
  private static let maxExactMeasurements = 16

  /// Returns the index of the first character from `start` on that is not a space; the number of characters
  /// if there is none.
  private func firstNonSpace(from start: Int) -> Int {
    var index = start
    while index < count, source.isSpace(index) { index += 1 }
    return index
  }

  /// Returns the end of the last line with as many spaces at the end of the paragraph as fit.
  private func endWithFittingSpaces(_ line: Range<Int>, _ limit: Length) -> Int {
    let (sums, width) = (measures.sums, self.line(line).width)
    var end = line.upperBound
    while end < count, width + sums[end + 1] - sums[line.upperBound] <= limit + ShapedText.tolerance {
      end += 1
    }
    var attempts = 0
    while end > line.upperBound, self.line(line.lowerBound..<end).width > limit + ShapedText.tolerance {
      attempts += 1
      end = attempts < Self.maxExactMeasurements ? end - 1 : (line.upperBound + end) / 2
    }
    return end
  }
}

import KansoLayout
import KansoTheme

extension Paragraph {
  /// Where lines end is about as the widths in the whole paragraph say, give or take this part of the size.
  private static let slack = 0.5
  /// A paragraph of so many characters may well be one line.
  private static let shortest = 1_000

  /// The characters of its lines, at least one line.
  ///
  /// Spaces at the end of a line take no room and make no line of their own; at the end of the paragraph those that fit are kept.
  ///
  /// - Parameters:
  ///   - limit: how wide a line may be, in points.
  ///   - most: how many lines are wanted.
  ///   - byCharacters: whether lines break anywhere.
  func lines(_ limit: Length, atMost most: Int, byCharacters: Bool) -> [Range<Int>] {
    guard count > 0, limit < .infinity else { return [0..<count] }
    if count <= Self.shortest, line(0..<count).width <= limit + ShapedText.tolerance { return [0..<count] }
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    while lines.count < most {
      let line = nextLine(start, limit, byCharacters: byCharacters)
      let next = firstLetter(line.upperBound)
      if next < count {
        lines.append(line)
        start = next
        continue
      }
      lines.append(start..<withSpaces(line, limit))
      break
    }
    return lines
  }

  /// What is on a line that begins somewhere, without the spaces at its end.
  private func nextLine(_ start: Int, _ limit: Length, byCharacters: Bool) -> Range<Int> {
    let letter = firstLetter(start)
    if byCharacters {
      return start..<(largest(ends(start, limit, anywhere: true), start, limit) ?? letterEnd(start, letter))
    }
    if let end = largest(ends(start, limit, anywhere: false), start, limit) { return start..<end }
    // A word that is too long begins on a line of its own.
    guard letter == start else { return start..<start }
    return start..<(largest(ends(start, limit, anywhere: true, inWord: true), start, limit) ?? start + 1)
  }

  /// One character is on a line even where there is no room for it, unless spaces before it could be.
  private func letterEnd(_ start: Int, _ letter: Int) -> Int { letter == start ? start + 1 : start }

  /// Where a line may end that begins somewhere and is not much wider than it may be.
  private func ends(_ start: Int, _ limit: Length, anywhere: Bool, inWord: Bool = false) -> [Int] {
    let sums = measures.sums
    var (ends, wide): ([Int], Int) = ([], 0)
    for index in start..<count {
      if inWord, index > start, breaks[index] || source.isSpace(index) { break }
      let over = sums[index + 1] - sums[start] - limit
      if over > Self.slack * runs[runOf[index]].size || wide > Self.closeLooks { break }
      if source.isSpace(index) { continue }
      if anywhere || index + 1 == count || source.isSpace(index + 1) || breaks[index + 1] {
        ends.append(index + 1)
        if over > 0 { wide += 1 }
      }
    }
    return ends
  }

  /// The last of the places at which a line may end that is not too wide.
  private func largest(_ ends: [Int], _ start: Int, _ limit: Length) -> Int? {
    var (index, step) = (ends.count - 1, 1)
    while index >= 0 {
      if line(start..<ends[index]).width <= limit + ShapedText.tolerance { return ends[index] }
      // Whoever has many places where there is no room is not looked for the very best of them.
      index -= step
      if ends.count - index > 2 * Self.closeLooks { step *= 2 }
    }
    return nil
  }

  /// At so many places beyond the limit it is looked whether they are within it after all.
  private static let closeLooks = 16

  private func firstLetter(_ start: Int) -> Int {
    var index = start
    while index < count, source.isSpace(index) { index += 1 }
    return index
  }

  /// As many of the spaces at the end of the paragraph as fit.
  private func withSpaces(_ line: Range<Int>, _ limit: Length) -> Int {
    let (sums, width) = (measures.sums, self.line(line).width)
    var end = line.upperBound
    while end < count, width + sums[end + 1] - sums[line.upperBound] <= limit + ShapedText.tolerance {
      end += 1
    }
    var looks = 0
    while end > line.upperBound, self.line(line.lowerBound..<end).width > limit + ShapedText.tolerance {
      looks += 1
      end = looks < Self.closeLooks ? end - 1 : (line.upperBound + end) / 2
    }
    return end
  }
}

import KansoLayout
import KansoTheme

extension Paragraph {
  /// Returns the line from `start` to the end of the paragraph, shortened with an ellipsis to fit. If nothing else
  /// fits, the line is the ellipsis only.
  func shortened(from start: Int, _ mode: LineBreakMode, _ limit: Length) -> SetLine {
    let run = count > 0 ? runOf[min(start, count - 1)] : firstRun
    switch mode {
    case .byTruncatingHead: return endOnly(start, run, limit)
    case .byTruncatingMiddle: return bothEnds(start, run, limit)
    default: return beginningOnly(start, run, limit)
    }
  }

  /// Truncates the tail. The ellipsis has the font of the character before it, which may be larger than that of other
  /// characters, so each candidate is measured.
  private func beginningOnly(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    let sums = measures.sums
    var last = start
    while last < count, sums[last + 1] - sums[start] <= limit { last += 1 }
    return longest(limit, (start...last).reversed()) { last in
      let end = self.withoutSpaces(start..<last)
      return [.characters(start..<end), .ellipsis(run: end > start ? self.runOf[end - 1] : run)]
    }
  }

  /// Truncates the head.
  private func endOnly(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    let sums = measures.sums
    var first = count
    while first > start, sums[count] - sums[first - 1] <= limit { first -= 1 }
    let mark = count > start ? runOf[count - 1] : run
    return longest(limit, Array(first...count)) { [.ellipsis(run: mark), .characters($0..<self.count)] }
  }

  /// Truncates the middle.
  private func bothEnds(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    let sums = measures.sums
    let mark = SetLine([.ellipsis(run: run)], of: self).width
    var head = start
    while head < count, sums[head + 1] - sums[start] <= (limit - mark) / 2 { head += 1 }
    var tail = count
    while tail > head, sums[count] - sums[tail - 1] <= limit - mark - (sums[head] - sums[start]) { tail -= 1 }
    // First shortens the tail. If no tail fits with this head, shortens the head, without a tail.
    let ends = (tail...count).map { (head, $0) } + (start..<max(head, start)).reversed().map { ($0, count) }
    return longest(limit, ends) {
      [.characters(start..<$0.0), .ellipsis(run: run), .characters($0.1..<self.count)]
    }
  }

  private static let closeLooks = 16

  /// Returns the first candidate that fits, or the last one if none does. The candidates are ordered from the longest
  /// to the shortest.
  private func longest<Ends: RandomAccessCollection>(
    _ limit: Length, _ ends: Ends, _ pieces: (Ends.Element) -> [SetLine.Piece]
  ) -> SetLine {
    var (index, step) = (0, 1)
    while true {
      let isLast = index >= ends.count - 1
      let line = SetLine(
        pieces(ends[ends.index(ends.startIndex, offsetBy: min(index, ends.count - 1))]), of: self)
      if isLast || line.width <= limit + ShapedText.tolerance { return line }
      index += step
      if index > Self.closeLooks { step *= 2 }
    }
  }
}

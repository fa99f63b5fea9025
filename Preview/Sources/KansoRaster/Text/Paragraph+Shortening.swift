import KansoTheme
import KansoTypesetting

extension Paragraph {
  /// Returns the line from `start` to the end of the paragraph, shortened with an ellipsis to fit. If nothing
  /// else fits, the line is the ellipsis only, even if that is too wide. A mode that does not truncate counts
  /// as truncating the tail.
  func shortened(from start: Int, _ mode: LineBreakMode, _ limit: Length) -> SetLine {
    let run = count > 0 ? runOf[min(start, count - 1)] : firstRun
    switch mode {
    case .byTruncatingHead: return truncatingHead(start, run, limit)
    case .byTruncatingMiddle: return truncatingMiddle(start, run, limit)
    default: return truncatingTail(start, run, limit)
    }
  }

  /// Returns the line with the longest head that fits and an ellipsis after it. Spaces before the ellipsis
  /// are dropped. The ellipsis has the font of the character before it, or of `run` if there is none.
  private func truncatingTail(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    // The font of the ellipsis may be larger than that of other characters, so each candidate is measured.
    let sums = measures.sums
    var last = start
    while last < count, sums[last + 1] - sums[start] <= limit { last += 1 }
    return firstFitting(limit, (start...last).reversed()) { last in
      let end = self.endWithoutSpaces(of: start..<last)
      return [.characters(start..<end), .ellipsis(run: end > start ? self.runOf[end - 1] : run)]
    }
  }

  /// Returns the line with an ellipsis and the longest tail that fits after it. The ellipsis has the font of
  /// the last character.
  private func truncatingHead(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    let sums = measures.sums
    var first = count
    while first > start, sums[count] - sums[first - 1] <= limit { first -= 1 }
    let mark = count > start ? runOf[count - 1] : run
    return firstFitting(limit, Array(first...count)) { [.ellipsis(run: mark), .characters($0..<self.count)] }
  }

  /// Returns the line with a head, an ellipsis and a tail: the head takes up to half of the space, the tail
  /// what remains. The ellipsis has the font of `run`.
  private func truncatingMiddle(_ start: Int, _ run: Int, _ limit: Length) -> SetLine {
    let sums = measures.sums
    let mark = ellipsis(run).width
    var head = start
    while head < count, sums[head + 1] - sums[start] <= (limit - mark) / 2 { head += 1 }
    var tail = count
    while tail > head, sums[count] - sums[tail - 1] <= limit - mark - (sums[head] - sums[start]) { tail -= 1 }
    // First shortens the tail. If no tail fits with this head, shortens the head, without a tail.
    let ends = (tail...count).map { (head, $0) } + (start..<max(head, start)).reversed().map { ($0, count) }
    return firstFitting(limit, ends) {
      [.characters(start..<$0.0), .ellipsis(run: run), .characters($0.1..<self.count)]
    }
  }

  /// Returns the line of the first candidate that fits, or that of the last one if none does. The candidates
  /// are ordered from the longest to the shortest.
  ///
  /// - Parameter pieces: returns the pieces of the line for a candidate.
  private func firstFitting<Ends: RandomAccessCollection>(
    _ limit: Length, _ ends: Ends, _ pieces: (Ends.Element) -> [SetLine.Piece]
  ) -> SetLine {
    for end in ends.dropLast() {
      let candidate = pieces(end)
      if width(of: candidate) <= limit + ShapedText.tolerance { return SetLine(candidate, of: self) }
    }
    return SetLine(ends.last.map(pieces) ?? [], of: self)
  }

  /// Returns the width of the pieces of a line, in points.
  private func width(of pieces: [SetLine.Piece]) -> Length {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .characters(let range): sum + width(of: range)
      case .ellipsis(let run): sum + ellipsis(run).width
      }
    }
  }

  /// Returns the ellipsis with the attributes of a run.
  func ellipsis(_ run: Int) -> ShapedRun {
    if let known = ellipses[run] { return known }
    let shaped = typesetter.shape("…", as: runs[run], direction ?? .leftToRight)
    ellipses[run] = shaped
    return shaped
  }
}

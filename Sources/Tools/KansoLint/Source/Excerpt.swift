/// Complete declarations of a source, as a text that parses by itself.
struct Excerpt: Equatable, Sendable {
  /// The byte ranges of the source that the text consists of, ascending.
  let pieces: [Range<Int>]
  /// The byte offsets of all possible style literals in the text, ascending.
  let literals: [Int]
  /// The offset of each piece in the text.
  private let starts: [Int]

  /// - Parameter literals: the byte offsets of all possible style literals in the source, ascending. Those
  ///   outside of the pieces are dropped.
  init(pieces: [Range<Int>], literals: [Int]) {
    var starts: [Int] = []
    var places: [Int] = []
    var rest = literals[...]
    var length = 0
    for piece in pieces {
      starts.append(length)
      while let first = rest.first, first < piece.upperBound {
        if first >= piece.lowerBound { places.append(length + first - piece.lowerBound) }
        rest.removeFirst()
      }
      length += piece.count
    }
    (self.pieces, self.starts, self.literals) = (pieces, starts, places)
  }

  /// Returns the offset in the source for the offset of a byte in the text. Beyond the end of the text, the
  /// offset is beyond that of the last piece.
  func sourceOffset(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return offset }
    return pieces[low].lowerBound + offset - starts[low]
  }

  /// Returns the range in the source for a range in the text, from its first byte to its last one.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let start = sourceOffset(of: range.lowerBound)
    return start..<(range.isEmpty ? start : sourceOffset(of: range.upperBound - 1) + 1)
  }
}

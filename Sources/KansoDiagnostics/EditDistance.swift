/// Finds the known name that a misspelled one was probably meant to be.
package enum Spelling {
  /// The candidate nearest to `name`, if it is near enough to be worth offering: another case for the shortest
  /// names, one edit in three letters for longer ones, and `maxDistance` for the longest. Earlier candidates win ties.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = min(wanted.count / 3, maxDistance)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let bound = best.map { $0.distance - 1 } ?? limit
      // Bytes first: counting them costs nothing, and no scalar has more than four.
      guard candidate.utf8.count <= 4 * (wanted.count + bound),
        abs(candidate.unicodeScalars.count - wanted.count) <= bound
      else { continue }
      guard let found = distance(wanted, Array(candidate.lowercased().unicodeScalars), atMost: bound) else {
        continue
      }
      best = (candidate, found)
      if found == 0 { break }
    }
    return best?.name
  }

  /// Nobody misspells longer names in a way that a suggestion would help with.
  private static let longestName = 200
  /// Names that differ in more than this many places are different names, however long they are.
  package static let maxDistance = 8

  /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one text into the
  /// other (optimal string alignment); nil where it is larger than a bound.
  ///
  /// - Complexity: the length of the shorter text times the bound. What the texts have in common at both ends, and
  ///   what is too far apart to count, is left out.
  package static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost bound: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= bound else { return nil }
    var (start, leftEnd, rightEnd) = (0, left.count, right.count)
    while start < min(leftEnd, rightEnd), left[start] == right[start] { start += 1 }
    while min(leftEnd, rightEnd) > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    return distance(left[start..<leftEnd], right[start..<rightEnd], atMost: bound)
  }

  /// The distance of texts that share neither their beginning nor their end, and whose lengths differ by no more than
  /// the bound. Of each row only the columns are computed that the bound can reach.
  private static func distance(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, atMost bound: Int
  ) -> Int? {
    let (rowCount, columnCount) = (left.count, right.count)
    guard rowCount > 0, columnCount > 0 else { return rowCount + columnCount }
    let tooFar = bound + 1
    var beforePrevious = Array(repeating: tooFar, count: columnCount + 1)
    var previous = (0...columnCount).map { min($0, tooFar) }
    var current = beforePrevious
    var previousLeast = 0
    for row in 1...rowCount {
      let (first, last) = (max(1, row - bound), min(columnCount, row + bound))
      guard first <= last else { return nil }
      current[first - 1] = first == 1 ? min(row, tooFar) : tooFar
      var least = current[first - 1]
      let scalar = left[left.startIndex + row - 1]
      for column in first...last {
        let other = right[right.startIndex + column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (scalar == other ? 0 : 1))
        if row > 1, column > 1, scalar == right[right.startIndex + column - 2],
          left[left.startIndex + row - 2] == other
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = min(cost, tooFar)
        least = min(least, cost)
      }
      if last < columnCount { current[last + 1] = tooFar }
      // A swap reaches back two rows.
      if min(least, previousLeast) > bound { return nil }
      previousLeast = least
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[columnCount] <= bound ? previous[columnCount] : nil
  }
}

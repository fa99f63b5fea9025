/// Finds the known name that is most similar to a misspelled one.
package enum Spelling {
  /// Returns the candidate that is most similar to `name`, without regard to case; nil if none is similar
  /// enough. The distance is at most a third of the length of `name`, and at most `maxDistance`; very short
  /// names may differ only in their case. Candidates equal to `name` are skipped, earlier candidates win
  /// ties, and a name of more than 200 bytes has no suggestion.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = min(wanted.count / 3, maxDistance)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let bound = best.map { $0.distance - 1 } ?? limit
      // The number of bytes is checked first, because it is known. A code point has at most four bytes.
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

  /// The maximum length of a name, in bytes. For longer names, a suggestion is not useful.
  private static let longestName = 200
  /// The maximum distance for a suggestion. Names with more differences are different names, even if they are long.
  package static let maxDistance = 8

  /// Returns the edit distance: the number of insertions, deletions, substitutions and swaps of neighbours that convert
  /// one text to the other (optimal string alignment). Returns nil if it is larger than `bound`.
  ///
  /// - Complexity: proportional to the length of the shorter text times the bound. The common prefix and suffix are
  ///   skipped, and so are cells beyond the bound.
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

  /// Returns the distance of texts without a common prefix or suffix, whose lengths differ by at most the bound.
  /// Computes only the columns of each row that are within the bound.
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
      // A swap refers to the second row before the current one, so two rows must be beyond the bound.
      if min(least, previousLeast) > bound { return nil }
      previousLeast = least
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[columnCount] <= bound ? previous[columnCount] : nil
  }
}

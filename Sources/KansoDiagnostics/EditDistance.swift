/// Finds the known name that a misspelled one was probably meant to be.
package enum Spelling {
  /// The candidate nearest to `name`, if it is near enough to be worth offering: another case for the shortest
  /// names, one edit in three letters for longer ones. Earlier candidates win ties.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = wanted.count / 3
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let bound = best.map { $0.distance - 1 } ?? limit
      // Bytes first: counting them costs nothing, and no scalar has more than four.
      guard candidate.utf8.count <= 4 * (wanted.count + bound),
        abs(candidate.unicodeScalars.count - wanted.count) <= bound
      else { continue }
      let found = distance(wanted, Array(candidate.lowercased().unicodeScalars))
      if found <= bound { best = (candidate, found) }
      if best?.distance == 0 { break }
    }
    return best?.name
  }

  /// Nobody misspells longer names in a way that a suggestion would help with.
  private static let longestName = 200

  /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one text into the
  /// other (optimal string alignment).
  package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return left.count + right.count }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + Array(repeating: 0, count: right.count)
      for column in 1...right.count {
        let substitution = left[row - 1] == right[column - 1] ? 0 : 1
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}

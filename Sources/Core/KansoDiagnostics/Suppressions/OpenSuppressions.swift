/// The `disable` comments without their `enable` so far. A file may have thousands of both, so each `enable` only
/// visits the comments that it ends.
struct OpenSuppressions {
  private var comments: [(range: SourceRange, line: Int)] = []
  /// The numbers of the comments that disable an id, in source order.
  private var numbers: [DiagnosticID: [Int]] = [:]

  /// Adds a `disable` comment for some ids. An id may be disabled by several comments.
  mutating func add(_ ids: Set<DiagnosticID>, _ range: SourceRange, line: Int) {
    for id in ids { numbers[id, default: []].append(comments.count) }
    comments.append((range, line))
  }

  /// Ends the suppression of some ids, or of all ids if the set is empty, after a line. Returns the comments
  /// that disabled them, in source order: each with only the ended ids, and the lines from its own to `line`.
  mutating func close(_ ids: Set<DiagnosticID>, after line: Int) -> [SuppressionComment] {
    var closed: [Int: Set<DiagnosticID>] = [:]
    for id in ids.isEmpty ? Set(numbers.keys) : ids {
      for number in numbers.removeValue(forKey: id) ?? [] { closed[number, default: []].insert(id) }
    }
    return closed.sorted { $0.key < $1.key }.map { number, ids in
      let (range, start) = comments[number]
      return SuppressionComment(ids: ids, range: range, lines: start...line)
    }
  }
}

/// The `disable` comments without their `enable` so far. A file may have thousands of both, so each `enable` only
/// visits the comments that it ends.
struct OpenSuppressions {
  private var comments: [(range: SourceRange, line: Int)] = []
  /// The numbers of the comments that disable an id, in source order.
  private var numbers: [DiagnosticDescriptor: [Int]] = [:]

  /// Adds a `disable` comment for some ids. An id may be disabled by several comments.
  mutating func add(_ descriptors: Set<DiagnosticDescriptor>, _ range: SourceRange, line: Int) {
    for descriptor in descriptors { numbers[descriptor, default: []].append(comments.count) }
    comments.append((range, line))
  }

  /// Ends the suppression of some ids, or of all ids if the set is empty, after a line. Returns the comments
  /// that disabled them, in source order: each with only the ended ids, and the lines from its own to `line`.
  mutating func close(_ descriptors: Set<DiagnosticDescriptor>, after line: Int) -> [SuppressionComment] {
    var closed: [Int: Set<DiagnosticDescriptor>] = [:]
    for descriptor in descriptors.isEmpty ? Set(numbers.keys) : descriptors {
      for number in numbers.removeValue(forKey: descriptor) ?? [] {
        closed[number, default: []].insert(descriptor)
      }
    }
    return closed.sorted { $0.key < $1.key }.map { number, descriptors in
      let (range, start) = comments[number]
      return SuppressionComment(descriptors: descriptors, range: range, lines: start...line)
    }
  }
}

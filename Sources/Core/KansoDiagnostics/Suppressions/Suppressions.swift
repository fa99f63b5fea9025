/// The comments of a file that suppress diagnostics. In a source:
///
/// - `// kanso:disable:next literal-padding - reason` for the next line that is not only a comment, `:this` for the
///   same line, `:previous` for the previous line;
/// - `// kanso:disable literal-padding - reason` up to `// kanso:enable literal-padding`, or up to the end of the file.
///
/// In a guide, `#` replaces `//`.
package struct Suppressions: Sendable {
  private let comments: [SuppressionComment]
  /// The errors in the comments themselves.
  private let diagnostics: [Diagnostic]

  /// Reads all suppression comments of a file.
  package init(_ file: SourceFile, _ syntax: SuppressionSyntax) {
    // Most files have no such comments, so the fast search comes first. The others are longer forms of it.
    guard file.contains("kanso:"),
      [syntax.marker, "kanso:disable", "kanso:enable"].contains(where: file.contains)
    else {
      (comments, diagnostics) = ([], [])
      return
    }
    var reader = SuppressionReader(file, syntax)
    reader.readComments()
    (comments, diagnostics) = (reader.comments, reader.diagnostics)
  }

  /// Returns the findings that are not suppressed, in their order. Errors in the comments and unused comments
  /// are not reported.
  package func unsuppressed(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.removing(matches(findings).suppressed)
  }

  /// Returns the findings that are not suppressed, the errors in the comments, and a warning for each comment
  /// that suppresses nothing, in report order. If the file has no suppression comments, returns the findings
  /// unchanged and unsorted.
  ///
  /// - Parameter checked: the ids whose checks were run. A comment with any other id, or without a valid id,
  ///   gets no such warning.
  package func apply(to findings: [Diagnostic], checked: Set<DiagnosticDescriptor>) -> [Diagnostic] {
    guard !comments.isEmpty || !diagnostics.isEmpty else { return findings }
    let (suppressed, used) = matches(findings)
    let unused = comments.indices.filter { number in
      let descriptors = comments[number].descriptors
      return !used.contains(number) && !descriptors.isEmpty && checked.isSuperset(of: descriptors)
    }
    let unusedWarnings = unused.map { number in
      Diagnostic(
        .unusedSuppression, "this suppresses nothing", at: comments[number].range,
        help: "Delete the comment.")
    }
    return (findings.removing(suppressed) + unusedWarnings + diagnostics).sortedForReport()
  }

  /// Returns the indexes of the suppressed findings, and of the comments that suppress any. A file may have thousands
  /// of both, so not every pair is compared: in the order of their lines, a comment suppresses consecutive findings.
  private func matches(_ findings: [Diagnostic]) -> (suppressed: Set<Int>, used: Set<Int>) {
    guard !comments.isEmpty else { return ([], []) }
    var numbers: [DiagnosticDescriptor: [Int]] = [:]
    for (number, comment) in comments.enumerated() {
      for descriptor in comment.descriptors { numbers[descriptor, default: []].append(number) }
    }
    let lines = findings.map { $0.range.start.line }
    var (suppressed, used): (Set<Int>, Set<Int>) = ([], [])
    for (descriptor, places) in Dictionary(grouping: findings.indices, by: { findings[$0].descriptor }) {
      guard let numbers = numbers[descriptor] else { continue }
      let places = places.sorted { lines[$0] < lines[$1] }
      // The number of comments that begin at each position, minus the number of those that end there.
      var changes = Array(repeating: 0, count: places.count + 1)
      for number in numbers {
        let range = comments[number].lines
        let first = places.count(before: { lines[$0] < range.lowerBound })
        let end = places.count(before: { lines[$0] <= range.upperBound })
        guard first < end else { continue }
        used.insert(number)
        changes[first] += 1
        changes[end] -= 1
      }
      var open = 0
      for (place, change) in zip(places, changes) {
        open += change
        if open > 0 { suppressed.insert(place) }
      }
    }
    return (suppressed, used)
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics without those at some indexes.
  fileprivate func removing(_ removed: Set<Int>) -> [Diagnostic] {
    indices.filter { !removed.contains($0) }.map { self[$0] }
  }
}

extension Array {
  /// Returns the number of leading elements that satisfy a predicate. All elements after the first that does not
  /// satisfy it must not satisfy it either.
  fileprivate func count(before isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

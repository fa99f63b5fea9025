import KansoLint

/// Swift sources for UIKit that compile without the Objective-C runtime.
///
/// Each ``PreparationRule`` changes one topic: attributes of Objective-C are removed, for example, and `#selector`
/// becomes a value. Each change keeps its original in a comment, so that it can be undone. Lines stay where they are.
package enum SourcePreparation {
  /// Returns a source that compiles without the Objective-C runtime. A source that was prepared already is prepared
  /// anew.
  ///
  /// - Throws: ``TooDeep`` if the source is nested too deeply to be parsed.
  package static func prepare(_ bytes: [UInt8]) throws(TooDeep) -> [UInt8] {
    let bytes = restore(bytes)
    let source = try ParsableSource(bytes)
    let changes = DeepStack.run { PreparationRule.changes(in: source.tree(), bytes: bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * changes.count)
    var end = 0
    for change in changes
    where change.range.lowerBound >= end && OriginalComment.canContain(bytes[change.range]) {
      result += bytes[end..<change.range.lowerBound]
      result += OriginalComment.opening.utf8
      result += bytes[change.range]
      result += OriginalComment.middle.utf8
      result += change.replacement.utf8
      result += OriginalComment.closing.utf8
      end = change.range.upperBound
    }
    return result + bytes[end...]
  }

  /// Returns the original of a prepared source. A source without changes stays as it is.
  package static func restore(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.firstRange(of: Array(OriginalComment.opening.utf8)),
      let original = OriginalComment.end(in: rest, from: start.upperBound),
      let end = rest[original.upperBound...].firstRange(of: Array(OriginalComment.closing.utf8))
    {
      result += rest[..<start.lowerBound]
      result += rest[start.upperBound..<original.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

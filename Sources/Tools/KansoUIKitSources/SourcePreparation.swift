import KansoLint

/// Swift sources for UIKit that compile without the Objective-C runtime.
///
/// Attributes of Objective-C are removed, `#selector` and `#keyPath` become values, and imports of modules that UIKit
/// gives are replaced. Each change keeps its original in a comment, so that it can be undone. Lines stay where they are.
package enum SourcePreparation {
  /// The text before an original, after it, and after its replacement.
  private static let (opening, middle, closing) = ("/*kanso:", "*/", "/*:kanso*/")

  /// A change of a source: the byte range of the original, and the text that replaces it.
  struct Change {
    let range: Range<Int>
    let replacement: String
  }

  /// Returns a source that compiles without the Objective-C runtime. A source that was prepared already is prepared
  /// anew.
  ///
  /// - Throws: ``TooDeep`` if the source is nested too deeply to be parsed.
  package static func prepare(_ bytes: [UInt8]) throws(TooDeep) -> [UInt8] {
    let bytes = restore(bytes)
    let source = try ParsableSource(bytes)
    let changes = DeepStack.run { PreparationVisitor.changes(in: source.tree()) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * changes.count)
    var end = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= end && isCommentable(bytes[change.range]) {
      result += bytes[end..<change.range.lowerBound]
      result += opening.utf8
      result += bytes[change.range]
      result += middle.utf8
      result += change.replacement.utf8
      result += closing.utf8
      end = change.range.upperBound
    }
    return result + bytes[end...]
  }

  /// Returns the original of a prepared source. A source without changes stays as it is.
  package static func restore(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.firstRange(of: Array(opening.utf8)),
      let original = originalEnd(in: rest, from: start.upperBound),
      let end = rest[original.upperBound...].firstRange(of: Array(closing.utf8))
    {
      result += rest[..<start.lowerBound]
      result += rest[start.upperBound..<original.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Returns true if a comment can contain a text: it opens as many comments as it closes.
  private static func isCommentable(_ text: ArraySlice<UInt8>) -> Bool {
    originalEnd(in: text + Array(middle.utf8), from: text.startIndex)?.upperBound
      == text.endIndex + middle.utf8.count
  }

  /// Returns the range of the `*/` that ends an original, which may have comments in it.
  private static func originalEnd(in bytes: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
    var depth = 1
    var index = start
    while index + 1 < bytes.endIndex {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        if depth == 0 { return index..<(index + 2) }
        index += 2
      default: index += 1
      }
    }
    return nil
  }
}

/// The position of a syntax tree in its file.
struct TreeOrigin: Sendable {
  /// The text that was parsed.
  let excerpt: Excerpt
  /// The lowered source that the text is from; nil for Swift files.
  let lowered: LoweredSource?

  /// Returns the range in the file for a range in the tree. Nil if the range in the original Objective-C is
  /// unknown.
  func fileRange(for range: Range<Int>) -> Range<Int>? {
    let range = excerpt.sourceRange(of: range)
    guard let lowered else { return range }
    return lowered.originalRange(range)
  }
}

extension ParsedExcerpt {
  /// Returns the byte range in a Swift file for a range in the tree.
  func sourceRange(of range: Range<Int>) -> Range<Int> { origin.excerpt.sourceRange(of: range) }
}

/// The limits for the nesting of a Swift source, checked before it is parsed.
///
/// The parser and every walk through its tree recurse: into brackets, along chains such as `a.b().c()`, from
/// one `else if` to the next, through prefixes such as `try`. Each token that may begin such a level counts
/// until its end is certain: its bracket, a comma, the end of a statement. So the count is an upper bound for
/// the depth of the parser, and ``DeepStack`` is large enough for it.
struct SourceDepth {
  /// The maximum number of nested brackets, including those of generic arguments and `#if`.
  static let maxBrackets = 64
  /// The maximum number of `[` that directly follow each other, as in `[[[8]]]`. Each level doubles the time
  /// of the parser, which tests for each bracket if a type begins there.
  static let maxLists = 8
  /// The maximum number of nested string interpolations. The parser's time grows faster than their number.
  static let maxTexts = 16
  /// The maximum number of attributes in the arguments of attributes. The parser's time grows faster than
  /// their number.
  static let maxAttributes = 4
  /// The maximum number of consecutive prefixes, as in `try await try await`.
  static let maxOpeners = 32
  /// The maximum number of levels of any kind.
  static let maxDepth = 2_000

  /// The byte offset of the first token beyond a limit; nil if there is none.
  let excess: Int?

  /// Scans the source up to the first excess.
  init(_ bytes: [UInt8]) {
    excess = bytes.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      var measure = DepthMeasure()
      while let token = scanner.next() {
        // A token may have no bytes, at the end.
        if measure.isExceeded(by: token) { return min(token.offset, bytes.count - 1) }
      }
      return nil
    }
  }
}

/// The bounds of what a Swift source may hold within each other, checked before it is parsed.
///
/// The parser and every walk through its tree recurse: into brackets, along chains as in `a.b().c()`, from one `else if` to
/// the next, through words that stand before a value as `try` does. Each token that may begin such a level counts until
/// something ends it for sure: its bracket, a comma, the end of a statement. So the parser never goes deeper than the number
/// that is bounded here, and ``DeepStack`` has room for it.
struct SourceDepth {
  /// Brackets within brackets, those of lists of types and `#if` among them.
  static let maxBrackets = 64
  /// Lists directly within lists, as in `[[[8]]]`. Each level doubles the time of the parser, which tries for each bracket
  /// whether a type begins there.
  static let maxLists = 8
  /// Texts within the code in texts, for which the parser's time grows faster than their number.
  static let maxTexts = 16
  /// Attributes within the arguments of attributes, for which the same holds.
  static let maxAttributes = 4
  /// Words and signs in a row that begin something and end nothing, as in `try await try await`.
  static let maxOpeners = 32
  /// Levels of any kind.
  static let maxDepth = 2_000

  /// The offset where the source goes beyond a bound; nil where it does not.
  let excess: Int?

  init(_ bytes: [UInt8]) {
    excess = bytes.withUnsafeBufferPointer { bytes in
      var measure = DepthMeasure(bytes)
      return measure.run()
    }
  }
}

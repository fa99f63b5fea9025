import SwiftParser
import SwiftSyntax

/// A Swift source that the parser can bear. There is no other way to the parser.
///
/// Parsing it, and every walk through its tree, belong on a ``DeepStack``.
struct ParsableSource {
  private let bytes: [UInt8]

  /// - Throws: ``TooDeep`` where the source goes beyond a bound of ``SourceDepth``.
  init(_ bytes: [UInt8]) throws(TooDeep) {
    if let excess = SourceDepth(bytes).excess { throw TooDeep(offset: excess) }
    self.bytes = bytes
  }

  /// Parses the source.
  ///
  /// - Parameter part: the declarations at its top level to parse; nil for all of it.
  func tree(of part: Range<Int>? = nil) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { bytes in
      // Without a number the parser leaves out what is deeper than 20 brackets in builds for debugging.
      Parser.parse(
        source: UnsafeBufferPointer(rebasing: bytes[part ?? bytes.indices]),
        maximumNestingLevel: SourceDepth.maxBrackets)
    }
  }
}

/// A source that is nested too deeply to be parsed, and the offset where it becomes so.
struct TooDeep: Error {
  let offset: Int
}

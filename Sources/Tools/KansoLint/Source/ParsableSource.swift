import SwiftParser
import SwiftSyntax

/// A Swift source that the parser can process without a stack overflow. All parsing goes through this type.
///
/// Parse it, and walk through its tree, on a ``DeepStack`` only.
struct ParsableSource {
  private let bytes: [UInt8]

  /// Measures the depth of the source. Does not parse it.
  ///
  /// - Throws: ``TooDeep`` if the source exceeds a limit of ``SourceDepth``.
  init(_ bytes: [UInt8]) throws(TooDeep) {
    if let excess = SourceDepth(bytes).excess { throw TooDeep(offset: excess) }
    self.bytes = bytes
  }

  /// Parses the source again at each call. The tree of a source with syntax errors is as complete as
  /// possible. Offsets in the tree of a part begin at 0.
  ///
  /// - Parameter part: the byte range of declarations at the top level; nil for the whole source.
  func tree(of part: Range<Int>? = nil) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { bytes in
      // Without a limit, the parser omits everything deeper than 20 brackets in debug builds.
      Parser.parse(
        source: UnsafeBufferPointer(rebasing: bytes[part ?? bytes.indices]),
        maximumNestingLevel: SourceDepth.maxBrackets)
    }
  }
}

/// The error for a source that is nested too deeply to be parsed, with the offset of the excess.
struct TooDeep: Error {
  /// The byte offset of the excess; 0 if it is in lowered source.
  let offset: Int
}

import SwiftParser
import SwiftSyntax

/// A Swift source that the parser can process without a stack overflow. All parsing goes through this type.
///
/// Parse it, and walk through its tree, on a ``DeepStack`` only.
package struct ParsableSource {
  private let bytes: [UInt8]

  /// Measures the depth of the source. Does not parse it.
  ///
  /// - Throws: ``TooDeep`` if the source exceeds a limit of ``SourceDepth``.
  package init(_ bytes: [UInt8]) throws(TooDeep) {
    if let excess = SourceDepth(bytes).excess { throw TooDeep(offset: excess) }
    self.bytes = bytes
  }

  /// Takes the depth from a scan of the same bytes.
  ///
  /// - Throws: ``TooDeep`` if the source exceeds a limit of ``SourceDepth``.
  init(_ bytes: [UInt8], _ scan: SourceScan) throws(TooDeep) {
    if let excess = scan.excess { throw TooDeep(offset: excess) }
    self.bytes = bytes
  }

  /// Parses the whole source again at each call. The tree of a source with syntax errors is as complete as possible.
  package func tree() -> SourceFileSyntax { tree(of: nil) }

  /// Parses the source again at each call. The tree of a source with syntax errors is as complete as
  /// possible.
  ///
  /// - Parameter excerpt: the declarations to parse, whose text the offsets in the tree are of; nil for the
  ///   whole source.
  func tree(of excerpt: Excerpt?) -> SourceFileSyntax {
    guard let excerpt, excerpt.pieces != [bytes.indices] else { return Self.parse(bytes) }
    var text: [UInt8] = []
    text.reserveCapacity(excerpt.pieces.reduce(0) { $0 + $1.count })
    for piece in excerpt.pieces { text += bytes[piece] }
    return Self.parse(text)
  }

  /// Parses bytes whose depth is known.
  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { bytes in
      // Without a limit, the parser omits everything deeper than 20 brackets in debug builds.
      Parser.parse(source: bytes, maximumNestingLevel: SourceDepth.maxBrackets)
    }
  }
}

/// The error for a source that is nested too deeply to be parsed, with the offset of the excess.
package struct TooDeep: Error {
  /// The byte offset of the excess; 0 if it is in lowered source.
  package let offset: Int
}

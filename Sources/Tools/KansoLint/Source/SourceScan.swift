/// The facts that one pass over the bytes of a Swift source finds. They decide if and where it is parsed.
///
/// False positives are possible, false negatives are not: a number may be that of nothing visible, and a name may not
/// be that of a sink.
struct SourceScan: Sendable {
  /// A name of a type that guides are compiled to.
  struct Mention: Equatable, Sendable {
    /// The byte range.
    let range: Range<Int>
    /// True if it may be the name of a declared or extended type, or of a generic parameter.
    let mayDeclare: Bool
  }

  /// The byte offset of the first token beyond a limit of ``SourceDepth``; nil if there is none.
  var excess: Int?
  /// True if the source imports a test framework, or anything with `@testable`. The numbers of tests are inputs
  /// and expected results, and never visible.
  var isTest = false
  /// The names of the types that guides are compiled to, in source order.
  var mentions: [Mention] = []
  /// The declarations.
  var units = SourceUnits()
  /// The byte offsets of all possible style literals in units that may have style, ascending.
  var literals: [Int] = []

  /// Scans a source from its start to its end.
  ///
  /// - Parameters:
  ///   - vocabulary: the names that matter.
  ///   - includesNamed: true if a literal without a sink is enough, because named constants are included.
  init(_ source: [UInt8], _ vocabulary: Vocabulary, includesNamed: Bool = false) {
    self = source.withUnsafeBufferPointer { bytes in
      var scanner = SourceScanner(bytes, vocabulary, includesNamed: includesNamed)
      return scanner.scan()
    }
  }

  /// Creates the scan of an empty source.
  init() {}

  /// True if the source may contain a style literal.
  var mayHaveStyle: Bool { units.needs.contains(.style) }
}

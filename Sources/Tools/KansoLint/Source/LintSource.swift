import KansoDiagnostics
import SwiftSyntax

/// An excerpt and its syntax tree.
struct ParsedExcerpt {
  let tree: SourceFileSyntax
  let origin: TreeOrigin
}

/// A source of the lint. One pass over its bytes finds everything that decides if and where it is parsed. The trees
/// are made on demand, once, and all checks share them.
///
/// Confined to one thread, which must be a ``DeepStack`` where trees are made.
final class LintSource {
  let file: SourceFile
  let language: Language
  /// The facts about the Swift, or about the Swift that Objective-C was lowered to.
  let scan: SourceScan
  /// The tokens of Objective-C; nil for Swift.
  let objectiveC: ObjectiveCSource?
  /// The source that Objective-C was lowered to; nil for Swift.
  private let lowered: LoweredSource?
  /// True to leave out what no check needs.
  private let splits: Bool
  /// The bytes of the Swift.
  private let bytes: [UInt8]
  /// The tree for the reasons of ``parse(_:)``; nil if there is nothing to parse.
  private(set) var parsed: ParsedExcerpt?
  /// The reasons of the parsed excerpt.
  private var wanted: SourceUnits.Need = []
  /// The rest of the declarations, after the first call of ``all()``.
  private var rest: ParsedExcerpt?
  /// True after the first call of ``all()``.
  private var hasAll = false

  /// Scans a source. Does not parse it.
  ///
  /// - Parameters:
  ///   - includesNamed: true if a literal without a sink is enough, because named constants are included.
  ///   - splits: false to parse all of the source or nothing.
  init(_ file: SourceFile, _ vocabulary: Vocabulary, includesNamed: Bool = false, splits: Bool = true) {
    self.file = file
    self.splits = splits
    language = Language.of(file.path) ?? .swift
    if language == .objectiveC {
      let source = ObjectiveCSource(file.bytes)
      let lowered = source.lowered
      (objectiveC, self.lowered, bytes) = (source, lowered, lowered.bytes)
    } else {
      (objectiveC, lowered, bytes) = (nil, nil, file.bytes)
    }
    scan = SourceScan(bytes, vocabulary, includesNamed: includesNamed)
  }

  /// Parses the declarations that are needed for some reasons. To be called once.
  ///
  /// - Throws: ``TooDeep`` if the Objective-C, or the Swift to parse, is nested too deeply.
  func parse(_ wanted: SourceUnits.Need) throws(TooDeep) {
    if let excess = objectiveC?.excess { throw TooDeep(offset: excess) }
    self.wanted = wanted
    guard !scan.units.needs.isDisjoint(with: wanted) else { return }
    // An offset in the lowered source is not one in the original source.
    if objectiveC != nil, scan.excess != nil { throw TooDeep(offset: 0) }
    let source = try ParsableSource(bytes, scan)
    let pieces = splits ? scan.units.pieces(for: wanted, of: bytes.count).needed : [bytes.indices]
    let literals = wanted.contains(.style) ? scan.literals : []
    parsed = parsed(Excerpt(pieces: pieces, literals: literals), of: source)
  }

  /// Returns the trees of all declarations: those of ``parse(_:)`` and of the rest, which repeats the heads of
  /// types. Empty for a source that is nested too deeply.
  func all() -> [ParsedExcerpt] {
    if !hasAll, let source = try? ParsableSource(bytes, scan) {
      hasAll = true
      let pieces =
        parsed == nil ? [bytes.indices] : splits ? scan.units.pieces(for: wanted, of: bytes.count).rest : []
      if !pieces.isEmpty { rest = parsed(Excerpt(pieces: pieces, literals: []), of: source) }
    }
    return [parsed, rest].compactMap { $0 }
  }

  /// Parses an excerpt.
  private func parsed(_ excerpt: Excerpt, of source: ParsableSource) -> ParsedExcerpt {
    ParsedExcerpt(tree: source.tree(of: excerpt), origin: TreeOrigin(excerpt: excerpt, lowered: lowered))
  }
}

import KansoDiagnostics
import SwiftSyntax

/// A source with tokens in the place of literals. Everything else in it stays as it is, byte for byte, and means what it meant:
/// every token of the language apart from the edits is one again afterwards.
struct MendedSource {
  typealias Edit = Mended.Edit

  let original: [UInt8]
  /// In the order of the source, apart from each other.
  let edits: [Edit]
  let bytes: [UInt8]

  /// - Parameters:
  ///   - replacements: names of tokens, in the order of the source.
  ///   - module: a module to import, if the source does not yet.
  /// - Returns: nil if the source cannot be parsed, the result could not, or something else in it would become another token.
  init?(_ file: SourceFile, _ replacements: [Edit], importing module: String?) {
    let original = file.bytes
    let language = Language.of(file.path) ?? .swift
    guard let before = Self.tokens(of: original, language) else { return nil }
    var edits = replacements
    let edit: Edit? =
      switch language {
      case .swift:
        module.flatMap { module in
          Self.tree(of: original).flatMap { Self.importing(module, $0, original) }
        }
      case .objectiveC: HeaderImport.edit(in: original)
      case .interfaceBuilder: nil
      }
    if !replacements.isEmpty, let edit {
      edits.insert(edit, at: edits.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? edits.count)
    }
    guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return nil
    }
    var bytes: [UInt8] = []
    var added: [Range<Int>] = []
    var position = 0
    for edit in edits {
      bytes += original[position..<edit.range.lowerBound]
      added.append(bytes.count..<bytes.count + edit.text.utf8.count)
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += original[position...]
    (self.original, self.edits, self.bytes) = (original, edits, bytes)
    guard let after = Self.tokens(of: bytes, language), before.hasError || !after.hasError,
      Self.texts(of: before.ranges, in: original, outside: edits.map(\.range))
        .elementsEqual(Self.texts(of: after.ranges, in: bytes, outside: added), by: { $0.elementsEqual($1) })
    else { return nil }
  }

  // MARK: What stays

  /// Where the tokens of a source are, and whether the parser complains; nil where it has to guess.
  private static func tokens(of bytes: [UInt8], _ language: Language) -> (
    ranges: [Range<Int>], hasError: Bool
  )? {
    switch language {
    case .swift:
      guard let tree = tree(of: bytes), !tree.hasMistakes else { return nil }
      let ranges = tree.tokens(viewMode: .sourceAccurate).map {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
      }
      return (ranges, tree.hasError)
    case .objectiveC:
      let source = ObjectiveCSource(bytes)
      guard source.isBalanced else { return nil }
      // `@(` is two of them here: a number after the at sign gets its brackets by an edit.
      let ranges = source.tokens.map { token in
        token.kind == .sign && bytes[token.range.lowerBound] == UInt8(ascii: "@")
          ? token.range.lowerBound..<token.range.lowerBound + 1 : token.range
      }
      return (ranges, false)
    // Tokens have no place in documents.
    case .interfaceBuilder: return nil
    }
  }

  /// The tokens that lie apart from some ranges, which ascend.
  private static func texts(of tokens: [Range<Int>], in bytes: [UInt8], outside ranges: [Range<Int>])
    -> [ArraySlice<UInt8>]
  {
    var rest = ranges[...]
    return tokens.compactMap { token in
      while let first = rest.first, first.upperBound <= token.lowerBound { rest.removeFirst() }
      guard let first = rest.first, first.overlaps(token) else { return bytes[token] }
      return nil
    }
  }

  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax? { (try? ParsableSource(bytes))?.tree() }

  // MARK: Imports

  /// A line after the last import of the source's top level, or before its first declaration; nil where the module is
  /// imported already.
  private static func importing(_ module: String, _ tree: SourceFileSyntax, _ source: [UInt8]) -> Edit? {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    // `import class Tokens.Theme` imports nothing else.
    guard !imports.contains(where: { $0.path.first?.name.text == module && $0.importKindSpecifier == nil })
    else {
      return nil
    }
    let lineEnd = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    if let last = imports.last {
      // After a comment in its line, but not within one that goes on in the next.
      let goesOn = last.trailingTrivia.contains { if case .blockComment = $0 { true } else { false } }
      var end = last.endPositionBeforeTrailingTrivia.utf8Offset
      if !goesOn {
        end = source[end...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        if end > 0, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      }
      return Edit(range: end..<end, text: "\(lineEnd)import \(module)")
    }
    let start = tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    return Edit(range: start..<start, text: "import \(module)\(lineEnd)\(lineEnd)")
  }
}

import KansoDiagnostics
import SwiftSyntax

/// The syntax of a source before it is fixed, without its tree.
package struct FixBasis: Sendable {
  /// The byte ranges of the syntax tokens.
  let tokens: [Range<Int>]
  /// True if the parser reports an error.
  let hasError: Bool
  /// The import that the tokens need; nil if the source has it already.
  let importEdit: FixResult.Edit?

  /// Finds the syntax of a source, whose whole tree is parsed if it has one.
  ///
  /// - Parameter module: the module of the tokens; nil if it is that of the sources.
  /// - Returns: nil if the parser has to guess, if Objective-C has unbalanced brackets, and for documents.
  init?(_ source: LintSource, importing module: String?) {
    let bytes = source.file.bytes
    switch source.language {
    case .swift:
      let all = source.all()
      guard let tree = all.first?.tree, all.count == 1, let found = Self.tokens(of: tree) else { return nil }
      (tokens, hasError) = found
      importEdit = module.flatMap { Self.importEdit($0, tree, bytes) }
    case .objectiveC:
      guard let objectiveC = source.objectiveC, let found = Self.tokens(of: objectiveC, bytes) else {
        return nil
      }
      (tokens, hasError) = found
      importEdit = HeaderImport.edit(in: bytes)
    case .interfaceBuilder: return nil
    }
  }

  /// Parses a source, and finds its syntax. It gets no import.
  ///
  /// - Returns: nil as for ``init(_:importing:)``.
  package init?(parsing file: SourceFile) {
    let basis = DeepStack.run { FixBasis(LintSource(file, Vocabulary(), splits: false), importing: nil) }
    guard let basis else { return nil }
    self = basis
  }

  // MARK: Syntax tokens

  /// Returns the byte ranges of a source's syntax tokens, and true if the parser reports an error. Returns
  /// nil if the parser has to guess, if Objective-C has unbalanced brackets, and for documents.
  static func tokens(of bytes: [UInt8], _ language: Language) -> (
    ranges: [Range<Int>], hasError: Bool
  )? {
    switch language {
    case .swift:
      return (try? ParsableSource(bytes)).flatMap { tokens(of: $0.tree()) }
    case .objectiveC:
      return tokens(of: ObjectiveCSource(bytes), bytes)
    // Tokens cannot be used in documents.
    case .interfaceBuilder: return nil
    }
  }

  /// Returns the byte ranges of a tree's syntax tokens; nil if the parser had to guess.
  private static func tokens(of tree: SourceFileSyntax) -> (ranges: [Range<Int>], hasError: Bool)? {
    guard !tree.hasSyntaxErrors else { return nil }
    let ranges = tree.tokens(viewMode: .sourceAccurate).map {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return (ranges, tree.hasError)
  }

  /// Returns the byte ranges of the tokens of Objective-C; nil if its brackets are unbalanced.
  private static func tokens(
    of source: ObjectiveCSource, _ bytes: [UInt8]
  ) -> (ranges: [Range<Int>], hasError: Bool)? {
    guard source.isBalanced else { return nil }
    // `@(` counts as two tokens here, because an edit adds the bracket to a number after an at sign.
    let ranges = source.tokens.map { token in
      token.kind == .sign && bytes[token.range.lowerBound] == UInt8(ascii: "@")
        ? token.range.lowerBound..<token.range.lowerBound + 1 : token.range
    }
    return (ranges, false)
  }

  // MARK: Imports

  /// Returns an edit that imports a module after the last import at the top level, or before the first
  /// declaration. Nil if the whole module is already imported.
  private static func importEdit(_ module: String, _ tree: SourceFileSyntax, _ source: [UInt8]) -> FixResult
    .Edit?
  {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    // `import class Tokens.Theme` imports only that class.
    guard !imports.contains(where: { $0.path.first?.name.text == module && $0.importKindSpecifier == nil })
    else {
      return nil
    }
    let lineEnd = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    if let last = imports.last {
      // After a comment on the same line, but not inside a comment that continues on the next one.
      let goesOn = last.trailingTrivia.contains { if case .blockComment = $0 { true } else { false } }
      var end = last.endPositionBeforeTrailingTrivia.utf8Offset
      if !goesOn {
        end = source[end...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        if end > 0, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      }
      return FixResult.Edit(range: end..<end, text: "\(lineEnd)import \(module)")
    }
    let start = tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    return FixResult.Edit(range: start..<start, text: "import \(module)\(lineEnd)\(lineEnd)")
  }
}

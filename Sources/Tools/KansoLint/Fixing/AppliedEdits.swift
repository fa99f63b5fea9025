import KansoDiagnostics
import SwiftSyntax

/// A source with tokens in place of literals. All other bytes are unchanged and keep their meaning: outside of the
/// edits, the syntax tokens are the same as before.
struct AppliedEdits {
  typealias Edit = FixResult.Edit

  /// The source before the edits.
  let original: [UInt8]
  /// The edits in source order, without overlaps.
  let edits: [Edit]
  /// The source after the edits.
  let bytes: [UInt8]

  /// Applies replacements, and adds the import that they need: of the module in Swift, or of the generated
  /// header in Objective-C.
  ///
  /// - Parameters:
  ///   - replacements: the replacements, in source order.
  ///   - module: the module to import, if the source does not import it already.
  /// - Returns: nil for documents, if edits overlap, if the source or the result has missing or unexpected
  ///   syntax, or if a syntax token outside of the edits would change.
  init?(_ file: SourceFile, _ replacements: [Edit], importing module: String?) {
    let original = file.bytes
    let language = Language.of(file.path) ?? .swift
    guard let before = Self.tokens(of: original, language) else { return nil }
    var edits = replacements
    let edit: Edit? =
      switch language {
      case .swift:
        module.flatMap { module in
          Self.tree(of: original).flatMap { Self.importEdit(module, $0, original) }
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

  // MARK: Comparison of syntax tokens

  /// Returns the byte ranges of a source's syntax tokens, and true if the parser reports an error. Returns
  /// nil if the parser has to guess, if Objective-C has unbalanced brackets, and for documents.
  private static func tokens(of bytes: [UInt8], _ language: Language) -> (
    ranges: [Range<Int>], hasError: Bool
  )? {
    switch language {
    case .swift:
      guard let tree = tree(of: bytes), !tree.hasSyntaxErrors else { return nil }
      let ranges = tree.tokens(viewMode: .sourceAccurate).map {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
      }
      return (ranges, tree.hasError)
    case .objectiveC:
      let source = ObjectiveCSource(bytes)
      guard source.isBalanced else { return nil }
      // `@(` counts as two tokens here, because an edit adds the bracket to a number after an at sign.
      let ranges = source.tokens.map { token in
        token.kind == .sign && bytes[token.range.lowerBound] == UInt8(ascii: "@")
          ? token.range.lowerBound..<token.range.lowerBound + 1 : token.range
      }
      return (ranges, false)
    // Tokens cannot be used in documents.
    case .interfaceBuilder: return nil
    }
  }

  /// Returns the bytes of the syntax tokens that overlap none of some ranges, which must be ascending.
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

  /// Parses a source; nil if it is nested too deeply.
  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax? { (try? ParsableSource(bytes))?.tree() }

  // MARK: Imports

  /// Returns an edit that imports a module after the last import at the top level, or before the first
  /// declaration. Nil if the whole module is already imported.
  private static func importEdit(_ module: String, _ tree: SourceFileSyntax, _ source: [UInt8]) -> Edit? {
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
      return Edit(range: end..<end, text: "\(lineEnd)import \(module)")
    }
    let start = tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    return Edit(range: start..<start, text: "import \(module)\(lineEnd)\(lineEnd)")
  }
}

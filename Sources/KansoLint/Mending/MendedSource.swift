import KansoDiagnostics
import SwiftParser
import SwiftSyntax

/// A source with tokens in the place of literals. Everything else in it stays as it is, byte for byte.
struct MendedSource {
  /// A text in the place of some bytes.
  struct Edit: Equatable {
    let range: Range<Int>
    let text: String
  }

  let original: [UInt8]
  /// In the order of the source, apart from each other.
  let edits: [Edit]
  let bytes: [UInt8]

  /// - Parameters:
  ///   - replacements: names of tokens, in the order of the source.
  ///   - module: a module to import, if the source does not yet.
  /// - Returns: nil if the source cannot be parsed, or the result could not.
  init?(_ file: SourceFile, _ replacements: [Edit], importing module: String?) {
    let original = file.bytes
    let language = Language.of(file.path) ?? .swift
    guard Self.isWhole(original, language) else { return nil }
    var edits = replacements
    let edit: Edit? =
      switch language {
      case .swift: module.flatMap { Self.importing($0, Self.parse(original), original) }
      case .objectiveC: HeaderImport.edit(in: original)
      }
    if !replacements.isEmpty, let edit {
      edits.insert(edit, at: edits.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? edits.count)
    }
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits {
      bytes += original[position..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += original[position...]
    (self.original, self.edits, self.bytes) = (original, edits, bytes)
    guard Self.isWhole(bytes, language) else { return nil }
  }

  private static func isWhole(_ bytes: [UInt8], _ language: Language) -> Bool {
    switch language {
    case .swift: !parse(bytes).hasError
    case .objectiveC: ObjectiveCSource(bytes).isBalanced
    }
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

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

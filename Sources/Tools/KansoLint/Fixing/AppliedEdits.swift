import KansoDiagnostics

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
  /// header in Objective-C. Parses the result.
  ///
  /// - Parameters:
  ///   - replacements: the replacements, in source order.
  ///   - before: the syntax of the source.
  /// - Returns: nil if edits overlap, if the source or the result has missing or unexpected syntax, or if a
  ///   syntax token outside of the edits would change.
  init?(_ file: SourceFile, _ replacements: [Edit], before: FixBasis) {
    let original = file.bytes
    let language = Language.of(file.path) ?? .swift
    var edits = replacements
    let edit = before.importEdit
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
    guard let after = FixBasis.tokens(of: bytes, language), before.hasError || !after.hasError,
      Self.texts(of: before.tokens, in: original, outside: edits.map(\.range))
        .elementsEqual(Self.texts(of: after.ranges, in: bytes, outside: added), by: { $0.elementsEqual($1) })
    else { return nil }
  }

  // MARK: Comparison of syntax tokens

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
}

/// A request of the protocol that is answered about a document.
struct Feature: Sendable {
  let method: String
  /// Returns what writes the result; nil for `null`, if there is nothing at the place.
  let answer: @Sendable (Question) throws(Refusal) -> Answer?

  init(_ method: String, _ answer: @escaping @Sendable (Question) throws(Refusal) -> Answer?) {
    (self.method, self.answer) = (method, answer)
  }

  /// All requests about documents, by their methods.
  static let byMethod: [String: Feature] = Dictionary(
    uniqueKeysWithValues: [
      hover, completion, definition, references, highlights, prepareRename, rename, documentSymbols,
      foldingRanges,
      selectionRanges, documentLinks, documentColors, colorPresentations, formatting, rangeFormatting,
      onTypeFormatting, codeLenses, inlayHints, codeActions,
    ].map { ($0.method, $0) })
}

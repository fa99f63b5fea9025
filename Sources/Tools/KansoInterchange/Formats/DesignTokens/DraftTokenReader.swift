/// A reader of token files in earlier drafts of the design-token standard, as tools write them: values as CSS text, types
/// by group, and modes in extensions. Complete values of the standard's edition are read as well.
package enum DraftTokenReader: TokenFormatReader {
  package static let format = TokenFormat.dtcgDraft

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    TreeDocument.haveTokens(files, key: "$value") && !TreeDocument.haveTokens(files, key: "$themes")
      && !TreeDocument.haveTokens(files, key: "tokenSetOrder")
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    TreeReader.read(files, selection)
  }
}

/// A reader of token files in earlier drafts of the design-token standard.
package enum DraftTokenReader: TokenFormatReader {
  package static let format = TokenFormat.dtcgDraft

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

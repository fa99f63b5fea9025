/// A reader of token files of Tokens Studio.
package enum TokensStudioReader: TokenFormatReader {
  package static let format = TokenFormat.tokensStudio

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

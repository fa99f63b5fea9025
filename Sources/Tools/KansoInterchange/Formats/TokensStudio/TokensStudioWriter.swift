/// A writer of Tokens Studio.
package enum TokensStudioWriter: TokenFormatWriter {
  package static let format = TokenFormat.tokensStudio

  package static func write(_ tokens: ForeignTokens) -> TokenExport { TokenExport() }
}

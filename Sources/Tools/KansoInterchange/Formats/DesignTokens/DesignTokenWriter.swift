/// A writer of documents of the design-token standard (DTCG 2025.10).
package enum DesignTokenWriter: TokenFormatWriter {
  package static let format = TokenFormat.dtcg

  package static func write(_ tokens: ForeignTokens) -> TokenExport { TokenExport() }
}

/// A writer of variables of Figma.
package enum FigmaWriter: TokenFormatWriter {
  package static let format = TokenFormat.figma

  package static func write(_ tokens: ForeignTokens) -> TokenExport { TokenExport() }
}

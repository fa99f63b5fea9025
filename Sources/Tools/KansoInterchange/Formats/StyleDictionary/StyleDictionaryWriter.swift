/// A writer of Style Dictionary.
package enum StyleDictionaryWriter: TokenFormatWriter {
  package static let format = TokenFormat.styleDictionary

  package static func write(_ tokens: ForeignTokens) -> TokenExport { TokenExport() }
}

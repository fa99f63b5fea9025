/// A reader of token files of Style Dictionary 3 to 5.
package enum StyleDictionaryReader: TokenFormatReader {
  package static let format = TokenFormat.styleDictionary

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

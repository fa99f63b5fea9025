/// A reader of token files of Style Dictionary 3 to 5, in JSON, JSON5 or YAML, which are merged deeply in their order.
package enum StyleDictionaryReader: TokenFormatReader {
  package static let format = TokenFormat.styleDictionary

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    // The lengths of the design-token standard have a `value`, too.
    TreeDocument.haveTokens(files.filter { !TreeDocument.haveTokens([$0], key: "$value") }, key: "value")
      || TreeDocument.haveTokens(files.filter { TreeDocument.isYAML($0) }, key: "$value")
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    StyleDictionaryModes.read(files.map { TreeDocument($0) }, selection)
  }
}

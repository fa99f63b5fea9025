/// A reader of the custom properties of style sheets.
package enum CSSReader: TokenFormatReader {
  package static let format = TokenFormat.css

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

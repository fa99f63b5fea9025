/// A reader of Figma's variables: the answer of its REST interface and the exports of plugins.
package enum FigmaReader: TokenFormatReader {
  package static let format = TokenFormat.figma

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

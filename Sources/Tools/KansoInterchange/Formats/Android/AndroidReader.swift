/// A reader of Android's resources of colors and dimensions.
package enum AndroidReader: TokenFormatReader {
  package static let format = TokenFormat.android

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

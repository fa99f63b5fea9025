/// A reader of the colors of Xcode's asset catalogs.
package enum AssetCatalogReader: TokenFormatReader {
  package static let format = TokenFormat.assetCatalog

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

import KansoInterchange

/// A reader of Swift sources that define colors, fonts and lengths.
package enum SwiftTokenReader: TokenFormatReader {
  package static let format = TokenFormat.swift

  package static func recognizes(_ files: [ForeignFile]) -> Bool { false }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    ForeignTokens()
  }
}

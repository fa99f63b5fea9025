import ArgumentParser
import KansoInterchange
import KansoSwiftTokens
import KansoSystem

extension TokenFormat: ExpressibleByArgument {}

/// The readers of all formats.
enum TokenReaders {
  /// The readers in the order in which they are asked if they recognise files.
  static var all: [any TokenFormatReader.Type] {
    [
      AssetCatalogReader.self, FigmaReader.self, TokensStudioReader.self, StyleDictionaryReader.self,
      ResolverTokenReader.self, DraftTokenReader.self, AndroidReader.self, CSSReader.self,
      SwiftTokenReader.self,
    ]
  }

  /// Returns the reader of a format.
  static func reader(of format: TokenFormat) -> (any TokenFormatReader.Type)? {
    all.first { $0.format == format }
  }

  /// Returns the reader that recognises files, with those of them that have an ending of its format; nil if there is none.
  static func reader(recognizing files: [ForeignFile]) -> (any TokenFormatReader.Type, [ForeignFile])? {
    for reader in all {
      let own = files.filter { reader.format.canRead($0.name) }
      if !own.isEmpty, reader.recognizes(own) { return (reader, own) }
    }
    return nil
  }
}

extension TokenFormat {
  /// The endings of the names of files in the format.
  var endings: [String] {
    switch self {
    case .dtcg, .dtcgDraft: ["json", "json5", "jsonc", "tokens", "yaml", "yml"]
    case .styleDictionary: ["json", "json5", "jsonc", "hjson", "yaml", "yml"]
    case .tokensStudio, .figma: ["json", "tokens"]
    case .assetCatalog: ["json"]
    case .android: ["xml"]
    case .css: ["css", "pcss", "scss", "less"]
    case .swift: ["swift"]
    }
  }

  /// Returns true for the name of a file in the format. Swift sources name the colors of asset catalogs.
  func canRead(_ name: String) -> Bool {
    hasEnding(of: name) || self == .swift && Self.assetCatalog.hasEnding(of: name) && Self.isInCatalog(name)
  }

  /// Returns true for a file in a folder that is an asset catalog.
  private static func isInCatalog(_ name: String) -> Bool {
    FilePath.names(in: name).contains { FilePath.hasSuffix(".xcassets", in: $0) }
  }

  /// Returns true for the name of a file with an ending of the format.
  private func hasEnding(of name: String) -> Bool {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(String(Substring(bytes[bytes.index(after: dot)...])).lowercased())
  }

  /// Returns the name of the format of some files in messages.
  func noun(of files: [ForeignFile]) -> String {
    let isComplete =
      self == .dtcgDraft
      && files.allSatisfy { file in
        ["designtokens.org/schemas/2025.10/", "\"colorSpace\""].contains { file.source.contains($0) }
      }
    return isComplete ? "design tokens (DTCG)" : noun
  }

  /// The name of the format in messages.
  var noun: String {
    switch self {
    case .dtcg: "design tokens (DTCG 2025.10)"
    case .dtcgDraft: "design tokens (a draft of DTCG)"
    case .styleDictionary: "Style Dictionary"
    case .tokensStudio: "Tokens Studio"
    case .figma: "Figma variables"
    case .assetCatalog: "asset catalogs of Xcode"
    case .android: "Android resources"
    case .css: "CSS custom properties"
    case .swift: "Swift sources"
    }
  }
}

import KansoDiagnostics

/// The formats that can be imported, with their names on the command line.
package enum TokenFormat: String, CaseIterable, Sendable {
  /// The design-token standard in its edition of 2025.10, also with a resolver document.
  case dtcg
  /// Earlier drafts of the standard as tools write them.
  case dtcgDraft = "dtcg-draft"
  case styleDictionary = "style-dictionary"
  case tokensStudio = "tokens-studio"
  case figma
  /// Asset catalogs of Xcode.
  case assetCatalog = "xcassets"
  case android
  case css
  case swift
}

/// A file to import.
package struct ForeignFile {
  /// The name from the folder that was given on the command line on, with slashes; the file's own name if it was given
  /// itself. A file of an asset catalog keeps the catalog's name in front.
  package let name: String
  package let source: SourceFile

  package init(name: String, source: SourceFile) { (self.name, self.source) = (name, source) }
}

/// The part of a source that is imported, where it holds several. Each name is that of something in the format: a theme or
/// a set of Tokens Studio, a mode of a Figma collection as `COLLECTION=MODE`, a selector of CSS, a catalog.
package struct ImportSelection: Equatable {
  /// The chosen names, in their order; empty for everything.
  package var names: [String]

  package init(_ names: [String] = []) { self.names = names }
}

/// A reader of one format. Files are read in their order, and a later token replaces an earlier one with the same path.
package protocol TokenFormatReader {
  static var format: TokenFormat { get }

  /// Returns true if the content of the files is in the format. Must be fast and must not fail for any bytes.
  static func recognizes(_ files: [ForeignFile]) -> Bool

  /// Reads the files. Problems become findings; nothing traps, whatever the bytes are.
  static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens
}

/// The names that theme.json uses in addition to the standard's.
package enum ThemeSchema {
  /// The version of the data under `extensionKey`. Themes of newer versions are rejected.
  package static let version = 1
  /// The key of Kanso's data in `$extensions`.
  package static let extensionKey = "dev.kanso"
  /// The URL of the JSON Schema of the standard's format.
  package static let format = "https://www.designtokens.org/schemas/2025.10/format.json"
  /// The URL of the JSON Schema of the standard's resolver documents.
  package static let resolver = "https://www.designtokens.org/schemas/2025.10/resolver.json"
}

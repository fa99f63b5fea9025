/// The names that theme.json uses beside the standard's.
enum ThemeSchema {
  /// The version of what stands under `extensionKey`. A theme of a newer version is refused.
  static let version = 1
  /// The key of Kanso's data in `$extensions`.
  static let extensionKey = "dev.kanso"
  /// The JSON Schema of the standard's format.
  static let format = "https://www.designtokens.org/schemas/2025.10/format.json"
}

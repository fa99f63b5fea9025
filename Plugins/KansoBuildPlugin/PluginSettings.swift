import Foundation

/// The settings that the plugin needs before it runs a tool, from `kanso-plugin.json` in the target's folder or at the
/// root. They are JSON because a plugin cannot read YAML.
struct PluginSettings {
  /// The location of the settings file.
  let file: URL
  /// The text of the file.
  let text: String
  /// The guide; nil for `tokens.yaml` in one of the default locations. Relative paths start at the folder of the
  /// settings.
  let guide: URL?
  /// True if `theme.json` is a resource of the target.
  let theme: Bool

  /// The name of the settings file.
  static let fileName = "kanso-plugin.json"

  /// Returns the settings in the first folder that contains a settings file; nil if none does.
  ///
  /// - Throws: an error if the file cannot be read; `PluginError` if it is not valid.
  static func find(in folders: [URL]) throws -> PluginSettings? {
    try folders.map { $0.appending(path: fileName) }.first(where: \.isFile).map(PluginSettings.init)
  }

  /// Reads a settings file. `theme` is false if the file does not set it. Throws a `PluginError` if the file
  /// is not valid.
  private init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    let content: Content
    do { content = try JSONDecoder().decode(Content.self, from: data) } catch let error as DecodingError {
      throw PluginError("\(file.plainPath): \(Self.explanation(of: error))")
    }
    self.file = file
    text = String(decoding: data, as: UTF8.self)
    guide = content.guide.map { URL(fileURLWithPath: $0, relativeTo: file).standardizedFileURL }
    theme = content.theme ?? false
  }

  /// The content of the file. An unknown key is a decoding error.
  private struct Content: Decodable {
    let guide: String?
    let theme: Bool?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case guide, theme
    }

    /// A key with any name, to find unknown ones.
    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// Decodes the settings. Throws `dataCorrupted` for the alphabetically first unknown key.
    init(from decoder: any Decoder) throws {
      let written = try decoder.container(keyedBy: AnyKey.self)
      if let unknown = written.allKeys.map(\.stringValue).filter({ CodingKeys(rawValue: $0) == nil }).min() {
        let known = CodingKeys.allCases.map { "`\($0.rawValue)`" }.joined(separator: " and ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "there is no setting `\(unknown)`; there are \(known)"))
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guide = try container.decodeIfPresent(String.self, forKey: .guide)
      theme = try container.decodeIfPresent(Bool.self, forKey: .theme)
    }
  }

  /// Returns what the file has to contain instead, or the message about an unknown key.
  private static func explanation(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.last?.stringValue == "guide":
      "`guide` is the path of a style guide, in quotes"
    case .typeMismatch(_, let context) where context.codingPath.last?.stringValue == "theme":
      "`theme` is true or false"
    case .dataCorrupted(let context): context.debugDescription
    default: "write an object such as {\"guide\": \"Design/tokens.yaml\", \"theme\": true}"
    }
  }
}

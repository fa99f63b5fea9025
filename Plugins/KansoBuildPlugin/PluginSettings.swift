import Foundation

/// What the plugin itself must know before anything runs, from `kanso-plugin.json` in the target's folder or at the
/// root: a plugin cannot read YAML.
struct PluginSettings {
  /// Where the settings are.
  let file: URL
  /// The file as it was read.
  let text: String
  /// The guide, if it is not `tokens.yaml` in one of the usual places. Relative paths begin at the settings' folder.
  let guide: URL?
  /// Whether `theme.json` becomes a resource of the target.
  let theme: Bool

  static let fileName = "kanso-plugin.json"

  /// The settings in the first folder that has some.
  static func find(in folders: [URL]) throws -> PluginSettings? {
    try folders.map { $0.appending(path: fileName) }.first(where: \.isFile).map(PluginSettings.init)
  }

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

  private struct Content: Decodable {
    let guide: String?
    let theme: Bool?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case guide, theme
    }

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

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

import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of the data of other tools.
extension GuideReader {
  /// The key of a token's data for other tools, since version 2.
  static let extensionsKey = "extensions"

  /// Reads the metadata of a token: that of `readMetadata`, and the data of other tools.
  mutating func readTokenMetadata(_ mapping: YAMLMapping) -> Metadata {
    var metadata = readMetadata(mapping)
    if version >= .two, let node = mapping[Self.extensionsKey] { metadata.extensions = readExtensions(node) }
    return metadata
  }

  /// Reports `extensions` of a group, which only tokens can have.
  mutating func reportExtensions(of path: TokenPath, _ mapping: YAMLMapping) {
    guard version >= .two,
      let entry = mapping.entries.first(where: { $0.key.value == Self.extensionsKey })
    else { return }
    report(
      .invalidExtensions, "`\(path)` is a group, and only a token can have `extensions`", entry.key.range,
      help: "Move it into the tokens, beside their `value`. To name a token or a group, choose another word.")
  }

  /// Returns the members of a mapping as JSON. Reports any other value, and the key of Kanso itself.
  private mutating func readExtensions(_ node: YAMLNode) -> [JSONNode.Member] {
    guard let mapping = node.mapping else {
      report(
        .invalidExtensions, "`extensions` is \(node.kind), and has to be a mapping", node.range,
        help: "Write a key for each tool: `extensions: {com.example.icon: heart}`.")
      return []
    }
    for entry in mapping.entries where entry.key.value == ThemeSchema.extensionKey {
      report(
        .invalidExtensions, "`\(entry.key.value)` is the key of Kanso's own data", entry.key.range,
        help: "Choose another key, such as the name of your company.")
    }
    return Self.members(of: mapping).filter { $0.key != ThemeSchema.extensionKey }
  }

  /// Returns the entries of a mapping as members of an object. The recursion is as deep as YAML may be nested.
  private static func members(of mapping: YAMLMapping) -> [JSONNode.Member] {
    mapping.entries.map { entry in
      JSONNode.Member(
        key: entry.key.value, keyOffset: entry.key.range.lowerBound, value: json(entry.value))
    }
  }

  /// Returns a node as JSON. A scalar without quotes is a boolean, null or a number if JSON writes it so; else a text.
  private static func json(_ node: YAMLNode) -> JSONNode {
    let content: JSONNode.Content =
      switch node.content {
      case .mapping(let mapping): .object(members(of: mapping))
      case .sequence(let elements): .array(elements.map { json($0) })
      case .scalar where node.isNull: .null
      case .scalar(let scalar):
        switch (scalar.style, scalar.text) {
        case (.plain, "true"): .bool(true)
        case (.plain, "false"): .bool(false)
        case (.plain, let text): number(text).map { .number($0) } ?? .string(text)
        case (_, let text): .string(text)
        }
      }
    return JSONNode(content: content, offset: node.range.lowerBound)
  }

  /// Returns the number of a text that is one in JSON, too; nil for others, such as `007` and `1_000`.
  private static func number(_ text: String) -> Double? {
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil,
      let number = Double(text)
    else { return nil }
    return number.isFinite ? number : nil
  }
}

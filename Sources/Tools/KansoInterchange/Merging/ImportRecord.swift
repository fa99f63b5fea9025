import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoYAML

/// The file beside an imported guide with the result of the last import: which token of the source became which one of the
/// guide, and its value there. The next import compares with it.
package struct ImportRecord {
  /// A token of the last import.
  struct Token {
    /// The names of the token in the source.
    let source: [String]
    let guide: String
    /// The value with its description and deprecation, in the notation of `YAMLNode.canonicalText`.
    let value: String
  }

  /// The name of the format of the source.
  package let format: String
  let tokens: [Token]
  /// The modes in the same notation; nil for a guide without modes.
  let modes: String?

  /// The version of the format of the file.
  private static let version = 1.0

  /// Returns the path of the record of a guide.
  package static func path(of guide: String) -> String { guide + ".import.json" }

  private init(format: String, tokens: [Token], modes: String?) {
    (self.format, self.tokens, self.modes) = (format, tokens, modes)
  }

  /// Creates the record of an import.
  package init(_ guide: ImportedGuide, from format: TokenFormat) {
    self.format = format.rawValue
    let root = YAMLDocument(SourceFile(path: "tokens.yaml", text: guide.text)).root?.mapping
    let sources = Dictionary(
      guide.tokens.map { ($0.path.dotted, $0.sourcePath) }, uniquingKeysWith: { first, _ in first })
    var tokens: [Token] = []
    root?.forEachMember { path, value in
      guard let source = sources[path] else { return true }
      tokens.append(Token(source: source, guide: path, value: value.canonicalText))
      return false
    }
    self.tokens = tokens
    modes = root?["modes"]?.canonicalText
  }

  /// Reads a record. Returns nil if the bytes are no record of this version.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONParser.parse(bytes), case .number(Self.version)? = root["kansoImport"]?.content,
      let format = root["format"]?.textOfString, case .array(let elements)? = root["tokens"]?.content
    else { return nil }
    var tokens: [Token] = []
    for element in elements {
      guard case .array(let names)? = element["source"]?.content, let guide = element["guide"]?.textOfString,
        let value = element["value"]?.textOfString
      else { return nil }
      tokens.append(Token(source: names.compactMap(\.textOfString), guide: guide, value: value))
    }
    self.format = format
    self.tokens = tokens
    modes = root["modes"]?.textOfString
  }

  /// Returns true if another import has a token of this one, and is from the same format.
  package func isOfSameSource(as other: ImportRecord) -> Bool {
    let paths = Set(other.tokens.map(\.guide))
    return format == other.format && (tokens.isEmpty || tokens.contains { paths.contains($0.guide) })
  }

  /// Returns the record with what another one has at some paths and below them.
  func replacing(_ paths: Set<String>, from other: ImportRecord) -> ImportRecord {
    func isReplaced(_ token: Token) -> Bool {
      let path = TokenPath(token.guide)
      return paths.contains(token.guide) || path.groups.contains { paths.contains($0.dotted) }
    }
    let old = other.tokens.filter(isReplaced)
    let oldValues = Dictionary(old.map { ($0.guide, $0) }, uniquingKeysWith: { first, _ in first })
    let own = Set(tokens.map(\.guide))
    return ImportRecord(
      format: format,
      tokens: tokens.compactMap { isReplaced($0) ? oldValues[$0.guide] : $0 }
        + old.filter { !own.contains($0.guide) },
      modes: paths.contains("modes") ? other.modes : modes)
  }

  /// The record as JSON.
  package var bytes: [UInt8] {
    var json = JSONWriter(capacity: 128 * tokens.count)
    json.writeObject { json in
      json.writeKey("kansoImport")
      json.writeNumber(Self.version)
      json.writeKey("format")
      json.writeString(format)
      if let modes {
        json.writeKey("modes")
        json.writeString(modes)
      }
      json.writeKey("tokens")
      json.writeArray { json in
        for token in tokens {
          json.beginElement()
          json.writeObject(inline: true) { token.write(to: &$0) }
        }
      }
    }
    json.writeNewline()
    return json.bytes
  }
}

extension ImportRecord.Token {
  /// Writes the members of the object.
  fileprivate func write(to json: inout JSONWriter) {
    json.writeKey("source")
    json.writeArray { json in
      for name in source {
        json.beginElement()
        json.writeString(name)
      }
    }
    json.writeKey("guide")
    json.writeString(guide)
    json.writeKey("value")
    json.writeString(value)
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  fileprivate var textOfString: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

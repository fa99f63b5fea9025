import KansoFormatting
import KansoTheme

/// A use of a token with its source: an entry of `uses` in the JSON of `kanso lint --format json --uses`.
package struct TokenUseEntry: Sendable {
  /// The path of the source.
  package let file: String
  package let use: TokenUse

  package init(file: String, use: TokenUse) { (self.file, self.use) = (file, use) }

  /// The maximum size of a file with uses, in bytes.
  package static let maxFileSize = 256 << 20

  /// Reads the uses of the lint's JSON, in its order. Elements without a token or a place are left out. Returns nil for
  /// bytes that have no uses: no JSON, more than `maxFileSize` bytes, or JSON without the member `uses`.
  package static func entries(in bytes: [UInt8]) -> [TokenUseEntry]? {
    guard bytes.count <= maxFileSize, let root = try? JSONParser.parse(bytes), case .object = root.content,
      case .array(let elements)? = root["uses"]?.content
    else { return nil }
    return elements.compactMap(TokenUseEntry.init)
  }

  /// Reads one use; nil if it has no token or no place.
  private init?(_ node: JSONNode) {
    guard let token = node["token"]?.text, let file = node["file"]?.text, let line = node["line"]?.count,
      let column = node["column"]?.count
    else { return nil }
    let use = TokenUse(token: TokenPath(token), line: line, column: column, container: node["in"]?.text)
    self.init(file: file, use: use)
  }

  /// Writes the use as an object on one line.
  package func write(to writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      writer.writeKey("token")
      writer.writeString(use.token.dotted)
      writer.writeKey("file")
      writer.writeString(file)
      writer.writeKey("line")
      writer.writeNumber(Double(use.line))
      writer.writeKey("column")
      writer.writeNumber(Double(use.column))
      guard let container = use.container else { return }
      writer.writeKey("in")
      writer.writeString(container)
    }
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The value of a number that is a count; nil for any other value.
  fileprivate var count: Int? { if case .number(let number) = content { Int(exactly: number) } else { nil } }
}

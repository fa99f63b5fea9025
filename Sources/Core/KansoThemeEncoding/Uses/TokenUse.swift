import KansoFormatting
import KansoTheme

/// A place in a source that uses a token, as `kanso lint --format json --uses` writes it.
package struct TokenUse: Sendable {
  package let token: TokenPath
  package let file: String
  /// The line and the column, from 1 on.
  package let line, column: Int
  /// The enclosing type; nil if there is none.
  package let container: String?

  /// The maximum size of a file with uses, in bytes.
  package static let maxFileSize = 256 << 20

  /// Reads the uses of the lint's JSON, in its order. Elements without a token or a place are left out. Returns nil for
  /// bytes that have no uses: no JSON, more than `maxFileSize` bytes, or JSON without the member `uses`.
  package static func uses(in bytes: [UInt8]) -> [TokenUse]? {
    guard bytes.count <= maxFileSize, let root = try? JSONParser.parse(bytes), case .object = root.content,
      case .array(let elements)? = root["uses"]?.content
    else { return nil }
    return elements.compactMap(TokenUse.init)
  }

  /// Reads one use; nil if it has no token or no place.
  private init?(_ node: JSONNode) {
    guard let token = node["token"]?.text, let file = node["file"]?.text, let line = node["line"]?.count,
      let column = node["column"]?.count
    else { return nil }
    (self.token, self.file, self.line, self.column) = (TokenPath(token), file, line, column)
    container = node["in"]?.text
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The value of a number that is a count; nil for any other value.
  fileprivate var count: Int? { if case .number(let number) = content { Int(exactly: number) } else { nil } }
}

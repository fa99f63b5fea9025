import KansoFormatting
import KansoLint

/// The object around the array of findings of `--format json`, with the places of all uses of tokens.
enum UsesReport {
  /// The text before the array of findings.
  static let opening = "{\n\"findings\": "

  /// Returns the text after the array of findings: the member `uses`, sorted by file and place.
  static func closing(_ uses: [(path: String, use: TokenUse)]) -> String {
    let sorted = uses.sorted {
      ($0.path, $0.use.line, $0.use.column, $0.use.token.dotted)
        < ($1.path, $1.use.line, $1.use.column, $1.use.token.dotted)
    }
    let elements = JSONWriter.part(depth: 1, capacity: 128 * uses.count) { writer in
      for (path, use) in sorted {
        writer.beginElement()
        writer.writeObject(inline: true) { writer in
          writer.writeKey("token")
          writer.writeString(use.token.dotted)
          writer.writeKey("file")
          writer.writeString(path)
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
    return ",\n\"uses\": [" + (uses.isEmpty ? "" : "\n\(elements)\n") + "]\n}\n"
  }
}

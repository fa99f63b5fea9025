import KansoFormatting
import KansoThemeEncoding

/// The object around the array of findings of `--format json`, with the places of all uses of tokens.
enum UsesReport {
  /// The text before the array of findings.
  static let opening = "{\n\"findings\": "

  /// Returns the text after the array of findings: the member `uses`, sorted by file and place.
  static func closing(_ uses: [TokenUseEntry]) -> String {
    let sorted = uses.sorted {
      ($0.file, $0.use.line, $0.use.column, $0.use.token.dotted)
        < ($1.file, $1.use.line, $1.use.column, $1.use.token.dotted)
    }
    let elements = JSONWriter.part(depth: 1, capacity: 128 * uses.count) { writer in
      for entry in sorted {
        writer.beginElement()
        entry.write(to: &writer)
      }
    }
    return ",\n\"uses\": [" + (uses.isEmpty ? "" : "\n\(elements)\n") + "]\n}\n"
  }
}
